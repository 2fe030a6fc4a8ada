"""The few words that line mode has besides the commands of the screens: what eyes do on a screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.board import Board
from core.event.journal_queries import written_by
from core.facets.system import system_of
from core.values.errors import Refusal
from core.values.language import listed, tr, trn
from tui.commands.command import PairedCommand, ScreenCommand
from tui.dialogs.ask import Confirm
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
        place.tell(place.program.banner, *place.here(), place.summary(), *_outside_fide_mode(place))


def _outside_fide_mode(place: LinePresenter) -> Iterator[str]:
    """Say that the event is not in FIDE mode, where its rules know it."""
    tournament = place.tournament
    if tournament is not None and system_of(tournament).outside_fide_mode(tournament):
        yield tr("The event is not in FIDE mode.")


class Results(OwnWord, PairedCommand):
    """Write several results, from the chosen board on: the keys of the screen one after the other, such as 1 5 0.

    Where that would change results that stand there, it asks before it writes any.
    """

    label = "results"
    takes = "KEYS; y to write over results"

    async def run(self, place: LinePairings) -> None:
        """Write them; the first one that does not simply go in ends it."""
        typed = place.program.answers.next() or ""
        keys = typed.replace(" ", "")
        if not keys or (wrong := re.sub(f"[{re.escape(''.join(RESULT_KEYS))}]", "", keys)):
            wrong = wrong if keys else tr("Nothing")
            raise Refusal(tr("{typed} is not a result: type keys such as 1 5 0 + - x a.", typed=wrong))
        if not await _may_write_over(place, keys):
            return
        for index, key in enumerate(keys):
            if not place.enter(RESULT_KEYS[key]):
                if rest := keys[index + 1 :]:
                    place.say(tr("Not written: {keys}", keys=" ".join(rest)), bad=True)
                return


async def _may_write_over(place: LinePairings, keys: str) -> bool:
    """Ask before a line writes over results typed here: its keys may have begun at the wrong board."""
    changed = list(_changed(place, keys))
    if not changed:
        return True
    called = listed([place.place_of(board) for board in changed])
    title = trn("Board {boards} has a result", "Boards {boards} have results", len(changed), boards=called)
    text = "\n".join(
        tr("Board {board}: {what}", board=place.place_of(board), what=place.said(board, board.result))
        for board in changed
        if board.result is not None
    )
    return await place.program.ask(Confirm(title, text, yes=tr("write over them"))) is not None


def _changed(place: LinePairings, keys: str) -> Iterator[Board]:
    """Yield the boards with another result than is meant; what another arbiter wrote is asked about board by board."""
    round_, first, program = place.round, place.board, place.program
    if round_ is None or first is None or place.comparing or place.missing_only or place.at_end:
        return
    later = [board for board in round_.boards[first.number - 1 :] if not board.same_as]
    for board, key in zip(later, keys, strict=False):
        if board.result in (None, board.as_listed(RESULT_KEYS[key])):
            continue
        entry = written_by(program.need_tournament(), round_.number, board.number)
        if entry is None or entry.arbiter == program.arbiter:
            yield board
