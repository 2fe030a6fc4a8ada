"""A screen with a table and the pane beside it."""

from __future__ import annotations

from collections.abc import Iterator

from textual.containers import Horizontal
from textual.events import Key, ScreenResume
from textual.widget import Widget
from textual.widgets import Input

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.data.machine.settings import NO_PANE
from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.coming import coming_part
from paircard.tui.pane.parts import Part
from paircard.tui.pane.switch import PanePresenter, SwitchPane
from paircard.tui.pane.under_way import done_part, round_part
from paircard.tui.pane.widget import SidePane
from paircard.tui.pane.width import WIDE, pane_width
from paircard.tui.screens.base import CommandScreen
from paircard.tui.sentences.local_time import minute
from paircard.tui.widgets.celltable import CellTable
from paircard.tui.widgets.detail import Detail
from paircard.tui.widgets.sheet import Sheet

LEAP = 10
"""Rows by which a table beside the pane scrolls at its edge: the terminal cannot move one without the other."""
ROOM_FOR_BOTH = 45
"""In so many rows of a window there is room for the round below what is under the cursor, in every room."""


class PaneScreen(PanePresenter, CommandScreen):
    """Shows the pane where there is room, unless the arbiter has closed it."""

    _beside = 0
    """Cells of the pane as it was laid out last."""

    def own_parts(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield what is told of what is under the cursor."""
        raise NotImplementedError

    @staticmethod
    def with_pane(table: Widget) -> Widget:
        """Return a table with the pane at its right."""
        return Horizontal(table, SidePane(), classes="with-pane")

    @property
    def pane_cells(self) -> int:
        """Cells of the pane; 0 where it is not shown."""
        closed = self.program.settings.settings.side_pane == NO_PANE
        return 0 if closed else pane_width(self.size.width)

    @property
    def table_cells(self) -> int:
        """Cells that are left for the table."""
        return self.size.width - self.pane_cells

    def lay_out_pane(self) -> None:
        """Give the pane its cells, and the line below the table to those who have none."""
        cells = self.pane_cells
        if cells != self._beside:
            self._beside = cells
            pane = self.query_one(SidePane)
            pane.display = bool(cells)
            pane.styles.width = cells or None
            self.query_one(Detail).display = not cells
            for table in (*self.query(CellTable), *self.query(Sheet)):
                table.leap = LEAP if cells else 0
            self.refresh_bindings()

    def tell_pane(self) -> None:
        """Tell what is under the cursor, and the round as it goes, once the keys rest."""
        if self.pane_cells:
            self.query_one(SidePane).tell_parts(self._parts)

    def _parts(self, width: int) -> list[Part]:
        tournament = self.tournament
        if tournament is None:
            return []
        same = (tournament, self.round_told, width, self.size.height, minute())
        if self._of_round[0] != same:  # it does not change with the cursor
            self._of_round = same, tuple(self.parts_of_round(tournament, width))
        return [*self.own_parts(tournament, width), *self._of_round[1]]

    _of_round: tuple[object, tuple[Part, ...]] = (None, ())

    @property
    def round_told(self) -> object:
        """What chooses the round that the pane tells of, where something does."""
        return None

    def parts_of_round(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield the round in play, the groups of the next one and what was done last."""
        signs, current = signs_for(), tournament.current
        if current is not None and self.size.height >= ROOM_FOR_BOTH:
            yield round_part(tournament, current, width, signs, "P")
            if coming := coming_part(tournament, width, signs):
                yield coming
        if done := done_part(tournament, width, signs):
            yield done

    # --- the key -------------------------------------------------------------------------------------------

    def switch_pane(self) -> None:
        """Close it or open it again, before the eyes."""
        super().switch_pane()
        self.show_again()

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Follow a setting that was changed meanwhile."""
        if self.is_attached and self.pane_cells != self._beside:
            self.show_again()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the key where there is room for the pane: elsewhere the footer has none to spare."""
        if action == "command" and parameters[0] == SwitchPane.name() and self.size.width < WIDE:
            return False
        return super().check_action(action, parameters)

    def on_key(self, event: Key) -> None:
        """Say of its key in a narrow window why nothing is seen of it."""
        width = self.size.width
        if event.key == SwitchPane.key and width < WIDE and not isinstance(self.focused, Input):
            event.stop()
            self.say(tr("The pane needs {columns} columns: this window has {width}.", columns=WIDE, width=width))
