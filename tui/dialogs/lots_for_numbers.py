"""Numbers by lot: drawn from a seed or typed from slips; and the question whether, where the book wants lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import DrawNumbers, KeepNumbers
from paircard.core.commands.draw_numbers import lots_wanted
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import Choose
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.seed_field import seed_of_event
from paircard.tui.dialogs.was_it_announced import ask_announced
from paircard.tui.screens.standings.lots import numbers_as_ids

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program

TEXT = mark(
    "Numbers are drawn by lot, and none are drawn yet: now they follow rating. The schedule fixes them. The answer is "
    "recorded."
)


async def settle_numbers(program: Program) -> bool:
    """Ask once whether lots are drawn for the numbers, where the book wants it; tell whether the schedule goes on."""
    tournament = program.need_tournament()
    if not lots_wanted(tournament):
        return True
    title = system_of(tournament).citing(tr("Lots for the numbers?"), "numbers")
    choices = {"d": tr("draw them now"), "k": tr("keep the numbers as announced")}
    answer = await program.ask(Choose(title, tr(TEXT), choices, enter="d"))
    if answer == "d":
        return await draw_numbers(program)
    return answer == "k" and program.perform(KeepNumbers(), tr("The numbers stay as announced."))


async def draw_numbers(program: Program) -> bool:
    """Ask for the seed or the slips, and record the draw; tell whether it was made."""
    before = program.need_tournament()
    DrawNumbers(listed=tuple(before.registrations), reason="?").decide(before)  # refused before anything is asked
    if not await ask_announced(program):
        return False
    tournament = program.need_tournament()

    def save(values: Values) -> None:
        listed = numbers_as_ids(tournament, values["numbers"])
        program.execute(DrawNumbers(values["seed"], listed, values["reason"]))

    count = len(tournament.registrations)
    title = trn("Numbers of {count} entrant by lot", "Numbers of {count} entrants by lot", count)
    return await program.ask(Form(title, lot_fields(tournament), save)) is not None


def lot_fields(tournament: Tournament) -> list[Field]:
    """Return what is asked where lots give an order."""
    return [
        seed_of_event(tournament),
        Field("reason", mark("Reason"), hint=tr("only to draw again")),
        Field("numbers", mark("Or numbers"), hint=tr("in the order of slips or of a list, instead of a seed")),
    ]
