"""What made-up events are to be like: by which system, how many people, and what happens to them."""

from __future__ import annotations

from dataclasses import dataclass

from core.event.options import Options
from core.simulation.results import Model, by_expectation, by_milvang


@dataclass(frozen=True, slots=True)
class Habits:
    """How often things happen, each as a share of those to whom it can."""

    absent: float = 0.03
    """Of the players, a round: they miss it (F5), a zero-point bye."""
    half_point: float = 0.0
    """Of the players, a round: they ask for a half-point bye (R18); the last round gives none."""
    withdrawn: float = 0.007
    """Of the players, a round: they leave the event (F5)."""
    late: float = 0.0
    """Of the players: they enter after round 1, before round 2 or 3."""
    forfeit: float = 0.015
    """Of the boards: one of the two does not come, once in ten neither."""


FEW = Habits()
"""An event as teachers give it to students."""
EVERYTHING = Habits(absent=0.02, half_point=0.01, late=0.03)
"""An event with all that a program has to stand: byes of all kinds, forfeits, late entries, withdrawals."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the events are to be like."""

    fewest: int
    most: int
    """Players of one event."""
    rounds: int
    """A table made beforehand has as many as it needs."""
    names: tuple[str, ...] = ()
    """What the players are called, in the order they enter; none given: by a running number."""
    habits: Habits = FEW
    results: Model = by_expectation
    system: str = "swiss-1998"
    options: Options | None = None
    tie_breaks: tuple[str, ...] = ()
    """Their codes; none given: those of the system."""
    checked: bool = True
    """Whether every pairing is held against the rules."""


def thorough(fewest: int, most: int, rounds: int, system: str, options: Options | None = None) -> Plan:
    """Return a plan of events in which everything happens, with results as FIDE's acceptance of programs wants them."""
    return Plan(fewest, most, rounds, habits=EVERYTHING, results=by_milvang, system=system, options=options)
