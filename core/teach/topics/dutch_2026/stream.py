"""The steps of a round word by word, as the questions about its decisions take them."""

from __future__ import annotations

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.literal import pair
from core.systems.kit.pairing import TooManyTries
from core.systems.kit.trace import Step

TRIES = 20_000
"""A larger bracket is asked about by what was decided in it, not step by step."""


def steps_of(told: DutchRound) -> list[Step]:
    """Return the steps, none where a bracket is too large to be stepped through."""
    steps: list[Step] = []
    try:
        pair(told.own, sink=steps.append, tries=TRIES)
    except TooManyTries:
        return []
    return steps
