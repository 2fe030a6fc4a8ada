"""The checker finds nothing in right pairings, and its bounds are those of brute force."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.facets.pairing import NoPairing, Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.checker.bound import Wanted, can_be_paired, least_clashes
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.preference import preference_of
from tests.support.dose import examples
from tests.support.ids import numbers
from tests.support.replay import Event
from tests.support.seeds import fresh_seed
from tests.support.swiss import crowded, fixture, position_of, positions

POSITIONS: list[dict[str, Any]] = [each for event in fixture("positions.json")["events"] for each in event]


def paired(position: Position) -> Pairing | None:
    """Return the pairing, None where there is none."""
    try:
        return pair(position)
    except NoPairing:
        return None


def test_nothing_is_found_in_the_fixtures() -> None:
    for entry in POSITIONS:
        position = position_of(entry)
        made = paired(position)
        assert (made is not None) == can_be_paired(position)
        if made is not None:
            assert check(position, made) == ()


@settings(max_examples=examples(200), deadline=None)
@given(positions(most=14, groups=4), st.booleans())
def test_nothing_is_found_in_any_position(position: Position, literal: bool) -> None:
    position = replace(position, c6="literal" if literal else "corrected")
    made = paired(position)
    assert made is None or check(position, made) == ()


def test_nothing_is_found_in_crowded_last_rounds() -> None:
    """Half of them need C12, C13 or C14."""
    seed = fresh_seed()
    for number in range(seed, seed + 400):
        position = crowded(number, 14)
        made = paired(position)
        assert made is None or check(position, made) == (), number
        assert (made is not None) == can_be_paired(position), number


@pytest.mark.parametrize("results", ["10=", "1", "=", "10=10=+-"])
def test_nothing_is_found_in_events_played_through(results: str) -> None:
    seed = fresh_seed()
    chance = Random(seed)
    for _ in range(8):
        size = chance.randint(8, 30)
        rounds = chance.randint(3, min(9, size - 1))
        event = Event.of(size, rounds)
        while event.round <= rounds:
            position = event.position([number for number in event.cards if chance.random() < 0.04])
            made = paired(position)
            if made is None:
                break
            assert check(position, made) == ()
            event.play(made, [chance.choice(results) for _ in made.pairs])


@given(positions(most=12))
def test_the_sheet_reads_preferences_as_a7_and_r6_have_them(position: Position) -> None:
    sheet = Sheet(position)
    for player in position.players:
        likes = preference_of(player.colours, player.over_half)
        assert (sheet.due[player.number].colour, sheet.due[player.number].force) == (likes.colour, int(likes.strength))


def brute_force(sheet: Sheet, wanted: Wanted) -> int | None:
    """Return the fewest clashes by trying every pairing."""
    first = {*wanted.first}
    edges = [
        (one, other)
        for one, other in combinations(wanted.players, 2)
        if sheet.legal(one, other) and sheet.upfloat_level(one, other) <= wanted.upfloats and not {one, other} <= first
    ]
    best: int | None = None
    for pairs in combinations(edges, wanted.pairs):
        seated = [number for pair in pairs for number in pair]
        left = {*wanted.players} - {*seated}
        if len({*seated}) == len(seated) and left <= {*wanted.may_stay} - first:
            clashes = sum(sheet.clash(*each) for each in pairs)
            best = clashes if best is None else min(best, clashes)
    return best


@settings(max_examples=examples(200), deadline=None)
@given(positions(most=6, groups=3), st.integers(0, 3), st.integers(0, 2), st.integers(0, 2), st.sets(st.integers(1, 6)))
def test_the_bound_is_that_of_brute_force(
    position: Position, pairs: int, up: int, movers: int, may_stay: set[int]
) -> None:
    sheet = Sheet(position)
    players = tuple(sheet.players)
    wanted = Wanted(players, players[:movers], pairs, numbers(*may_stay), up)
    assert least_clashes(sheet, wanted) == brute_force(sheet, wanted)
