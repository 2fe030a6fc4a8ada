"""The form for what a report to the federation names beside the head of every paper."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import ChangeDetails
from paircard.core.event.regulations import OFF_PAGES
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import clean
from paircard.tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

_ORGANISER = "KS Hetman"  # no words: the name of a club
_ADDRESS = "https://club.example/open"  # no words: an address
_FEDERATION = mark("Federation")
_OFF_PAGES = mark("Not on the pages")


def details_form(app: Program, tournament: Tournament) -> Form:
    """Return the form, filled with what the open event has."""
    before = tournament.details

    def save(values: Values) -> None:
        details = replace(
            before,
            federation=_federation(values["federation"]),
            time_control=values["time_control"],
            deputies=tuple(re.split("[;/]", values["deputies"])),
            organiser=values["organiser"],
            address=values["address"],
            off_pages=_off_pages(values["off_pages"]),
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
            "organiser",
            mark("Organiser"),
            before.organiser,
            hint=tr("such as {example}", example=_ORGANISER),
            by_name=True,
        ),
        Field(
            "address",
            mark("Address of the pages"),
            before.address,
            hint=tr("such as {example}", example=_ADDRESS),
            by_name=True,
        ),
        Field(
            "off_pages",
            _OFF_PAGES,
            " ".join(before.off_pages),
            hint=tr("ratings: no changes of ratings; norms: no title norms; nothing: they are shown"),
            by_name=True,
        ),
    ]
    return Form(tr("Details for the report"), fields, save)


def _federation(text: str) -> str:
    if text and not (len(text) == 3 and text.isascii() and text.isalpha()):
        said = mark("{field}: {text} is not a code: type three letters such as POL, or nothing.")
        raise Refusal(tr(said, field=tr(_FEDERATION), text=clean(text)))
    return text.upper()


def _off_pages(text: str) -> tuple[str, ...]:
    words = tuple(text.lower().replace(",", " ").split())
    if unknown := [each for each in words if each not in OFF_PAGES]:
        said = mark("{field}: {text} is none: type {known}, or nothing.")
        raise Refusal(tr(said, field=tr(_OFF_PAGES), text=clean(unknown[0]), known=", ".join(OFF_PAGES)))
    return words
