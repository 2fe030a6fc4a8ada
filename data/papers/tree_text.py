"""A tree of matches in characters: a column a round, a line a contestant, and the winner between the two.

Columns are counted in cells, for a name may be Chinese.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from core.facets.tree_view import Node, Side, TreeView
from core.tables.tree_drawing import lines_of
from core.values.language import tr
from data.papers.fitting import fit

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
    shown = tree.rounds[first - 1 : first - 1 + count]
    column = min(36, width // count)
    height = 4 * len(shown[0]) - 1
    grid = [[""] * count for _ in range(height)]
    signs = [[""] * count for _ in range(height)]
    at_line = 0
    for level, nodes in enumerate(shown):
        for node in nodes:
            above, below = lines_of(node.at, level)
            if marked is not None and (marked.round, marked.at) == (node.round, node.at) and marked is not tree.third:
                at_line = above
            if not node.played and not level and not node.lower.who:
                above = below = (above + below) // 2  # who goes through stands where they go on
            chosen = marked is not None and marked is not tree.third and node == marked
            grid[above][level] = _cell(node.upper, column - 3, chosen=chosen)
            if below != above:
                grid[below][level] = _cell(node.lower, column - 3, chosen=chosen)
                _bracket(signs, level, above, below)
    lines = [
        "".join(
            _joined(text, signs[at][level], column, last=level == count - 1) for level, text in enumerate(row)
        ).rstrip()
        for at, row in enumerate(grid)
    ]
    head = "".join(f"{fit(f' {name}', column - 1)} " for name in tree.names[first - 1 : first - 1 + count]).rstrip()
    if tree.third and first - 1 + count == len(tree.rounds):
        if marked is tree.third:
            at_line = len(lines) + 2
        lines += ["", *_third(tree.third, column, chosen=marked is tree.third)]
    return Drawing(head, tuple(lines), at_line)


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
