"""Whatever is accepted in an event of any system can be read again and shown; more: tests/support/walk."""

from __future__ import annotations

import pytest

from paircard.core.systems.catalogue import SYSTEMS
from tests.support.dose import some
from tests.support.walk.walk import JOURNALS, Walk


@pytest.mark.parametrize("seed", some([1, 2], 1))
@pytest.mark.parametrize("key", SYSTEMS)
def test_what_is_accepted_can_be_read_and_shown(key: str, seed: int) -> None:
    walk = Walk(key, seed)
    state = walk.go(24)
    assert state.revision > 3
    assert walk.kinds.total() > 3


@pytest.mark.parametrize("journal", some(sorted(JOURNALS), 8))
def test_so_can_what_goes_on_from_a_golden_journal(journal: str) -> None:
    """Deep in an event of every kind: series, displays, finals, corrections."""
    Walk(journal, 1).go(12)
