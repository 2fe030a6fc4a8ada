"""What a report says its results are worth: 162 of TRF26, XXS of JaVaFo, BBW and the like of bbpPairings.

Systems that know other points than 1, ½ and 0 are told of them; for others they serve to check the points column.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.facets.reported import ChoicesTold, Points
from paircard.core.values.changing import dataclass as changing
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import mark
from paircard.core.values.points import WIN, format_decimal
from paircard.data.exchange.trf.field import POINTS, Field
from paircard.data.exchange.trf.records.player_read import Cell, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from paircard.core.values.colour import Colour
    from paircard.core.values.scale import Scale
    from paircard.data.exchange.trf.outgoing import Outgoing

SYMBOL = Field(mark("symbol"), 6, 6, every=9)
VALUE = Field(mark("points"), 7, 10, shape=POINTS, every=9)
VALUE_BBP = Field(mark("points"), 5, 8, shape=POINTS)
_STANDARD = {
    **dict.fromkeys(("WW", "BW", "FW", "FPB", "PAB"), 100),
    **dict.fromkeys(("WD", "BD", "HPB", "OPEN"), 50),
    **dict.fromkeys(("WL", "BL", "FL", "ZPB"), 0),
}
"""In hundredths of a point: records give no more than two decimals."""
_162: Mapping[str, tuple[str, ...]] = {
    "W": ("WW", "BW", "FW", "FPB"),
    "D": ("WD", "BD", "HPB"),
    "L": ("WL", "BL"),
    "A": ("ZPB", "FL"),
    "P": ("PAB",),
    "X": ("OPEN",),
}
_XXS: Mapping[str, tuple[str, ...]] = {
    **{code: (code,) for code in _STANDARD if code != "OPEN"},
    "W": ("WW", "BW", "FW", "FPB"),
    "D": ("WD", "BD", "HPB"),
}
BBP: Mapping[str, tuple[str, ...]] = {
    "BBW": ("WW", "BW", "FW", "FPB"),
    "BBD": ("WD", "BD", "HPB"),
    "BBL": ("WL", "BL"),
    "BBZ": ("ZPB",),
    "BBF": ("FL",),
    "BBU": ("PAB",),
}
CODES = frozenset({"162", "XXS", *BBP})
_NUMBER = r"([0-9]{1,3})(?:\.([0-9]{1,2}))?"


@dataclass(frozen=True)
class Worth:
    """What one record gives, value by value; going through them raises `BadRow` at what cannot be read."""

    values: Iterable[tuple[tuple[str, ...], int]]
    """Kinds of result, and the hundredths of a point that each of them gives."""
    lasts: bool = False
    """Whether it holds whatever other records say, before it or behind it."""


def read_162(_line: int, text: str) -> Worth:
    """Return the values of a record 162: a win means the bye too, unless that stands before it."""
    return Worth(_of_162(text))


def _of_162(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    bye_apart = False
    for place, symbol in enumerate(SYMBOL.each(text)):
        letter, value = symbol.of(text).upper(), VALUE.at(place)
        if letter not in _162:
            raise symbol.bad(letter, mark("found {found}, expected one of W D L A P X"))
        bye_apart |= letter == "P"
        kinds = (*_162[letter], "PAB") if letter == "W" and not bye_apart else _162[letter]
        yield kinds, hundredths_of(value, value.of(text))


def read_xxs(_line: int, text: str) -> Worth:
    """Return the values of a record XXS."""
    return Worth(_of_xxs(text))


def _of_xxs(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    for found in re.finditer(r"\S+", text[4:]):
        place = Field(mark("value"), found.start() + 5, found.end() + 4)
        code, _, value = found[0].upper().partition("=")
        if code not in _XXS:
            raise place.bad(found[0], mark("found {found}, expected a value like W=3 or PAB=1"))
        yield _XXS[code], hundredths_of(place, value)


def read_bbp(_line: int, text: str) -> Worth:
    """Return the one value of a record of bbpPairings."""
    return Worth((kinds, hundredths_of(VALUE_BBP, VALUE_BBP.of(text))) for kinds in (BBP[text[:3]],))


def hundredths_of(place: Field, value: str) -> int:
    """Return points as a record has them in hundredths of a point; raise `BadRow` for what is none."""
    if not (found := re.fullmatch(_NUMBER, value)):
        raise place.bad(value, mark("found {found}, expected points like 0.5"))
    whole, decimals = found.groups(default="")
    return 100 * int(whole) + int(decimals.ljust(2, "0"))


READERS = {"162": read_162, "XXS": read_xxs, **dict.fromkeys(BBP, read_bbp)}


@changing
class PointValues:
    """Points by kind of result; later records win."""

    values: dict[str, int] = field(default_factory=lambda: dict(_STANDARD))
    settled: set[str] = field(default_factory=set)
    """The kinds of which no later record says anything else."""
    open_told: bool = False
    """Whether a record says what a game without a result counts."""

    def take(self, worth: Worth) -> None:
        """Take over the values of a record, one by one; raise `BadRow` with the columns of what cannot be."""
        for kinds, hundredths in tuple(worth.values):
            self.settled.update(kinds if worth.lasts else ())
            told = kinds if worth.lasts else (each for each in kinds if each not in self.settled)
            self.values.update(dict.fromkeys(told, hundredths))
            self.open_told |= "OPEN" in kinds

    @property
    def reported(self) -> Points:
        """The values as a system is told of them; where White and Black differ, no system has them."""
        worth = self.values
        both = {"WW": "BW", "WD": "BD", "WL": "BL"}
        if any(worth[one] != worth[other] for one, other in both.items()):
            return Points(win=-1)
        return Points(
            *(worth[code] for code in ("WW", "WD", "WL", "PAB", "ZPB", "FL", "FW", "FPB", "HPB")),
        )

    def hundredths(self, cell: Cell) -> int:
        """Return what one round is worth, in hundredths of a point; a game without a result nothing."""
        if cell.kind is not _GAME:
            return self.values[_WITHOUT_GAME[cell.kind]]
        return self.values[_GAMES[cell.colour, cell.sign]] if cell.sign else 0

    def counted_open(self, cell: Cell) -> int:
        """Return the same where a game without a result counts as the report says of it: as a draw."""
        return self.values["OPEN"] if cell.kind is Kind.GAME and not cell.sign else self.hundredths(cell)


_GAME = Kind.GAME
_WITHOUT_GAME = {Kind.ABSENT: "ZPB", Kind.HALF_BYE: "HPB", Kind.BYE: "PAB", Kind.FULL_BYE: "FPB"}
_PLAYED = {"1": "W", "W": "W", "=": "D", "D": "D", "0": "L", "L": "L"}
_COLOURS: tuple[Colour | None, ...] = ("W", "B", None)
_GAMES: Mapping[tuple[Colour | None, str], str] = {
    **{(colour, sign): (colour or "W") + played for colour in _COLOURS for sign, played in _PLAYED.items()},
    **{(colour, sign): kind for colour in _COLOURS for sign, kind in (("+", "FW"), ("-", "FL"))},
}
"""By the colour and the sign of a game what it is called where points are told."""


# --- written ---------------------------------------------------------------------------------------------


def write_162(out: Outgoing) -> Iterator[str]:
    """Yield what results give where that is other than 1, ½ and 0, or another bye of the pairing, or not known yet."""
    yield from told_by_162(out.choices, any_open=out.any_open)


def told_by_162(told: ChoicesTold, *, any_open: bool = False) -> Iterator[str]:
    """Yield the record; with `any_open` it says what a game counts whose result is not known: always a draw (Q167).

    >>> from paircard.core.values.scale import Scale
    >>> list(told_by_162(ChoicesTold(Scale.of("3-1-0 H=½"), 1)))
    ['162  W 3.0    D 1.0    L 0.0    A 0.0    P 0.5']
    >>> list(told_by_162(ChoicesTold(bye=1))), list(told_by_162(ChoicesTold()))
    (['162  W 1.0    D 0.5    L 0.0    P 0.5'], [])
    >>> list(told_by_162(ChoicesTold(), any_open=True))
    ['162  X 0.5']
    """
    scale = told.scale
    games: dict[str, float] = {"W": scale.win, "D": scale.draw, "L": scale.loss}
    open_ = {"X": scale.draw} if any_open else {}
    if not scale.usual:
        yield _162_of({**games, "A": scale.absence, "P": told.bye, **open_})
    elif told.bye != WIN:
        yield _162_of({**games, "P": told.bye, **open_})
    elif open_:
        yield _162_of(open_)


def _162_of(values: Mapping[str, float]) -> str:
    return "162  " + "    ".join(f"{letter}{_written(points)}" for letter, points in values.items())


def _written(half_points: float) -> str:
    """Return points in four columns; what half a match gives may need two decimals."""
    return f"{half_points / 2:4.2f}" if half_points % 1 else f"{half_points / 2:4.1f}"


def write_xxs(out: Outgoing) -> Iterator[str]:
    """Yield what 162 has no letter for, but in a report of TRF26: that has 299 for it, which engines do not read."""
    if out.old or out.for_engine:
        yield from told_by_xxs(out.choices.scale)


def of_their_own(scale: Scale) -> dict[str, int]:
    """Return the half points of byes asked for and of forfeits where they do not follow from what games give."""
    follows = {
        "FW": (scale.forfeit_win, scale.win),
        "FL": (scale.forfeit_loss, scale.absence),
        "FPB": (scale.full_bye, scale.win),
        "HPB": (scale.half_bye, scale.draw),
    }
    return {code: points for code, (points, usual) in follows.items() if points != usual}


def told_by_xxs(scale: Scale) -> Iterator[str]:
    """Yield the record.

    >>> from paircard.core.values.scale import Scale
    >>> list(told_by_xxs(Scale.of("3-1-0 H=½"))), list(told_by_xxs(Scale.of("3-1-0")))
    (['XXS HPB=0.5'], [])
    """
    further = [f"{code}={format_decimal(points)}" for code, points in of_their_own(scale).items()]
    if further:
        yield f"XXS {' '.join(further)}"  # no words: a record
