"""What can happen in a tournament: one frozen value each, in the files of facts by their subject.

The journal of these is the only truth. Here stands what they have in common, and what takes a command back.

Entrants are named by `id`, the order of registration, because pairing numbers may still change before
round 1 (R20). Points are half points.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import ClassVar

from paircard.core.values.frozen import dataclass

KINDS: dict[str, type[Fact]] = {}
"""The kinds of events that are loaded, by the name they bear in the journal: `every_fact` loads the others."""


class Scope(Enum):
    """Which stages of its event a fact is about."""

    STAGE = auto()
    """The one in which its entry of the journal stands."""
    NAMED = auto()
    """The one it names itself, and the one it names as the source."""
    PERSON = auto()
    """All in which a person is entered."""
    EVENT = auto()
    """All."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Base of everything that can happen."""

    since: ClassVar[int] = 1
    """Format of the journal that came with this kind: an older paircard is told so, and does not open the file."""
    scope: ClassVar[Scope] = Scope.STAGE

    def __init_subclass__(cls) -> None:
        # a dataclass with slots is made twice: the later one counts
        other = KINDS.get(cls.__name__, cls)
        if other.__module__ != cls.__module__:
            raise TypeError(f"{cls.__name__} is the name of an event in {other.__module__} already")
        KINDS[cls.__name__] = cls


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """All events of one command were taken back; they stay in the journal."""

    command: int


@dataclass(frozen=True, slots=True)
class Redone(Fact):
    """A command that had been taken back is in force again."""

    command: int
