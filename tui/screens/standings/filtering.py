"""Some players only, while one types: the last word is completed."""

from __future__ import annotations

from collections.abc import Callable

from textual.suggester import Suggester

from paircard.core.event.tournament import Tournament
from paircard.core.tables.some_players import completed


class FilterSuggester(Suggester):
    """Completes the last word: the kinds of filter, and the clubs, federations and categories of the event."""

    def __init__(self, tournament: Callable[[], Tournament]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._tournament = tournament

    async def get_suggestion(self, value: str) -> str | None:
        """Return the whole line completed."""
        return completed(value, self._tournament())
