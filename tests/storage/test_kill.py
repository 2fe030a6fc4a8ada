"""Kill -9 at random moments, in a small dose; `tests/storage/README.md` says how the full one is given."""

from __future__ import annotations

import pytest

from tests.support.seeds import fresh_seed
from tests.support.torture.arbiters import Siege, arbiters
from tests.support.torture.kills import TRIALS, kills

KILLS = 15
"""Of each kind of work: a hundred in all."""


@pytest.mark.parametrize("work", TRIALS)
def test_killed_at_random_moments(work: str) -> None:
    """What was confirmed is there, the rest is there whole or not at all; log, backups and lock are right."""
    tally = kills(work, KILLS, fresh_seed())
    assert tally.clean, tally.complaints
    assert tally.runs == KILLS


def test_four_arbiters_who_are_killed_and_come_back() -> None:
    """Every command of everybody is in the journal once, in their order, and nothing confirmed is missing."""
    tally = arbiters(Siege(4, 120, fresh_seed(), longest_pause=0.06))
    assert tally.clean, tally.complaints
    assert tally.met["kills"] > 3
    assert tally.runs == 120
