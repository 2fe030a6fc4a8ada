"""Whatever is accepted in an event of any system can be read again and shown; more: tests/support/walk."""

from __future__ import annotations

import pytest

from core.systems.catalogue import SYSTEMS
from tests.support.walk.walk import Walk


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("key", SYSTEMS)
def test_what_is_accepted_can_be_read_and_shown(key: str, seed: int) -> None:
    walk = Walk(SYSTEMS[key], seed)
    state = walk.go(24)
    assert state.revision > 3
    assert walk.kinds.total() > 3
