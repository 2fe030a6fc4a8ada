"""From paired brackets to the round: colours by C.04.4.2 5, and the bye that was given first."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Sink
from paircard.core.systems.burstein.colours import allot
from paircard.core.systems.burstein.outcome import BracketResult, Pairing
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.swiss.boards import published
from paircard.core.systems.swiss.colours import Allotted


def publish(
    position: Position, bye: PairingNumber | None, brackets: Sequence[BracketResult], sink: Sink | None = None
) -> Pairing:
    """Return the round that the brackets make."""

    def seats(one: Player, two: Player) -> Allotted[Player]:
        return allot(one, two, position.initial_colour)

    pairs = (pair for bracket in brackets for pair in bracket.pairs)
    return Pairing(published(position, pairs, bye, seats, sink), bye, tuple(brackets))
