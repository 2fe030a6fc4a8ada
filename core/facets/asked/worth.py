"""Rounds without an opponent: what a system is asked of their points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.event.card import PairingCard


class Worth(Protocol):
    """What a round without an opponent is worth, and what it does to the card."""

    @property
    def free_round(self) -> int:
        """Half points of a player whom the pairing leaves without an opponent."""

    def bye_barred(self, card: PairingCard) -> bool:
        """Whether a player may not be left without an opponent again."""
