"""A round of an event paired by its ranking: what rounds, laws and words ask alike."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from paircard.core.event.ids import ContestantId
from paircard.core.systems.keizer.meeting import meetings_of
from paircard.core.systems.keizer.options import options_of
from paircard.core.systems.keizer.pairing import Evening, paired
from paircard.core.systems.keizer.ranking import Ranking, rankings
from paircard.core.systems.keizer.season import season_of

if TYPE_CHECKING:
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament

_MADE: WeakKeyDictionary[Tournament, tuple[Ranking, ...]] = WeakKeyDictionary()
"""The rankings of each state of an event that somebody has, as long as they have it."""


def ranking_after(tournament: Tournament, number: int) -> Ranking:
    """Return the ranking after a round, 0 before the first; it pairs the next."""
    return rankings_of(tournament)[number]


def rankings_of(tournament: Tournament) -> tuple[Ranking, ...]:
    """Return the ranking before round 1 and after every round, worked out once: all that is shown asks for it."""
    made = _MADE.get(tournament)
    if made is None:
        made = _MADE[tournament] = rankings(season_of(tournament), options_of(tournament))
    return made


def next_evening(tournament: Tournament) -> Evening | None:
    """Return how the next round is paired; None where somebody would have to meet more often than announced."""
    standing = ranking_after(tournament, len(tournament.rounds)).order
    present = set(tournament.to_pair)
    joining = sorted(present - set(standing), key=tournament.numbers.__getitem__)
    order = [*(id_ for id_ in standing if id_ in present), *joining]
    number = tournament.next_round
    met = meetings_of(tournament, number)
    return paired(order, lambda id_: byes_of(tournament, id_), met, number, options_of(tournament))


def byes_of(tournament: Tournament, id_: ContestantId) -> int:
    """Return how many byes of the pairing somebody has had."""
    return sum(round_.bye == id_ for round_ in tournament.rounds)


def apart_in(tournament: Tournament, round_: Round) -> int:
    """Return how many rounds lie between the two meetings that are nearest in a round that is made."""
    met = meetings_of(tournament, round_.number)
    since = [
        round_.number - met[pair].rounds[-1] for board in round_.boards if (pair := frozenset(board.players)) in met
    ]
    return min(since, default=options_of(tournament).apart + 1) - 1
