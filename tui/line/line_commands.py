"""The few words that line mode has besides the commands of the screens: what eyes do on a screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.errors import Refusal
from core.language import tr
from tui.command import PairedCommand, ScreenCommand
from tui.line.keys import RESULT_KEYS

if TYPE_CHECKING:
    from tui.line.places.base import LinePresenter
    from tui.line.places.pairings import LinePairings


class OwnWord(ScreenCommand):
    """A command without a key, that only line mode has."""

    key = ""


class List(OwnWord):
    """Tell all that is here, one fact a line."""

    label = "list"

    def run(self, place: LinePresenter) -> None:
        """Tell it."""
        place.program.follow_others()
        place.tell(place.program.banner, place.summary(), *place.lines())


class Where(OwnWord):
    """Tell what is chosen and where one is; an empty line does the same."""

    label = "where"

    def run(self, place: LinePresenter) -> None:
        """Tell it."""
        place.program.follow_others()
        place.tell(place.program.banner, *place.here(), place.summary())


class Results(OwnWord, PairedCommand):
    """Write several results, from the chosen board on: the keys of the screen one after the other, such as 1 5 0."""

    label = "results"
    takes = "KEYS"

    def run(self, place: LinePairings) -> None:
        """Write them; the first one that does not simply go in ends it."""
        typed = place.program.answers.take_all()
        keys = typed.replace(" ", "")
        if not keys or (wrong := re.sub(f"[{re.escape(''.join(RESULT_KEYS))}]", "", keys)):
            wrong = wrong if keys else tr("Nothing")
            raise Refusal(tr("{typed} is not a result: type keys such as 1 5 0 + - x a.", typed=wrong))
        for index, key in enumerate(keys):
            if not place.enter(RESULT_KEYS[key]):
                if rest := keys[index + 1 :]:
                    place.say(tr("Not written: {keys}", keys=" ".join(rest)), bad=True)
                return
