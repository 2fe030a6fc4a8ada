"""Whose scores have virtual points in them (C.04.7 1.4): said wherever a scoregroup or a pair is explained.

Where an event has announced an acceleration of its own nothing of C.04.7 is claimed: its points say so themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.books_2026 import accelerated, handling
from paircard.core.values.cited import Cited, cite
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said


class AsAnnounced(int):
    """Virtual points, in half points, that an event announces by itself: no article of FIDE gives them."""


class Accelerated(Protocol):
    """Somebody whose score may have virtual points in it."""

    @property
    def virtual(self) -> int:
        """Half points."""


Virtual = Iterable[tuple[PairingNumber, int]]
"""Numbers and half points; of one acceleration."""


def virtual_words(virtual: Virtual) -> Words | None:
    """Say who has how many; None where nobody has any."""
    having: dict[int, list[PairingNumber]] = {}
    for number, points in virtual:
        having.setdefault(points, []).append(number)
    told = [_who_has(points, having[points]) for points in sorted(having, reverse=True) if points]
    return joined(told) if len(told) > 1 else next(iter(told), None)


def _who_has(points: int, numbers: Iterable[PairingNumber]) -> Words:
    named = {"points": format_points(points), "teams": " ".join(map(str, numbers))}
    if isinstance(points, AsAnnounced):
        return said("Virtual points in the score, as announced, {points} each: {teams}.", **named)
    return said("Virtual points in the score, {points} each: {teams} (C.04.7 1.4).", **named)


def article_of(virtual: Virtual) -> str:
    """Return what a step about virtual points rests on: C.04.2 3.6 where only it speaks of the acceleration."""
    announced = any(isinstance(points, AsAnnounced) for _, points in virtual)
    return handling("3.6") if announced else accelerated("1.4")


def virtual_lines(virtual: Virtual) -> Iterator[Cited]:
    """Yield the same as a line, if there is anything to say."""
    told = tuple(virtual)
    if words := virtual_words(told):
        yield cite(str(words), article_of(told))


def virtual_in(players: Mapping[int, Accelerated], some: Iterable[PairingNumber]) -> Iterator[Cited]:
    """Yield the same of some of the players of a round."""
    yield from virtual_lines((number, players[number].virtual) for number in sorted(some))
