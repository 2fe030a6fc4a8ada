"""IT2, the application for a title: the norms made here, and room for those of other events."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.norms.application import GAMES_NEEDED
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import Standing
from paircard.core.papers.fide.certificate import norms_won
from paircard.core.papers.fide.form import PRIVACY, called, dated, field, form, names, signed, system
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import ENGLISH, speaking
from paircard.core.values.points import format_points

_OTHERS = 3
"""Rows for norms of other events."""
_COLUMNS = (
    Column("Event", lead=True, roomy=True),
    Column("Place"),
    Column("Dates"),
    Column("System"),
    Column("Games", "right"),
    Column("Points", "right"),
    Column("Average", "right"),
    Column("Worth", "right"),
)


def applications(tournament: Tournament, _: int | None = None) -> Paper:
    """Return a form for each title of which a norm was made here (B.01 1.5)."""
    norms, won = norms_won(tournament)
    with speaking(ENGLISH):
        sections = [_application(norms, each) for each in won]
        notes = (
            "The norms of other events are written in by hand; the federation checks the application and sends it.",
            PRIVACY,
        )
        return form(tournament, "IT2: Title application", sections, notes)


def _application(norms: NormsOfEvent, each: Standing) -> Section:
    entrant, norm = norms.cards[each.id].entrant, each.seen.verdict.norm
    surname, given = names(entrant.name)
    lines = (
        f"{field('Federation', entrant.federation)}; {field('Title applied for', norm.title.value)}",
        f"{field('Last name', surname)}; {field('First name', given)}",
        f"{field('ID number', entrant.fide_id)}; {field('Place of birth')}",
        field("Date of birth", dated(entrant.birth_date) or entrant.birth or ""),
    )
    blank = ("",) * len(_COLUMNS)
    below = (
        field(f"Games in all (at least {GAMES_NEEDED}, 1.5.1)"),
        field(f"Rating reached (at least {norm.rating}, 1.5.3), list or event and date"),
        field("Rated games played"),
        field("Special remarks"),
        signed("Rating officer of the federation"),
    )
    table = Table(_COLUMNS, (_row(norms, each), *(blank for _ in range(_OTHERS))))
    return Section(f"{norm.title.value}: {called(entrant.name)}", lines, table, below, card=True)


def _row(norms: NormsOfEvent, each: Standing) -> tuple[str, ...]:
    details, choice = norms.tournament.details, each.seen.verdict.choice
    assert choice is not None, "a norm that was made has its games"
    dates = " - ".join(filter(None, (dated(details.start), dated(details.end))))
    return (
        details.name,
        details.place,
        dates,
        system(norms.tournament),
        str(choice.measured.games),
        format_points(choice.measured.half_points),
        str(choice.measured.mean),
        str(choice.worth),
    )
