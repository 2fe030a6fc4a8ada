"""The tree of a cup as it hangs on the wall: on one sheet, or its end on the first and a part on each of the others."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.tree_view import Node, Side, TreeView
from paircard.core.papers.drawing import UPRIGHT, Shape, Sheet, Size, Text, level, plumb
from paircard.core.papers.paper import Paper
from paircard.core.tables.tree_drawing import lines_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr

MOST: dict[Size, int] = {"A4": 16, "A3": 32}
"""Matches of the first round on a sheet."""
_EDGE, _HEAD, _FOOT = 10.0, 30.0, 12.0
_THIRD = 22.0
"""What the match for third place takes below."""
_SCORE = 9.0
_LINES = 4
"""From a match of the first round to the next."""
_OF_A_LINE, _OF_A_COLUMN = 0.62, 1 / 12
"""How large type is at most, by the height of a line and by the breadth of a column."""
_POINTS = 72 / 25.4


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of the tree that stands on a sheet."""

    title: str
    names: tuple[str, ...]
    rounds: tuple[tuple[Node, ...], ...]
    goes_on: str = ""
    """Where who wins it goes on; empty where they have won the cup."""
    comes_from: tuple[str, ...] = ()
    """By side of the first round shown, from which part they come."""

    @property
    def first(self) -> int:
        """How many matches the first round shown has."""
        return len(self.rounds[0])


def tree_sheets(tree: TreeView, paper: Paper, size: Size) -> tuple[Sheet, ...]:
    """Return the sheets, each a part of the tree."""
    parts = _parts(tree, MOST[size])
    largest = max(parts, key=lambda part: (part.first, len(part.rounds)))
    room = _lies_better(largest, size)
    return tuple(_sheet(tree, paper, part, at, len(parts), room) for at, part in enumerate(parts, 1))


def _parts(tree: TreeView, most: int) -> list[_Part]:
    """Return the tree in one part, or its end and the parts that lead there."""
    if len(tree.rounds[0]) <= most:
        return [_Part("", tree.names, tree.rounds)]
    own = next(at for at, nodes in enumerate(tree.rounds) if len(tree.rounds[0]) // most >= 2 * len(nodes))
    count = 2 * len(tree.rounds[own])
    said = [tr("Part {part}", part=part) for part in range(1, count + 1)]
    end = _Part("", tree.names[own:], tree.rounds[own:], comes_from=tuple(said))
    parts = [
        _Part(said[part], tree.names[:own], rounds, tr("goes on on sheet {sheet}", sheet=1))
        for part in range(count)
        for rounds in [tuple(_share(nodes, part, count) for nodes in tree.rounds[:own])]
    ]
    return [end, *parts]


def _share(nodes: tuple[Node, ...], part: int, parts: int) -> tuple[Node, ...]:
    many = len(nodes) // parts
    return nodes[part * many : (part + 1) * many]


def _lies_better(part: _Part, size: Size) -> tuple[float, float]:
    """Return width and height of the sheet on which the largest part has the larger type."""
    width, height = UPRIGHT[size]
    return max((width, height), (height, width), key=lambda room: _type(part, *room))


def _type(part: _Part, width: float, height: float) -> float:
    line = (height - _HEAD - _FOOT - _THIRD) / (2 * part.first)
    return min(line * _OF_A_LINE, _column(part, width) * _OF_A_COLUMN)


def _column(part: _Part, width: float) -> float:
    """Return how broad a round is; who has won has a column of their own."""
    return (width - 2 * _EDGE) / (len(part.rounds) + 1)


def _sheet(tree: TreeView, paper: Paper, part: _Part, at: int, sheets: int, room: tuple[float, float]) -> Sheet:
    width, height = room
    last = not part.goes_on
    below = _THIRD if tree.third and last else 0.0
    drawing = _Drawing(part, width, (height - _HEAD - _FOOT - below) / (_LINES * part.first))
    title = paper.title if not part.title else f"{paper.title}: {part.title}"
    shapes: list[Shape] = [
        Text(paper.head[0], _EDGE, 7, width - 2 * _EDGE - 50, 7, 13, bold=True),
        Text(title, _EDGE, 14, width - 2 * _EDGE - 50, 9, 18, bold=True),
        # the first note is about a sign that nothing drawn has: whoever goes on stands in bold type
        Text("; ".join((*paper.marks, *paper.notes[1:])), _EDGE, height - 10, width - 2 * _EDGE - 50, 6, 8),
    ]
    if sheets > 1:
        told = tr("Sheet {sheet} of {sheets}", sheet=at, sheets=sheets)
        shapes.append(Text(told, width - _EDGE - 50, 7, 50, 7, 11, "right"))
    shapes += drawing.shapes()
    if tree.third and last:
        shapes += drawing.third(tree.third, height - _FOOT - _THIRD)
    return Sheet(width, height, tuple(shapes))


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A part with its lines in millimetres."""

    part: _Part
    width: float
    line: float
    """From one line to the next."""

    @property
    def column(self) -> float:
        """How broad a round is."""
        return _column(self.part, self.width)

    @property
    def tall(self) -> float:
        """How much height a name has over its line: what there is, but no more than it needs."""
        return min(2 * self.line * 0.94, 14.0)

    @property
    def type(self) -> float:
        """The size of the type of a name, in points."""
        return min(self.tall * _OF_A_LINE, self.column * _OF_A_COLUMN) * _POINTS

    def y(self, line: int) -> float:
        """Return where the line under a name is."""
        return _HEAD + (line + 1.5) * self.line

    def x(self, depth: int) -> float:
        """Return where a round begins."""
        return _EDGE + depth * self.column

    def shapes(self) -> Iterator[Shape]:
        """Yield rounds, matches, and who has won."""
        for depth, (name, nodes) in enumerate(zip(self.part.names, self.part.rounds, strict=True)):
            yield Text(name, self.x(depth), _HEAD - 6, self.column - 2, 5, min(11.0, self.column / 2.6), bold=True)
            for at, node in enumerate(nodes):
                yield from self._node(node, at, depth)
        yield from self._winner(self.part.rounds[-1][0])

    def _node(self, node: Node, at: int, depth: int) -> Iterator[Shape]:
        above, below = lines_of(at, depth)
        if not node.played and not node.lower.who and not depth:
            yield from self._side(node.upper, depth, (above + below) // 2)
            return
        yield from self._side(node.upper, depth, above)
        yield from self._side(node.lower, depth, below)
        yield plumb(self.x(depth + 1), self.y(above), self.y(below) - self.y(above), 0.3)
        if not depth and self.part.comes_from:
            for line, nth in ((above, 2 * at), (below, 2 * at + 1)):
                box = (self.x(0), self.y(line) + 0.5, self.column - _SCORE, 4.0)
                yield Text(self.part.comes_from[nth], *box, 8)

    def _side(self, side: Side, depth: int, line: int) -> Iterator[Shape]:
        x, y = self.x(depth), self.y(line)
        yield level(x, y, self.column, 0.3)
        room = self.column - 1.5 - (_SCORE if side.score else 0)
        yield Text(side.who, x + 0.8, y - self.tall, room, self.tall, self.type, bold=side.won)
        if side.score:
            score = (x + self.column - _SCORE - 0.8, y - self.tall, _SCORE, self.tall)
            yield Text(side.score, *score, self.type, "right", side.won)

    def _winner(self, node: Node) -> Iterator[Shape]:
        depth = len(self.part.rounds)
        above, below = lines_of(0, depth - 1)
        y = self.y((above + below) // 2)
        yield level(self.x(depth), y, self.column, 0.6)
        winner = node.winner
        if winner:
            yield Text(winner.who, self.x(depth) + 1, y - self.tall, self.column - 2, self.tall, self.type, bold=True)
        if self.part.goes_on:
            yield Text(f"→ {self.part.goes_on}", self.x(depth) + 1, y + 0.5, self.column - 2, 8, 8)

    def third(self, node: Node, top: float) -> Iterator[Shape]:
        """Yield the match for third place, below the last round."""
        x = self.x(max(0, len(self.part.rounds) - 1))
        yield Text(tr("Third place"), x, top, self.column, 5, 10, bold=True)
        for at, side in enumerate((node.upper, node.lower)):
            y = top + 5 + 8 * at
            room = self.column - 1.5 - (_SCORE if side.score else 0)
            yield Text(side.who, x + 0.8, y, room, 7.5, 9, bold=side.won)
            if side.score:
                yield Text(side.score, x + self.column - _SCORE, y, _SCORE, 7.5, 9, "right", side.won)
            yield level(x, y + 7.7, self.column, 0.3)
