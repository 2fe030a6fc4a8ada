"""The stream of steps of the rules of 2026: complete, named by articles, and without effect on the answer."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.outcome import NAMES, NoCompletePairing, Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.playback import Playback
from tests.support.dutch import fixture, player_of, position_from
from tests.support.dutch_events import habits, positions
from tests.support.seeds import fresh_seed

CRITERIA = [f"C.04.3 {name}" for name in NAMES]
KNOWN = {
    *CRITERIA,
    *(f"C.04.3 C{number}" for number in (1, 3, 4, 5)),
    *(f"C.04.3 {article}" for article in ("1.3", "1.4.1", "3.2", "3.3", "3.8", "4.2", "4.4")),
    *(f"C.04.3 5.2.{rule}" for rule in range(1, 6)),
    "C.04.2 3.6",
}


def told(position: Position) -> tuple[Pairing, list[Step]]:
    """Return a round and its steps."""
    steps: list[Step] = []
    return pair(position, sink=steps.append), steps


def test_the_pairs_that_stand_are_the_round_and_every_criterion_is_said_once_a_bracket() -> None:
    chance = Random(fresh_seed())
    for _ in range(25):
        for entry, right in positions(chance, chance.randint(4, 11), chance.randint(2, 8), habits(chance), pair):
            if right is None:
                continue
            position = position_from(entry)
            pairing, steps = told(position)
            assert pairing == right
            hold_together(position, pairing, steps)


def hold_together(position: Position, pairing: Pairing, steps: list[Step]) -> None:
    """Hold the steps of a round against it."""
    numbers = {player.number for player in position.players}
    for step in steps:
        assert step.article in KNOWN
        assert {*step.players} <= numbers
        assert step.reason.endswith(".")
    assert steps[0].article == "C.04.3 C5"
    assert steps[-1].verdict is Verdict.ACCEPTED
    for bracket in pairing.brackets:
        here = [step for step in steps if step.bracket == bracket.score]
        noted = [step for step in here if step.verdict is Verdict.NOTED and step.article in CRITERIA]
        assert [step.article for step in noted] == CRITERIA
        assert [step.reason for step in noted] == [str(value_words(name, bracket.values)) for name in NAMES]
        stands = {frozenset(step.players) for step in here if step.verdict is Verdict.STANDS}
        assert stands == {frozenset(each) for each in bracket.pairs}
        refused = {frozenset(step.players) for step in here if step.verdict is Verdict.REFUSED}
        assert all(len(each) == 2 for each in refused)
        everybody_looked_at(here)


def everybody_looked_at(steps: list[Step]) -> None:
    """Whoever stands above the opponent of somebody of S1, and is still free, was refused by name."""
    free: tuple[int, ...] = ()
    refused: set[int] = set()
    for step in steps:
        if step.verdict is Verdict.TRY:
            free, refused = step.players[step.s1 :], set()
        elif step.verdict is Verdict.REFUSED:
            refused.add(step.players[1])
        elif step.verdict is Verdict.STANDS:
            mate = step.players[1]
            assert {*free[: free.index(mate)]} == refused
            free, refused = tuple(each for each in free if each != mate), set()


def test_the_table_shows_every_bracket_as_it_was_paired() -> None:
    for entry in fixture()[:60]:
        if entry["pairs"] == "NONE":
            continue
        pairing, steps = told(position_from(entry["position"]))
        settled = [
            table for step, table in zip(steps, Playback(steps).tables, strict=True) if step.article == "C.04.3 3.8"
        ]
        assert [(table.bracket, {*map(frozenset, table.pairs)}) for table in settled] == [
            (bracket.score, {*map(frozenset, bracket.pairs)}) for bracket in pairing.brackets
        ]
        assert all(table.accepted for table in settled)


def test_an_exchange_is_said_with_the_criterion_that_asks_for_it() -> None:
    """Two who have met among four of one score: 1-3 2-4 are S1-S2; when 1 has met 3 and 4, 2 leaves S1 for 3."""
    players = (player_of(1, 2, met=(3, 4)), player_of(2, 2), player_of(3, 2, met=(1,)), player_of(4, 2, met=(1,)))
    pairing, steps = told(Position(players, 2))
    assert {frozenset((each.white, each.black)) for each in pairing.pairs} == {frozenset({1, 2}), frozenset({3, 4})}
    tries = [(step.players, step.s1) for step in steps if step.verdict is Verdict.TRY]
    assert tries == [((1, 2, 3, 4), 2), ((1, 3, 2, 4), 2)]
    skipped = next(step for step in steps if step.verdict is Verdict.SKIPPED)
    assert skipped.article == "C.04.3 C6"


def test_limbo_and_the_bye_are_said() -> None:
    entry = fixture()[0]
    _, steps = told(position_from(entry["position"]))
    sentences = [step.reason for step in steps if step.verdict in (Verdict.MOVED, Verdict.ACCEPTED)]
    assert sentences[0] == "No pair here."
    assert sentences[1] == "Down to the next bracket: 4."
    assert sentences[-1] == "The round is paired: 4-6 5-2, bye 1."
    limbo = next(step.reason for step in steps if step.article == "C.04.3 4.4")
    assert limbo == "Nobody who moved down can be paired here: 4 float on."


def test_no_complete_pairing_names_whom_it_is_about() -> None:
    entry = next(each for each in fixture() if each["pairs"] == "NONE")
    with pytest.raises(NoCompletePairing) as raised:
        pair(position_from(entry["position"]))
    assert len(raised.value.players) > 1
    assert "1.9.3" in str(raised.value)


def test_a_bracket_that_needs_more_than_allowed_is_given_up() -> None:
    players = tuple(player_of(number, 2) for number in range(1, 41))
    with pytest.raises(TooManyTries):
        pair(Position(players, 2), tries=30)


def test_an_empty_field_has_an_empty_round() -> None:
    assert pair(Position(())) == Pairing((), None, ())
