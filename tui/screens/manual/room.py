"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.manual.commands import COMMANDS
from paircard.tui.screens.manual.presenter import ManualPresenter


class ManualRoom(ManualPresenter):
    """The pages of the program about itself, in English. Arrows and Space scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "manual"
