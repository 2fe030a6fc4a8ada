"""S1 against S2 with as few clashes as possible, then the first such arrangement in the order D1.

The assignment problem with costs 0 and 1 (Kuhn 1955, Munkres 1957), rows of edges as bit masks. Once an
optimal matching and its potentials are known, the optimal arrangements are exactly the perfect matchings
of the tight edges (complementary slackness), so that the walk through D1 needs no costs: an edge can be
part of one if an alternating path leads back from it (Berge 1957).
"""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.values import waiting


class Assignment:
    """Rows, each of which takes one column; edges cost 0 or 1.

    Invariant: for every edge, row potential + column potential <= cost, and equal where it is matched.
    """

    def __init__(self, free: Sequence[int], dear: Sequence[int], columns: int) -> None:
        """Take the columns each row may have for nothing and at cost 1, as masks; `columns` are all there are."""
        self._cheap = [mask & columns for mask in free]
        self._dear = [mask & columns for mask in dear]
        self._open = columns
        """Columns nobody has."""
        self._owner: dict[int, int] = {}
        self._column = [-1] * len(self._cheap)
        self._potential = [0] * len(self._cheap)
        self._standing = {0: columns}
        """Columns by their potential."""

    def cheapest(self) -> int | None:
        """Give every row a column at least cost and return the cost; None if it cannot be done."""
        waiting = [row for row in range(len(self._cheap)) if not self._take_first(row)]
        if not all(self._augment(row) for row in waiting):
            return None
        return sum(dear >> column & 1 for dear, column in zip(self._dear, self._column, strict=True))

    def first(self, rows: int) -> tuple[int, ...]:
        """Return the columns of the first rows in the first arrangement (D1) of least cost.

        To be called once `cheapest` has found a cost.
        """
        remaining = 0
        for column in self._column:
            remaining |= 1 << column
        for row in range(rows):
            self._settle(row, remaining)
            remaining ^= 1 << self._column[row]
        return tuple(self._column[:rows])

    def _tight(self, row: int) -> int:
        """Return the columns whose edge to the row costs exactly what the potentials say."""
        potential, standing = self._potential[row], self._standing
        cheap = self._cheap[row] & standing.get(-potential, 0)
        return cheap | self._dear[row] & standing.get(1 - potential, 0)

    def _take_first(self, row: int) -> bool:
        """Give a row its first open column, if there is one for nothing."""
        mask = self._cheap[row] & self._open
        if mask:
            self._give(row, (mask & -mask).bit_length() - 1)
        return bool(mask)

    def _give(self, row: int, column: int) -> None:
        self._column[row] = column
        self._owner[column] = row
        self._open &= ~(1 << column)

    def _augment(self, root: int) -> bool:
        """Give one more row a column, the others changing theirs along an alternating path."""
        waiting.pulse()
        rows, pending, reached = [root], [root], 0
        came_from: dict[int, int] = {}
        while True:
            while pending:
                row = pending.pop()
                fresh = self._tight(row) & ~reached
                if fresh & self._open:
                    self._shift(row, (fresh & self._open).bit_length() - 1, came_from)
                    return True
                reached |= fresh
                for column in places_in(fresh):
                    came_from[column] = row
                    rows.append(self._owner[column])
                    pending.append(self._owner[column])
            if not any((self._cheap[row] | self._dear[row]) & ~reached for row in rows):
                return False
            self._raise(rows, reached)
            pending = list(rows)

    def _shift(self, row: int, column: int, came_from: dict[int, int]) -> None:
        """Give the row the column, the row that led there its old one, and so on."""
        while True:
            old = self._column[row]
            self._give(row, column)
            if old < 0:
                return
            row, column = came_from[old], old

    def _raise(self, rows: list[int], reached: int) -> None:
        """Raise the potentials of rows and lower those of their columns: by one, for costs are 0 and 1."""
        for row in rows:
            self._potential[row] += 1
        moved: dict[int, int] = {}
        for level, mask in self._standing.items():
            moved[level] = moved.get(level, 0) | mask & ~reached
            moved[level - 1] = moved.get(level - 1, 0) | mask & reached
        self._standing = moved

    def _settle(self, row: int, remaining: int) -> None:
        """Give a row the first column it can have while the rows after it still have theirs."""
        mine = self._column[row]
        dead = 1 << mine
        for column in places_in(self._tight(row) & remaining & ((1 << mine) - 1)):
            if dead >> column & 1:
                continue
            path, dead = self._path(column, mine, remaining, dead)
            if path:
                for loser, gained in path:
                    self._give(loser, gained)
                self._give(row, column)
                return

    def _path(self, start: int, goal: int, remaining: int, dead: int) -> tuple[list[tuple[int, int]], int]:
        """Return how the columns move on so that `start` is given up and `goal` taken; and what leads nowhere."""
        came_from: dict[int, int] = {}
        pending = [start]
        dead |= 1 << start
        while pending:
            column = pending.pop()
            tight = self._tight(self._owner[column]) & remaining
            if tight >> goal & 1:
                return self._moves(column, goal, start, came_from), dead
            fresh = tight & ~dead
            dead |= fresh
            for each in places_in(fresh):
                came_from[each] = column
                pending.append(each)
        return [], dead

    def _moves(self, column: int, goal: int, start: int, came_from: dict[int, int]) -> list[tuple[int, int]]:
        """Return who takes which column along a path that ends with `goal`."""
        moves = [(self._owner[column], goal)]
        while column != start:
            before = came_from[column]
            moves.append((self._owner[before], column))
            column = before
        return moves
