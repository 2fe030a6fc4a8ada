"""The tables of a playback: what lies on them follows from the steps, and ends as the pairing that was made."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.kit.brackets_so_far import brackets_so_far
from paircard.core.systems.kit.playback import Playback
from paircard.core.systems.swiss1998.engine import pair
from tests.support.hostile import KINDS, positions_of
from tests.support.replay import Event
from tests.support.seeds import fresh_seed
from tests.support.swiss import fixture


def played_back(position: Position) -> Playback:
    """Pair by the procedure and keep every step."""
    steps: list[Step] = []
    pair(position, sink=steps.append)
    return Playback(steps)


@pytest.fixture
def eon() -> Playback:
    """Round 5 of eon 2007, the worked example of section 9."""
    played = fixture("eon_2007a.json")
    event = Event.of(20, first_colour=played["first_colour_no1"])
    for each in played["rounds"][:4]:
        event.record([(white, black) for white, black in each["pairs"]], None, each["results"])
    return played_back(event.position())


def test_an_accepted_table_holds_the_pairs_that_were_accepted() -> None:
    """Everybody pencilled in at that moment is named by the step, pairs first; nobody else is pencilled in."""
    chance, accepted = Random(fresh_seed()), 0
    for _ in range(150):
        for position in positions_of(chance.choice(KINDS), chance, 9):
            try:
                playback = played_back(position)
            except NoPairing:
                continue
            for step, table in zip(playback.steps, playback.tables, strict=True):
                if step.verdict is Verdict.ACCEPTED and step.article == "C6":
                    accepted += 1
                    pencilled = [number for each in table.pairs for number in each]
                    assert list(step.players[: len(pencilled)]) == pencilled
                    assert table.accepted
    assert accepted > 100


def test_nobody_is_pencilled_in_twice() -> None:
    chance = Random(fresh_seed())
    for _ in range(150):
        for position in positions_of(chance.choice(KINDS), chance, 9):
            try:
                playback = played_back(position)
            except NoPairing:
                continue
            for table in playback.tables:
                pencilled = [number for each in table.pairs for number in each]
                assert len(pencilled) == len({*pencilled})


def test_a_round_so_far_has_everybody_and_ends_as_the_pairing() -> None:
    """Also where a bracket is paired anew or joined with the one below: nobody is lost on the way, or paired twice."""
    chance = Random(fresh_seed())
    for _ in range(15):
        for position in positions_of(chance.choice(KINDS), chance, 9):
            try:
                playback, pairing = played_back(position), pair(position)
            except NoPairing:
                continue
            scores = {player.number: player.score for player in position.players}
            for at in range(len(playback.tables)):
                brackets = [*brackets_so_far(playback, at, scores)]
                paired = [number for each in brackets for two in each.pairs for number in two]
                assert len(paired) == len({*paired})
                assert {*paired, *(number for each in brackets for number in each.others)} == scores.keys()
            assert {frozenset(two) for each in brackets for two in each.pairs} == {
                frozenset((each.white, each.black)) for each in pairing.pairs
            }


def test_pencil_marks_of_the_worked_example(eon: Playback) -> None:
    """8-2 and 8-4 clash, 8-5 met, 8-7 stands: so it lies on the table."""
    at = next(place for place, step in enumerate(eon.steps) if step.players == (8, 7))
    table = eon.tables[at]
    assert (table.s1, table.s2) == ((8, 1), (2, 4, 5, 7, 9, 16, 17))
    assert [(each.players, each.article) for each in table.refused] == [((8, 2), "B4"), ((8, 4), "B4"), ((8, 5), "B1a")]
    assert table.pairs == ((8, 7),)
    assert not table.accepted


def test_a_pair_that_is_looked_at_again_is_rubbed_out(eon: Playback) -> None:
    """4-16 is tried after 4-9: what 4 and 5 had is gone."""
    stands = [place for place, step in enumerate(eon.steps) if step.players[:1] == (4,) and step.bracket == 5]
    for place in stands:
        mine = [each for each in eon.tables[place].pairs if each[0] == 4]
        assert len(mine) <= 1


def test_going_back_up_is_remembered(eon: Playback) -> None:
    assert any(str(line).startswith("C13 at 1: ") for line in eon.tables[-1].way)


def test_where_one_can_go(eon: Playback) -> None:
    accepted = eon.next_accepted(0)
    assert eon.steps[accepted].verdict is Verdict.ACCEPTED
    assert eon.next_decision(0) <= accepted
    end = eon.end_of_bracket(0)
    assert eon.steps[end + 1].bracket != eon.steps[end].bracket
    c11 = eon.next_of("C11", 0)
    assert c11 is not None
    assert eon.steps[c11].article == "C11"
    assert eon.next_of("C14", 0) is None
    last = len(eon.steps) - 1
    assert eon.next_decision(last) == eon.end_of_bracket(last) == last


def test_tries_are_counted_in_each_bracket(eon: Playback) -> None:
    tries = [table.tries for step, table in zip(eon.steps, eon.tables, strict=True) if step.bracket == 4]
    assert tries == sorted(tries)
    assert tries[-1] > 3
