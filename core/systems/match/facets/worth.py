"""Both play every game: there is nothing to be given without one."""

from __future__ import annotations

from core.event.card import PairingCard

free_round = 0


def bye_barred(card: PairingCard) -> bool:  # noqa: ARG001
    """Bar nobody: a match gives no byes."""
    return False
