"""Events of the laboratory: the same numbers everywhere, played as their plan says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.event.card import Kind
from paircard.core.event.result import Result
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan, ResultPlan
from paircard.core.lab.game_ends import outcome
from paircard.core.lab.measures import MEASURES
from paircard.core.lab.players import drawn
from paircard.core.lab.playing import observations, play
from paircard.core.lab.streams import stream

BOTH = (Contender("1998", "swiss-1998"), Contender("2026", "dutch-2026"))
PLAN = FieldPlan(players=14, late=0.2, absent=0.05, byes=0.05, forfeits=0.05, unrated=0.1)
EXPERIMENT = Experiment("trial", "?", BOTH, PLAN, rounds=5, explained=1, checked=1)


def test_an_event_is_the_same_whenever_it_is_played() -> None:
    cell = EXPERIMENT.cells()[1]
    first, second = (tuple(observations(play(EXPERIMENT, cell, 3))) for _ in range(2))
    assert first == second
    assert first != tuple(observations(play(EXPERIMENT, cell, 4)))
    assert {each.measure for each in first} <= set(MEASURES)


def test_contenders_have_the_same_players() -> None:
    one, other = (play(EXPERIMENT, cell, 8) for cell in EXPERIMENT.cells())
    names = [
        {event.tournament.people[id_].name: strength for id_, strength in event.strength.items()}
        for event in (one, other)
    ]
    assert names[0] == names[1]
    assert len(names[0]) == PLAN.players


def test_the_plan_is_kept_and_the_checker_finds_nothing() -> None:
    kinds = set()
    for number in range(1, 6):
        for cell in EXPERIMENT.cells():
            event = play(EXPERIMENT, cell, number)
            assert not event.findings
            assert event.brackets > 0
            assert event.tournament.scheduled == 5
            kinds |= {line.kind for card in event.tournament.cards.values() for line in card.lines}
    assert {Kind.PLAYED, Kind.NOT_ENTERED, Kind.ABSENT, Kind.HALF_BYE, Kind.FORFEIT_WIN, Kind.BYE} <= kinds


def test_everybody_meets_everybody_in_a_round_robin() -> None:
    experiment = replace(EXPERIMENT, contenders=(Contender("all", "round-robin"),), tie_breaks=("BH",))
    event = play(experiment, experiment.cells()[0], 1)
    assert event.tournament.scheduled == PLAN.players - 1
    assert not event.tournament.missing


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (ResultPlan("milvang"), (0.511, 0.351, 0.138)),  # the worked example of O. Milvang's paper
        (ResultPlan(), (0.480, 0.411, 0.110)),  # the formula of 2025 by hand: W = 136.0, B = 213.7, over 370
    ],
)
def test_games_end_by_the_model_that_is_chosen(plan: ResultPlan, told: tuple[float, ...]) -> None:
    chance = stream(1, "results", 2)
    games = [outcome(2467, 2344, plan, chance) for _ in range(20_000)]
    shares = [games.count(each) / len(games) for each in (Result.WHITE, Result.DRAW, Result.BLACK)]
    assert all(abs(share - each) < 0.015 for share, each in zip(shares, told, strict=True))


def test_nobody_has_a_rating_no_event_takes() -> None:
    players = drawn(FieldPlan(players=200, mean=4000, spread=400), stream(1, "field", 1))
    assert max(each.entrant.rating or 0 for each in players) == 4000
    assert max(each.strength for each in players) > 4000


def test_results_follow_the_expectation() -> None:
    chance, plan = stream(1, "results", 1), ResultPlan("elo", draws=0.3)
    games = [outcome(2200, 2000, plan, chance) for _ in range(20_000)]
    score = sum({Result.WHITE: 1.0, Result.DRAW: 0.5, Result.BLACK: 0.0}[each] for each in games) / len(games)
    assert abs(score - 1 / (1 + 10**-0.5)) < 0.012  # four standard deviations
    assert all(outcome(9000, 0, plan, chance) is Result.WHITE for _ in range(100))
