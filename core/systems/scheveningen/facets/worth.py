"""Both teams play in every round."""

from __future__ import annotations

from core.event.card import PairingCard

free_round = 0


def bye_barred(card: PairingCard) -> bool:  # noqa: ARG001
    """Bar nobody: there is no bye."""
    return False
