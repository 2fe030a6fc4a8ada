"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.journal.commands import COMMANDS
from paircard.tui.screens.journal.presenter import JournalPresenter


class JournalRoom(JournalPresenter):
    """Everything that was done, by whom, when and why. Nothing ever leaves it."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "journal"
