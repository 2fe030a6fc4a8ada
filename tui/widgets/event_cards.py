"""Recent events as cards, three in a row, one of them chosen by the arrow keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.message import Message
from textual.widgets import Static

from paircard.tui.looks.cards import BETWEEN, Card, side_by_side, widths
from paircard.tui.looks.signs import signs_for

ACROSS = 3
HIGH = 5
"""Rows of a card with its border."""


class EventCards(Static, can_focus=True):
    """The cards; what does not fit is turned to by the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "step(-3)", show=False),
        Binding("down", "step(3)", show=False),
    ]

    class Moved(Message):
        """Another card is chosen."""

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self._keys: Sequence[str] = ()
        self._card: Callable[[int, bool], Card] | None = None
        self._at = 0

    def show(self, keys: Sequence[str], card: Callable[[int, bool], Card]) -> None:
        """Show a card for every key; `card` makes it by its index, told whether it is the chosen one."""
        chosen = self.row_key_at_cursor
        self._keys, self._card = keys, card
        self._at = keys.index(chosen) if chosen in keys else 0
        self.draw()

    @property
    def row_key_at_cursor(self) -> str | None:
        """Key of the card chosen, None where there is none."""
        return self._keys[self._at] if self._at < len(self._keys) else None

    def move_to(self, key: str) -> bool:
        """Choose the card of that key; say whether there is one."""
        if key not in self._keys:
            return False
        self._at = self._keys.index(key)
        self.draw()
        self.post_message(self.Moved())
        return True

    def action_step(self, step: int) -> None:
        """Choose another card."""
        at = self._at + step
        if 0 <= at < len(self._keys):
            self.move_to(self._keys[at])

    def caret(self) -> Offset:
        """Return the place of the name on the card chosen."""
        rows = max(1, self.size.height // HIGH)
        top = max(0, self._at // ACROSS - rows + 1)
        left = sum(widths(self.size.width, ACROSS)[: self._at % ACROSS]) + BETWEEN * (self._at % ACROSS)
        return Offset(left + 2, (self._at // ACROSS - top) * HIGH + 1)

    def draw(self) -> None:
        """Write the rows of cards there is room for, that of the chosen one among them."""
        if self._card is None:
            return
        rows = max(1, self.size.height // HIGH)
        top = max(0, self._at // ACROSS - rows + 1) * ACROSS
        shown = range(top, min(len(self._keys), top + rows * ACROSS))
        drawn = []
        for first in range(shown.start, shown.stop, ACROSS):
            cards = [self._card(at, at == self._at) for at in range(first, min(first + ACROSS, shown.stop))]
            drawn.append(side_by_side(cards, widths(self.size.width, ACROSS), signs_for()))
        self.update(Text("\n", no_wrap=True).join(drawn), layout=False)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.draw()
