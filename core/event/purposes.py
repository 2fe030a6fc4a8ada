"""What lots were drawn for, in words: the journal keeps what they are drawn with, which no language changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.announced_facts import LotsDrawn

_AFTER = r"after round (?P<round>[0-9]+):(?P<points>.*)"  # no words: patterns
_OF_GROUP = r"stage [0-9]+: numbers of group (?P<group>[0-9]+)"  # no words: a pattern
_OF_STAGE = r"stage [0-9]+: numbers of stage (?P<stage>[0-9]+)"  # no words: a pattern
_ADVANCING = r"stage [0-9]+: advancing from (?P<draw>.*)"  # no words: a pattern
_COLOURS = r"stage [0-9]+: colours of round (?P<round>[0-9]+), game (?P<game>[0-9]+)"  # no words: a pattern
_GAME_1 = r"stage [0-9]+: colours of series 0"  # no words: a pattern
_SERIES = r"stage [0-9]+: colours of series (?P<series>[0-9]+)"  # no words: a pattern
_WORDS: Mapping[str, str] = {
    r"A2": mark("the order of equals"),
    r"final:(?P<points>.*)": mark("equals with {points} points in the final table"),
    _AFTER: mark("equals with {points} points after round {round}"),
    r"stage [0-9]+: basket (?P<basket>[0-9]+)": mark("basket {basket}"),
    _OF_GROUP: mark("the start numbers of group {group}"),
    _OF_STAGE: mark("the start numbers of stage {stage}"),
    _GAME_1: mark("the choice of colour in game 1"),
    _SERIES: mark("the choice of colour in play-off {series}"),
    _COLOURS: mark("the colours of round {round}, game {game}"),
    _ADVANCING: mark("who goes on from {draw}"),
}
"""By what the journal keeps."""


def purpose_told(lots: LotsDrawn) -> str:
    """Say what lots were drawn for; who would draw them again from their seed needs it as it is drawn with, too."""
    for form, words in _WORDS.items():
        if found := re.fullmatch(form, lots.purpose):
            told = tr(words, **found.groupdict())
            return f"{told} ({lots.purpose})" if lots.seed else told
    return lots.purpose
