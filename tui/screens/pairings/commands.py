"""What the room of pairings offers: the keys of each subject stand in its file, in the order of help and footer.

What is used most stands first: where a footer is too narrow, the last are left out.
"""

from __future__ import annotations

from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.pane.switch import SwitchPane
from paircard.tui.screens.pairings import (
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
from paircard.tui.screens.round_times import TimesOfRounds

COMMANDS: tuple[type[ScreenCommand], ...] = (
    *results.RESULTS,
    *pairing.COMMANDS,
    *find_board.COMMANDS,
    *results.COMMANDS,
    *adjourned.COMMANDS,
    *rating_report.COMMANDS,
    *no_notice.COMMANDS,
    *line_ups.COMMANDS,
    *forfeits.COMMANDS,
    *late_teams.COMMANDS,
    *display.COMMANDS,
    *play_offs.COMMANDS,
    *by_hand.COMMANDS,
    *from_paper.COMMANDS,
    *verifying.COMMANDS,
    *start_position.COMMANDS,
    TimesOfRounds,
    SwitchPane,
    *EVERYWHERE,
)
