"""Where the records that have no place in an event keep what, so that a shifted line is told all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from core.values.frozen import dataclass
from core.values.language import mark
from data.exchange.import_report import Remark
from data.exchange.trf.lines.player_columns import Field

_POINTS = r"-?[0-9]{1,3}(\.[0-9]{1,2})?", mark("found {found}, expected points like 0.5")
_ROUND = "[0-9]{1,3}", mark("found {found}, expected a round")
_PLAYER = "[0-9]{1,4}", mark("found {found}, expected a start number")
_TEAM = "[0-9]{1,3}", mark("found {found}, expected the number of a team")
_DATE = "[0-9]{2}/[0-9]{2}/[0-9]{2}", mark("found {found}, expected a date like 26/05/02")
_FORFEIT = r"\+-|-\+|--", mark("found {found}, expected +-, -+ or --")
_KIND = "[A-Za-z]", mark("found {found}, expected a letter")
_NUMBER = r"[0-9]{1,5}(\.[0-9]+)?", mark("found {found}, expected a number")
_ANYTHING = ".*", ""
_Shape = tuple[str, str]
"""What fits, compiled with the first such field, and the marked sentence about what does not."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One field of a record, or one that goes on to the end of the line."""

    what: str
    first: int
    last: int
    shape: _Shape
    every: int = 0
    """Columns from one to the next of a field that goes on to the end of the line; 0 for one that stands once."""

    def fields(self, length: int) -> Iterator[Field]:
        starts = range(self.first, length + 1, self.every) if self.every else (self.first,)
        yield from (Field(self.what, start, start + self.last - self.first) for start in starts)


_SPAN = _Part(mark("first round"), 5, 7, _ROUND), _Part(mark("last round"), 9, 11, _ROUND)
_PARTS: Mapping[str, tuple[_Part, ...]] = {
    "013": (_Part(mark("team"), 5, 36, _ANYTHING), _Part(mark("player"), 37, 40, _PLAYER, 5)),
    "132": (_Part(mark("date"), 92, 99, _DATE, 10),),
    "250": (
        _Part(mark("match points"), 5, 8, _POINTS), _Part(mark("points"), 10, 13, _POINTS),
        _Part(mark("first round"), 15, 17, _ROUND), _Part(mark("last round"), 19, 21, _ROUND),
        _Part(mark("first player"), 23, 26, _PLAYER), _Part(mark("last player"), 28, 31, _PLAYER),
    ),
    "260": (*_SPAN, _Part(mark("player"), 13, 16, _PLAYER, 5)),
    "299": (
        _Part(mark("kind"), 5, 5, _KIND), _Part(mark("match points"), 8, 11, _POINTS),
        _Part(mark("points"), 14, 17, _POINTS), _Part(mark("round"), 20, 22, _ROUND),
        _Part(mark("player"), 24, 27, _PLAYER, 5),
    ),
    "300": (
        _Part(mark("round"), 5, 7, _ROUND), _Part(mark("team"), 9, 11, _TEAM), _Part(mark("opponent"), 13, 15, _TEAM),
        _Part(mark("player"), 17, 20, _PLAYER, 5),
    ),
    "310": (
        _Part(mark("team"), 5, 7, _TEAM), _Part(mark("name"), 9, 40, _ANYTHING),
        _Part(mark("nickname"), 42, 46, _ANYTHING), _Part(mark("strength"), 48, 53, _NUMBER),
        _Part(mark("match points"), 55, 60, _POINTS), _Part(mark("game points"), 62, 67, _POINTS),
        _Part(mark("rank"), 69, 71, _TEAM), _Part(mark("player"), 74, 77, _PLAYER, 5),
    ),
    "320": (
        _Part(mark("match points"), 5, 8, _POINTS), _Part(mark("game points"), 10, 13, _POINTS),
        _Part(mark("team"), 15, 17, _TEAM, 4),
    ),
    "330": (
        _Part(mark("forfeit"), 5, 6, _FORFEIT), _Part(mark("round"), 8, 10, _ROUND),
        _Part(mark("White team"), 12, 14, _TEAM), _Part(mark("Black team"), 16, 18, _TEAM),
    ),
    "XXA": (_Part(mark("start number"), 5, 8, _PLAYER), _Part(mark("points"), 10, 13, _POINTS, 5)),
}  # fmt: skip


def misplaced(text: str) -> Iterator[Remark]:
    """Yield what stands where its record should have something else; nothing for records without a known layout.

    >>> [str(each) for each in misplaced("260   1   9   x1    3")]
    ['columns 13-16 (player): found x1, expected a start number']
    """
    length = len(text.rstrip())
    for part in _PARTS.get(text[:3], ()):
        pattern, sentence = part.shape
        for field in part.fields(length):
            value = field.of(text)
            if value and not re.fullmatch(pattern, value):
                yield field.bad(value, sentence).remark
