"""A draw before witnesses: a key a lot, the name so big that a room can read it; nothing is stored before the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.dialogs.witnessed import Witnessed

_WIDE = 74
"""Cells of a line of the frame at 80 columns."""
_JOINED_SCRIPTS = 0x0590
"""From here on there are scripts whose letters are joined, or take marks: they are not pulled apart."""


class WitnessedDialog(Dialog[str]):
    """Lots one by one, and how the groups stand with each."""

    question: Witnessed
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,right", "step(1)", show=False),
        Binding("enter", "next", show=False),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("a", "all", show=False),
        Binding("y", "store", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, question: Witnessed) -> None:
        """Begin with the first."""
        super().__init__(question)
        self._at = 0

    def body(self) -> Iterable[Widget]:
        """The lot, and under it the groups."""
        yield Static("", classes="lot", markup=False)
        yield Static("", classes="who", markup=False)
        yield Static("", classes="into", markup=False)
        yield Static("", classes="why", markup=False)
        with VerticalScroll(classes="filled", can_focus=False):
            yield Static("", classes="groups", markup=False)

    def on_mount(self) -> None:
        """Show the first."""
        self._show()

    @property
    def at_end(self) -> bool:
        """Whether the last lot is drawn."""
        return self._at == len(self.question.lots) - 1

    def action_step(self, step: int) -> None:
        """Draw the next lot, or show the one before."""
        self._at = max(0, min(self._at + step, len(self.question.lots) - 1))
        self._show()

    def action_all(self) -> None:
        """Draw all the rest."""
        self.action_step(len(self.question.lots))

    def action_next(self) -> None:
        """Draw the next lot; after the last one, answer."""
        if self.at_end:
            self.action_store()
        else:
            self.action_step(1)

    def action_store(self) -> None:
        """Answer, once everything is drawn."""
        if self.at_end:
            self.dismiss("y")

    def action_scroll(self, step: int) -> None:
        """Scroll the groups."""
        self.query_one(".filled", VerticalScroll).scroll_relative(y=step, animate=False)

    def keys(self) -> str:
        """Say what the keys do now."""
        return tr(self.question.hint_at_end if self.at_end else self.question.hint)

    def _show(self) -> None:
        lot = self.question.lots[self._at]
        shown = {
            "lot": lot.title,
            "who": big(lot.who),
            "into": big(lot.into),
            "why": "\n".join(lot.why),
            "groups": "\n".join(lot.filled),
            "hint": self.keys(),
        }
        for name, text in shown.items():
            self.query_one(f".{name}", Static).update(Text(text))


def big(text: str) -> str:
    """Return a text with room between its letters, where it is written in such letters and the line is wide enough.

    >>> big("Group 2")
    'G R O U P   2'
    """
    wide = " ".join(text.upper())
    return wide if cell_len(wide) <= _WIDE and all(ord(letter) < _JOINED_SCRIPTS for letter in text) else text
