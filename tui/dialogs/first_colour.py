"""The colour of the highest player in round 1 (A7): drawn by a lot that anyone can draw again, or set."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from core.commands import SetFirstColour
from core.event.lots import draw_first_colour
from core.facets.system import system_of
from core.values.colour import Colour
from core.values.colour_letters import small_letter
from core.values.errors import Refusal
from core.values.language import mark, tr
from core.values.latin import latin
from core.values.text import clean
from tui.dialogs.ask import SEED, AskLine, Choose
from tui.dialogs.was_it_announced import ask_announced

if TYPE_CHECKING:
    from tui.program.program import Program

TEXT = mark(
    "Before round 1 the colour of the highest player is determined by lot (A7); "
    "the odd numbers of S1 get it, the even ones the other (E5)."
)
TEXT_OF_OTHERS = mark(
    "Before round 1 the initial colour is drawn by lot ({article}); "
    "the odd numbers of the upper half get it, the even ones the other."
)
"""The same by the article of another book."""
TEXT_OF_A_CUP = mark(
    "Before round 1 number 1 draws a colour by lot ({article}): all odd numbers get it in round 1, the even ones the "
    "other."
)
TAKES = mark("d, {white} or {black}; SEED; y or n")
SEED_TEXT = mark("The lot follows from this seed, which is recorded. Take it, or type your own (dice, a word):")


def answers_taken(takes: str = TAKES) -> str:
    """Say what line mode takes on the same line, in the language and with the letters of the reader."""
    return tr(takes, white=small_letter("W"), black=small_letter("B"))


def first_colour_dialog(article: str = "", text: str = TEXT_OF_OTHERS) -> Choose:
    """Ask by the letters of the reader, also as terminals with ASCII only show them.

    `w` and `b` answer too, but where the letter means the other colour to the reader. `article` is that of another book
    than the rules of 1998.
    """
    white, black = small_letter("W"), small_letter("B")
    choices = {"d": tr("draw by lot"), white: tr("set White"), black: tr("set Black")}
    return Choose(
        tr("First colour"),
        tr(text, article=article) if article else tr(TEXT),
        choices,
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
    article = system_of(tournament).article("colour")
    of_others = "" if article == _OF_1998 else article
    text = TEXT_OF_A_CUP if system_of(tournament).ends_early else TEXT_OF_OTHERS
    answer = await app.ask(first_colour_dialog(of_others, text))
    if answer == "d":
        return await _draw(app, tournament.details.name, of_others)
    if answer is None:
        return False
    colour: Colour = "W" if answer == small_letter("W") else "B"
    return app.perform(SetFirstColour(colour), _set(colour, of_others))


_OF_1998 = "A7"


def _set(colour: Colour, article: str) -> str:
    if article:
        if colour == "W":
            return tr("Initial colour set: White ({article}).", article=article)
        return tr("Initial colour set: Black ({article}).", article=article)
    return tr("First colour set: White (A7).") if colour == "W" else tr("First colour set: Black (A7).")


async def _draw(app: Program, event: str, article: str) -> bool:
    typed = await app.ask(AskLine(tr("Draw the first colour"), tr(SEED_TEXT), secrets.token_hex(4), called=SEED))
    seed = clean(typed or "")[:40]
    if not seed or not await ask_announced(app):
        return False
    drawn = draw_first_colour(seed, event)
    if article:
        drawn_so = {
            "W": mark("Initial colour drawn with seed {seed}: White ({article})."),
            "B": mark("Initial colour drawn with seed {seed}: Black ({article})."),
        }
        said = tr(drawn_so[drawn], seed=seed, article=article)
    elif drawn == "W":
        said = tr("First colour drawn with seed {seed}: White (A7).", seed=seed)
    else:
        said = tr("First colour drawn with seed {seed}: Black (A7).", seed=seed)
    return app.perform(SetFirstColour(drawn, seed), said)
