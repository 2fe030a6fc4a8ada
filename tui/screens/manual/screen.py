"""The screen: a page of the manual, to scroll through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from data.manual.as_text import as_lines
from tui.commands.command import ScreenCommand
from tui.commands.everywhere import EVERYWHERE
from tui.screens.manual.commands import COMMANDS
from tui.screens.manual.presenter import ManualPresenter
from tui.screens.sheet_screen import SheetScreen


class Manual(ManualPresenter, SheetScreen):
    """The pages of the program about itself, in English. Arrows and Space scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "manual"

    def on_mount(self) -> None:
        """Begin with the page that was chosen last."""
        self.present()

    def present(self) -> None:
        """Show the page from its beginning."""
        self.show_sheet(self.page.name, as_lines(self.markdown()))

    def caption_parts(self) -> Iterable[str]:
        """Which page it is."""
        return (self.caption(),)
