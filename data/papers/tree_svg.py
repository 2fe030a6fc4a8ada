"""A tree of matches as pictures for a page: two rounds side by side, which a phone shows whole and large."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterator
from html import escape

from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.tables.tree_drawing import lines_of

ROUNDS = 2
"""Side by side in one picture."""
COLUMN, LINE, TOP = 195, 20, 40
SIZE = 17.5
"""Of letters: on a phone a picture is a little narrower than it is drawn."""
_LETTERS = 18
"""Of a name, beside its score."""
_PARTS = 2
"""Of a cell: name and score."""


def pictures(tree: TreeView) -> Iterator[str]:
    """Yield a picture of the last rounds, then of those before them, and so on."""
    last = len(tree.rounds)
    while last > 0:
        first = max(0, last - ROUNDS)
        yield _picture(tree, first, last)
        last = first


def _picture(tree: TreeView, first: int, last: int) -> str:
    rounds = tree.rounds[first:last]
    width, height = COLUMN * ROUNDS, TOP + LINE * (4 * len(rounds[0]))
    parts = [
        f'<text x="{2 + at * COLUMN}" y="20" font-weight="bold">{escape(_cut(name, _LETTERS + 2))}</text>'
        for at, name in enumerate(tree.names[first:last])
    ]
    for level, nodes in enumerate(rounds):
        for node in nodes:
            parts += _node(node, level, joined=level < len(rounds) - 1)
    title = escape(", ".join(tree.names[first:last]))
    return (
        f'<svg class="tree" viewBox="0 0 {width} {height}" role="img" aria-label="{title}" font-size="{SIZE}" '
        f'style="width:100%;max-width:{2 * width}px;height:auto" fill="currentColor">{"".join(parts)}</svg>'
    )


def _node(node: Node, level: int, *, joined: bool) -> Iterator[str]:
    above, below = lines_of(node.at, level)
    if not node.played and not level and not node.lower.who:
        yield _side(node.upper, level, (above + below) // 2)
        return
    yield _side(node.upper, level, above)
    yield _side(node.lower, level, below)
    if joined:
        x = (level + 1) * COLUMN - 6
        upper, lower = (TOP + line * LINE - 6 for line in (above, below))
        middle = (upper + lower) / _PARTS
        yield (
            f'<path d="M{x - 4} {upper}h4V{lower}h-4M{x} {middle:g}h5" fill="none" stroke="currentColor" '
            'stroke-width="0.7"/>'
        )


def _side(side: Side, level: int, line: int) -> str:
    x, y = 2 + level * COLUMN, TOP + line * LINE
    weight = ' font-weight="bold"' if side.won else ""
    name = escape(_cut(side.who, _LETTERS - max(0, len(side.score) - 2)))
    score = f'<text x="{x + COLUMN - 14}" y="{y}" text-anchor="end"{weight}>{escape(side.score)}</text>'
    return f'<text x="{x}" y="{y}"{weight}>{name}</text>{score if side.score else ""}'


def _cut(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: max(1, letters - 1)]}…"
