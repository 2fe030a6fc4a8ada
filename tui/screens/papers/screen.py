"""The screen: the paper exactly as it is printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from core.values.language import tr
from tui.commands.command import ScreenCommand
from tui.commands.everywhere import EVERYWHERE
from tui.screens.papers.commands import COMMANDS
from tui.screens.papers.presenter import WIDE, PapersPresenter
from tui.screens.sheet_screen import SheetScreen


class Papers(PapersPresenter, SheetScreen):
    """Any paper of the event as it will be printed. Arrows and PageDown scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "papers"

    def draw(self) -> None:
        """Show the paper."""
        if self.tournament is not None:
            self.show_sheet(f"{self.chosen} {self.number}", self.shown_lines())

    def caption_parts(self) -> Iterable[str]:
        """The width where it is the other one, and which paper it is."""
        if self.columns == WIDE:
            yield tr("{columns} columns", columns=WIDE)
        yield self.caption()
