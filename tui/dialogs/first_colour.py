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
from paircard.tui.dialogs.was_it_announced import ask_announced

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.system import System
    from paircard.tui.program.program import Program

TAKES = mark("d, {white} or {black}; SEED; y or n")
SEED_TEXT = mark("The lot follows from this seed, which is recorded. Take it, or type your own (dice, a word).")


def answers_taken(takes: str = TAKES) -> str:
    """Say what line mode takes on the same line, in the language and with the letters of the reader."""
    return tr(takes, white=small_letter("W"), black=small_letter("B"))


def first_colour_dialog(system: System) -> Choose:
    """Ask by the letters of the reader, also as terminals with ASCII only show them.

    `w` and `b` answer too, but where the letter means the other colour to the reader.
    """
    white, black = small_letter("W"), small_letter("B")
    choices = {"d": tr("draw by lot"), white: tr("set White"), black: tr("set Black")}
    return Choose(
        tr("First colour"),
        tr(system.first_colour.asked, article=system.article("colour")),
        choices,
        enter="d",
        also={"w": white, "b": black, latin(white): white, latin(black): black},
    )


async def settle_first_colour(app: Program) -> bool:
    """Ask how, then record the colour; tell whether it was settled."""
    tournament = app.need_tournament()
    try:
        SetFirstColour("W").decide(tournament)
    except Refusal as refusal:
        app.say(str(refusal), bad=True)
        return False
    answer = await app.ask(first_colour_dialog(system_of(tournament)))
    if answer == "d":
        return await _draw(app, tournament)
    if answer is None:
        return False
    system = system_of(tournament)
    colour: Colour = "W" if answer == small_letter("W") else "B"
    settled = tr(system.first_colour.settled[colour], article=system.article("colour"))
    return app.perform(SetFirstColour(colour), settled)


async def _draw(app: Program, tournament: Tournament) -> bool:
    offered = event_seed(tournament) or secrets.token_hex(4)
    question = ConfirmLine(
        tr("Draw the first colour"), tr(SEED_TEXT), offered, label=tr("Seed"), yes=tr("draw"), called=SEED
    )
    typed = await app.ask(question)
    seed = clean(typed or "")[:40]
    if not seed or not await ask_announced(app):
        return False
    system, colour = system_of(tournament), draw_first_colour(seed, tournament.details.name)
    drawn = tr(system.first_colour.drawn[colour], seed=seed, article=system.article("colour"))
    return app.perform(SetFirstColour(colour, seed), drawn)
