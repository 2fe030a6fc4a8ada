"""What a book that draws up says, and where: of its criteria some choose who is drawn up, and some the pairs."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.systems.swiss.bye_first import text
from paircard.core.systems.swiss.bye_first.text import Criterion

__all__ = ["Criterion", "Text"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(text.Text):
    """A book that draws up.

    Of the values of a bracket the first is how many upfloaters there are, the second their scores in half points from
    low to high (the greater, the better); all others are numbers (the less, the better).
    """

    top: str
    """The top scoregroup is next."""
    sets: str
    """The order of sets of upfloaters."""

    @property
    def of_sets(self) -> tuple[str, ...]:
        """Those that choose who is drawn up."""
        return tuple(each.id for each in self.criteria if not each.of_pairs)

    @property
    def of_pairs(self) -> tuple[str, ...]:
        """Those that choose the pairs of a bracket; they come last."""
        return tuple(each.id for each in self.criteria if each.of_pairs)
