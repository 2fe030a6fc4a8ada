"""Club seasons by Keizer of a few players with one letter each."""

from __future__ import annotations

from fractions import Fraction

from paircard.core.commands import Command, CreateTournament, EnterResult, PairRound, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.own_points import SIXTHS
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.tables.standings import standings
from tests.support.round_robins import did

TOP_OF_EXAMPLE = 6
A, B, C, D = map(ContestantId, range(1, 5))


def club(names: str, options: KeizerOptions, *commands: Command, half_points: bool = True) -> Tournament:
    """A season of players with one letter each, the first the strongest."""
    entrants = tuple(Entrant.of(name, rating=2000 - 10 * at) for at, name in enumerate(names))
    regulations = Regulations(
        rounds=9,
        system="keizer",
        tie_breaks=SYSTEMS["keizer"].tie_breaks,
        options=options,
        half_point_byes=half_points,
    )
    return did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("Club"), regulations),
        RegisterEntrants(entrants),
        *commands,
    )


def pairs_of(tournament: Tournament, number: int) -> list[str]:
    """The pairs of a round by their letters, White first, board 1 first."""
    boards = tournament.rounds[number - 1].boards
    return ["-".join(map(tournament.name_of, board.players)) for board in boards]


def points_of(tournament: Tournament) -> dict[str, Fraction]:
    """Keizer points by letter, the first place first."""
    rows = standings(tournament).rows
    return {row.card.entrant.name: Fraction(row.figures[0].value or 0) / SIXTHS for row in rows}


def example(*further: Command) -> Tournament:
    """Rules KE, example: A B C D, top 6, A loses to B, C beats D."""
    opening = (PairRound(), EnterResult(1, 1, Result.BLACK), EnterResult(1, 2, Result.BLACK))
    return club("ABCD", KeizerOptions(top=TOP_OF_EXAMPLE), *opening, *further)
