"""The pairing-allocated bye (C.04.1 3): a point, or what was announced; only once (C.04.1 4)."""

from __future__ import annotations

from paircard.core.event.card import Kind, PairingCard
from paircard.core.values.points import WIN

free_round = WIN
_WITHOUT_GAME = frozenset(
    {Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS, Kind.BYE, Kind.HALF_BYE, Kind.ABSENT, Kind.WITHDRAWN, Kind.NOT_ENTERED}
)


def bye_barred(card: PairingCard) -> bool:
    """Bar who has had a bye, or the points of a win in a round without a game (4)."""
    return card.bye_barred or any(
        line.kind in _WITHOUT_GAME and line.half_points >= line.scale.win for line in card.lines
    )
