"""From paired brackets to the round: colours by C.04.3 5, and the bye of whoever the last bracket leaves over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Sink
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.boards import Seats, round_of, seated


def publish(position: Position, brackets: Sequence[BracketResult], sink: Sink | None = None) -> Pairing:
    """Return the round that the brackets make."""
    bye = next(iter(brackets[-1].downfloaters), None) if brackets else None
    return round_of(position, brackets, bye, _seats(position), sink)


def publish_pairs(
    position: Position,
    pairs: Iterable[tuple[int, int]],
    bye: PairingNumber | None,
    brackets: Sequence[BracketResult],
) -> Pairing:
    """Return the round that pairs of places make, in whatever order they come; nobody looks at the brackets."""
    return Pairing(seated(position, pairs, _seats(position)), bye, brackets)


def _seats(position: Position) -> Seats[Player]:
    return partial(allot, initial_colour=position.initial_colour)
