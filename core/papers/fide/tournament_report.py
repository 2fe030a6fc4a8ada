"""IT3, the report on an event: what was played, who took part, and the arbiters."""
# no words in this file: FIDE's forms are in English

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from paircard.core.event.arbiter_name import ArbiterName
from paircard.core.event.entrant import Entrant
from paircard.core.event.kind_of_play import play_of
from paircard.core.event.overridden import overrides_of
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import system_of
from paircard.core.norms.from_tournament import format_of
from paircard.core.papers.fide.form import (
    HOLDERS,
    PRIVACY,
    arbiters,
    called,
    dated,
    entrants,
    federations,
    field,
    form,
    rate_of_play,
    schedule,
    signed,
    system,
    told,
    variant,
)
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.values.language import ENGLISH, speaking, tr

_PROGRAM = "paircard"
_REMARKS = 4
_COLUMNS = (
    Column("", lead=True),
    Column("Players", "right"),
    Column("Federations", "right"),
    Column("From host", "right"),
    Column("Others", "right"),
)


def without_federation(tournament: Tournament) -> str:
    """Say that an event has no federation which could report it; empty where it has one."""
    return "" if tournament.details.federation else tr("The event has no federation: d on Entrants names it.")


def tournament_report(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the report on the whole event."""
    with speaking(ENGLISH):
        sections = (
            Section("Event", tuple(_event(tournament))),
            Section("Participants", table=Table(_COLUMNS, tuple(_counted(tournament)))),
            Section("Arbiters", tuple(_officials(tournament))),
            Section("Remarks", tuple(field(str(number)) for number in range(1, _REMARKS + 1))),
            Section("", (signed("Chief arbiter"),)),
        )
        notes = ("Holders of CM and WCM are not counted as titled.", PRIVACY)
        return form(tournament, "IT3: Tournament report", sections, notes)


def _event(tournament: Tournament) -> Iterator[str]:
    details, known = tournament.details, told(tournament)
    yield f"{field('Federation', details.federation)}; {field('Tournament ID', known.event_code)}"
    yield f"{field('Name', details.name)}; {field('Place', details.place)}"
    yield f"{field('Start', dated(details.start))}; {field('End', dated(details.end))}"
    yield f"{field('Organizer', details.organiser)}; {field('ID number', known.organiser_id)}"
    yield field("E-mail of the organizer", known.organiser_email)
    yield f"{field('Rounds', tournament.planned)}; {field('Rounds per day', schedule(tournament))}"
    yield f"{field('Rate of play', rate_of_play(tournament))}; {field('Kind', play_of(tournament))}"
    of = "team" if tournament.of_teams else "individual"
    yield f"{field('System', system(tournament))}; {field('Individual or team', of)}"
    if format_of(tournament) is Format.SWISS:
        code = variant(tournament)
        virtual = system_of(tournament).choices_told(tournament).virtual
        accelerated = "Baku" if BAKU_CODE in code else "as announced" if virtual else "none"
        yield f"{field('Swiss variant', code)}; {field('Acceleration', accelerated)}"
    yield field("Program", _PROGRAM)
    by_hand = [str(each.round) for each in overrides_of(tournament) if not each.byes]
    if by_hand:
        rounds = f"rounds {', '.join(dict.fromkeys(by_hand))}"
        yield f"{field('Pairings made otherwise than by the program', rounds)}; {field('By')}"
    else:
        yield field("Pairings made otherwise than by the program", "none")


def _counted(tournament: Tournament) -> Iterator[tuple[str, ...]]:
    people, host = entrants(tournament), tournament.details.federation
    kinds: list[tuple[str, Callable[[Entrant], bool]]] = [
        ("All", lambda _: True),
        ("Rated", lambda each: each.rated_by_fide > 0),
        ("Unrated", lambda each: not each.rated_by_fide),
    ]
    for name, belongs in kinds:
        yield _row(name, [each for each in people if belongs(each)], host)
    for title in HOLDERS:
        yield _row(title.value, [each for each in people if each.title is title], host)


def _row(name: str, people: Sequence[Entrant], host: str) -> tuple[str, ...]:
    at_home = sum(each.federation == host for each in people)
    return name, str(len(people)), str(federations(people)), str(at_home), str(len(people) - at_home)


def _officials(tournament: Tournament) -> Iterator[str]:
    known = told(tournament)
    for arbiter, what in arbiters(tournament) or [(ArbiterName(""), "Chief arbiter")]:
        yield f"{field(what, called(arbiter.name))}; {field('ID number', arbiter.id)}"
    yield field("E-mail of the chief arbiter", known.chief_email)
    yield field("Further arbiters, each with the ID number")
