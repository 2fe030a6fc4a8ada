"""The assignment problem with costs of any size: the first arrangement (D1) among those of least cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.systems.kit.matching.assignment import Assignment


class CostedAssignment(Assignment):
    """Rows, each of which takes one column; for few different costs a row."""

    def __init__(self, costs: Sequence[Mapping[int, int]], columns: int) -> None:
        """Take the columns each row may have at each cost, as masks; `columns` are all there are."""
        self._classes = [[(cost, mask & columns) for cost, mask in row.items() if mask & columns] for row in costs]
        everything = [sum(mask for _, mask in row) for row in self._classes]
        super().__init__(everything, [0] * len(everything), columns)
        self._potential = [min((cost for cost, _ in row), default=0) for row in self._classes]

    def cheapest(self) -> int | None:
        """Give every row a column at least cost and return the cost; None if it cannot be done."""
        if super().cheapest() is None:
            return None
        pairs = zip(self._classes, self._column, strict=True)
        return sum(cost for row, column in pairs for cost, mask in row if mask >> column & 1)

    def _take_first(self, row: int) -> bool:
        mask = self._tight(row) & self._open
        if mask:
            self._give(row, (mask & -mask).bit_length() - 1)
        return bool(mask)

    def _tight(self, row: int) -> int:
        potential, standing = self._potential[row], self._standing
        tight = 0
        for cost, mask in self._classes[row]:
            tight |= mask & standing.get(cost - potential, 0)
        return tight

    def _raise(self, rows: list[int], reached: int, by: int = 1) -> None:
        """Raise the potentials of rows, and lower those of their columns, until an edge to another column is tight."""
        outside = [(level, mask & ~reached) for level, mask in self._standing.items() if mask & ~reached]
        by = min(
            cost - self._potential[row] - level
            for row in rows
            for cost, mask in self._classes[row]
            for level, others in outside
            if mask & others
        )
        super()._raise(rows, reached, by)
