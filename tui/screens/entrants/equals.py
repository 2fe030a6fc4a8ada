"""Putting entrants in order by lots that anyone can draw again, or by a list: equals (A2), or all of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.commands import DrawNumbers, OrderEquals
from core.event.order_of_equals import equals
from core.event.tournament import Tournament
from core.language import mark, tr, trn
from tui.command import EventCommand
from tui.dialogs.announced import ask_announced
from tui.dialogs.form import Field, Form, Values
from tui.screens.standings.lots import numbers_as_ids

if TYPE_CHECKING:
    from tui.screens.entrants.presenter import EntrantsPresenter


class DrawOrder(EventCommand):
    """Put entrants in order whom rating and title leave equal: by lots from a seed or slips, or by a list.

    The settings (t) must say so, or the alphabet decides. In a round robin lots give everybody their number, unless
    they follow rating. Before round 1 only; drawing again needs a reason.
    """

    key = "D"
    label = "Draw order"
    words = "lots, lottery, equal, numbers, alphabet, list"
    takes = "y or n once; SEED; REASON; NUMBERS"
    changes = True

    async def run(self, at: EntrantsPresenter) -> None:
        """Say among whom, and ask for the seed or the numbers."""
        program, tournament = at.program, at.program.need_tournament()
        if tournament.system.entry.draws_numbers:
            await _draw_numbers(at, tournament)
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

        if await program.ask(Form(tr("Order of {players}", players=among), _fields(), save)) is not None:
            at.say(tournament.system.citing(tr("The order is recorded: the numbers follow it."), "equals"))


async def _draw_numbers(at: EntrantsPresenter, before: Tournament) -> None:
    program = at.program
    DrawNumbers(listed=tuple(before.registrations), reason="?").decide(before)  # refused before anything is asked
    if not await ask_announced(program):
        return
    tournament = program.need_tournament()

    def save(values: Values) -> None:
        listed = numbers_as_ids(tournament, values["numbers"])
        program.execute(DrawNumbers(values["seed"], listed, values["reason"]))

    count = len(tournament.registrations)
    title = trn("Numbers of {count} player by lot", "Numbers of {count} players by lot", count)
    if await program.ask(Form(title, _fields(), save)) is not None:
        at.say(tr("The numbers are drawn and recorded. p on Pairings posts the schedule."))


def _fields() -> list[Field]:
    return [
        Field("seed", mark("Seed"), hint=tr("a word or number everybody has seen")),
        Field("reason", mark("Reason"), hint=tr("only to draw again")),
        Field("numbers", mark("Or numbers"), hint=tr("in the order of slips or of a list, instead of a seed")),
    ]
