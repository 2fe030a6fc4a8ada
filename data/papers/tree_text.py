"""A tree of matches in characters: a column a round, a line a contestant, and the winner between the two.

Columns are counted in cells, for a name may be Chinese.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.tables.tree_drawing import lines_of
from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.data.papers.fitting import fit

MARK = ">"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Some rounds of a tree side by side."""

    head: str
    lines: tuple[str, ...]
    at_line: int = 0
    """The line of the upper side of the node that is marked."""


def rounds_that_fit(width: int, narrowest: int = 22) -> int:
    """Return how many rounds stand side by side in so many cells.

    >>> rounds_that_fit(80), rounds_that_fit(120)
    (3, 5)
    """
    return max(1, width // narrowest)


def draw_tree(tree: TreeView, width: int, first: int = 1, marked: Node | None = None, *, rounds: int = 0) -> Drawing:
    """Draw the rounds from `first` on that fit; the match for third place stands below the final."""
    count = min(rounds or rounds_that_fit(width), len(tree.rounds) - first + 1)
    here = slice(first - 1, first - 1 + count)
    shown = tree.rounds[here]
    grid = _Grid(4 * len(shown[0]) - 1, count, min(36, width // count))
    for_third = tree.third is not None and marked is tree.third
    in_tree = None if for_third else marked
    for level, nodes in enumerate(shown):
        for node in nodes:
            grid.put(node, level, in_tree)
    lines, at_line = grid.lines(), grid.at_line
    if tree.third and first - 1 + count == len(tree.rounds):
        at_line = len(lines) + 2 if for_third else at_line
        lines += ["", *_third(tree.third, grid.column, chosen=for_third)]
    return Drawing(grid.head(tree.names[here]), tuple(lines), at_line)


class _Grid:
    """The cells of a drawing, a column a round, and the signs that join them."""

    def __init__(self, height: int, count: int, column: int) -> None:
        self.column = column
        self.at_line = 0
        """The line of the upper side of the node that is marked."""
        self._cells = [[""] * count for _ in range(height)]
        self._signs = [[""] * count for _ in range(height)]

    def put(self, node: Node, level: int, marked: Node | None) -> None:
        """Write both sides of a node; who goes through without a match stands where they go on."""
        above, below = lines_of(node.at, level)
        if marked is not None and (marked.round, marked.at) == (node.round, node.at):
            self.at_line = above
        if not node.played and not level and not node.lower.who:
            above = below = (above + below) // 2
        self._cells[above][level] = _cell(node.upper, self.column - 3, chosen=node == marked)
        if below != above:
            self._cells[below][level] = _cell(node.lower, self.column - 3, chosen=node == marked)
            _bracket(self._signs, level, above, below)

    def head(self, names: Sequence[str]) -> str:
        """Return what the rounds are called, over their columns."""
        return "".join(f"{fit(f' {name}', self.column - 1)} " for name in names).rstrip()

    def lines(self) -> list[str]:
        """Return the drawing line by line."""
        return [self._line(row, signs) for row, signs in zip(self._cells, self._signs, strict=True)]

    def _line(self, row: Sequence[str], signs: Sequence[str]) -> str:
        last = len(row) - 1
        joined = (
            _joined(text, sign, self.column, last=level == last)
            for level, (text, sign) in enumerate(zip(row, signs, strict=True))
        )
        return "".join(joined).rstrip()


def _third(node: Node, column: int, *, chosen: bool) -> Sequence[str]:
    return (f" {tr('Third place')}", *(_cell(side, column - 3, chosen=chosen) for side in (node.upper, node.lower)))


def _cell(side: Side, width: int, *, chosen: bool) -> str:
    sign = MARK if chosen else " "
    room = max(1, width - len(side.score) - 1)
    return sign + (f"{fit(side.who, room)} {side.score}" if side.score else fit(side.who, room).rstrip())


def _bracket(signs: list[list[str]], level: int, above: int, below: int) -> None:
    signs[above][level] = "┐"
    signs[below][level] = "┘"
    for line in range(above + 1, below):
        signs[line][level] = "│"
    signs[(above + below) // 2][level] = "├"


def _joined(text: str, sign: str, column: int, *, last: bool) -> str:
    if not sign or last:
        return fit(text, column)
    line = "─" if sign in "┐┘" and text else " "
    said = f"{text} " if text else ""
    return said + line * (column - 1 - cell_len(said)) + sign
