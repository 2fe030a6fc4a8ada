"""Clubs or federations kept apart as far as a row of entrants and the groups filled before allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.systems.drawing_groups.entry import Apart, Entry

_MORE = 1000
"""What is named first is worth more than any number of meetings by what is named after it."""


def cost(entry: Entry, members: Sequence[Entry], apart: Sequence[Apart]) -> int:
    """Return how bad it is for an entrant to come into a group: 0 where nobody shares anything."""
    worth = {each: _MORE ** (len(apart) - at) for at, each in enumerate(apart)}
    shared = (entry.shared_with(member, apart) for member in members)
    return sum(worth[each] for each in shared if each)


def costs_of(
    entries: Sequence[Entry], groups: Sequence[int], filled: Mapping[int, Sequence[Entry]], apart: Sequence[Apart]
) -> list[list[int]]:
    """Return the cost of every entrant in every group."""
    return [[cost(entry, filled[group], apart) for group in groups] for entry in entries]


def least(costs: Sequence[Sequence[int]]) -> int:
    """Return the least sum of a square of costs, one of every row and column (Kuhn's Hungarian method).

    >>> least([[4, 1], [2, 9]])
    3
    """
    size = len(costs)
    row_price, column_price = [0] * (size + 1), [0] * (size + 1)
    owner = [0] * (size + 1)
    for row in range(1, size + 1):
        owner[0], column = row, 0
        slack, came_from, seen = [-1] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while owner[column]:
            seen[column] = True
            delta, nearest = -1, 0
            for other in range(1, size + 1):
                if seen[other]:
                    continue
                at = owner[column]
                reduced = costs[at - 1][other - 1] - row_price[at] - column_price[other]
                if slack[other] < 0 or reduced < slack[other]:
                    slack[other], came_from[other] = reduced, column
                if delta < 0 or slack[other] < delta:
                    delta, nearest = slack[other], other
            for other in range(size + 1):
                if seen[other]:
                    row_price[owner[other]] += delta
                    column_price[other] -= delta
                elif other:
                    slack[other] -= delta
            column = nearest
        while column:
            owner[column], column = owner[came_from[column]], came_from[column]
    return sum(costs[owner[column] - 1][column - 1] for column in range(1, size + 1))
