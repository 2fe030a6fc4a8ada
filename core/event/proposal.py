"""A round as a pairing system would pair it: nothing is recorded yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.bye import Bye
from paircard.core.event.ids import ContestantId
from paircard.core.event.round_facts import PairMade
from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.event.bracket_result import BracketResult


@dataclass(frozen=True, slots=True)
class Proposal:
    """Pairs, bye and how they came about; players by id."""

    pairs: tuple[PairMade, ...]
    """In the order of publication (F1)."""
    bye: ContestantId | None
    colour_rules: tuple[str, ...]
    """The rule that gave each pair its colours (E1 - E5, R7)."""
    brackets: Sequence[BracketResult]
    """How each bracket ended, highest first; numbers in it are pairing numbers."""
    byes: tuple[Bye, ...] = ()
    """Everybody else without opponent, and what the system gives them for it."""
