"""What is told before the start: numbers (C.04.2 2), the bye (C.04.1 3), acceleration, FIDE mode, colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.kit.fide_mode_told import fide_mode_told
from paircard.core.systems.swiss.facets import papers
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(papers.Papers):
    """Every paper fits; cards have floats as these rules read them."""

    book, options = BOOK, DutchOptions
    shapes = ("floats-2026",)

    def pairing(self, tournament: Tournament) -> Iterator[str]:
        """Yield by which rules is paired."""
        yield tr("Pairing: FIDE (Dutch) System in force since 1 February 2026 (C.04.3).")

    def bye(self, tournament: Tournament) -> Iterator[str]:
        """Yield what the bye gives, in words where a win gives a point."""
        bye = self.chosen(tournament).bye
        if not tournament.regulations.scale.usual:
            yield from super().bye(tournament)
        elif bye == "win":
            yield tr("A pairing-allocated bye gives a point (C.04.1 3).")
        elif bye == "draw":
            yield tr("A pairing-allocated bye gives half a point (C.04.1 3).")
        else:
            yield tr("A pairing-allocated bye gives no point (C.04.1 3).")

    def besides(self, tournament: Tournament) -> Iterator[str]:
        """Yield whether the event is in FIDE mode."""
        return fide_mode_told(tournament)
