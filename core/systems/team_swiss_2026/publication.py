"""From paired brackets to the round: colours by C.04.6 4, and the bye that was given first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.boards import published
from paircard.core.systems.team_swiss_2026.colours import allot
from paircard.core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from paircard.core.systems.team_swiss_2026.position import Position


def publish(
    position: Position, bye: PairingNumber | None, brackets: Sequence[BracketResult], sink: Sink | None = None
) -> Pairing:
    """Return the round that the brackets make."""
    pairs = (pair for bracket in brackets for pair in bracket.pairs)
    return Pairing(published(position, pairs, bye, partial(allot, position), sink), bye, tuple(brackets))
