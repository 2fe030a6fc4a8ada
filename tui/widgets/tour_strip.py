"""The strip of the tour: what to type next, and why. It stands on every screen and is seen while there is a tour."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.widgets import Static

from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import KEY, QUIET
from paircard.tui.tour.command import TakeTheTour
from paircard.tui.tour.tour import Tour
from paircard.tui.widgets.fitting import fold

if TYPE_CHECKING:
    from paircard.tui.commands.presenter import Presenter
    from paircard.tui.program.program import Program
    from paircard.tui.tour.steps import Glance

BETWEEN = " · "
ROWS = 2
"""So many at least: the table below does not jump from step to step."""


class TourStrip(Static):
    """One or two rows under the tabs."""

    DEFAULT_CSS = """
    TourStrip { height: auto; max-height: 3; padding: 0 1; background: $panel; color: $ink; display: none; }
    """

    def on_mount(self) -> None:
        """Follow the tour."""
        self.watch(self.app, "tour", self.tell)
        self.watch(self.app, "tournament", self.tell, init=False)  # what is to be typed may be something else now

    def on_resize(self) -> None:
        """Break the lines anew."""
        self.tell()

    def tell(self) -> None:
        """Show the step, as it is typed from this screen."""
        program = cast("Program", self.app)
        tour = program.tour
        self.display = tour is not None
        if tour is not None:
            seen = replace(program.glance(), room=cast("Presenter", self.screen).mode)
            said = step_told(tour, seen, self.app.size.width - 2)
            if said != self._told:
                self._told = said
                self.update(said)

    _told: Text | None = None


def step_told(tour: Tour, seen: Glance, width: int) -> Text:
    """Return the step in as few rows as it needs, the way out at the end of the last one."""
    spell = signs_for().spell
    where, way_out = tour.where(), spell(tr("{key} skips or ends", key=TakeTheTour.key))
    typed = tr("type {keys}", keys=" ".join(tour.keys(seen)))
    lines = fold(spell(f"{where}{BETWEEN}{typed}{BETWEEN}{tour.why()}"), width)
    if len(lines) < ROWS or cell_len(lines[-1]) + 2 + cell_len(way_out) > width:
        lines.append("")
    lines[-1] += " " * (width - cell_len(lines[-1]) - cell_len(way_out)) + way_out
    text = Text("\n".join(lines), no_wrap=True)
    text.stylize(QUIET, 0, len(where))
    begins = len(where) + len(BETWEEN)
    for style in (KEY, "bold"):  # no words: styles
        text.stylize(style, begins, begins + len(typed))
    text.stylize(QUIET, len(text.plain) - len(way_out))
    return text
