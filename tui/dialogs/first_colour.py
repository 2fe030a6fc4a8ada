"""The colour of the highest player in round 1 (A7): drawn by a lot that anyone can draw again, or set.

One screen shows what is settled before round 1: colour, seed, whether all of it was announced, and who is not here yet.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.commands import SetFirstColour
from paircard.core.event.event_seed import event_seed
from paircard.core.event.lots import draw_first_colour
from paircard.core.facets.system import system_of
from paircard.core.tables.attendance import attendance
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.latin import latin
from paircard.core.values.text import clean
from paircard.tui.dialogs.ask import SEED, YES, Choose, ConfirmLine
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.dialogs.in_turn import FormInTurn, InTurn
from paircard.tui.dialogs.seed_field import seed_field
from paircard.tui.dialogs.was_it_announced import TEXT as ANNOUNCED_TEXT
from paircard.tui.dialogs.was_it_announced import announced_asked, asks_announced, note_announced

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.system import System
    from paircard.tui.program.program import Program

TAKES = mark("d, {white} or {black}; SEED; y or n")
SEED_TEXT = mark("The lot follows from this seed, which is recorded. Take it, or type your own (dice, a word).")
LONGEST_SEED = 40
COLOUR, ANNOUNCED = "colour", "announced"  # no words: names of fields


def answers_taken(takes: str = TAKES) -> str:
    """Say what line mode takes on the same line, in the language and with the letters of the reader."""
    return tr(takes, white=small_letter("W"), black=small_letter("B"))


class FirstDraw(FormInTurn):
    """All that is settled before round 1, on one screen: Enter agrees to what stands there."""

    hint_to_choose = mark("Enter does it   Tab next field   Space choose   Esc cancel")

    def __init__(self, program: Program) -> None:
        """Offer a lot from the seed of the event, or from a new one."""
        tournament = program.need_tournament()
        self.system: System = system_of(tournament)
        self.offered = event_seed(tournament) or secrets.token_hex(4)
        self.ways = {"d": tr("draw by lot"), "w": tr("White"), "b": tr("Black")}
        announced = Field(ANNOUNCED, mark("Announced"), tr("yes"), choices=(tr("yes"), tr("not yet")))
        self.asks_announced = asks_announced(program)
        fields = [
            Field(COLOUR, mark("First colour"), self.ways["d"], choices=tuple(self.ways.values())),
            seed_field(self.offered),
            *([announced] if self.asks_announced else []),
        ]
        super().__init__(tr("Before round 1"), fields, _needs_a_seed)
        self.note = "\n\n".join(self._notes(tournament))

    def asks(self, field: Field, values: Values) -> bool:
        """A colour that is set needs neither lots nor an announcement of them."""
        return field.name == COLOUR or values[COLOUR] == self.ways["d"]

    def on_mount(self) -> None:
        """Show what the way needs."""
        super().on_mount()
        self.watch(self.input(COLOUR), "value", self._show_asked, init=False)

    def questions(self) -> InTurn[Values]:
        """Ask for the way, then the seed, then whether it was announced."""
        way = yield first_colour_dialog(self.system)
        if way is None:
            return None
        colours = {small_letter("W"): "w", small_letter("B"): "b"}
        if way != "d":
            return {COLOUR: self.ways[colours[way]]}
        seed = yield ConfirmLine(
            tr("Draw the first colour"), tr(SEED_TEXT), self.offered, label=tr("Seed"), yes=tr("draw"), called=SEED
        )
        if not clean(seed or ""):
            return None
        announced = YES
        if self.asks_announced and (announced := (yield announced_asked())) is None:
            return None
        return {COLOUR: self.ways["d"], "seed": seed, ANNOUNCED: tr("yes") if announced == YES else tr("not yet")}

    def way(self, values: Values) -> str:
        """Return `d` for a lot, `w` or `b` for a colour."""
        return next(key for key, word in self.ways.items() if word == values[COLOUR])

    def _notes(self, tournament: Tournament) -> Iterator[str]:
        there = attendance(tournament)
        if there is not None and there.here and there.to_come:
            not_ticked = trn(
                "{count} is not ticked at check-in, and would be paired: Esc, then E j a makes them absent.",
                "{count} are not ticked at check-in, and would be paired: Esc, then E j a makes them absent.",
                len(there.to_come),
            )
            yield f"! {not_ticked}"
        yield _what_it_is_for(self.system)
        yield tr(SEED_TEXT)
        if self.asks_announced:
            yield tr(ANNOUNCED_TEXT)

    def _show_asked(self) -> None:
        values = {field.name: self.input(field.name).value for field in self.fields}
        for field in self.fields:
            if (row := self.input(field.name).parent) is not None and hasattr(row, "display"):
                row.display = self.asks(field, values)


def first_colour_dialog(system: System) -> Choose:
    """Ask by the letters of the reader, also as terminals with ASCII only show them.

    `w` and `b` answer too, but where the letter means the other colour to the reader.
    """
    white, black = small_letter("W"), small_letter("B")
    choices = {"d": tr("draw by lot"), white: tr("set White"), black: tr("set Black")}
    also = {"w": white, "b": black, latin(white): white, latin(black): black}
    return Choose(tr("First colour"), _what_it_is_for(system), choices, enter="d", also=also)


async def settle_first_colour(app: Program) -> bool:
    """Ask how, then record the colour; tell whether it was settled."""
    tournament = app.need_tournament()
    try:
        SetFirstColour("W").decide(tournament)
    except Refusal as refusal:
        app.say(str(refusal), bad=True)
        return False
    form = FirstDraw(app)
    values = await app.ask(form)
    if values is None:
        return False
    way = form.way(values)
    if way == "d":
        if form.asks_announced:
            note_announced(app, announced=values[ANNOUNCED] == tr("yes"))
        return _drawn(app, clean(values["seed"])[:LONGEST_SEED])
    system = system_of(tournament)
    colour: Colour = "W" if way == "w" else "B"
    settled = tr(system.first_colour.settled[colour], article=system.article("colour"))
    return app.perform(SetFirstColour(colour), settled)


def _drawn(app: Program, seed: str) -> bool:
    tournament = app.need_tournament()
    system, colour = system_of(tournament), draw_first_colour(seed, tournament.details.name)
    drawn = tr(system.first_colour.drawn[colour], seed=seed, article=system.article("colour"))
    return app.perform(SetFirstColour(colour, seed), drawn)


def _needs_a_seed(values: Values) -> None:
    """Refuse an empty seed."""
    if not clean(values["seed"]):
        raise Refusal(tr("Type a seed: a word or number that everybody has seen."), "", "seed")


def _what_it_is_for(system: System) -> str:
    return tr(system.first_colour.asked, article=system.article("colour"))
