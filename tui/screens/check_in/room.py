"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.screens.check_in.commands import COMMANDS
from paircard.tui.screens.check_in.presenter import CheckInPresenter
from paircard.tui.screens.entrants.fees import Paid, SumPaid


class CheckInRoom(CheckInPresenter):
    """Who is here for the next round. Type parts of names, or tick with Space; a takes who does not come as absent."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, Paid, SumPaid, *EVERYWHERE)
    mode = "check-in"
