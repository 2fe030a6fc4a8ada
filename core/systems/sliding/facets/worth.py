"""A rest is worth nothing: everybody has one, or nobody."""

from __future__ import annotations

from core.event.card import PairingCard

free_round = 0


def bye_barred(card: PairingCard) -> bool:  # noqa: ARG001
    """Bar nobody: the seats say who rests."""
    return False
