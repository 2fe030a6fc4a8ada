"""Look-ahead never changes an answer, and one bracket agrees with C6 read naively."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.facets.pairing import NoLegalPairing, NoPairing, Pairing, TooManyTries
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.preference import preference_of
from tests.support.dose import examples, some
from tests.support.swiss import crowded, positions

PLENTY = 300_000


def outcome(position: Position, look_ahead: bool) -> Pairing | str:
    """Return the pairing with all it says of the brackets, or the error."""
    try:
        return pair(position, look_ahead=look_ahead, tries=PLENTY)
    except TooManyTries:
        return "too many tries"
    except NoPairing as error:
        return str(error)


@settings(max_examples=examples(400), deadline=None)
@given(positions(most=8, groups=3), st.booleans())
def test_look_ahead_never_changes_the_answer(position: Position, literal: bool) -> None:
    position = replace(position, c6="literal" if literal else "corrected")
    to_the_letter = outcome(position, look_ahead=False)
    if to_the_letter != "too many tries":
        assert outcome(position, look_ahead=True) == to_the_letter


@pytest.mark.parametrize("seed", [*some(range(150), 30), 1767, 3123, 3208, 3869, 3957])
def test_look_ahead_where_brackets_are_undone(seed: int) -> None:
    """Positions with few opponents left, which need C12, C13 and C14; the last seeds once went wrong."""
    position = crowded(seed, most=9)
    to_the_letter = outcome(position, look_ahead=False)
    if to_the_letter != "too many tries":
        assert outcome(position, look_ahead=True) == to_the_letter


@pytest.mark.parametrize("seed", [*some(range(60), 15), 621, 1608, 1720, 2382, 3276, 3453])
def test_crowded_brackets_need_few_tries(seed: int) -> None:
    """Sets of left-over players that were of no use are not met again; the last seeds once needed thousands."""
    try:
        pairing = pair(crowded(seed, most=40), tries=500)
    except NoLegalPairing:
        return
    assert pairing.pairs


@dataclass(frozen=True)
class Naive:
    """One homogeneous group that is the whole field, paired by trying everything in the order of R4."""

    players: tuple[Player, ...]

    def pairs(self) -> tuple[set[frozenset[int]], int | None] | None:
        """Return the first pairing that satisfies C6, with the bye; None if there is none."""
        half = len(self.players) // 2
        for x in range(self.first_x(), half + 1):
            for level in range(3):
                for s1, s2 in self.halves(half):
                    for order in permutations(s2):
                        if self.good(list(zip(s1, order, strict=False)), order[half:], x, level):
                            bye = order[half].number if len(order) > half else None
                            return {frozenset({a.number, b.number}) for a, b in zip(s1, order, strict=False)}, bye
        return None

    def first_x(self) -> int:
        """Return x by A8."""
        due = [preference_of(player.colours).colour for player in self.players]
        half = -(-len(due) // 2)
        return max(0, due.count("W") - half, due.count("B") - half)

    def halves(self, half: int) -> list[tuple[list[Player], list[Player]]]:
        """Return S1 and S2 without exchange and after every exchange, in the order D2."""
        numbered = range(1, len(self.players) + 1)
        sides = list(combinations(numbered, half))

        def rank(first: tuple[int, ...]) -> tuple[int, int, list[int], list[int]]:
            leaving = sorted(set(range(1, half + 1)) - set(first), reverse=True)
            coming = sorted(set(first) - set(range(1, half + 1)))
            return len(leaving), sum(coming) - sum(leaving), [-number for number in leaving], coming

        return [
            ([self.players[n - 1] for n in first], [self.players[n - 1] for n in numbered if n not in first])
            for first in sorted(sides, key=rank)
        ]

    def good(self, pairs: list[tuple[Player, Player]], left: tuple[Player, ...], x: int, level: int) -> bool:
        """Tell whether B1, B2, B4, B5 and B6 hold."""
        clashes = 0
        for one, other in pairs:
            a, b = preference_of(one.colours), preference_of(other.colours)
            same = a.colour is not None and a.colour == b.colour
            if other.number in one.opponents or (same and a.absolute and b.absolute):
                return False
            clashes += same
        last, before = (player_floats(left, back) for back in (1, 2))
        floats = (level == 2 or "D" not in last) and (level >= 1 or "D" not in before)
        return clashes <= x and floats and not any(player.bye_barred for player in left)


def player_floats(players: tuple[Player, ...], back: int) -> list[str]:
    """Return the float each had so many rounds ago."""
    return [player.floats[-back] if len(player.floats) >= back else "-" for player in players]


@settings(max_examples=examples(200), deadline=None)
@given(positions(most=7, groups=1))
def test_one_bracket_agrees_with_c6_read_naively(position: Position) -> None:
    players = tuple(replace(player, over_half=False) for player in position.players)
    expected = Naive(players).pairs()
    made = outcome(Position(players, position.round), look_ahead=True)
    if expected is None:
        assert isinstance(made, str)
    else:
        assert isinstance(made, Pairing)
        assert ({frozenset({each.white, each.black}) for each in made.pairs}, made.bye) == expected
