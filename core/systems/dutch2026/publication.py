"""From paired brackets to the round: colours by C.04.3 5, and the bye of whoever the last bracket leaves over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Sink
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.boards import published
from paircard.core.systems.swiss.colours import Allotted


def publish(position: Position, brackets: Sequence[BracketResult], sink: Sink | None = None) -> Pairing:
    """Return the round that the brackets make."""
    bye = next(iter(brackets[-1].downfloaters), None) if brackets else None
    return publish_pairs(position, (pair for bracket in brackets for pair in bracket.pairs), bye, tuple(brackets), sink)


def publish_pairs(
    position: Position,
    pairs: Iterable[tuple[PairingNumber, PairingNumber]],
    bye: PairingNumber | None,
    brackets: Sequence[BracketResult],
    sink: Sink | None = None,
) -> Pairing:
    """Return the round that pairs make, in whatever order they come."""

    def seats(one: Player, two: Player) -> Allotted[Player]:
        return allot(one, two, position.initial_colour)

    return Pairing(published(position, pairs, bye, seats, sink), bye, brackets)
