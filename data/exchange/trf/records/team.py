"""A team with its members: record 013 of TRF16, 310 of TRF26."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_decimal
from paircard.core.values.text import clean
from paircard.data.exchange.import_report import Remark
from paircard.data.exchange.trf.field import NUMBER as FIGURES
from paircard.data.exchange.trf.field import PLAYER, POINTS, TEAM, Field, Line, misplaced

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from paircard.core.event.ids import ContestantId
    from paircard.core.event.team import Team
    from paircard.core.event.tournament import Tournament
    from paircard.data.exchange.trf.outgoing import Outgoing

NAME_013 = Field(mark("team"), 5, 36)
MEMBER_013 = Field(mark("player"), 37, 40, shape=PLAYER, every=5)
COLUMNS_013 = (NAME_013, MEMBER_013)

NO_NUMBER = mark("found {found}, expected the number of a team")
NUMBER = Field(mark("team"), 5, 7, shape=TEAM)
NAME = Field(mark("name"), 9, 40)
SHORT = Field(mark("nickname"), 42, 46)
STRENGTH = Field(mark("strength"), 48, 53, shape=FIGURES)
MATCH_POINTS = Field(mark("match points"), 55, 60, shape=POINTS)
GAME_POINTS = Field(mark("game points"), 62, 67, shape=POINTS)
RANK = Field(mark("rank"), 69, 71, shape=TEAM)
MEMBER = Field(mark("player"), 74, 77, shape=PLAYER, every=5)
COLUMNS_310 = (NUMBER, NAME, SHORT, STRENGTH, MATCH_POINTS, GAME_POINTS, RANK, MEMBER)


@dataclass(frozen=True, slots=True)
class TeamRecord:
    """One record 013 or 310."""

    line: int
    number: int
    """0 where none can be read, as in a record 013, which has none."""
    name: str
    short: str = ""
    members: Mapping[int, Field] = field(default_factory=dict)
    """Start numbers in the order of the boards, with the columns they stand in."""
    match_points: float | None = None
    game_points: float | None = None
    """As the record has them; None where it has nothing."""
    remarks: Sequence[Remark] = ()
    """What of it cannot be read."""
    number_found: str = ""
    """What stands in the place of the number."""


def read_013(line: int, text: str) -> TeamRecord:
    """Return the team of a record, as far as it can be read: what cannot be is told and left out."""
    members, doubts = _members(MEMBER_013, text)
    if not (name := _name(NAME_013, text)):
        doubts.insert(0, _nameless(NAME_013, text))
    return TeamRecord(line, 0, name, members=members, remarks=doubts)


def read_310(line: int, text: str) -> TeamRecord:
    """Return the team of a record, as far as it can be read: what cannot be is told and left out."""
    members, doubts = _members(MEMBER, text)
    doubts += misplaced((STRENGTH, MATCH_POINTS, GAME_POINTS, RANK), text)
    found, name = NUMBER.of(text), _name(NAME, text)
    number = int(found) if re.fullmatch(TEAM.pattern, found) else 0
    if not name:
        doubts.append(_nameless(NAME, text))
    points = (_points_read(MATCH_POINTS, text), _points_read(GAME_POINTS, text))
    return TeamRecord(line, number, name, clean(SHORT.of(text)), members, *points, doubts, found)


def _name(columns: Field, text: str) -> str:
    name = clean(columns.of(text))
    return name if any(character.isalnum() for character in name) else ""


def _nameless(columns: Field, text: str) -> Remark:
    return columns.bad(clean(columns.of(text)), mark("found {found}, expected a name")).remark


def _members(columns: Field, text: str) -> tuple[dict[int, Field], list[Remark]]:
    """Return the members with their columns, and what stands there and names nobody, or somebody once more."""
    members: dict[int, Field] = {}
    doubts = list(misplaced((columns,), text))
    for each in columns.each(text):
        found = each.of(text)
        number = int(found) if re.fullmatch(PLAYER.pattern, found) else 0
        if number in members:
            doubts.append(Remark(each.place, tr("player {number} stands in the team twice", number=number)))
        elif number:
            members[number] = each
    return members, doubts


def _points_read(columns: Field, text: str) -> float | None:
    return points_in(columns, text) if re.fullmatch(POINTS.pattern, columns.of(text)) else None


def number_in(columns: Field, text: str) -> int:
    """Return the number of a team; raise `BadRow` where there is none."""
    number = int(columns.of(text) or 0)
    if not number:
        raise columns.bad(columns.of(text), NO_NUMBER)
    return number


def points_in(columns: Field, text: str) -> float | None:
    """Return points that are in place; None where there are none."""
    return float(columns.of(text)) if columns.of(text) else None


# --- written ---------------------------------------------------------------------------------------------


def write_013(out: Outgoing) -> Iterator[str]:
    """Yield every team: in TRF16, and where players have teams beside an event of their own."""
    if out.old if out.of_teams else not out.for_engine:
        for _, team in _by_number(out.tournament):
            line = Line("013")
            line.put(NAME_013, out.style.spell(team.name), left=True)
            line.put_each(MEMBER_013, numbers_of(out.tournament, team.members))
            yield line.text


def write_310(out: Outgoing) -> Iterator[str]:
    """Yield every team of an event of teams."""
    if out.of_teams and not out.old:
        yield from (_record(out, id_, team) for id_, team in _by_number(out.tournament))


def _record(out: Outgoing, id_: ContestantId, team: Team) -> str:
    tournament, spell = out.tournament, out.style.spell
    scores = [line.match for line in out.scored.cards[id_].lines if line.match and not line.same_as]
    line = Line("310")
    line.put(NUMBER, tournament.numbers[id_])
    line.put(NAME, spell(team.name), left=True)
    line.put(SHORT, spell(team.short), left=True)
    line.put(STRENGTH, tournament.registrations[id_].entrant.rating or "")
    line.put(MATCH_POINTS, format_decimal(sum(each.match_points for each in scores)))
    line.put(GAME_POINTS, format_decimal(sum(each.game_points for each in scores)))
    line.put(RANK, out.places.get(id_) or "")
    line.put_each(MEMBER, numbers_of(tournament, team.members))
    return line.text


def _by_number(tournament: Tournament) -> list[tuple[ContestantId, Team]]:
    order = sorted(tournament.teams, key=lambda id_: (tournament.numbers.get(id_, 0), id_))
    return [(id_, tournament.teams[id_]) for id_ in order]


def numbers_of(tournament: Tournament, players: Sequence[ContestantId]) -> list[str]:
    """Return the numbers of people as they stand in the record of a team, 0000 for nobody."""
    cards = tournament.player_cards
    return [str(cards[each].number) if each in cards else "0000" for each in players]
