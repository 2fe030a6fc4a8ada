"""The bye gives one point and a downfloat (A5), and only once a point without playing (B1b)."""

from __future__ import annotations

from core.event.card import PairingCard
from core.values.points import WIN

free_round = WIN


def bye_barred(card: PairingCard) -> bool:
    """Bar who has had a point without playing (B1b)."""
    return card.bye_barred
