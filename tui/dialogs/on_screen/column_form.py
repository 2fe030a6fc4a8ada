"""Which column of a file is what: the form beside what the file holds, and how entrants would read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.data.exchange.sheet import Sheet
from paircard.tui.dialogs.column_form import SAMPLES, ColumnForm
from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.widgets.fitting import fit

_INPUT_WIDTH = 14
_FRAME = 6
"""Borders, padding, and the scroll bar."""


class ColumnDialog(FormDialog):
    """Fields at the left, the columns of the file at the right, below them the first entrants."""

    question: ColumnForm
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "columns(-1)", show=False),
        Binding("pagedown", "columns(1)", show=False),
    ]

    def body(self) -> Iterable[Widget]:
        """Fields and columns side by side, what was refused, the entrants."""
        with Horizontal(classes="sides"):
            yield from self.rows()
            with VerticalScroll(classes="columns", can_focus=False):
                yield Static("", classes="table", markup=False)
        yield Static("", classes="entrants", markup=False)
        yield Static("", classes="said", markup=False)

    def on_resize(self) -> None:
        """Use the width there is."""
        fields = self.label_width + _INPUT_WIDTH
        self.query_one(".fields", VerticalScroll).styles.width = fields
        table = "\n".join(_table(self.question.sheet, self.size.width - _FRAME - fields))
        self.query_one(".table", Static).update(Text(table, no_wrap=True))
        self.show_entrants()

    @on(Input.Changed)
    def show_entrants(self) -> None:
        """Show how the first would read, or what is wrong with what is typed."""
        values = {field.name: self.query_one(f"#{field.name}", Input).value for field in self.question.fields}
        width = self.size.width - _FRAME
        lines = [fit(line, width).rstrip() for line in self.question.preview(values)]
        self.query_one(".entrants", Static).update(Text("\n".join(lines), no_wrap=True))
        self.query_one(".said", Static).update("")

    def action_columns(self, step: int) -> None:
        """Scroll the columns."""
        scroll = self.query_one(".columns", VerticalScroll)
        scroll.scroll_relative(y=step * max(1, scroll.size.height - 1), animate=False)


def _table(sheet: Sheet, width: int) -> Iterator[str]:
    """Yield the columns of a file, one a line: number, heading, what stands in the first lines."""
    rows = list(sheet.first(SAMPLES))
    heading = min(max(map(len, sheet.header)), max(8, width // 3))
    room = max(4, (width - 4 - heading) // max(1, len(rows)) - 1)
    for place, title in enumerate(sheet.header):
        values = " ".join(fit(row[place], room) for row in rows)
        yield f"{place + 1:>3} {fit(title, heading)} {values}".rstrip()
