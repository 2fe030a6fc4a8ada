"""Tables: what a system is asked when places are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Tables(Protocol):
    """How the table is made."""

    @property
    def beforehand(self) -> bool:
        """Whether tie-breaks count a forfeit as a game, as where all pairs are known beforehand."""

    @property
    def fitting(self) -> tuple[str, ...]:
        """The lists and codes of tie-breaks to be offered before all others; nothing where all fit alike."""

    @property
    def separate_nobody(self) -> frozenset[str]:
        """The codes that give the same to all who are equal in points."""

    def newest(self, tournament: Tournament) -> int:
        """Return after which round the table is shown first."""
