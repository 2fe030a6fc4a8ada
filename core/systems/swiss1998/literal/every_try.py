"""The procedure to the letter, without looking ahead: every try as a step, where there are few enough to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, perm

from paircard.core.facets.pairing import NoLegalPairing, TooManyTries
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Step, Verdict, unlimited
from paircard.core.systems.kit.too_many import TooManyToPlay
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said

FEW = 2_000
"""Pairs and exchanges in one bracket that somebody might still step through."""
COUNTED_TO = 10**9
"""Beyond it nobody cares how many there are."""


def every_try(position: Position, steps: list[Step], pulse: Callable[[], None] = unlimited) -> NoLegalPairing | None:
    """Add the steps of the literal procedure, none left out; return why there is no pairing, if there is none (R14).

    Raises TooManyToPlay, and whatever `pulse` raises.
    """
    try:
        pair(position, sink=steps.append, tries=FEW, look_ahead=False, pulse=pulse)
    except NoLegalPairing as error:
        return error
    except TooManyTries as error:
        raise TooManyToPlay(_how_many(steps, error.score)) from error
    return None


def _how_many(steps: Sequence[Step], score: int) -> Words:
    """Say how many tries one level has in the bracket that was too much."""
    groups = [step for step in steps if step.bracket == score and step.verdict is Verdict.TRY and step.s1]
    count = max(map(_tries, groups))
    named = {"points": format_points(score), "count": count if count <= COUNTED_TO else said("more than a billion")}
    return said(
        "The bracket of {points} points has {count} tries at each level, too many to play: "
        "those that cannot succeed are left out.",
        **named,
    )


def _tries(step: Step) -> int:
    """Return the exchanges (D2) times the transpositions (D1) of a group."""
    size, half = len(step.players), step.s1
    return comb(size, half) * perm(size - half, half)
