"""Record 001: one player, and what each round was for them."""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

from paircard.core.event.regulations import ROUNDS_READ
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark, tr
from paircard.data.exchange.entrant_fields import read_entrant
from paircard.data.exchange.import_report import BadRow, Remark
from paircard.data.exchange.text_lines import shown
from paircard.data.exchange.trf.records import player_columns as layout
from paircard.data.exchange.trf.records.player_columns import RoundFields, fields_of_round

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from paircard.core.event.entrant import Entrant
    from paircard.core.values.colour import Colour


class Kind(Enum):
    """What one round was for one player."""

    GAME = auto()
    ABSENT = auto()
    HALF_BYE = auto()
    BYE = auto()
    FULL_BYE = auto()
    """A whole point as well, but not by the pairing: on request, late entry, or as a league gives it."""

    __hash__ = object.__hash__  # there is one of each, and every round of everybody asks


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one player."""

    kind: Kind
    opponent: int = 0
    """Start number; 0 without one."""
    colour: Colour | None = None
    sign: str = ""
    """Of a game `1 = 0` played, `W D L` played and not rated, `+ -` by forfeit, empty while the result is missing; else
    `Z` for an absence that is written out, and `+ =` for points without an opponent as the edition of 2006 wrote
    them."""

    unknown: bool = False
    """Whether a sign says that there is no result yet; a blank may mean a game to come as well."""

    @property
    def half_points(self) -> int:
        """Half points for the round."""
        return _HALF_POINTS[self.sign] if self.kind is Kind.GAME else _WITHOUT_PLAY[self.kind]

    @property
    def written(self) -> bool:
        """Whether the record says anything of the round; a blank leaves open whether they will play."""
        return self != ABSENT


ABSENT = Cell(Kind.ABSENT)
UNREAD = Cell(Kind.ABSENT)
"""A round of which nothing can be read: like a blank it says nothing, so that the record of the opponent counts."""


@dataclass(frozen=True, slots=True)
class Player:
    """One record 001."""

    line: int
    number: int
    """0 where it cannot be read."""
    entrant: Entrant
    cells: tuple[Cell, ...] = ()
    half_points: int | None = None
    """As the points column says; None when it is blank."""
    columns: int = 0
    """Rounds that the record has room for, empty ones at its end counted."""
    remarks: tuple[Remark, ...] = ()
    birth_day: bool = False
    """Whether more than the year of birth is stated, and no whole date."""
    rank: int = 0
    """As the record says; 0 where it says none."""
    number_found: str = ""
    """What stands in the place of the start number."""

    @property
    def ranked(self) -> bool:
        """Whether the record says which place they have."""
        return bool(self.rank)

    def cell(self, number: int) -> Cell:
        """Return a round; beyond the end of their record they were absent."""
        return self.cells[number - 1] if number <= len(self.cells) else ABSENT


def read_player(line: int, text: str) -> Player:
    """Return the player a record describes; raise `BadRow` with the positions of what cannot be."""
    number = text[_NUMBER].strip()
    layout.need_aligned(text)
    entrant, remarks = _entrant(text)
    count = layout.rounds_in(text)
    if count > ROUNDS_READ:
        sentence = tr("found a round, expected {most} at most", most=ROUNDS_READ)
        raise BadRow(fields_of_round(count).opponent.place, sentence)
    cells, told = _rounds(text, count)
    columns = min(layout.columns_in(text), ROUNDS_READ)
    birth = "" if entrant.birth_date else layout.BIRTH.of(text)
    birth_day = bool(birth) and not birth.isdigit() and bool(re.search("[/.-](?!00)[0-9]", birth))
    rank = text[_RANK].strip()
    place = int(rank) if rank.isascii() and rank.isdigit() else 0
    points, doubts = _points(text)
    remarks += [*doubts, *told]
    readable = int(number) if number.isascii() and number.isdigit() and len(number) <= 4 else 0
    return Player(line, readable, entrant, cells, points, columns, tuple(remarks), birth_day, place, number)


def _entrant(text: str) -> tuple[Entrant, list[Remark]]:
    try:
        entrant, remarks = read_entrant(dict(zip(_ENTRANT, map(str.strip, _cells_of_entrant(text)), strict=True)))
    except BadRow as bad:
        raise BadRow(layout.NAME.place, bad.remark.sentence) from bad
    return entrant, [Remark(_ENTRANT[each.column].place, each.sentence) for each in remarks]


def _points(text: str) -> tuple[int | None, tuple[Remark, ...]]:
    """Return the points column, which only repeats what the rounds say; what cannot be read is told."""
    points = text[_POINTS].strip().replace(",", ".")
    half_points = _half_points(points)
    if points and half_points is None:
        return None, (layout.POINTS.bad(points, mark("found {found}, expected points like 3.5")).remark,)
    return half_points, ()


@lru_cache(maxsize=256)
def _half_points(points: str) -> int | None:
    return int(float(points) * 2) if re.fullmatch(r"[0-9]{1,2}(\.[05])?", points) else None


def _rounds(text: str, count: int) -> tuple[tuple[Cell, ...], Sequence[Remark]]:
    """Return what every round was, and what is to be told of it."""
    if (plain := _plain_cells(text, count)) is not None:
        return plain, ()
    cells, unread = _cells(text, count)
    fields = [fields_of_round(round_) for round_ in range(1, len(cells) + 1)]
    return cells, [*unread, *_doubtful_colours(fields, cells, text), *_without_result(fields, cells, text)]


def _plain_cells(text: str, count: int) -> tuple[Cell, ...] | None:
    """Return what every round was where there is nothing to be told of any, as of nearly all records; else None."""
    rounds = layout.rounds_of(text, count)
    if rounds is None:
        return None
    cells = tuple(map(_plain_cell, rounds))
    return cells if all(cells) else None  # type: ignore[return-value]  # a cell is true


@lru_cache(maxsize=1 << 15)
def _plain_cell(text: str) -> Cell | None:
    """Return what the fields of a round say where there is nothing to be told of them; many records say the same."""
    number = text[:4].strip()
    if not number.strip("0"):
        return _WITHOUT_OPPONENT.get(text[7].strip().upper()) if text[5].lower() in _COLOURS else None
    known = _PLAIN_GAMES.get(text[4:])
    if known is None or not (number.isascii() and number.isdigit()):
        return None
    return Cell(_GAME, int(number), *known)


def _cells(text: str, count: int) -> tuple[tuple[Cell, ...], list[Remark]]:
    """Return what every round was, and of which nothing can be read: those are blank, and told.

    Where a line is shifted, nothing behind that place is read.
    """
    cells: list[Cell] = []
    remarks: list[Remark] = []
    for number in range(1, count + 1):
        try:
            layout.need_aligned_round(text, number)
        except BadRow as bad:
            sentence = tr("{why}: no round is read from {round} on", why=bad.remark.sentence, round=number)
            return tuple(cells), [*remarks, Remark(bad.remark.column, sentence)]
        try:
            cells.append(_cell(fields_of_round(number), text))
        except BadRow as bad:
            remarks.append(Remark(bad.remark.column, tr("{why}: this round is not read", why=bad.remark.sentence)))
            cells.append(UNREAD)
    return tuple(cells), remarks


def _cell(fields: RoundFields, text: str) -> Cell:
    opponent = _opponent(fields, text)
    sign = fields.result.of(text).upper()
    if not opponent:
        if sign not in _WITHOUT_OPPONENT:
            sentence = mark("found {found}, expected one of U F H Z + = - or a blank, as there is no opponent")
            raise fields.result.bad(sign, sentence)
        return _WITHOUT_OPPONENT[sign]
    colour = _colour(fields, text)
    unknown = sign not in _HALF_POINTS
    sign = "" if unknown else sign
    return Cell(Kind.GAME, opponent, colour, sign, unknown)


def _without_result(fields: Sequence[RoundFields], cells: Sequence[Cell], text: str) -> Iterator[Remark]:
    """Say which signs are none of a result: `?` by which the edition tells it, and whatever others write (Q166)."""
    for place, cell in zip(fields, cells, strict=True):
        if cell.kind is Kind.GAME and not cell.sign and (sign := place.result.of(text)):
            yield Remark(place.result.place, tr("{sign} is read as a game without a result", sign=shown(sign)))


def _opponent(fields: RoundFields, text: str) -> int:
    opponent = fields.opponent.of(text)
    if opponent and not re.fullmatch("[0-9]{1,4}", opponent):
        raise fields.opponent.bad(opponent, mark("found {found}, expected a start number, 0000 or blanks"))
    return int(opponent or 0)


def _colour(fields: RoundFields, text: str) -> Colour | None:
    """Return the colour; None where it says none, or what is none, which is told."""
    match fields.colour.of(text).lower():
        case "w":
            return "W"
        case "b":
            return "B"
    return None


def _doubtful_colours(fields: Sequence[RoundFields], cells: Sequence[Cell], text: str) -> Iterator[Remark]:
    """Say which colours are none, and where one is missing of a game that was played: the opponent's then says it."""
    for place, cell in zip(fields, cells, strict=True):
        found = "" if cell is UNREAD else place.colour.of(text)
        if found.lower() not in ("", "w", "b", "-"):
            yield place.colour.bad(found, mark("found {found}, expected w, b or -")).remark
        elif cell.kind is Kind.GAME and cell.colour is None and cell.sign not in ("+", "-"):
            yield place.colour.bad("", mark("found {found}, expected w or b")).remark


_ENTRANT = {
    "name": layout.NAME,
    "sex": layout.SEX,
    "title": layout.TITLE,
    "rating": layout.RATING,
    "federation": layout.FEDERATION,
    "fide_id": layout.FIDE_ID,
    "birth": layout.BIRTH,
}
_cells_of_entrant = itemgetter(*(field.where for field in _ENTRANT.values()))
_NUMBER, _RANK, _POINTS = layout.NUMBER.where, layout.RANK.where, layout.POINTS.where
_WITHOUT_PLAY = {Kind.ABSENT: 0, Kind.HALF_BYE: 1, Kind.BYE: 2, Kind.FULL_BYE: 2}
_HALF_POINTS = {"1": 2, "+": 2, "W": 2, "=": 1, "D": 1, "0": 0, "-": 0, "L": 0, "": 0}
_COLOURS: Mapping[str, Colour | None] = {"w": "W", "b": "B", "-": None, " ": None}
_PLAIN_GAMES: Mapping[str, tuple[Colour | None, str]] = {
    f" {letter} {written or ' '}": (known, sign)
    for colour, known in _COLOURS.items()
    for sign in _HALF_POINTS
    if known or sign in ("+", "-")
    for letter in (colour, colour.upper())
    for written in (sign, sign.lower())
}
"""Colour and sign of a game as they stand in a record, where neither has to be told: what they are."""
_GAME = Kind.GAME
_ANNOUNCED = Cell(Kind.ABSENT, sign="Z")
_BYE = Cell(Kind.BYE)
_FULL = Cell(Kind.FULL_BYE)
_HALF = Cell(Kind.HALF_BYE)
# the edition of 2006 wrote byes as forfeits without an opponent
_WITHOUT_OPPONENT = {
    "": ABSENT, "*": ABSENT, "Z": _ANNOUNCED, "-": _ANNOUNCED,
    "U": _BYE, "+": Cell(Kind.BYE, sign="+"), "F": _FULL, "H": _HALF, "=": Cell(Kind.HALF_BYE, sign="="),
}  # fmt: skip
