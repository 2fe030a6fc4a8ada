"""The table of a team (B.VI B3): what each member scored in every round, and the team as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import NOBODY, ContestantId, TeamId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.tiebreaks.methods.performance import performance
from paircard.core.tiebreaks.methods.ratings import RatedGame
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import WIN

_COUNTED = frozenset({Kind.PLAYED, Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS, Kind.ADJOURNED})


@dataclass(frozen=True, slots=True)
class MemberRow:
    """One member over all rounds."""

    place: int
    """In the order of the boards, 1 the first."""
    card: PairingCard
    by_round: Mapping[int, tuple[CardLine, ...]]
    points: int
    """Half points."""
    games: int
    """Those that count, forfeits too."""
    performance: int | None
    """By the games played against rated opponents; None where there is none."""

    @property
    def percentage(self) -> int | None:
        """Points of the games that count, in whole per cent, halves up; None without a game."""
        return percentage_of(self.points, self.games)


def percentage_of(half_points: int, games: int) -> int | None:
    """Return points in whole per cent of games, halves up; None without a game.

    >>> percentage_of(3, 2), percentage_of(1, 3), percentage_of(0, 0)
    (75, 17, None)
    """
    return (200 * half_points + WIN * games) // (2 * WIN * games) if games else None


def member_rows(tournament: Tournament, team: TeamId, after: int) -> Iterator[MemberRow]:
    """Yield the members of a team in the order of the boards, up to a round; who has left it and played behind them."""
    members = tournament.teams[team].members
    for place, id_ in enumerate((*members, *_former(tournament, team)), start=1):
        card = tournament.player_cards[id_].until(after)
        counted = [line for line in card.lines if line.kind in _COUNTED]
        yield MemberRow(
            place,
            card,
            card.by_round,
            sum(line.half_points for line in counted),
            len(counted),
            performance_of(tournament, card.lines),
        )


def _former(tournament: Tournament, team: TeamId) -> Sequence[ContestantId]:
    """Return who has played for a team and is not in it any more."""
    handed = (each for round_ in tournament.rounds for (whose, _), each in round_.handed.items() if whose == team)
    played = {id_ for players in handed for id_ in players}
    return sorted(played - {NOBODY, *tournament.teams[team].members})


def performance_of(tournament: Tournament, lines: Sequence[CardLine]) -> int | None:
    """Return the performance in games played against rated opponents, None where there is none."""
    ratings = {id_: each.rating for id_, each in tournament.players.items()}
    games = [
        RatedGame(line, ratings[line.opponent], line.half_points, announced=False)
        for line in lines
        if line.kind is Kind.PLAYED and line.opponent and ratings[line.opponent]
    ]
    return performance(games) if games else None


def team_total(tournament: Tournament, team: TeamId, number: int) -> int | None:
    """Return the half points of a team's games in a round; None where it has no match that has begun and counts."""
    round_: Round = tournament.rounds[number - 1]
    match = round_.match_of(team)
    return match.game_points(team) if match and match.begun and not match.annulled else None
