"""The arbiter's report: the event in figures, what was changed and why, and what is enclosed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.entrant_facts import EntrantWithdrawn
from paircard.core.event.facts import Fact
from paircard.core.event.incidents_told import incident_lines
from paircard.core.event.names import board_called
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ColoursCorrected, RatingCorrected, ResultCorrected
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundUnpaired
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import about_carried
from paircard.core.papers.columns import name_column, number_column, place_column, places_of
from paircard.core.papers.heading import event_paper, marks_of_table
from paircard.core.papers.pairings import LINE, SHORT_LINE
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.points_told import points_told
from paircard.core.papers.tables import merit_columns, merits_of
from paircard.core.systems.kit.first_colour_told import first_colour_line
from paircard.core.tables.cup_words import cup_table
from paircard.core.tables.standings import Standings, standings
from paircard.core.tables.table_words import heading, legend, name_told
from paircard.core.tiebreaks.book import announced_codes
from paircard.core.values.language import tr, trp


def arbiters_report(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the report on the event as it stands."""
    table = standings(tournament)
    sections = (
        Section(tr("Event"), tuple(_event(tournament))),
        Section(tr("Players"), tuple(_players(tournament))),
        Section(
            tr("Rounds"),
            table=Table(_columns(tournament), tuple(_round(tournament, each) for each in tournament.rounds)),
            below=tuple(about_carried(tournament)),
        ),
        Section(heading(tournament, table), table=_standings(tournament, table), below=(legend(table, own=True),)),
        Section(tr("Changes and incidents"), tuple(_changes(tournament)) or (tr("None recorded."),)),
        *_comments(tournament),
        Section(tr("Signature"), _signature(tournament)),
    )
    return event_paper(
        tournament, tr("Arbiter's report"), sections, marks=marks_of_table(tournament, table, byes=True), rules=True
    )


def _comments(tournament: Tournament) -> Iterator[Section]:
    """Yield what the report file tells in comments, where there is anything."""
    if lines := incident_lines(tournament):
        yield Section(tr("Comments in the report file (TRF26)"), tuple(f"### {line}" for line in lines))


def _signature(tournament: Tournament) -> tuple[str, str]:
    enclosed = tr("Enclosed: crosstable, start cards, pairing protocols, report file (TRF).")
    if system_of(tournament).explain is None:
        enclosed = tr("Enclosed: crosstable, round table, start cards, report file (TRF).")
    return (
        enclosed,
        tr("Chief arbiter: {line} Date: {short_line}", line=LINE, short_line=SHORT_LINE),
    )


def _columns(tournament: Tournament) -> tuple[Column, ...]:
    without = trp("at most 6 columns", "Byes")
    if system_of(tournament).rounds.beforehand:
        without = trp("at most 6 columns", "Free")
    heads = (
        trp("at most 6 columns", "Round"),
        trp("at most 8 columns", "Boards"),
        *("1-0", "½-½", "0-1"),
        *([trp("at most 6 columns", "Other")] if _odd_results(tournament) else []),
        trp("at most 10 columns", "Forfeits"),
        trp("at most 10 columns", "Adjourned"),
        trp("at most 6 columns", "Open"),
        without,
        trp("at most 6 columns", "Away"),
    )
    return tuple(Column(head, "right") for head in heads)


def _odd_results(tournament: Tournament) -> bool:
    """Whether a game was played that nobody won and that was no draw: they have a column of their own then."""
    results = {board.result for round_ in tournament.rounds for board in round_.boards}
    return any(each is not None and each.played and not each.outcome for each in results)


def _event(tournament: Tournament) -> Iterator[str]:
    regulations = tournament.regulations
    yield tr("System: {system}", system=tr(system_of(tournament).name))
    yield tr("Rounds: {paired} paired of {rounds}", paired=tournament.scheduled, rounds=regulations.rounds)
    yield from first_colour_line(tournament)
    yield from points_told(tournament)
    if "half" in system_of(tournament).asks:
        yield half_point_byes_line(tournament)
    codes = announced_codes(tournament)
    yield tr("Tie-breaks: {codes}", codes=codes) if codes else tr("Tie-breaks: none")


def half_point_byes_line(tournament: Tournament) -> str:
    """Say whether the event allows half-point byes (R18)."""
    if tournament.regulations.half_point_byes:
        if system_of(tournament).half_point_byes:
            allowed = tr("Half-point byes: may be asked for beforehand")
        else:
            allowed = tr("Half-point byes: by the regulations of the event, not of these rules")
        return system_of(tournament).citing(allowed, "halves")
    return tr("Half-point byes: none")


def _entrants(tournament: Tournament) -> list[Entrant]:
    return [each.entrant for each in tournament.registrations.values()]


def _players(tournament: Tournament) -> Iterator[str]:
    if tournament.of_teams:
        yield tr("Teams: {number}", number=len(tournament.registrations))
    entrants = [*tournament.players.values()] if tournament.of_teams else _entrants(tournament)
    federations = Counter(each.federation for each in entrants if each.federation)
    yield tr("Players: {number}", number=len(entrants))
    yield tr("Rated: {number}", number=sum(each.rating > 0 for each in entrants))
    yield tr("Titled: {number}", number=sum(bool(each.title.value) for each in entrants))
    yield tr("Women: {number}", number=sum(each.sex is Sex.WOMAN for each in entrants))
    if federations:
        told = ", ".join(f"{name} {count}" for name, count in sorted(federations.items()))
        yield tr("Federations: {number} ({federations})", number=len(federations), federations=told)


def _round(tournament: Tournament, round_: Round) -> tuple[str, ...]:
    results = Counter(board.result for board in round_.boards)
    outcomes: Counter[str] = Counter()
    for result, count in results.items():
        if result is not None and result.settled:
            outcomes[result.outcome if result.played else "forfeit"] += count  # no words: a key
    kinds = Counter(line.kind for card in tournament.cards.values() for line in card.of_round(round_.number))
    figures = (
        len(round_.boards),
        *(outcomes[each] for each in ("W", "=", "B")),
        *([outcomes[""]] if _odd_results(tournament) else []),
        outcomes["forfeit"],
        results[Result.ADJOURNED],
        results[None],
        sum(kinds[each] for each in (Kind.BYE, Kind.HALF_BYE, Kind.FREE, Kind.THROUGH)),
        kinds[Kind.ABSENT] + kinds[Kind.WITHDRAWN],
    )
    return (str(round_.number), *map(str, figures))


def _standings(tournament: Tournament, table: Standings) -> Table:
    places, cup = places_of(table.rows), cup_table(tournament, table.after)
    rows = (
        (
            places[row.card.id],
            str(row.card.number),
            name_told(row),
            *merits_of(tournament, table, cup, row),
        )
        for row in table.rows
    )
    return Table.of((place_column(), number_column(), name_column(), *merit_columns(table, cup)), rows)


def _changes(tournament: Tournament) -> Iterator[str]:
    """Yield what was corrected or taken back, with time and arbiter where the journal has them."""
    for entry in tournament.in_force:
        if told := _change(tournament, entry.event):
            when = " ".join(filter(None, (entry.time, entry.arbiter)))
            yield f"{when}: {told}" if when else told


def _change(tournament: Tournament, event: Fact) -> str:
    place = ""
    if isinstance(event, ResultCorrected | ColoursCorrected | RatingCorrected):
        place = board_called(tournament, event.round, event.board, event.game)
    if isinstance(event, ResultCorrected):
        fields = {"round": event.round, "board": place, "result": event.result.text, "reason": event.reason}
        return tr("round {round}, board {board}: result corrected to {result}: {reason}", **fields)
    if isinstance(event, RatingCorrected):
        return _for_rating(event, place)
    if isinstance(event, ColoursCorrected):
        fields = {"round": event.round, "board": place, "reason": event.reason}
        return tr("round {round}, board {board}: colours corrected: {reason}", **fields)
    if isinstance(event, RoundUnpaired) and event.reason:
        return tr("round {round}: pairing taken back: {reason}", round=event.round, reason=event.reason)
    if isinstance(event, EntrantWithdrawn) and event.id in tournament.registrations:
        return _withdrawal(tournament.label(event.id), event)
    return ""


def _for_rating(event: RatingCorrected, place: str) -> str:
    fields = {"round": event.round, "board": place, "reason": event.reason}
    if event.result is None:
        return tr("round {round}, board {board}: rated as it counts: {reason}", **fields)
    return tr("round {round}, board {board}: {result} for rating alone: {reason}", **fields, result=event.result.text)


def _withdrawal(player: str, event: EntrantWithdrawn) -> str:
    if not event.reason:
        return tr("{player} withdrew before round {round}", player=player, round=event.round)
    fields = {"player": player, "round": event.round, "reason": event.reason}
    return tr("{player} withdrew before round {round}: {reason}", **fields)
