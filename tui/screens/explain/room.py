"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.explain.commands import COMMANDS
from paircard.tui.screens.explain.presenter import ExplainPresenter


class ExplainRoom(ExplainPresenter):
    """Why a round is paired as it is: move to a bracket or a player and read, ask why not two others."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "explain"
