"""Monrad: neighbours meet, nobody twice, no third equal colour where there is another way."""

from __future__ import annotations

from paircard.core.commands import Command, CreateTournament, EnterResult, PairRound, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.systems.monrad.words import pair_lines
from paircard.core.values.cited import texts_of
from tests.support.round_robins import did


def club(names: str, *commands: Command, options: MonradOptions | None = None) -> Tournament:
    """An event of players with one letter each, the first with number 1."""
    entrants = tuple(Entrant.of(name, rating=2000 - 10 * at) for at, name in enumerate(names))
    regulations = Regulations(
        rounds=7, system="monrad", tie_breaks=("BH@c07-2026",), options=options or MonradOptions()
    )
    opening = (CreateTournament(Details("Club"), regulations), RegisterEntrants(entrants))
    return did(Tournament.beginning(SYSTEMS), *opening, *commands)


def results(number: int, *typed: Result) -> list[Command]:
    """The results of a round, board 1 first."""
    return [EnterResult(number, board, result) for board, result in enumerate(typed, start=1)]


def pairs_of(tournament: Tournament, number: int) -> list[str]:
    """The pairs of a round by their letters, White first, board 1 first."""
    return ["-".join(map(tournament.name_of, board.players)) for board in tournament.rounds[number - 1].boards]


def test_round_1() -> None:
    """2 has White against 1, 4 against 3; of an odd number the largest has the bye (MO)."""
    event = club("ABCDE", PairRound())
    assert pairs_of(event, 1) == ["B-A", "D-C"]
    assert event.rounds[0].bye == ContestantId(5)


def test_the_nordic_form_begins_with_halves() -> None:
    assert pairs_of(club("ABCDEF", PairRound(), options=MonradOptions("halves")), 1) == ["D-A", "E-B", "F-C"]


def test_by_points_then_by_number_the_next_one_not_met() -> None:
    """All drawn: A has met B and gets C, B then gets D; of equal differences the higher changes colours."""
    event = club("ABCD", PairRound(), *results(1, Result.DRAW, Result.DRAW), PairRound())
    assert pairs_of(event, 2) == ["A-C", "D-B"]


def test_who_was_passed_over_and_why() -> None:
    event = club("ABCD", PairRound(), *results(1, Result.DRAW, Result.DRAW), PairRound())
    lines = [*texts_of(pair_lines(event, 2, ContestantId(1)))]
    assert lines == [
        "1 A: ½ point.",
        "3 C: ½ point.",
        "  Not 2 B: they met in round 1.",
        "  3 C is the next one they may meet.",
        "  1 A has White: all is equal, and the colours change from the last game.",
    ]


def test_the_bye_goes_to_the_last_without_one() -> None:
    drawn = results(1, Result.DRAW, Result.DRAW)
    event = club("ABCDE", PairRound(), *drawn, PairRound())
    assert [event.name_of(round_.bye) for round_ in event.rounds if round_.bye] == ["E", "D"]


def test_no_third_equal_colour_where_another_has_as_many_points() -> None:
    """B (WBW) has met E; C (BWW) would have White a third time, F (WWB) has as many points and would not."""
    white, draw, black = Result.WHITE, Result.DRAW, Result.BLACK
    event = club("ABCDEF", PairRound(), *results(1, white, draw, black), PairRound(), *results(2, draw, black, draw))
    event = did(event, PairRound(), *results(3, draw, white, draw), PairRound())
    assert pairs_of(event, 4) == ["D-A", "F-B", "E-C"]
    lines = [*texts_of(pair_lines(event, 4, ContestantId(2)))]
    assert "  Not 3 C: one of them would have the same colour for the third time running." in lines
