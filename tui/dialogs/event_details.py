"""The form for what a report to the federation names beside the head of every paper."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from core.commands import ChangeDetails
from core.dates import iso_date
from core.errors import Refusal
from core.event.tournament import Tournament
from core.language import mark, tr
from core.text import clean
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.program import Program

_ORGANISER = "KS Hetman"  # no words: the name of a club
_FEDERATION, _DATES = mark("Federation"), mark("Dates of rounds")
NONE = "-"
"""A round whose date is not known, between others."""


def details_form(app: Program, tournament: Tournament) -> Form:
    """Return the form, filled with what the open event has."""
    before = tournament.details

    def save(values: Values) -> None:
        details = replace(
            before,
            federation=_federation(values["federation"]),
            time_control=values["time_control"],
            deputies=tuple(re.split("[;/]", values["deputies"])),
            round_dates=read_dates(values["round_dates"]),
            organiser=values["organiser"],
        ).cleaned()
        if details != before:
            app.execute(ChangeDetails(details))

    fields = [
        Field("federation", _FEDERATION, before.federation, hint=tr("three letters, such as POL")),
        Field("time_control", mark("Time control"), before.time_control, hint=tr("such as 90 min + 30 s")),
        Field(
            "deputies", mark("Deputy arbiters"), " / ".join(before.deputies), hint=tr("such as Lis, Ewa / Nowak, Jan")
        ),
        Field(
            "round_dates",
            _DATES,
            ", ".join(each or NONE for each in before.round_dates),
            hint=tr("of each round: 2026-05-01, 2026-05-01, 2026-05-02"),
        ),
        Field("organiser", mark("Organiser"), before.organiser, hint=tr("such as {example}", example=_ORGANISER)),
    ]
    return Form(tr("Details for the report"), fields, save)


def read_dates(text: str) -> tuple[str, ...]:
    """Return the dates of the rounds in ISO, as they are typed with commas or semicolons; `-` leaves one open.

    >>> read_dates("2026-05-01, 1.5.2026; -, 2026/05/03")
    ('2026-05-01', '2026-05-01', '', '2026-05-03')
    """
    parts = [part.strip() for part in re.split("[,;]", text)] if text.strip() else []
    return tuple(_date(part) for part in parts)


def _date(text: str) -> str:
    if text in ("", NONE):
        return ""
    found = iso_date(text)
    if not found:
        wrong = tr("{field}: {text} is not a date: type one, such as 2026-05-01.", field=tr(_DATES), text=clean(text))
        raise Refusal(wrong)
    return found


def _federation(text: str) -> str:
    if text and not (len(text) == 3 and text.isascii() and text.isalpha()):
        said = mark("{field}: {text} is not a code: type three letters such as POL, or nothing.")
        raise Refusal(tr(said, field=tr(_FEDERATION), text=clean(text)))
    return text.upper()
