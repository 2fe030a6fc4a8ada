"""The colour of the highest player in round 1 (A7): drawn by a lot that anyone can draw again, or set."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from paircard.core.commands import SetFirstColour
from paircard.core.event.event_seed import event_seed
from paircard.core.event.lots import draw_first_colour
from paircard.core.facets.system import system_of
from paircard.core.values.colour import Colour
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.latin import latin
from paircard.core.values.text import clean
from paircard.tui.dialogs.ask import SEED, Choose, ConfirmLine
from paircard.tui.dialogs.before_round_1 import ANNOUNCED, DRAW, WAY, BeforeRound1
from paircard.tui.dialogs.form import Values
from paircard.tui.dialogs.in_turn import InTurn
from paircard.tui.dialogs.seed_field import need_seed, seed_field

if TYPE_CHECKING:
    from paircard.core.facets.system import System
    from paircard.tui.program.program import Program

TAKES = mark("d, {white} or {black}; SEED; y or n")
SEED_TEXT = mark("The lot follows from this seed, which is recorded. Take it, or type your own (dice, a word).")
LONGEST_SEED = 40


def answers_taken(takes: str = TAKES) -> str:
    """Say what line mode takes on the same line, in the language and with the letters of the reader."""
    return tr(takes, white=small_letter("W"), black=small_letter("B"))


class FirstDraw(BeforeRound1):
    """The colour, and the seed it is drawn from."""

    def __init__(self, program: Program) -> None:
        """Offer a lot from the seed of the event, or from a new one."""
        tournament = program.need_tournament()
        self.system: System = system_of(tournament)
        self.offered = event_seed(tournament) or secrets.token_hex(4)

        def save(values: Values) -> None:
            if self.way(values) == DRAW:
                need_seed(values)

        super().__init__(
            program,
            [seed_field(self.offered)],
            save,
            ways={DRAW: tr("draw by lot"), "w": tr("White"), "b": tr("Black")},
            asked=mark("First colour"),
            notes=[_what_it_is_for(self.system), tr(SEED_TEXT)],
            letters=_letters(),
        )

    def questions(self) -> InTurn[Values]:
        """Ask for the way, then the seed, then whether it was announced."""
        way = yield first_colour_dialog(self.system)
        if way is None:
            return None
        colours = {small_letter("W"): "w", small_letter("B"): "b"}
        if way != DRAW:
            return {WAY: self.ways[colours[way]]}
        seed = yield ConfirmLine(
            tr("Draw the first colour"), tr(SEED_TEXT), self.offered, label=tr("Seed"), yes=tr("draw"), called=SEED
        )
        if not clean(seed or ""):
            return None
        announced = yield from self.ask_announced()
        return None if announced is None else {WAY: self.ways[DRAW], "seed": seed, ANNOUNCED: announced}


def _letters() -> dict[str, str]:
    """Return which letter means which colour: the reader's, also in Latin, before `w` and `b`."""
    white, black = small_letter("W"), small_letter("B")
    return {"w": "w", "b": "b", latin(white)[:1]: "w", latin(black)[:1]: "b", white: "w", black: "b"}


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
    if way == DRAW:
        form.note_announced(app, values)
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


def _what_it_is_for(system: System) -> str:
    return tr(system.first_colour.asked, article=system.article("colour"))
