"""Whole rounds with colours as gacrux pairs them; `tests.support.dutch_compare` compares as many as one likes."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.systems.dutch2026.literal import pair
from tests.support.dutch_compare import POINTS, possible_colours, random_positions, seats
from tests.support.dutch_events import habits, positions
from tests.support.seeds import fresh_seed


def test_small_fields_are_paired_as_gacrux_pairs_them() -> None:
    pytest.importorskip("gacrux.pairingdutch", reason="gacrux is not installed: pip install --editable '.[dev]'")
    from tests.support.dutch_peer import by_gacrux

    chance = Random(fresh_seed())
    for _ in range(12):
        for entry, right in positions(chance, chance.randint(4, 12), chance.randint(2, 9), habits(chance), pair):
            if possible_colours(entry):
                assert seats(right) == by_gacrux(entry), entry


def test_other_points_are_paired_as_gacrux_pairs_them() -> None:
    """Results and byes give what was announced, and the acceleration what a win gives."""
    pytest.importorskip("gacrux.pairingdutch", reason="gacrux is not installed: pip install --editable '.[dev]'")
    from tests.support.dutch_peer import by_gacrux

    found = random_positions(fresh_seed(), 4, 24, points=POINTS)
    for _, (entry, ours) in zip(range(60), found, strict=False):
        if possible_colours(entry):
            assert seats(ours) == by_gacrux(entry), entry
