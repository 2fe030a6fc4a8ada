"""What is asked of another pairing program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from paircard.tui.batch.against.difference import Matter

TRIES, FAR = 5, 1_000_000
"""A program that gives up an event which cannot be paired to its end makes another, by a seed so far away."""
Pairs = Sequence[tuple[int, int]]
"""A round by pairing numbers, White first, sorted; 0 is the bye."""


class NotThere(Exception):
    """The program is not installed, or not where it was said to be; the sentence says how to get it."""


class NoAnswer(Exception):
    """The program gave no answer for an event; the sentence says what it said instead."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What another program holds against a report."""

    matter: Matter
    round: int = 0
    pairs: Pairs | None = None
    """What it would pair instead, all of the round or what differs; None where there is no pairing for it."""
    told: str = ""
    """What it says where it is about no pairing."""


class Peer(Protocol):
    """Another program."""

    name: str
    rules: str
    """The edition of C.04.3 by which it pairs, such as 2026."""
    tables: bool
    """Whether it judges tables, too."""
    makes: bool
    """Whether it makes events of its own."""

    @property
    def version(self) -> str:
        """Its version, as it tells it."""
        ...

    def judged(self, report: str) -> Iterator[Verdict]:
        """Yield what is wrong in a report in its eyes; raise `NoAnswer` where it cannot judge it."""
        ...

    def made(self, seed: int, players: tuple[int, int]) -> str:
        """Return the report of an event of so many players made by a seed; raise `NoAnswer` where it makes none."""
        ...
