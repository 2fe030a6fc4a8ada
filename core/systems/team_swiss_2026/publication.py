"""From paired brackets to the round: colours by C.04.6 4, and the bye that was given first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from core.event.ids import PairingNumber
from core.facets.trace import Sink
from core.systems.swiss.boards import published
from core.systems.team_swiss_2026.colours import allot
from core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from core.systems.team_swiss_2026.position import Position


def publish(
    position: Position, bye: PairingNumber | None, brackets: Sequence[BracketResult], sink: Sink | None = None
) -> Pairing:
    """Return the round that the brackets make."""
    pairs = (pair for bracket in brackets for pair in bracket.pairs)
    return Pairing(published(position, pairs, bye, partial(allot, position), sink), bye, tuple(brackets))
