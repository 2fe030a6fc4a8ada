"""Nobody is without a game, so nothing is given for that."""

from __future__ import annotations

from core.event.card import PairingCard

free_round = 0


def bye_barred(card: PairingCard) -> bool:  # noqa: ARG001
    """Bar nobody: a display gives no byes."""
    return False
