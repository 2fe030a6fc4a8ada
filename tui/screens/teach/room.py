"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.teach.commands import COMMANDS
from paircard.tui.screens.teach.presenter import TeachPresenter


class TeachRoom(TeachPresenter):
    """Lessons, one for every article, and questions about any position. The arrows scroll."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "teach"
