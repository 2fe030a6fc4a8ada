"""FA1 and IA1, the reports on a norm of an arbiter: one for each arbiter who is named, with the facts of the event."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.arbiter_name import ArbiterName
from paircard.core.event.tournament import Tournament
from paircard.core.norms.norm import TITLED
from paircard.core.papers.fide.form import (
    PRIVACY,
    arbiters,
    called,
    chief_arbiter,
    dated,
    entrants,
    federations,
    field,
    form,
    names,
    rate_of_play,
    system,
    told,
)
from paircard.core.papers.pairings import DATE_LINE, LINE, SHORT_LINE
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import ENGLISH, speaking, tr

_SIGNED = (
    Column("Signed by", lead=True),
    Column("Name, title or function", roomy=True),
    Column("Signature"),
    Column("Date"),
)


def without_arbiters(tournament: Tournament) -> str:
    """Say that no arbiter is named; empty where one is."""
    return "" if arbiters(tournament) else tr("No arbiter is named: d on Entrants names them.")


def fide_arbiter_norms(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the report on a norm for FIDE Arbiter, for each arbiter."""
    return _norms(tournament, "FA1: FIDE Arbiter norm report")


def international_arbiter_norms(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the report on a norm for International Arbiter, for each arbiter."""
    return _norms(tournament, "IA1: International Arbiter norm report")


def _norms(tournament: Tournament, title: str) -> Paper:
    with speaking(ENGLISH):
        sections = [
            Section(
                called(arbiter.name),
                tuple(_lines(tournament, arbiter, what)),
                Table(_SIGNED, tuple(_signatures(tournament))),
                card=True,
            )
            for arbiter, what in arbiters(tournament)
        ]
        notes = ("Whether this event and this function qualify, the federation and FIDE decide.", PRIVACY)
        return form(tournament, title, sections, notes)


def _lines(tournament: Tournament, arbiter: ArbiterName, what: str) -> Iterator[str]:
    details = tournament.details
    surname, given = names(arbiter.name)
    yield f"{field('Last name', surname)}; {field('First name', given)}"
    yield f"{field('ID number', arbiter.id)}; {field('Federation')}"
    yield f"{field('Function in the event', what)}"
    yield f"{field('Federation of the event', details.federation)}; {field('Event code', told(tournament).event_code)}"
    yield f"{field('Event', details.name)}; {field('Place', details.place)}"
    yield f"{field('Start', dated(details.start))}; {field('End', dated(details.end))}"
    yield f"{field('System', system(tournament))}; {field('Rounds', tournament.planned)}"
    people = entrants(tournament)
    rated, titled = sum(each.rated_by_fide > 0 for each in people), sum(each.title in TITLED for each in people)
    yield f"{field('Players', len(people))}; {field('FIDE-rated players', rated)}"
    yield f"{field('Federations', federations(people))}; {field('Titled players', titled)}"
    yield f"{field('Rate of play', rate_of_play(tournament))}"
    yield field("Federation that certifies")


def _signatures(tournament: Tournament) -> Iterator[tuple[str, ...]]:
    chief = called(chief_arbiter(tournament).name)
    yield "Chief arbiter", chief or SHORT_LINE, LINE, DATE_LINE
    yield "Official of federation", SHORT_LINE, LINE, DATE_LINE
