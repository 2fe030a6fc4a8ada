"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.screens.pairings.commands import COMMANDS
from paircard.tui.screens.pairings.presenter import RoundPresenter


class PairingsRoom(RoundPresenter):
    """Pair a round, publish it, type the results. The cursor moves on after each valid key."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = COMMANDS
    mode = "pairings"
