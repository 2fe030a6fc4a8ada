"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import HOME_TOO
from paircard.tui.screens.home.commands import COMMANDS
from paircard.tui.screens.home.presenter import HomePresenter


class HomeRoom(HomePresenter):
    """The start screen. Choose an event."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *HOME_TOO)
    mode = "home"
