"""The colour of the highest player in round 1 (A7): drawn by a lot that anyone can draw again, or set."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from core.commands import SetFirstColour
from core.errors import Refusal
from core.language import mark, tr
from core.lots import draw_first_colour
from core.text import clean
from tui.dialogs.ask import AskLine, Choose

if TYPE_CHECKING:
    from tui.program import Program

TEXT = mark(
    "Before round 1 the colour of the highest player is determined by lot (A7); "
    "the odd numbers of S1 get it, the even ones the other (E5)."
)
CHOICES = {"d": mark("draw by lot"), "w": mark("set White"), "b": mark("set Black")}
SEED_TEXT = mark("The lot follows from this seed, which is recorded. Take it, or type your own (dice, a word):")


async def settle_first_colour(app: Program) -> bool:
    """Ask how, then record the colour; tell whether it was settled."""
    tournament = app.need_tournament()
    try:
        SetFirstColour("W").decide(tournament)
    except Refusal as refusal:
        app.say(str(refusal), bad=True)
        return False
    choices = {key: tr(choice) for key, choice in CHOICES.items()}
    answer = await app.ask(Choose(tr("First colour"), tr(TEXT), choices))
    if answer == "d":
        return await _draw(app, tournament.details.name)
    if answer is None:
        return False
    if answer == "w":
        return app.perform(SetFirstColour("W"), tr("First colour set: White (A7)."))
    return app.perform(SetFirstColour("B"), tr("First colour set: Black (A7)."))


async def _draw(app: Program, event: str) -> bool:
    typed = await app.ask(AskLine(tr("Draw the first colour"), tr(SEED_TEXT), secrets.token_hex(4)))
    seed = clean(typed or "")[:40]
    if not seed:
        return False
    drawn = draw_first_colour(seed, event)
    if drawn == "W":
        said = tr("First colour drawn with seed {seed}: White (A7).", seed=seed)
    else:
        said = tr("First colour drawn with seed {seed}: Black (A7).", seed=seed)
    return app.perform(SetFirstColour(drawn, seed), said)
