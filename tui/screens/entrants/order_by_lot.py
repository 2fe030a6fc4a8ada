"""Putting entrants in order by lots that anyone can draw again, or by a list: equals (A2), or all of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import OrderEquals
from paircard.core.event.order_of_equals import equals
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.tui.commands.command import EventCommand, row
from paircard.tui.dialogs.form import Form, Values
from paircard.tui.dialogs.lots_for_numbers import draw_numbers, lot_fields
from paircard.tui.dialogs.was_it_announced import ask_announced
from paircard.tui.screens.standings.lots import numbers_as_ids

if TYPE_CHECKING:
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter


async def _draw_order(at: EntrantsPresenter) -> None:
    """Say among whom, and ask for the seed or the numbers."""
    program, tournament = at.program, at.program.need_tournament()
    if system_of(tournament).entry.draws_numbers:
        if await draw_numbers(program):
            at.say(_recorded(posted=system_of(tournament).posted))
        return
    OrderEquals("?", equals(tournament.registrations), "?").decide(tournament)  # refused before anything is asked
    numbers = sorted(tournament.numbers[id_] for id_ in equals(tournament.registrations))
    among = " ".join(map(str, numbers))

    if not await ask_announced(program):
        return
    tournament = program.need_tournament()

    def save(values: Values) -> None:
        listed = numbers_as_ids(tournament, values["numbers"])
        program.execute(OrderEquals(values["seed"], listed, values["reason"]))

    if await program.ask(Form(tr("Order of {players}", players=among), lot_fields(tournament), save)) is not None:
        at.say(system_of(tournament).citing(tr("The order is recorded: the numbers follow it."), "equals"))


def _recorded(*, posted: bool) -> str:
    if posted:
        return tr("The numbers are drawn and recorded. p on Pairings posts the schedule.")
    return tr("The numbers are recorded.")


# fmt: off
DrawOrder = row("DrawOrder", "D", "Draw order", _draw_order,
    "Put entrants in order whom rating and title leave equal: by lots from a seed or slips, or by a list. The "
    "settings (t) must say so, or the alphabet decides. In a round robin lots give everybody their number, unless "
    "they follow rating. Before round 1 only; drawing again needs a reason.",
    of=EventCommand, words="lots, lottery, equal, numbers, alphabet, list",
    takes="y or n once; SEED; REASON; NUMBERS", changes=True)
# fmt: on
