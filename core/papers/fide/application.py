"""IT2, the application for a title: the norms made here, and room for those of other events."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.elsewhere import NOTHING_ELSEWHERE, NormElsewhere
from paircard.core.event.tournament import Tournament
from paircard.core.norms.application import GAMES_NEEDED
from paircard.core.norms.applied import Applied, applied
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.norms.sheet import Standing
from paircard.core.papers.fide.certificate import norms_won, not_met
from paircard.core.papers.fide.form import PRIVACY, called, dated, field, form, names, signed, system
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import ENGLISH, speaking
from paircard.core.values.points import format_points

_ROWS = 4
"""At least: what is not told is written in by hand."""
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
    """Return a form for each title of which a norm was made here (B.01 1.5), with those they bring."""
    norms, won = norms_won(tournament)
    with speaking(ENGLISH):
        sections = [_application(norms, each) for each in won]
        notes = (
            "Norms of other events stand as they were told, or are written in; the federation checks and sends it.",
            PRIVACY,
        )
        return form(tournament, "IT2: Title application", sections, notes, not_met(norms))


def _application(norms: NormsOfEvent, each: Standing) -> Section:
    entrant, norm = norms.cards[each.id].entrant, each.seen.verdict.norm
    surname, given = names(entrant.name)
    application, elsewhere = applied(norms, each.id, norm), entrant.elsewhere or NOTHING_ELSEWHERE
    assert application is not None, "a norm was made"
    lines = (
        f"{field('Federation', entrant.federation)}; {field('Title applied for', norm.title.value)}",
        f"{field('Last name', surname)}; {field('First name', given)}",
        f"{field('ID number', entrant.fide_id)}; {field('Place of birth')}",
        field("Date of birth", dated(entrant.birth_date) or entrant.birth or ""),
    )
    blank = ("",) * len(_COLUMNS)
    rows = (*map(_brought, application.brought), _row(norms, each))
    reached = " ".join(filter(None, (str(elsewhere.highest or ""), elsewhere.reached)))
    below = (
        field(f"Games in all (at least {GAMES_NEEDED}, 1.5.1)", application.games if application.brought else ""),
        field(f"Rating reached (at least {norm.rating}, 1.5.3), list or event and date", reached),
        field("Rated games played", "" if elsewhere.games is None else elsewhere.games),
        field("Special remarks", "; ".join(_remarks(application))),
        signed("Rating officer of the federation"),
    )
    table = Table(_COLUMNS, (*rows, *(blank for _ in range(max(0, _ROWS - len(rows))))))
    return Section(f"{norm.title.value}: {called(entrant.name)}", lines, table, below, card=True)


def _remarks(application: Applied) -> Iterator[str]:
    """Yield the remarks of certificates, and once norms are brought, what is not met as far as it is known."""
    for each in application.brought:
        if each.remarks:
            yield f"{', '.join(each.remarks)} ({dated(each.end)})"
    if application.brought and (missing := application.lacking):
        yield f"not met as far as the event knows: {', '.join(missing)}"


def _brought(norm: NormElsewhere) -> tuple[str, ...]:
    return norm.event, "", dated(norm.end), "", "", "", "", str(norm.worth)


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
