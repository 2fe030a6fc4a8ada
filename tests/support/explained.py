"""Rounds explained, for tests of what is taught about them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain
from tests.support.hostile import KINDS, positions_of
from tests.support.seeds import fresh_seed


def rounds(count: int, most: int = 12) -> Iterator[RoundExplained]:
    """Yield so many explained positions that are hard to pair; the seed is printed."""
    chance = Random(fresh_seed())

    def made() -> Iterator[RoundExplained]:
        while True:
            for position in positions_of(chance.choice(KINDS), chance, most):
                try:
                    yield explain(position)
                except NoPairing:
                    continue

    return islice(made(), count)
