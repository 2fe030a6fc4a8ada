"""What a report says its results are worth: 162 of TRF26, XXS of JaVaFo, BBW and the like of bbpPairings.

Systems that know other points than 1, ½ and 0 are told of them; for others they serve to check the points column.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from core.systems.reported import Points
from core.values.language import mark
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.lines.player_read import Cell, Kind

_STANDARD = {
    **dict.fromkeys(("WW", "BW", "FW", "FPB", "PAB"), 100),
    **dict.fromkeys(("WD", "BD", "HPB"), 50),
    **dict.fromkeys(("WL", "BL", "FL", "ZPB"), 0),
}
"""In hundredths of a point: records give no more than two decimals."""
_162: Mapping[str, tuple[str, ...]] = {
    "W": ("WW", "BW", "FW", "FPB"),
    "D": ("WD", "BD", "HPB"),
    "L": ("WL", "BL"),
    "A": ("ZPB", "FL"),
    "P": ("PAB",),
    "X": (),
}
_XXS: Mapping[str, tuple[str, ...]] = {
    **{code: (code,) for code in _STANDARD},
    "W": ("WW", "BW", "FW", "FPB"),
    "D": ("WD", "BD", "HPB"),
}
_BBP: Mapping[str, tuple[str, ...]] = {
    "BBW": ("WW", "BW", "FW", "FPB"),
    "BBD": ("WD", "BD", "HPB"),
    "BBL": ("WL", "BL"),
    "BBZ": ("ZPB",),
    "BBF": ("FL",),
    "BBU": ("PAB",),
}
CODES = frozenset({"162", "XXS", *_BBP})
_NUMBER = r"([0-9]{1,3})(?:\.([0-9]{1,2}))?"


@dataclass
class PointValues:
    """Points by kind of result; later records win."""

    values: dict[str, int] = field(default_factory=lambda: dict(_STANDARD))

    def take(self, text: str) -> None:
        """Read one record; raise `BadRow` with the columns of what cannot be."""
        match text[:3]:
            case "162":
                self._take_162(text)
            case "XXS":
                self._take_xxs(text)
            case code:
                self._set(_BBP[code], Field(mark("points"), 5, 8), text[4:8].strip())

    def _take_162(self, text: str) -> None:
        w_and_bye_apart = False
        for start in range(6, len(text.rstrip()) + 1, 9):
            symbol, value = Field(mark("symbol"), start, start), Field(mark("points"), start + 1, start + 4)
            letter = symbol.of(text).upper()
            if letter not in _162:
                raise symbol.bad(letter, mark("found {found}, expected one of W D L A P X"))
            self._set(_162[letter], value, value.of(text))
            w_and_bye_apart |= letter == "P"
            if letter == "W" and not w_and_bye_apart:
                self.values["PAB"] = self.values["WW"]

    def _take_xxs(self, text: str) -> None:
        for found in re.finditer(r"\S+", text[4:]):
            place = Field(mark("value"), found.start() + 5, found.end() + 4)
            code, _, value = found[0].upper().partition("=")
            if code not in _XXS:
                raise place.bad(found[0], mark("found {found}, expected a value like W=3 or PAB=1"))
            self._set(_XXS[code], place, value)

    def _set(self, kinds: tuple[str, ...], place: Field, value: str) -> None:
        if not (found := re.fullmatch(_NUMBER, value)):
            raise place.bad(value, mark("found {found}, expected points like 0.5"))
        whole, decimals = found.groups(default="")
        self.values.update(dict.fromkeys(kinds, 100 * int(whole) + int(decimals.ljust(2, "0"))))

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
        """Return what one round is worth, in hundredths of a point."""
        return self.values[_kind_of(cell)] if cell.kind is not Kind.GAME or cell.sign else 0


def _kind_of(cell: Cell) -> str:
    match cell.kind:
        case Kind.ABSENT:
            return "ZPB"
        case Kind.HALF_BYE:
            return "HPB"
        case Kind.BYE:
            return "PAB"
        case Kind.FULL_BYE:
            return "FPB"
    if cell.sign in ("+", "-"):
        return "FW" if cell.sign == "+" else "FL"
    return (cell.colour or "W") + {"1": "W", "=": "D", "0": "L"}[cell.sign]
