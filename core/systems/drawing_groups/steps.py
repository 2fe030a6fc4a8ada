"""A draw as a stream of steps: who comes from which basket into which group, and what the constraint kept apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from paircard.core.event.ids import ContestantId
from paircard.core.systems.drawing_groups.entry import ARTICLE, Apart, Entry
from paircard.core.systems.drawing_groups.group_sizes import baskets, need_places, rows
from paircard.core.systems.drawing_groups.spreading import costs_of, least
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said


class Way(Enum):
    """How a field is split into groups."""

    SNAKE = "snake"
    BASKETS = "baskets"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class KeptFrom:
    """A group that would have been next, and why it was not taken."""

    group: int
    rule: Apart | None
    """What the entrant shares with somebody in it; None: somebody still to be drawn from this basket needs it."""
    member: ContestantId | None = None
    """Id of that somebody in the group."""


@dataclass(frozen=True, slots=True)
class Together:
    """Somebody in the group who could not be kept apart."""

    rule: Apart
    member: ContestantId


@dataclass(frozen=True, slots=True)
class Step:
    """One entrant into one group."""

    way: Way
    entrant: ContestantId
    basket: int | None
    """Basket, or row of the snake, 1 the strongest; None for one's own choice."""
    group: int
    kept_from: tuple[KeptFrom, ...] = ()
    together: tuple[Together, ...] = ()


Filled = dict[int, list[Entry]]


def snake(order: Sequence[Entry], places: Sequence[int], apart: Sequence[Apart] = ()) -> Iterator[Step]:
    """Yield the snake: by strength into groups 1 to g, then back again; who is kept from a group changes in the row."""
    made = baskets(order, places)
    filled = _empty(places)
    for number, (basket, groups) in enumerate(zip(made, rows(places), strict=True), 1):
        there = groups if number % 2 else groups[::-1]
        yield from _row(Way.SNAKE, number, basket, there, filled, apart)


def draw(drawn: Sequence[Sequence[Entry]], places: Sequence[int], apart: Sequence[Apart] = ()) -> Iterator[Step]:
    """Yield the draw of baskets, each in the order in which it was drawn: the first goes into group 1, and so on."""
    need_places(places, sum(map(len, drawn)))
    filled = _empty(places)
    for number, (basket, groups) in enumerate(zip(drawn, rows(places), strict=True), 1):
        yield from _row(Way.BASKETS, number, basket, groups, filled, apart)


def own_choice(
    chosen: Iterable[tuple[Entry, int]], places: Sequence[int], apart: Sequence[Apart] = ()
) -> Iterator[Step]:
    """Yield what entrants chose in their fixed order; refuse a group that is full or does not exist."""
    filled = _empty(places)
    for entry, group in chosen:
        if group not in filled:
            fields = {"group": group, "groups": len(places)}
            raise Refusal(said("There is no group {group}: choose 1 to {groups}.", **fields), ARTICLE)
        if len(filled[group]) == places[group - 1]:
            left = ", ".join(str(each) for each in filled if len(filled[each]) < places[each - 1])
            raise Refusal(said("Group {group} is full: choose of {groups}.", group=group, groups=left), ARTICLE)
        yield Step(Way.CHOICE, entry.id, None, group, (), _together(entry, filled[group], apart))
        filled[group].append(entry)


def groups_of(steps: Iterable[Step], groups: int) -> tuple[tuple[ContestantId, ...], ...]:
    """Return who is in each group, in the order in which they came."""
    made: tuple[list[ContestantId], ...] = tuple([] for _ in range(groups))
    for step in steps:
        made[step.group - 1].append(step.entrant)
    return tuple(map(tuple, made))


# --- a row -----------------------------------------------------------------------------------------------


def _empty(places: Sequence[int]) -> Filled:
    return {group: [] for group in range(1, len(places) + 1)}


def _row(
    way: Way, number: int, basket: Sequence[Entry], groups: Sequence[int], filled: Filled, apart: Sequence[Apart]
) -> Iterator[Step]:
    """Yield one row: everybody into the first group left that keeps as many apart as the row allows."""
    free = list(groups)
    for at, entry in enumerate(basket):
        wanted = _first_good(basket[at:], free, filled, apart)
        kept = tuple(_kept_from(entry, group, filled, apart) for group in free[: free.index(wanted)])
        yield Step(way, entry.id, number, wanted, kept, _together(entry, filled[wanted], apart))
        free.remove(wanted)
        filled[wanted].append(entry)


def _first_good(
    left: Sequence[Entry], free: Sequence[int], filled: Mapping[int, Sequence[Entry]], apart: Sequence[Apart]
) -> int:
    """Return the first group for the next of those left with which all of them are spread as well as can be."""
    costs = costs_of(left, free, filled, apart)
    if not any(map(any, costs)):
        return free[0]
    best = least(costs)
    return next(
        group
        for at, group in enumerate(free)
        if costs[0][at] + least([row[:at] + row[at + 1 :] for row in costs[1:]]) == best
    )


def _kept_from(entry: Entry, group: int, filled: Mapping[int, Sequence[Entry]], apart: Sequence[Apart]) -> KeptFrom:
    together = _together(entry, filled[group], apart)
    return KeptFrom(group, together[0].rule, together[0].member) if together else KeptFrom(group, None)


def _together(entry: Entry, members: Sequence[Entry], apart: Sequence[Apart]) -> tuple[Together, ...]:
    found = ((entry.shared_with(member, apart), member.id) for member in members)
    return tuple(Together(rule, id_) for rule, id_ in found if rule)
