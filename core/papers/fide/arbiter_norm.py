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
    signed,
    system,
    told,
)
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.language import ENGLISH, speaking, tr


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
            Section(called(arbiter.name), tuple(_lines(tournament, arbiter, what)), card=True)
            for arbiter, what in arbiters(tournament)
        ]
        notes = ("Whether this event and this function qualify, the federation and FIDE decide.", PRIVACY)
        return form(tournament, title, sections, notes)


def _lines(tournament: Tournament, arbiter: ArbiterName, what: str) -> Iterator[str]:
    details, people = tournament.details, entrants(tournament)
    surname, given = names(arbiter.name)
    yield f"{field('Last name', surname)}; {field('First name', given)}"
    yield f"{field('ID number', arbiter.id)}; {field('Federation')}"
    yield f"{field('Function in the event', what)}"
    yield f"{field('Federation of the event', details.federation)}; {field('Event code', told(tournament).event_code)}"
    yield f"{field('Event', details.name)}; {field('Place', details.place)}"
    yield f"{field('Start', dated(details.start))}; {field('End', dated(details.end))}"
    yield f"{field('System', system(tournament))}; {field('Rounds', tournament.planned)}"
    rated, titled = sum(each.rated_by_fide > 0 for each in people), sum(each.title in TITLED for each in people)
    yield f"{field('Players', len(people))}; {field('FIDE-rated players', rated)}"
    yield f"{field('Federations', federations(people))}; {field('Titled players', titled)}"
    yield f"{field('Rate of play', rate_of_play(tournament))}"
    yield f"{field('Chief arbiter', called(chief_arbiter(tournament).name))}; {field('Function of who signs')}"
    yield signed("Signature")
    yield f"{field('Federation that certifies')}; {field('Name and title of its official')}"
    yield signed("Signature of the official")
