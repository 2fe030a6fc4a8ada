"""The pairing-allocated bye (C.04.6 1.4): a drawn match, or what was announced; only once (C2)."""

from __future__ import annotations

from paircard.core.event.card import PairingCard
from paircard.core.systems.team_swiss_2026.from_tournament import bars_bye
from paircard.core.values.points import DRAW

free_round = DRAW


def bye_barred(card: PairingCard) -> bool:
    """Bar who has had a bye, won a match by forfeit, or had a full-point bye."""
    return any(map(bars_bye, card.lines))
