"""The search line: every key moves the cursor to the best match so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from core.text import folded
from core.tournament import Tournament


class SearchLine(Input):
    """A line that is only there while one searches. Enter stays where the search led, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "leave(False)", "Stay"),
        Binding("escape", "leave(True)", "Go back"),
    ]

    class Left(Message):
        """The search is over."""

        def __init__(self, back: bool) -> None:
            super().__init__()
            self.back = back

    def __init__(self) -> None:
        super().__init__(id="search", placeholder="Find: number or name. Enter stays, Esc goes back")
        self.display = False

    def action_leave(self, back: bool) -> None:
        """Tell the screen."""
        self.post_message(self.Left(back))


def best_match(tournament: Tournament, ids: Iterable[int], wanted: str) -> int | None:
    """Return the entrant meant: by number, else by name without accents or case, beginnings first."""
    listed = list(ids)
    if wanted.isascii() and wanted.isdigit():
        return tournament.ids.get(int(wanted[:9]))
    text = folded(wanted)
    names = {id_: folded(tournament.registrations[id_].entrant.name) for id_ in listed}
    ranked = [id_ for id_ in listed if text in names[id_]]
    return min(ranked, key=lambda id_: _rank(names[id_], text), default=None)


def _rank(name: str, text: str) -> int:
    if name.startswith(text):
        return 0
    return 1 if any(word.startswith(text) for word in name.split()) else 2
