"""A field with a few values, all of them on the screen, one chosen: Space, the arrows or first letters switch it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.geometry import Offset
from textual.message import Message
from textual.reactive import var
from textual.widget import Widget

from paircard.core.values.language import trn
from paircard.core.values.text import begins, begins_word, folded
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import signs_for

MOST_OPEN = 8
"""Rows of a choice that is unfolded: with more the rest of the form would be out of sight."""
NOTHING = "-"
"""What stands for an empty value, and empties a field in line mode."""


class Choice(Widget, can_focus=True):
    """Values side by side, the chosen one in brackets: no colour is needed to see it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "space", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("backspace,delete", "empty", show=False),
        Binding("enter", "submit", show=False),
    ]

    value: var[str] = var("")

    class Submitted(Message):
        """Enter was pressed."""

    class Typed(Message):
        """A value was chosen by its first letters."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Unknown(Message):
        """A letter was typed with which none of the values begins."""

        def __init__(self, typed: str, choice: Choice) -> None:
            super().__init__()
            self.typed = typed
            self.choice = choice

    def __init__(self, values: Sequence[str], value: str, *, nothing: str = "", hint: str = "", id: str) -> None:
        """Offer values; `nothing` says what the empty one means, `hint` stands behind them where there is room."""
        super().__init__(id=id)
        self.values = tuple(values)
        self.nothing = nothing or NOTHING
        self.hint = hint
        self.letters: Mapping[str, str] = {}
        """Letters that stand for values whatever their words begin with."""
        self._typed = ""
        self._figures = ""
        """The first figures of a number, as long as it is none of the values."""
        self.set_reactive(Choice.value, value if value in values else self.values[0])

    def render(self) -> Text:
        """Write all values where they fit, else the chosen one and how many there are."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for value in self.values:
            self._write(line, value)
        if cell_len(line.plain) > self.size.width:
            line = Text(no_wrap=True, overflow="ellipsis")
            self._write(line, self.value)
            line.append(f" {self.values.index(self.value) + 1}/{len(self.values)}")
        elif cell_len(line.plain) + cell_len(self.hint) + 2 <= self.size.width:
            line.append(f"  {self.hint}", "dim")  # no words: a style
        return line

    def caret(self) -> Offset:
        """Return the place of the value chosen, behind its bracket."""
        before = self.values[: self.values.index(self.value)]
        left = sum(cell_len(value or self.nothing) + 2 for value in before)
        return Offset(left + 1 if left + 1 < self.size.width else 1, 0)

    def _write(self, line: Text, value: str) -> None:
        word = value or self.nothing
        if value != self.value:
            line.append(f" {word} ")
            return
        style = "bold reverse" if self.has_focus else "bold"  # no words: styles
        line.append(f"[{word}]", style)

    def watch_value(self) -> None:
        """Show what is chosen."""
        self.refresh()

    def on_focus(self) -> None:
        """Begin a word."""
        self._typed = self._figures = ""
        self.refresh()

    def on_blur(self) -> None:
        """Show that keys go elsewhere."""
        self.refresh()

    def on_key(self, event: Key) -> None:
        """Choose the first value that begins as was typed, letter after letter."""
        if event.character is None or not event.character.isprintable() or event.character == " ":
            return
        event.stop()
        event.prevent_default()
        if not self._typed and (meant := self.letters.get(event.character.lower())) is not None:
            self.value = meant
            self.post_message(self.Typed(self))
            return
        words = {value: folded(value or self.nothing) for value in self.values}
        for typed in map(folded, (self._typed + event.character, event.character)):
            found = [value for value, word in words.items() if begins(word, typed)]
            # else a later word: of groups called Group 1, Group 2 the digit is enough
            found = found or [value for value, word in words.items() if begins_word(word, typed)]
            if found:
                self._typed, self._figures, self.value = typed, "", found[0]
                self.post_message(self.Typed(self))
                return
            if any(f" {word}".find(f" {typed}") >= 0 for word in words.values()):
                self._typed = self._figures = typed  # nothing is chosen before its last one
                return
        self.post_message(self.Unknown(event.character, self))

    def action_space(self) -> None:
        """Go on to the next value; between two words of one that is being typed it is a blank."""
        typed = folded(self._typed) + " "
        if self._typed and any(word.startswith(typed) for word in map(folded, self.values)):
            self._typed += " "
        else:
            self.action_turn(1)

    def action_turn(self, step: int) -> None:
        """Go on to the next value, or back."""
        self._typed = self._figures = ""
        self.value = self.values[(self.values.index(self.value) + step) % len(self.values)]

    def action_empty(self) -> None:
        """Choose nothing, where that is offered."""
        self._typed = self._figures = ""
        if "" in self.values:
            self.value = ""

    def action_submit(self) -> None:
        """Let the form save; half a number is no answer."""
        typed, self._figures = self._figures, ""
        self.post_message(self.Unknown(typed, self) if typed else self.Submitted())


class ExplainedChoice(Choice):
    """Values one under the other while it has the keys, each with what it is for; else the chosen one in a line."""

    def __init__(self, values: Sequence[str], value: str, explained: Sequence[str], *, id: str) -> None:
        """Offer values, each with a line."""
        super().__init__(values, value, id=id)
        self.explained = tuple(explained)

    def render(self) -> Text:
        """Write all values with their lines, or the chosen one with its own and a sign that there are others."""
        width = max(map(cell_len, self.values)) + 2
        lines = [Text(no_wrap=True, overflow="ellipsis") for _ in self.values]
        for line, value, why in zip(lines, self.values, self.explained, strict=True):
            self._write(line, value)
            if self.has_focus:
                line.pad_right(width - line.cell_len)
            elif len(lines) > 1:
                line.append(f" {signs_for().more}", "dim")  # no words: a style
            line.append(f"  {why}")  # no words: blanks
            line.truncate(max(self.size.width, width), overflow="ellipsis")
        if self.has_focus:
            return Text("\n", no_wrap=True, overflow="ellipsis").join(self._in_sight(lines))
        return lines[self.values.index(self.value)]

    def caret(self) -> Offset:
        """Return the place of the value chosen in its row."""
        return Offset(1, self.values.index(self.value) - self._top() if self.has_focus else 0)

    def _top(self) -> int:
        """Return which value stands in the first row while there are more than fit."""
        at, count = self.values.index(self.value), len(self.values)
        return max(0, min(at - MOST_OPEN // 2, count - MOST_OPEN))

    def _in_sight(self, lines: list[Text]) -> list[Text]:
        """Return the lines around the chosen one; where there are more, how many stands in place of the first or last.

        The rest of the form stays to be seen.
        """
        count, top = len(lines), self._top()
        if count <= MOST_OPEN:
            return lines
        shown = lines[top : top + MOST_OPEN]
        if top:
            shown[0] = self._more(top + 1)
        if top + MOST_OPEN < count:
            shown[-1] = self._more(count - top - MOST_OPEN + 1)
        return shown

    def _more(self, count: int) -> Text:
        said = trn("{count} more", "{count} more", count)
        return Text(f"  {signs_for().cut} {said}", "dim", no_wrap=True)  # no words: a style

    def on_focus(self) -> None:
        """Unfold."""
        super().on_focus()
        self._unfold(open_=True)

    def on_blur(self) -> None:
        """Fold up."""
        super().on_blur()
        self._unfold(open_=False)

    def on_resize(self) -> None:
        """Be seen whole once the rows are there."""
        if self.has_focus:
            self.call_after_refresh(self.scroll_visible, animate=False)

    def _unfold(self, *, open_: bool) -> None:
        self.styles.height = min(len(self.values), MOST_OPEN) if open_ else 1
        if self.parent is not None:
            self.parent.set_class(open_, "open")
        if open_:
            self.call_after_refresh(self.scroll_visible, animate=False)
