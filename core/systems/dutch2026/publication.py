"""From paired brackets to the round: colours by C.04.3 5, and the bye of whoever the last bracket leaves over."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.trace import Sink
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.boards import round_of
from paircard.core.systems.swiss.colours import Allotted


def publish(position: Position, brackets: Sequence[BracketResult], sink: Sink | None = None) -> Pairing:
    """Return the round that the brackets make."""

    def seats(one: Player, two: Player) -> Allotted[Player]:
        return allot(one, two, position.initial_colour)

    bye = next(iter(brackets[-1].downfloaters), None) if brackets else None
    return round_of(position, brackets, bye, seats, sink)
