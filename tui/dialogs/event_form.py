"""The form that opens a new event, and the one that changes its regulations."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.commands import ChangeDetails, ChangeRegulations, Command, CreateTournament
from paircard.core.commands.locked import locked_regulations
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.dates import is_iso, iso_date
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean, folded
from paircard.data.storage.errors import StoreError
from paircard.data.storage.event_file import EventFile
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.dialogs.settled_fields import fields_of_every_event, points_field, with_locks, with_settled
from paircard.tui.dialogs.system_form import (
    NewEventForm,
    SystemForm,
    note_on,
    regulations_chosen,
    rounds_and_options,
    suggested,
    system_and_rounds,
    tie_break_field,
)
from paircard.tui.dialogs.typed_path import typed_path
from paircard.tui.program.new_event import by_which_rules

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

_START, _END = mark("First day"), mark("Last day")


async def open_new_event(app: Program, offers: Regulations | None = None) -> None:
    """Ask for a new event; saving creates its file, and then it is the one on the screens.

    `offers` are the regulations that the form begins with, and a script that says nothing of them gets.
    """
    created: list[EventFile] = []
    offered = offers or suggested()

    def save(values: Values) -> None:
        command = CreateTournament(_details(values, Details("")), _regulations(fields, values, offered))
        try:
            created.append(EventFile.create(_path(values), command, arbiter=app.arbiter))
        except StoreError as error:
            raise Refusal(str(error)) from error

    file = Field("file", mark("File"), hint=tr("nothing: named after the event, in this folder"))
    fields = [*_fields(Details(""), offered, choose=True), *fields_of_every_event(offered, "chess960"), file]
    form = NewEventForm(tr("New event"), fields, save)
    form.system = offered.system
    form.note = note_on(tie_break_field(offered).value, SYSTEMS[offered.system])
    if await app.ask(form) is not None:
        app.adopt(created[-1])
        regulations = created[-1].tournament.regulations
        if told := [*filter(None, (by_which_rules(regulations), _advice(regulations)))]:
            app.tell(told)


def settings_form(app: Program, tournament: Tournament) -> Form:
    """Return the form that changes head and regulations of the open event."""

    def save(values: Values) -> None:
        details = _details(values, tournament.details).cleaned()
        regulations = _regulations(fields, values, tournament.regulations)
        commands: list[Command] = []
        if details != tournament.details:
            commands.append(ChangeDetails(details))
        if regulations != tournament.regulations:
            commands.append(ChangeRegulations(regulations, values.get("reason", "")))
        if commands:
            app.execute(*commands)
        chosen = regulations.rounds != tournament.regulations.rounds and not tournament.rounds
        if chosen and (advice := _advice(regulations)):
            app.tell([advice])

    regulations = tournament.regulations
    fields = [*_fields(tournament.details, regulations, choose=not tournament.rounds)]
    fields += fields_of_every_event(regulations, "last_criterion", "apart", "team_best", by_name=False)
    fields += fields_of_every_event(regulations, "first_board", "byes_most", "byes_not_last", "chess960")
    if tournament.rounds:
        needed = system_of(tournament).citing(tr("needed for other tie-breaks, or who does not meet"), "apart")
        fields.append(Field("reason", mark("Reason"), hint=needed))
    fields = list(with_locks(fields, locked_regulations(tournament)))
    form = SystemForm(tr("The event and its regulations"), fields, save)
    form.system = regulations.system
    return form


def _fields(details: Details, regulations: Regulations, *, choose: bool) -> list[Field]:
    """Return the fields; `choose` where the system may still be another."""
    return [
        Field("name", mark("Name of the event"), details.name),
        *(system_and_rounds(regulations) if choose else rounds_and_options(regulations)),
        Field("place", mark("Place"), details.place),
        Field("start", _START, details.start, hint=tr("such as {example}", example="2026-05-01")),
        Field("end", _END, details.end, hint=tr("such as {example}", example="2026-05-03")),
        Field("chief", mark("Chief arbiter"), details.chief_arbiter),
        *fields_of_every_event(regulations, "half", "c6", by_name=False),
        tie_break_field(regulations),
        points_field(regulations),
    ]


def _details(values: Values, before: Details) -> Details:
    start = _date(values["start"], _START, before.start)
    end = _date(values["end"], _END, before.end)
    if is_iso(start) and is_iso(end) and end < start:
        said = mark("{field}: {end} is before the first day, {start}.")
        raise Refusal(tr(said, field=tr(_END), end=end, start=start), field="end")
    return replace(
        before,
        name=values["name"],
        place=values["place"],
        start=start,
        end=end,
        chief_arbiter=values["chief"],
    )


def _date(text: str, label: str, before: str) -> str:
    """Return a date in ISO form. What stood there before passes: earlier versions took any text."""
    if not text or text == before:
        return text
    if day := iso_date(text):
        return day
    said = mark("{field}: {text} is not a date: type it as {iso} or {other}, day before month, or nothing.")
    raise Refusal(tr(said, field=tr(label), text=clean(text), iso="2026-05-01", other="1.5.2026"))


def _regulations(fields: Iterable[Field], values: Values, before: Regulations) -> Regulations:
    return with_settled(regulations_chosen(fields, values, before), fields, values)


def _path(values: Values) -> Path:
    name = values["file"]
    if name:
        path = typed_path(name)
        return path if path.suffix else path.with_suffix(".json")
    slug = re.sub(r"[^a-z0-9]+", "-", folded(values["name"])).strip("-")
    return Path(f"{slug or 'event'}.json")  # no words: a file name


def _advice(regulations: Regulations) -> str:
    return SYSTEMS[regulations.system].rounds.advice_on_rounds(regulations)
