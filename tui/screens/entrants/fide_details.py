"""The form for what FIDE asks of an event: its forms name it, and title norms rest on it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import ChangeDetails
from paircard.core.event.fide_details import ARBITER_TITLES, NOTHING_TOLD, FideDetails, Occasion
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import EventCommand, ScreenCommand, row
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.program.program import Program
    from paircard.tui.screens.entrants.presenter import EntrantsPresenter

OCCASIONS = {
    Occasion.ORDINARY: mark("none of these"),
    Occasion.NATIONAL_FINAL: mark("final of the national championship"),
    Occasion.NATIONAL_TEAM: mark("national championship of teams"),
    Occasion.ZONAL: mark("zonal or sub-zonal tournament"),
    Occasion.WORLD_TEAM: mark("World or Continental championship of teams or clubs"),
    Occasion.WORLD_CUP: mark("World Cup"),
}
"""What each is called, as it stands in the code."""
_YES = "yes"  # no words: what is typed, as in other forms


async def _fide_details(at: EntrantsPresenter) -> None:
    """Open the form."""
    before = at.program.need_tournament()
    await at.program.ask(fide_form(at.program, before))
    if at.program.need_tournament() is not before:
        at.say(tr("What FIDE asks is stored."))


def fide_form(program: Program, tournament: Tournament) -> Form:
    """Return the form, filled with what is known."""
    before = tournament.details.fide or NOTHING_TOLD

    def save(values: Values) -> None:
        told = _told(values).cleaned()
        if told != before:
            kept = None if told == NOTHING_TOLD else told
            program.execute(ChangeDetails(replace(tournament.details, fide=kept)))

    return Form(tr("What FIDE asks of the event"), _fields(before), save)


def _told(values: Values) -> FideDetails:
    return FideDetails(
        occasion=_occasion(values["occasion"]),
        leave=values["leave"] == _YES,
        registered=values["registered"],
        event_code=values["event_code"],
        chief_title=values["chief_title"],
        chief_id=values["chief_id"],
        chief_email=values["chief_email"],
        organiser_id=values["organiser_id"],
        organiser_email=values["organiser_email"],
    )


def _fields(before: FideDetails) -> list[Field]:
    return [
        Field(
            "occasion",
            mark("Kind of event"),
            before.occasion.value,
            hint=tr("it changes what norms ask for (B.01 1.4.3)"),
            choices=tuple(each.value for each in Occasion),
            explained=tuple(tr(OCCASIONS[each]) for each in Occasion),
            nothing=tr(OCCASIONS[Occasion.ORDINARY]),
        ),
        Field(
            "leave",
            mark("Leave of FIDE"),
            _YES if before.leave else "",
            hint=tr("for norms in an unusual format, given before (B.01 1.4.2e)"),
            choices=("", _YES),
            nothing=tr("no"),
        ),
        Field(
            "registered", mark("Registered on"), before.registered, hint=tr("the day, 30 before the start for norms")
        ),
        Field("event_code", mark("Event code"), before.event_code, hint=tr("the number of the event at FIDE")),
        Field(
            "chief_title",
            mark("Chief arbiter is"),
            before.chief_title,
            hint=tr("IA or FA, for norms"),
            choices=ARBITER_TITLES,
            nothing=tr("not told"),
        ),
        Field("chief_id", mark("Their FIDE id"), before.chief_id),
        Field("chief_email", mark("Their e-mail"), before.chief_email, hint=tr("on forms only")),
        Field("organiser_id", mark("Organiser's id"), before.organiser_id),
        Field("organiser_email", mark("Organiser's mail"), before.organiser_email, hint=tr("on forms only")),
    ]


def _occasion(text: str) -> Occasion:
    found = [each for each in Occasion if each.value == text.lower()]
    if not found:
        known = ", ".join(filter(None, (each.value for each in Occasion)))
        raise Refusal(tr("Kind of event: type one of {known}, or nothing.", known=known), field="occasion")
    return found[0]


# fmt: off
FideOfEvent = row("FideOfEvent", "number_sign", "FIDE", _fide_details,
    "Say what FIDE asks of the event: which kind it is where norms ask for less, when it was registered, its code, "
    "ids and e-mail of chief arbiter and organiser. The forms name it (O, it1 to ia1); nothing of it is published.",
    of=EventCommand, shown="#", words="norms, titles, arbiter, registration, code", takes="FIELD=VALUE; ...",
    changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (FideOfEvent,)
