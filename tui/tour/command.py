"""The command that begins the tour, and leads on or out while it is under way."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.commands.command import row
from paircard.tui.commands.presenter import Presenter
from paircard.tui.dialogs.ask import Choose, Confirm
from paircard.tui.program.demo import create_demo
from paircard.tui.program.program import Program


async def _take_the_tour(at: Presenter) -> None:
    """Begin it, or ask how to go on."""
    program, tour = at.program, at.program.tour
    if tour is None:
        await _begin(program)
        return
    choices = {"s": tr("skip this step"), "e": tr("end the tour")}
    answer = await program.ask(Choose(tour.where(), tour.why(), choices, enter="s"))
    if answer == "s":
        program.skip_step()
    elif answer == "e":
        program.end_tour()
        program.say(tr("The tour is over. The sample event stays open; H is the way home."))


# fmt: off
TakeTheTour = row("TakeTheTour", "ctrl+t", "Tour", _take_the_tour,
    "Be shown around in five minutes, on a sample event: each step says what to type next, and why. While it is "
    "under way: skip a step, or end the tour. Your own events are not touched.",
    words="guide, introduction, first steps, learn, sample", takes="s or e")
# fmt: on


async def _begin(program: Program) -> None:
    """Open the sample, once it is agreed that it may take the place of what is open."""
    shown = program.tournament
    if shown is not None:
        text = tr("The sample event opens in place of {event}, which stays as it is on disk.", event=shown.details.name)
        if await program.ask(Confirm(tr("Take the tour?"), text)) is None:
            return
    program.begin_tour(create_demo())
