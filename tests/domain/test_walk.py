"""Whatever is accepted in an event of any system can be read again and shown; more: tests/support/walk."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from paircard.core.systems.catalogue import SYSTEMS
from tests.support.dose import some
from tests.support.walk.values import Values
from tests.support.walk.walk import JOURNALS, KINDS, Walk


@pytest.mark.parametrize("seed", some([1, 2], 1))
@pytest.mark.parametrize("key", SYSTEMS)
def test_what_is_accepted_can_be_read_and_shown(key: str, seed: int) -> None:
    walk = Walk(key, seed)
    state = walk.go(24)
    assert state.revision > 3
    assert walk.kinds.total() > 3


@pytest.mark.parametrize("journal", some(sorted(JOURNALS), 4))
def test_so_can_what_goes_on_from_a_golden_journal(journal: str) -> None:
    """Deep in an event of every kind: series, displays, finals, corrections."""
    Walk(journal, 1).go(12)


def test_every_field_of_every_command_can_be_drawn() -> None:
    """Found at once, and not in the walk that happens to draw the field first."""
    values = Values(Random(1), Walk("dutch-2026", 1).state)
    drawn = [(kind.__name__, field.name, str(field.type)) for kind in KINDS for field in fields(kind)]
    assert [field for field in drawn if not values.knows(*field[1:])] == []
