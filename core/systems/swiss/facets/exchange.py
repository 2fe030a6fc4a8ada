"""What reports and papers call a book of 2026, and its acceleration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from paircard.core.event.options import Options
from paircard.core.facets import ordinary
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Exchange(ordinary.Exchange):
    """Options say the value of record 192 (`code`), and whether an event is accelerated."""

    options: ClassVar[type[Options]]
    words: ClassVar[str]
    """The value of record 092."""
    rules: ClassVar[str]
    """By which rules an event is paired, as it stands in the code."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        accelerated = self._chosen(tournament).acceleration == "baku"
        return f"{self.words}, Baku acceleration" if accelerated else self.words  # no words: a value

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        code: str = self._chosen(tournament).code
        return code

    def foot(self) -> tuple[str, ...]:
        """Return by which rules an event is paired."""
        return (tr(self.rules),)

    def _chosen(self, tournament: Tournament) -> Any:
        return self.options.of(tournament.regulations.options)
