"""What systems of clubs, none of FIDE, answer alike: what reports call them, and what a bye gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.values.language import tr
from paircard.core.values.points import WIN

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Worth(ordinary.Worth):
    """Who is left over has a point."""

    free_round = WIN


class Exchange(ordinary.Exchange):
    """TRF26 has no code for it: a Swiss of its own, named in record 092."""

    rules: ClassVar[str]
    """By which rules the rounds were made, as it stands in the code."""

    def code(self, tournament: Tournament) -> str:
        """Return what FIDE calls a Swiss that is none of its own."""
        return "CUSTOM_SWISS"  # no words: a value

    def foot(self) -> tuple[str, ...]:
        """Return by which rules the rounds were made."""
        return (tr(self.rules),)
