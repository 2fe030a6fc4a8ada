"""The second line of every screen: the rooms, the present one in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.widgets import Static

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.tui.rooms import ROOMS, Room, is_offered

OPEN, OPEN_KEY = "tab.open", "tab.open.key"  # no words: names of styles


class TabBar(Static):
    """The present room in brackets and reverse; where there is no room for all names, far ones are a letter."""

    _mode = ""
    _rooms: Sequence[Room] = ()
    _shown: Text | None = None

    def tell(self, mode: str, tournament: Tournament | None) -> None:
        """Mark the present room among those that the event has a use for."""
        self._mode, self._rooms = mode, [room for room in ROOMS if room.tab and is_offered(room, tournament)]
        self._draw()

    def on_resize(self) -> None:
        """Use the columns there are."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        shown = tab_line(self._mode, self._rooms, self.size.width or self.app.size.width)
        if shown != self._shown:
            self._shown = shown
            self.update(shown, layout=False)


@dataclass(frozen=True, slots=True)
class Tab:
    """A label in three parts: what stands before its key, the key, what stands behind it."""

    before: str
    key: str
    behind: str

    @classmethod
    def of(cls, label: str) -> Tab:
        """Read a label with its key in brackets.

        >>> Tab.of("e[X]plain")
        Tab(before='e', key='X', behind='plain')
        """
        before, _, keyed = label.partition("[")
        key, _, behind = keyed.partition("]")
        return cls(before, key, behind)

    @property
    def width(self) -> int:
        """Columns it takes."""
        return cell_len(self.before + self.key + self.behind)

    def short(self) -> Tab:
        """Return its key alone."""
        return Tab("", self.key, "")


def tab_line(mode: str, rooms: Sequence[Room], width: int) -> Text:
    """Return the rooms in one line of so many columns, the present one in brackets.

    Between two stand two columns, of which a bracket takes one, or a single one where there are not more: then the
    brackets have columns of their own, for no word may touch them; the blank at the left edge is given up for a name.
    Where that is too much still, rooms are shortened to their key, those farthest from the present one first: it and
    its neighbours keep their names, and every key is seen.
    """
    here = next((at for at, room in enumerate(rooms) if room.mode == mode), None)
    tabs = [Tab.of(tr(room.tab)) for room in rooms]
    if here is not None:
        _shorten(tabs, here, width)
    else:
        _shorten(tabs, 0, width, neighbours=0)
    line = _drawn(tabs, here, close=_needed(tabs, 2) > width)
    if line.cell_len > width and line.plain.startswith(" "):
        line = line[1:]
        line.no_wrap = True
    return line


def _shorten(tabs: list[Tab], here: int, width: int, *, neighbours: int = 1) -> None:
    for at in sorted(range(len(tabs)), key=lambda at: -abs(at - here)):
        if _needed(tabs, 1) <= width or abs(at - here) <= neighbours:
            return
        tabs[at] = tabs[at].short()


def _needed(tabs: Sequence[Tab], between: int) -> int:
    """Columns that they take, so many between two: a blank at either end, or the brackets."""
    return sum(tab.width for tab in tabs) + between * (len(tabs) - 1) + 2


def _drawn(tabs: Sequence[Tab], here: int | None, *, close: bool) -> Text:
    line = Text(no_wrap=True)
    for at, tab in enumerate(tabs):
        chosen = at == here
        style = OPEN if chosen else ""
        if close and at and (chosen or at - 1 == here):
            line.append(" ")
        opening = "[" if chosen else "" if close and at - 1 == here else " "
        closing = "]" if chosen else "" if close else " "
        line.append(f"{opening}{tab.before}", style)
        line.append(tab.key, OPEN_KEY if chosen else "underline")
        line.append(f"{tab.behind}{closing}", style)
    return line
