"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.rules.commands import COMMANDS
from paircard.tui.screens.rules.presenter import RulesPresenter


class RulesRoom(RulesPresenter):
    """Every article of the rules and every ruling where they are silent, in short words of our own."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "rules"
