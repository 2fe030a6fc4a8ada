"""Numbers by lot: drawn from a seed or typed from slips; and the question whether, where the book wants lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import DrawNumbers, KeepNumbers
from paircard.core.commands.draw_numbers import lots_wanted
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark, tr, trn
from paircard.tui.dialogs.ask import Choose
from paircard.tui.dialogs.before_round_1 import ANNOUNCED, DRAW, WAY, BeforeRound1
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.in_turn import InTurn
from paircard.tui.dialogs.seed_field import seed_of_event
from paircard.tui.dialogs.was_it_announced import ask_announced
from paircard.tui.screens.standings.lots import numbers_as_ids

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program

KEEP = "k"  # no words: a key
TEXT = mark(
    "Numbers are drawn by lot, and none are drawn yet: now they follow rating. The schedule fixes them. The answer is "
    "recorded."
)


class NumbersBeforeTheSchedule(BeforeRound1):
    """Whether lots are drawn for the numbers, from which seed or by which slips."""

    def __init__(self, program: Program) -> None:
        """Offer the draw."""
        tournament = program.need_tournament()
        self.whether = system_of(tournament).citing(tr("Lots for the numbers?"), "numbers")
        self.drawn = _title(tournament)
        self.lots = [field for field in lot_fields(tournament) if field.name != "reason"]

        def save(values: Values) -> None:
            if self.way(values) == DRAW:
                self.command(program, values).decide(program.need_tournament())

        super().__init__(
            program,
            self.lots,
            save,
            ways={DRAW: tr("draw them now"), KEEP: tr("keep the numbers as announced")},
            asked=mark("Numbers"),
            notes=[f"{self.whether} {tr(TEXT)}"],
        )

    def questions(self) -> InTurn[Values]:
        """Ask whether, then whether it was announced, then for the lots."""
        way = yield Choose(self.whether, tr(TEXT), self.ways, enter=DRAW)
        if way != DRAW:
            return None if way is None else {WAY: self.ways[KEEP]}
        announced = yield from self.ask_announced()
        if announced is None:
            return None
        values = yield Form(self.drawn, self.lots, lambda values: self.save({WAY: self.ways[DRAW], **values}))
        return None if values is None else {**values, WAY: self.ways[DRAW], ANNOUNCED: announced}

    @staticmethod
    def command(program: Program, values: Values) -> DrawNumbers:
        """Return the draw."""
        return DrawNumbers(values["seed"], numbers_as_ids(program.need_tournament(), values["numbers"]))


async def settle_numbers(program: Program) -> bool:
    """Ask once whether lots are drawn for the numbers, where the book wants it; tell whether the schedule goes on."""
    if not lots_wanted(program.need_tournament()):
        return True
    form = NumbersBeforeTheSchedule(program)
    values = await program.ask(form)
    if values is None:
        return False
    if form.way(values) != DRAW:
        return program.perform(KeepNumbers(), tr("The numbers stay as announced."))
    form.note_announced(program, values)
    program.execute(form.command(program, values))
    return True


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

    return await program.ask(Form(_title(tournament), lot_fields(tournament), save)) is not None


def _title(tournament: Tournament) -> str:
    count = len(tournament.registrations)
    return trn("Numbers of {count} entrant by lot", "Numbers of {count} entrants by lot", count)


def lot_fields(tournament: Tournament) -> list[Field]:
    """Return what is asked where lots give an order."""
    return [
        seed_of_event(tournament),
        Field("reason", mark("Reason"), hint=tr("only to draw again")),
        Field("numbers", mark("Or numbers"), hint=tr("in the order of slips or of a list, instead of a seed")),
    ]
