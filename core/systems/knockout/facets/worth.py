"""Going through is worth nothing: who plays has to win."""

from __future__ import annotations

from core.event.card import PairingCard

free_round = 0


def bye_barred(card: PairingCard) -> bool:  # noqa: ARG001
    """Bar nobody: the skeleton says who goes through."""
    return False
