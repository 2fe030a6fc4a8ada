"""A live table: what a system is asked that has no score groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.live_table import LiveRow


class Live(Protocol):
    """The live view of a system that shows a table in place of score groups."""

    def rows(self, tournament: Tournament) -> tuple[LiveRow, ...]:
        """Return everybody in the order of the table, as results stand now."""
