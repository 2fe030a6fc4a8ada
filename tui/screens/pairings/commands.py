"""What the room of pairings offers: the keys of each subject stand in its file, in the order of help and footer."""

from __future__ import annotations

from tui.commands.command import ScreenCommand
from tui.commands.everywhere import EVERYWHERE
from tui.pane.switch import SwitchPane
from tui.screens.pairings import (
    adjourned,
    by_hand,
    display,
    find_board,
    forfeits,
    from_paper,
    late_teams,
    line_ups,
    no_notice,
    pairing,
    play_offs,
    rating_report,
    results,
    start_position,
    verifying,
)
from tui.screens.round_times import TimesOfRounds

COMMANDS: tuple[type[ScreenCommand], ...] = (
    *results.COMMANDS,
    *adjourned.COMMANDS,
    *rating_report.COMMANDS,
    *no_notice.COMMANDS,
    *line_ups.COMMANDS,
    *forfeits.COMMANDS,
    *late_teams.COMMANDS,
    *display.COMMANDS,
    *play_offs.COMMANDS,
    *pairing.COMMANDS,
    *by_hand.COMMANDS,
    *from_paper.COMMANDS,
    *verifying.COMMANDS,
    *find_board.COMMANDS,
    *start_position.COMMANDS,
    TimesOfRounds,
    SwitchPane,
    *EVERYWHERE,
)
