"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.papers.commands import COMMANDS
from paircard.tui.screens.papers.presenter import PapersPresenter


class PapersRoom(PapersPresenter):
    """Any paper of the event as it will be printed. Arrows and PageDown scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "papers"
