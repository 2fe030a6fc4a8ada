"""Who can still win: how far everybody is behind the leader, and how much a round can still give."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.values.frozen import dataclass
from paircard.core.values.scale import Scale

_OPEN = frozenset({Kind.OPEN, Kind.ADJOURNED})


@dataclass(frozen=True, slots=True)
class Chances:
    """What is still open after a round."""

    best: int
    """Half points of who leads."""
    leaders: int
    """So many have them, and their games count."""
    in_reach: frozenset[ContestantId]
    """Who can still have as many points as the leader has now, by winning all that is left."""
    beaten: tuple[StandingRow, ...]
    """The rows at the end of the table of whom nobody can; none while the leader has nothing yet."""


def in_reach(points: Mapping[ContestantId, int], more: Mapping[ContestantId, int]) -> frozenset[ContestantId]:
    """Return who can still have the points of the best, given what everybody can get at most.

    Who leads may lose everything that is left, and never has fewer points than now.
    """
    best = max(points.values(), default=0)
    return frozenset(id_ for id_, each in points.items() if each + more[id_] >= best)


def chances(tournament: Tournament, table: Standings) -> Chances | None:
    """Return what is still open after the round of a table of everybody.

    None before round 1, once all is played, and where points do not make the order or are not those of games.
    """
    if not is_open(tournament, table):
        return None
    points = {row.card.id: row.points for row in table.rows}
    more = still_to_win(tournament, table)
    best = max(points.values())
    lost = {id_ for id_, each in tournament.registrations.items() if each.annulled or each.gone}
    reach = in_reach(points, more) - lost
    beaten = tuple(takewhile(lambda row: row.card.id not in reach, reversed(table.rows)))[::-1] if best else ()
    leaders = sum(each == best and not tournament.registrations[id_].annulled for id_, each in points.items())
    return Chances(best, leaders, reach, beaten)


def still_to_win(tournament: Tournament, table: Standings) -> Mapping[ContestantId, int]:
    """Return how many half points everybody in a table of everybody can still get at most."""
    each_gives, games = _most(tournament.scale), _games(tournament)
    return {row.card.id: each_gives * _left(tournament, row, games) for row in table.rows}


def is_open(tournament: Tournament, table: Standings) -> bool:
    """Whether points make the order of this table, and there are still some to be had."""
    system, after = system_of(tournament), table.after
    if system.score or system.ends_early or system.display or not after or not table.rows:
        return False
    return system.reached(tournament, after) is None and (after < tournament.planned or table.provisional)


def behind(table: Standings, row: StandingRow) -> int:
    """Return by how many half points somebody is behind the first of a table."""
    return max(0, max(each.points for each in table.rows) - row.points)


def _left(tournament: Tournament, row: StandingRow, games: int) -> int:
    """Return what can still give somebody points: games without a result, and those of rounds they have not left."""
    registration = tournament.registrations[row.card.id]
    to_come = range(row.card.last_round + 1, tournament.planned + 1)
    rounds = sum(not registration.withdrawn(number) for number in to_come)
    waiting = sum(line.kind in _OPEN for line in row.card.lines)
    return waiting + rounds * games


def _most(scale: Scale) -> int:
    """Return the most that a game or a round without one gives."""
    return max(scale.win, scale.bye, scale.full_bye, scale.half_bye, scale.forfeit_win, scale.absence)


def _games(tournament: Tournament) -> int:
    """Return how many games a round has at most for a player."""
    if tournament.of_teams or tournament.match_of_two is not None:
        return 1  # a match
    return max((board.game for round_ in tournament.rounds for board in round_.boards), default=1)
