"""What each record of teams says; `BadRow` with the columns of what cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field

from core.event.limits import MOST_BOARDS
from core.event.regulations import ROUNDS_READ
from core.values.frozen import dataclass
from core.values.language import mark, tr
from core.values.text import clean
from data.exchange.import_report import BadRow
from data.exchange.trf.lines import team_columns as layout
from data.exchange.trf.lines.player_columns import Field
from data.exchange.trf.misplaced import misplaced

CODES = frozenset({"013", "300", "310", "320", "330", "352", "362"})
"""The records of teams that are read; 801 and 802 only repeat them for people."""
INFORMATIVE = frozenset({"801", "802"})
STANDARD_362: Mapping[str, float] = {"TW": 2, "TD": 1, "TL": 0}


@dataclass(frozen=True, slots=True)
class TeamRecord:
    """One record 013 or 310."""

    line: int
    number: int
    name: str
    short: str = ""
    members: Mapping[int, Field] = field(default_factory=dict)
    """Start numbers in the order of the boards, with the columns they stand in."""
    match_points: float | None = None
    game_points: float | None = None
    """As the record has them; None where it has nothing."""


@dataclass(frozen=True, slots=True)
class LineUpRecord:
    """One record 300."""

    line: int
    round: int
    team: int
    opponent: int
    players: tuple[int, ...]
    """Start numbers by board, 0 for nobody."""


@dataclass(frozen=True, slots=True)
class ForfeitRecord:
    """One record 330: a match that was not played."""

    line: int
    sign: str
    """`+-`, `-+` or `--`."""
    round: int
    white: int
    black: int


@dataclass(frozen=True, slots=True)
class ByeRecord:
    """One team of the record 320 with its round."""

    line: int
    field: Field
    round: int
    team: int
    game_points: float
    match_points: float | None = None


def read_team(line: int, text: str, place: int) -> TeamRecord:
    """Return the team of a record; `place` is its number where the record has none (013)."""
    need_in_place(text)
    code = text[:3]
    columns = layout.name_field(text)
    name = clean(columns.of(text))
    if not any(character.isalnum() for character in name):
        raise columns.bad(name, mark("found {found}, expected a name"))
    members: dict[int, Field] = {}
    for at in range(layout.places_in(code, text)):
        columns = layout.player_field(code, at)
        number = int(columns.of(text) or 0)
        if number in members:
            raise BadRow(columns.place, tr("player {number} stands in the team twice", number=number))
        if number:
            members[number] = columns
    if code == "013":
        return TeamRecord(line, place, name, members=members)
    number = _number(layout.NUMBER, text)
    points = (_points(layout.MATCH_POINTS, text), _points(layout.GAME_POINTS, text))
    return TeamRecord(line, number, name, clean(layout.SHORT.of(text)), members, *points)


def read_line_up(line: int, text: str) -> LineUpRecord:
    """Return the line-up of a record 300."""
    need_in_place(text)
    count = layout.places_in("300", text)
    if count > MOST_BOARDS:
        place = layout.player_field("300", MOST_BOARDS).place
        raise BadRow(place, tr("found {count} boards, expected {most} at most", count=count, most=MOST_BOARDS))
    players = tuple(int(layout.player_field("300", at).of(text) or 0) for at in range(count))
    for at, number in enumerate(players):
        if number and number in players[:at]:
            place = layout.player_field("300", at).place
            raise BadRow(place, tr("player {number} stands on two boards", number=number))
    team, opponent = _number(layout.LINE_UP_TEAM, text), _number(layout.LINE_UP_OPPONENT, text)
    return LineUpRecord(line, _round(layout.LINE_UP_ROUND, text), team, opponent, players)


def read_forfeit(line: int, text: str) -> ForfeitRecord:
    """Return the match of a record 330."""
    need_in_place(text)
    sign = layout.FORFEIT.of(text)
    if not sign:
        raise layout.FORFEIT.bad(sign, mark("found {found}, expected +-, -+ or --"))
    white, black = _number(layout.FORFEIT_WHITE, text), _number(layout.FORFEIT_BLACK, text)
    return ForfeitRecord(line, sign, _round(layout.FORFEIT_ROUND, text), white, black)


def read_byes_of_teams(line: int, text: str) -> tuple[ByeRecord, ...]:
    """Return the teams of a record 320 with their rounds."""
    need_in_place(text)
    games, matches = _points(layout.BYE_GAME_POINTS, text) or 0, _points(layout.BYE_MATCH_POINTS, text)
    found: list[ByeRecord] = []
    for round_ in range(1, ROUNDS_READ + 1):
        columns = layout.bye_field(round_)
        if columns.first > len(text):
            break
        if number := int(columns.of(text) or 0):
            found.append(ByeRecord(line, columns, round_, number, games, matches))
    return tuple(found)


def read_colours(text: str) -> str:
    """Return the colours of the boards of a record 352, of the team with White on the first board."""
    colours = text[4:].strip().upper()
    if not re.fullmatch(f"[WB]{{1,{MOST_BOARDS}}}", colours):
        raise layout.COLOURS.bad(colours, mark("found {found}, expected a letter W or B a board"))
    return colours


def other_match_points(text: str) -> str:
    """Return what a record 362 says that matches give, where that is other than 2, 1 and 0.

    >>> other_match_points("362 TW 3.0   TD 1.0   TL 0.0"), other_match_points("362 TW 2.0   TD 1.0")
    ('3-1-0', '')
    """
    told = match_points(text)
    return "" if told == STANDARD_362 else "-".join(f"{told[symbol]:g}" for symbol in STANDARD_362)


def match_points(text: str) -> Mapping[str, float]:
    """Return what a record 362 says that a match won, drawn and lost gives.

    >>> match_points("362 TW 3.0"), match_points("")
    ({'TW': 3.0, 'TD': 1, 'TL': 0}, {'TW': 2, 'TD': 1, 'TL': 0})
    """
    found = re.findall(r"(T[WDL]) *([0-9]+(?:\.[0-9]+)?)", text[4:].upper())
    return {**STANDARD_362, **{symbol: float(value) for symbol, value in found}}


def need_in_place(text: str) -> None:
    """Refuse a record with anything where it should have something else."""
    for remark in misplaced(text):
        raise BadRow(remark.column, remark.sentence)


def _number(columns: Field, text: str) -> int:
    number = int(columns.of(text) or 0)
    if not number:
        raise columns.bad(columns.of(text), mark("found {found}, expected the number of a team"))
    return number


def _round(columns: Field, text: str) -> int:
    number = int(columns.of(text) or 0)
    if not 1 <= number <= ROUNDS_READ:
        found = mark("found {found}, expected a round from 1 to {most}")
        raise columns.bad(columns.of(text), found, most=ROUNDS_READ)
    return number


def _points(columns: Field, text: str) -> float | None:
    return float(columns.of(text)) if columns.of(text) else None
