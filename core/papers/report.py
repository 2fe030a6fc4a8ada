"""The arbiter's report: the event in figures, what was changed and why, and what is enclosed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.card import Kind
from core.entrant import Sex
from core.events import ColoursCorrected, EntrantWithdrawn, Event, FirstColourSet, ResultCorrected, RoundUnpaired
from core.papers.columns import NAME, NUMBER, PLACE, POINTS, places_of
from core.papers.heading import event_paper, marks_of_table
from core.papers.pairings import LINE
from core.papers.paper import Column, Paper, Section, Table
from core.papers.tables import figure_columns, figures_of
from core.points import format_points
from core.replay import events_in_force
from core.result import Result
from core.round import Round
from core.standings import Standings, standings
from core.swiss.explain.colour import WORDS
from core.table_words import heading, legend
from core.tournament import Tournament

_ROUNDS = tuple(
    Column(head, "right")
    for head in ("Round", "Boards", "1-0", "½-½", "0-1", "Forfeits", "Adjourned", "Open", "Byes", "Away")
)
_ENCLOSED = "Enclosed: crosstable, start cards, pairing protocols, report file (TRF)."


def arbiters_report(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the report on the event as it stands."""
    table = standings(tournament)
    sections = (
        Section("Event", tuple(_event(tournament))),
        Section("Players", tuple(_players(tournament))),
        Section("Rounds", table=Table(_ROUNDS, tuple(_round(tournament, each) for each in tournament.rounds))),
        Section(heading(tournament, table), table=_standings(table), below=(legend(table),)),
        Section("Changes and incidents", tuple(_changes(tournament)) or ("None recorded.",)),
        Section("Signature", (_ENCLOSED, f"Chief arbiter: {LINE} Date: __________")),
    )
    return event_paper(tournament, "Arbiter's report", sections, marks=marks_of_table(tournament, table))


def _event(tournament: Tournament) -> Iterator[str]:
    regulations = tournament.regulations
    yield f"System: {tournament.system.name}"
    yield f"Rounds: {len(tournament.rounds)} paired of {regulations.rounds}"
    drawn = [each for each in events_in_force(tournament) if isinstance(each, FirstColourSet)]
    if drawn:
        how = f"lot, seed {drawn[-1].seed}" if drawn[-1].seed else "set by the arbiter"
        yield f"Colour of odd numbers in round 1: {WORDS[drawn[-1].colour]} ({how})"
    byes = "by the regulations of the event, not of these rules (R18)" if regulations.half_point_byes else "none"
    yield f"Half-point byes: {byes}"
    yield f"Tie-breaks: {', '.join(regulations.tie_breaks) or 'none'}"


def _players(tournament: Tournament) -> Iterator[str]:
    entrants = [each.entrant for each in tournament.registrations.values()]
    federations = Counter(each.federation for each in entrants if each.federation)
    yield f"Players: {len(entrants)}"
    yield f"Rated: {sum(each.rating > 0 for each in entrants)}"
    yield f"Titled: {sum(bool(each.title.value) for each in entrants)}"
    yield f"Women: {sum(each.sex is Sex.WOMAN for each in entrants)}"
    if federations:
        told = ", ".join(f"{name} {count}" for name, count in sorted(federations.items()))
        yield f"Federations: {len(federations)} ({told})"


def _round(tournament: Tournament, round_: Round) -> tuple[str, ...]:
    results = Counter(board.result for board in round_.boards)
    forfeits = sum(count for result, count in results.items() if result is not None and not result.played)
    kinds = Counter(card.rounds[round_.number - 1].kind for card in tournament.cards.values())
    figures = (
        len(round_.boards),
        *(results[each] for each in (Result.WHITE, Result.DRAW, Result.BLACK)),
        forfeits,
        results[Result.ADJOURNED],
        results[None],
        kinds[Kind.BYE] + kinds[Kind.HALF_BYE],
        kinds[Kind.ABSENT] + kinds[Kind.WITHDRAWN],
    )
    return (str(round_.number), *map(str, figures))


def _standings(table: Standings) -> Table:
    places = places_of(table.rows)
    rows = (
        (
            places[row.card.id],
            str(row.card.number),
            row.card.entrant.name,
            format_points(row.points),
            *figures_of(table, row),
        )
        for row in table.rows
    )
    return Table.of((PLACE, NUMBER, NAME, POINTS, *figure_columns(table)), rows)


def _changes(tournament: Tournament) -> Iterator[str]:
    """Yield what was corrected or taken back, with time and arbiter where the journal has them."""
    in_force = frozenset(tournament.timeline.done)
    for entry in tournament.entries:
        if entry.command in in_force and (told := _change(tournament, entry.event)):
            when = " ".join(filter(None, (entry.time, entry.arbiter)))
            yield f"{when}: {told}" if when else told


def _change(tournament: Tournament, event: Event) -> str:
    if isinstance(event, ResultCorrected):
        return f"round {event.round}, board {event.board}: result corrected to {event.result.text}: {event.reason}"
    if isinstance(event, ColoursCorrected):
        return f"round {event.round}, board {event.board}: colours corrected: {event.reason}"
    if isinstance(event, RoundUnpaired) and event.reason:
        return f"round {event.round}: pairing taken back: {event.reason}"
    if isinstance(event, EntrantWithdrawn) and event.id in tournament.registrations:
        reason = f": {event.reason}" if event.reason else ""
        return f"{tournament.label(event.id)} withdrew before round {event.round}{reason}"
    return ""
