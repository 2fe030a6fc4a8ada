"""How the pairing of one bracket ended."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one bracket ended; players are pairing numbers in the order A2."""

    score: int
    """Score of the residents in half points."""
    players: tuple[PairingNumber, ...]
    """Everybody who was in the bracket when its pairing began, those who left by C1 included."""
    moved_down: tuple[PairingNumber, ...]
    """Those of them who came from a higher bracket."""
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    """Higher player first."""
    downfloaters: tuple[PairingNumber, ...]
    """Those who moved on to the next bracket; in the lowest bracket the player with the bye."""
    first_x: int
    """x by A8."""
    x: int
    """x at which the pairing was found (C11, C14)."""
    clashes: int
    upfloat_level: int
    """0: B5 and B6 in force for upfloats; 1: B5 only; 2: neither (R3)."""
    downfloat_level: int
    """The same for downfloats."""
    events: tuple[str, ...]
    """Which of C1, C12, C13, C14 shaped it, in the order they did."""
    joined: int = 0
    """How many brackets were joined with it (C13)."""
    p: int = 0
    """p by A6, before any step of C14: of a heterogeneous bracket the number of those who moved down."""
    remainder: int = 0
    """How many pairs are to be made in the remainder after them."""
