"""The live view of a tree: the part of it around the cursor, a match chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Offset
from textual.widgets import Static

from paircard.core.event.ids import ContestantId
from paircard.core.facets.tree_view import Node, TreeView
from paircard.data.papers.tree_text import draw_tree, rounds_that_fit
from paircard.tui.screens.groups.live import after_cursor

_SCROLL_BAR = 2


class TreeCursor:
    """A match of a tree that is chosen, and how one goes from match to match."""

    head = None
    group = None
    """There are no groups."""

    def __init__(self, tree: TreeView | None = None) -> None:
        self.tree = tree
        self.round, self.at, self.third = 1, 0, False

    def take(self, tree: TreeView, newest: int) -> None:
        """Take over a tree; a new one starts at the round in play."""
        fresh = self.tree is None or len(self.tree.rounds) != len(tree.rounds) or self._newest != newest
        self.tree = tree
        self._newest = newest
        if fresh:
            self.round, self.third = max(1, newest), False
            nodes = tree.rounds[self.round - 1]
            undecided = (each.at for each in nodes if each.played and each.winner is None)
            self.at = next(undecided, next((each.at for each in nodes if each.played), 0))
        self.at = min(self.at, len(tree.rounds[self.round - 1]) - 1)

    _newest = 0

    @property
    def node(self) -> Node | None:
        """The match chosen."""
        if self.tree is None:
            return None
        return self.tree.third if self.third and self.tree.third else self.tree.rounds[self.round - 1][self.at]

    @property
    def chosen(self) -> ContestantId | None:
        """Id of somebody in it."""
        node = self.node
        return node.known[0] if node is not None and node.known else None

    def players(self) -> list[ContestantId]:
        """Ids of everybody, along the tree."""
        if self.tree is None:
            return []
        ids = list(dict.fromkeys(id_ for node in self.tree.nodes() for id_ in node.known))
        return after_cursor(ids, self.chosen)

    def go_to(self, player: ContestantId) -> bool:
        """Choose the last match of a player; say whether there is one."""
        nodes = [node for round_ in (self.tree.rounds if self.tree else ()) for node in round_ if player in node.known]
        if not nodes:
            return False
        self.round, self.at, self.third = nodes[-1].round, nodes[-1].at, False
        return True

    def go_to_head(self, step: int) -> bool:  # noqa: ARG002
        """Say that there is none."""
        return False

    def aside(self, step: int) -> None:
        """Go to the round before or after, along the branch."""
        if self.tree is None:
            return
        self.third = False
        if step > 0 and self.round < len(self.tree.rounds):
            self.round, self.at = self.round + 1, self.at // 2
        elif step < 0 and self.round > 1:
            # where nobody played above, the lower branch is meant
            nodes = self.tree.rounds[self.round - 2]
            upper = min(2 * self.at, len(nodes) - 1)
            lower = min(upper + 1, len(nodes) - 1)
            self.round, self.at = self.round - 1, upper if nodes[upper].played or not nodes[lower].played else lower

    def step(self, by: int) -> None:
        """Go up or down among the matches of a round; that for third place stands below the final."""
        if self.tree is None:
            return
        last = len(self.tree.rounds[self.round - 1]) - 1
        if self.third:
            self.third = by > 0
            return
        if self.tree.third and self.round == len(self.tree.rounds) and by > 0:
            self.third = True
            return
        self.at = max(0, min(last, self.at + by))


class TreeSheet(VerticalScroll, can_focus=True):
    """The tree as a widget."""

    DEFAULT_CSS = "TreeSheet { height: 1fr; } TreeSheet Static { width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "step(-4)", show=False),
        Binding("pagedown", "step(4)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.place = TreeCursor()

    def compose(self) -> Iterable[Static]:
        """Yield the drawing."""
        yield Static("", id="tree", markup=False)

    def draw(self, tree: TreeView, newest: int) -> None:
        """Show a tree; the cursor stays at its match."""
        self.place.take(tree, newest)
        self.redraw()

    _at_line = 0
    """Line of the match chosen."""

    def caret(self) -> Offset:
        """Return where the line of the match chosen begins."""
        return Offset(0, self._at_line - self.scroll_offset.y)

    def redraw(self) -> None:
        """Draw the rounds around the cursor, and bring it in sight."""
        tree, width = self.place.tree, self.size.width - _SCROLL_BAR
        if tree is None or width <= 0:
            return
        count = min(rounds_that_fit(width), len(tree.rounds))
        first = max(1, min(self.place.round - 1, len(tree.rounds) - count + 1))
        drawing = draw_tree(tree, width, first, self.place.node)
        text = Text("\n".join((drawing.head, *drawing.lines)), no_wrap=True)
        self.query_one("#tree", Static).update(text)
        at = self._at_line = drawing.at_line + 1
        self.call_after_refresh(self.scroll_to, y=max(0, at - self.size.height // 2), animate=False)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.redraw()

    def action_step(self, by: int) -> None:
        """Go up or down."""
        self.place.step(by)
        self.redraw()

    def action_aside(self, by: int) -> None:
        """Go to the round before or after."""
        self.place.aside(by)
        self.redraw()

    def go_to(self, player: ContestantId) -> bool:
        """Choose the last match of a player; say whether there is one."""
        found = self.place.go_to(player)
        self.redraw()
        return found

    # what the commands of the room ask of a cursor

    head = None
    group = None

    @property
    def chosen(self) -> ContestantId | None:
        """Id of somebody in the match chosen."""
        return self.place.chosen

    def players(self) -> list[ContestantId]:
        """Ids of everybody, along the tree."""
        return self.place.players()

    def go_to_head(self, step: int) -> bool:
        """Say that there is none."""
        return self.place.go_to_head(step)
