"""The event right before each of its rounds was paired, kept while its journal is followed.

To fold the journal up to there once more takes as long as to open the event. Worlds share what has not changed from one
to the next, so that to keep some costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.world import World, after_entry, beginning, in_pieces
from paircard.core.values.frozen import dataclass, field

if TYPE_CHECKING:
    from paircard.core.event.journal import Entry
    from paircard.core.event.timeline import Timeline
    from paircard.core.event.traits import Catalogue

S = TypeVar("S")  # no words: a name


@dataclass(frozen=True, eq=False, slots=True)
class BeforeRound(Generic[S]):
    """What was known when a round was paired."""

    world: World
    states: dict[int, S] = field(default_factory=dict)
    """The tournament by the stage it is seen from, once somebody has asked for it."""


Kept = Mapping[int, BeforeRound[Any]]
"""By the number of the entry before the pairing."""


def folded(catalogue: Catalogue, journal: Sequence[Entry], timeline: Timeline) -> tuple[World, Kept]:
    """Return the world after a journal whose timeline holds; raise `BadEntry` or `NewerEntry` where it cannot be."""
    world, kept = beginning(catalogue), dict[int, BeforeRound[Any]]()
    for entry, following in in_pieces(catalogue, journal, timeline):
        if isinstance(entry.event, RoundPaired):
            kept[entry.number - 1] = BeforeRound(world)
        world = following
    return world, kept


def followed(
    world: World, kept: Kept, new: Sequence[Entry], after: Callable[[World, Sequence[Entry]], World]
) -> tuple[World, Kept]:
    """Return the world after further entries, none of which takes anything back, in pieces that `after` follows."""
    begun, more = 0, dict[int, BeforeRound[Any]]()
    for at, entry in enumerate(new):
        if isinstance(entry.event, RoundPaired):
            world, begun = after(world, new[begun:at]), at
            more[entry.number - 1] = BeforeRound(world)
    return after(world, new[begun:]), {**kept, **more} if more else kept


def one_by_one(world: World, entries: Iterable[Entry]) -> World:
    """Return the world after entries that are followed one by one; raise like `folded`."""
    for entry in entries:
        world = after_entry(world, entry)
    return world
