"""The room: what it is for and what it offers, on a screen and in line mode alike."""

from __future__ import annotations

from typing import ClassVar

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.pane.switch import SwitchPane
from paircard.tui.screens.standings import norms, teams
from paircard.tui.screens.standings.commands import COMMANDS
from paircard.tui.screens.standings.presenter import StandingsPresenter


class StandingsRoom(StandingsPresenter):
    """The table: 3= is a shared place, +/- places since the round before, ? a result missing, a adjourned."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        *COMMANDS,
        *teams.COMMANDS,
        *norms.COMMANDS,
        SwitchPane,
        *EVERYWHERE,
    )
    mode = "standings"
