"""From the list of entrants to check-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.tui.commands.command import FIRST, ScreenCommand, row
from paircard.tui.screens.check_in.commands import CheckInCommand

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


def _check_in(at: EntrantsPresenter) -> None:
    """Go there."""
    at.program.visit("check-in", lambda place: place.begin())


# fmt: off
OpenCheckIn = row("OpenCheckIn", "j", "Check-in", _check_in,
    "Tick who is here for the next round, by Space or by typing names; who is not by the deadline is absent by one "
    "key. Two helpers may tick at once.",
    of=CheckInCommand, footer=FIRST, words="present, here, arrived, attendance, tick, roll call, desk")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (OpenCheckIn,)
