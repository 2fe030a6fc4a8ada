"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.steps.commands import COMMANDS
from paircard.tui.screens.steps.presenter import StepsPresenter


class StepsRoom(StepsPresenter):
    """The literal procedure played step by step: a broken line is a pair set for now, a crossed one is refused."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "steps"
