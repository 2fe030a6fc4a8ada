"""A round explained, as everybody may read it: its brackets and how they ended.

What a system has found out of a bracket beside that is its own: it stands in a class that is made of this one, and is
said by the system's `explain`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from paircard.core.event.bracket_result import BracketResult
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class BracketExplained:
    """One bracket."""

    result: BracketResult


Bracket = TypeVar("Bracket", bound=BracketExplained)  # no words: a name


@dataclass(frozen=True, slots=True)
class RoundExplained(Generic[Bracket]):
    """The pairing of a round and how it came about, bracket by bracket, highest first."""

    position: Position
    pairing: Pairing
    brackets: tuple[Bracket, ...]


Told = RoundExplained[Any]
"""What some system has told: its brackets are read by who knows which."""
