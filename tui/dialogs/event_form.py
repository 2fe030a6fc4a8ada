"""The form that opens a new event, and the one that changes its regulations."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from core.commands import ChangeDetails, ChangeRegulations, Command, CreateTournament
from core.errors import Refusal
from core.regulations import Details, Regulations
from core.text import folded
from core.tiebreaks import LISTS, parse, parse_list
from core.tournament import Tournament
from data.errors import StoreError
from data.storage.store import EventFile
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.program import Program


async def open_new_event(app: Program) -> None:
    """Ask for a new event; saving creates its file, and then it is the one on the screens."""
    created: list[EventFile] = []

    def save(values: Values) -> None:
        command = CreateTournament(_details(values), _regulations(values, Regulations()))
        try:
            created.append(EventFile.create(_path(values), command, arbiter=app.arbiter))
        except StoreError as error:
            raise Refusal(str(error)) from error

    file = Field("file", "File", hint="nothing: named after the event, in this folder")
    if await app.ask(Form("New event", [*_fields(Details(""), Regulations()), file], save)) is not None:
        app.adopt(created[-1])


def settings_form(app: Program, tournament: Tournament) -> Form:
    """Return the form that changes head and regulations of the open event."""

    def save(values: Values) -> None:
        details = _details(values).cleaned()
        regulations = _regulations(values, tournament.regulations)
        commands: list[Command] = []
        if details != tournament.details:
            commands.append(ChangeDetails(details))
        if regulations != tournament.regulations:
            commands.append(ChangeRegulations(regulations, values.get("reason", "")))
        if commands:
            app.execute(*commands)

    fields = _fields(tournament.details, tournament.regulations)
    if tournament.rounds:
        fields.append(Field("reason", "Reason", hint="needed for other tie-breaks from now on (F10)"))
    return Form("The event and its regulations", fields, save)


def _fields(details: Details, regulations: Regulations) -> list[Field]:
    return [
        Field("name", "Name", details.name),
        Field("rounds", "Rounds", str(regulations.rounds)),
        Field("place", "Place", details.place),
        Field("start", "First day", details.start, hint="such as 2026-05-01"),
        Field("end", "Last day", details.end, hint="such as 2026-05-03"),
        Field("chief", "Chief arbiter", details.chief_arbiter),
        Field(
            "half",
            "Half-point byes",
            "yes" if regulations.half_point_byes else "no",
            ("yes", "no"),
            "R18: yes or no",
        ),
        Field("c6", "C6 tests", regulations.c6, ("corrected", "literal"), "R1: corrected or literal"),
        Field(
            "tie_breaks",
            "Tie-breaks",
            ",".join(each.key for each in parse(regulations.tie_breaks)),
            tuple(LISTS),
            f"codes, or a list: {', '.join(LISTS)}",
        ),
    ]


def _details(values: Values) -> Details:
    return Details(values["name"], values["place"], values["start"], values["end"], values["chief"])


def _regulations(values: Values, before: Regulations) -> Regulations:
    return Regulations(
        rounds=_rounds(values["rounds"]),
        system=before.system,
        c6="literal" if _choice(values["c6"], "C6 tests", "corrected", "literal") == "literal" else "corrected",
        half_point_byes=_choice(values["half"], "Half-point byes", "yes", "no") == "yes",
        tie_breaks=chosen_tie_breaks(values["tie_breaks"], before.tie_breaks),
    )


def chosen_tie_breaks(text: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """Return the codes; the same list stays as it was written, also by an earlier version."""
    chosen = parse_list(text)
    return before if chosen == parse(before) else tuple(each.key for each in chosen)


def _rounds(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Refusal(f"Rounds: {text or 'nothing'} is not a number: type one, such as 5.")
    return int(text[:4])


def _choice(text: str, label: str, *choices: str) -> str:
    for choice in choices:
        if text and choice.startswith(text.lower()):
            return choice
    raise Refusal(f"{label}: type {' or '.join(choices)}, not {text or 'nothing'}.")


def _path(values: Values) -> Path:
    name = values["file"]
    if name:
        path = Path(name).expanduser()
        return path if path.suffix else path.with_suffix(".json")
    slug = re.sub(r"[^a-z0-9]+", "-", folded(values["name"])).strip("-")
    return Path(f"{slug or 'event'}.json")
