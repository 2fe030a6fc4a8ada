"""An event that is paired from its wall chart is the event that the fold makes of the same facts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantRegistered, EntrantReturned, EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultCorrected
from paircard.core.simulation.under_way import UnderWay
from tests.support.dose import examples
from tests.support.play import gold10
from tests.support.wall_charts import SWISS, differences, plan_of

ONE = ContestantId(1)
LATE = EntrantRegistered(ContestantId(11), Entrant("Late, Lea", rating=2300), PairingNumber(11), 3)


@settings(max_examples=examples(160), deadline=None)
@given(system=st.sampled_from(SWISS), seed=st.integers(1, 10**6))
def test_a_chart_says_of_every_round_what_the_fold_says(system: str, seed: int) -> None:
    assert list(differences(plan_of(system, seed), seed)) == []


@pytest.mark.parametrize(
    ("facts", "followed"),
    [
        ((AbsenceAnnounced(ONE, 3),), True),
        ((EntrantWithdrawn(ONE, 3),), True),
        ((LATE,), True),
        ((LATE, EntrantWithdrawn(ONE, 3), AbsenceAnnounced(LATE.id, 3)), True),
        ((EntrantWithdrawn(ONE, 3), EntrantReturned(ONE, 3)), False),
        ((ResultCorrected(2, 1, Result.BLACK, "misread"),), False),
    ],
)
def test_what_is_not_ordinary_is_asked_of_the_fold(facts: tuple[Fact, ...], followed: bool) -> None:
    before = gold10(2).tournament
    event = UnderWay(before)
    begun = event.chart
    event.happen(facts)
    assert (event.chart is begun) is followed
    right = before.imagine(*facts)
    assert (event.to_pair, event.found()) == (right.to_pair, right.proposal)


def test_a_round_without_all_its_results_is_followed_by_none() -> None:
    event = UnderWay(gold10(2).tournament)
    event.pair()
    assert len(event.missing(3)) == 5
    assert event.scheduled == event.tournament.scheduled == 3
    assert event.chart is None
