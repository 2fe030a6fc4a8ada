"""C.07 by FIDE's reference code and by ours: every value and every rank of random events must agree."""

from __future__ import annotations

import pytest

from tests.support.oracle import compare
from tests.support.seeds import fresh_seed

pytest.importorskip("gacrux", reason="gacrux is not installed: pip install --editable '.[dev]'")


@pytest.mark.parametrize("first", range(1, 41, 10))
def test_agreement(first: int) -> None:
    assert [line for seed in range(first, first + 10) for line in compare(seed)] == []


def test_agreement_on_events_nobody_has_seen() -> None:
    first = fresh_seed()
    assert [line for seed in range(first, first + 10) for line in compare(seed)] == []
