"""The form for what other events say of a player: their K, a title application and a first rating rest on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import CorrectEntrant
from paircard.core.event.elsewhere import (
    EXAMPLE,
    NOTHING_ELSEWHERE,
    Elsewhere,
    norms_typed,
    norms_written,
    results_typed,
    results_written,
)
from paircard.core.event.entrant import RATING_LIMIT
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.entrants.chosen import called, need_chosen

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

_MOST_GAMES = 99_999
_LONGEST = 60


async def _elsewhere(at: EntrantsPresenter) -> None:
    """Open the form of the player under the cursor."""
    player, before = need_chosen(at), at.program.need_tournament()
    if player.id in before.teams:
        raise Refusal(tr("A team has made no norms: open it (m), and choose a player."))
    await at.program.ask(elsewhere_form(at.program, player))
    if at.program.need_tournament() is not before:
        at.say(tr("What other events say of {player} is stored.", player=player.entrant.name))


def elsewhere_form(program: Program, player: Registration) -> Form:
    """Return the form, filled with what is known."""
    before = player.entrant.elsewhere or NOTHING_ELSEWHERE

    def save(values: Values) -> None:
        told = _told(values)
        if told != before:
            kept = None if told == NOTHING_ELSEWHERE else told
            program.execute(CorrectEntrant(player.id, replace(player.entrant, elsewhere=kept)))

    who = called(program.need_tournament(), player.id)
    return Form(tr("Other events of {player}", player=who), _fields(before), save)


def _told(values: Values) -> Elsewhere:
    games = _number(values["games"], "games", _MOST_GAMES)
    return Elsewhere(
        games=games,
        highest=_number(values["highest"], "highest", RATING_LIMIT) or 0,
        reached=clean(values["reached"])[:_LONGEST],
        norms=norms_typed(values["norms"]),
        results=results_typed(values["results"]),
    )


def _number(text: str, field: str, most: int) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= most):
        wrong = tr("{text} is no number up to {most}: correct it, or leave it empty.", text=clean(text), most=most)
        raise Refusal(wrong, field=field)
    return int(text)


def _fields(before: Elsewhere) -> list[Field]:
    return [
        Field(
            "games",
            mark("Rated games"),
            "" if before.games is None else str(before.games),
            hint=tr("before this event, in this kind of play; K rests on them"),
        ),
        Field("highest", mark("Highest rating"), str(before.highest or ""), hint=tr("ever reached: for K and titles")),
        Field("reached", mark("Reached in"), before.reached, hint=tr("list or event, and when")),
        Field(
            "norms",
            mark("Norms won"),
            norms_written(before.norms),
            hint=tr("such as {example}; / before the next", example=EXAMPLE),
        ),
        Field(
            "results",
            mark("Results so far"),
            results_written(before.results),
            hint=tr("of the unrated, 26 months: {example}", example="1850 1 1920 = / 1700 0"),
        ),
    ]


# fmt: off
OtherEvents = row("OtherEvents", "y", "Elsewhere", _elsewhere,
    "Say what other events know of the player under the cursor: rated games and the highest rating, on which K rests, "
    "norms with their remarks, which a title application adds up (IT2), and results of the unrated, which a first "
    "rating keeps together. Nothing of it is published.",
    of=EventCommand, words="norms, titles, k, games, application, it2, first rating, other events",
    takes="FIELD=VALUE; ...", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (OtherEvents,)
