"""The report of an event of teams: its records compared, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.reported import Points
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr, trn
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.text_lines import Decoded
from paircard.data.exchange.trf.reading.book import Book
from paircard.data.exchange.trf.reading.defaults import Taken, defaults_told
from paircard.data.exchange.trf.reading.findings import Finding, strangers
from paircard.data.exchange.trf.reading.going_on import GOING_ON_WITH_TEAMS, GoesOn
from paircard.data.exchange.trf.reading.lists import read_lists
from paircard.data.exchange.trf.reading.report import TrfReport, guessed, unfit
from paircard.data.exchange.trf.reading.reported import VALUES, points_told
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.reading.teams.book import TeamBook
from paircard.data.exchange.trf.reading.teams.event import RecordedTeams
from paircard.data.exchange.trf.reading.teams.matches import TeamRound
from paircard.data.exchange.trf.reading.teams.reader import TeamEventReader
from paircard.data.exchange.trf.records.apart import CODES as LISTS
from paircard.data.exchange.trf.records.assigned import CODE as ASSIGNED
from paircard.data.exchange.trf.records.event_head import NAMELESS
from paircard.data.exchange.trf.records.national import completed, methods_in
from paircard.data.exchange.trf.records.open_games import drawn
from paircard.data.exchange.trf.records.team import GAME_POINTS, MATCH_POINTS
from paircard.data.exchange.trf.records.virtual_points import CODES as VIRTUAL
from paircard.data.exchange.trf.table import OF_TEAMS

_READ_HERE = OF_TEAMS | {"072", "082", "202", "212"}
"""What has a place in an event of teams."""


def report_of_teams(
    book: Book, read: Decoded, teams: TeamBook, games: Sequence[Round], findings: Sequence[Finding], chosen: str
) -> TrfReport:
    """Return what the report holds; `chosen` is the key of that by whose rules it is to go on, or empty."""
    usual = points_told(book.texts.values()) == Points()
    book.read_again(_READ_HERE | (VALUES if usual else frozenset()))
    players = completed(teams.players, book.national, methods_in(book.kept_texts))
    if chosen and (SYSTEMS[chosen].contestants != "teams" or not SYSTEMS[chosen].explain):
        return TrfReport(read.encoding, unfit=unfit(chosen, GOING_ON_WITH_TEAMS))
    reader = TeamEventReader(book.head, teams, players, games, book.byes, book.kept, chosen)
    recorded = _compared(book, reader, findings)
    events = recorded.events() if recorded and book.sound else ()
    if recorded and events and ASSIGNED not in book.codes:
        book.find(wrong_scores(recorded, Tournament.beginning(SYSTEMS).imagine(*events)))
    return TrfReport(
        read.encoding,
        book.reports,
        tuple(_remarks(recorded, reader.going_on, book.codes)) if recorded else (),
        events=events,
        guess=guessed(read, players.values()),
        going_on=reader.going_on,
        by_table=recorded is not None and recorded.table is not None,
        left_out=reader.left_out if recorded else (),
        content=_content(reader, recorded),
    )


def _compared(book: Book, reader: TeamEventReader, findings: Sequence[Finding]) -> RecordedTeams | None:
    """Return the event, its lists read; None where anything is refused, which is told."""
    if not book.whole:
        return None
    book.find(findings)
    book.find(strangers(reader.players, book.national))
    recorded = reader.read() if book.sound else None
    book.find(reader.findings)
    if recorded is None:
        return None
    if "lists" in SYSTEMS[recorded.system].asks:
        kept = [each for each in recorded.kept if each.text[:3] not in LISTS]
        recorded = replace(recorded, kept=kept, forbidden=read_lists(book, reader.book.teams))
    book.read_again(VIRTUAL.difference(reader.left_out))
    return recorded


def _content(reader: TeamEventReader, recorded: RecordedTeams | None) -> str:
    return tr(
        "{teams} teams, {players} players, {paired} of {rounds} rounds paired.",
        teams=len(reader.book.teams),
        players=len(reader.players),
        paired=len(recorded.rounds) if recorded else len(reader.games),
        rounds=recorded.number_of_rounds if recorded else reader.head.rounds or len(reader.games),
    )


def wrong_scores(recorded: RecordedTeams, tournament: Tournament) -> Iterator[Finding]:
    """Yield every team whose record has other points than its matches give, open games counted as draws or not."""
    settled, as_drawn = _scores(tournament), _scores(drawn(tournament))
    for id_, team in zip(tournament.ids.values(), recorded.teams.values(), strict=True):
        said_of = ((MATCH_POINTS, team.match_points), (GAME_POINTS, team.game_points))
        for (columns, said), found, other in zip(said_of, settled[id_], as_drawn[id_], strict=True):
            if said is not None and said not in (found, other):
                sentence = tr("{points} points, but the rounds give {sum}: the rounds count", points=said, sum=found)
                yield Finding(team.line, Remark(columns.place, sentence), Verdict.FLAGGED)


def _scores(tournament: Tournament) -> Mapping[ContestantId, tuple[float, float]]:
    """Return the match points and game points of every team."""
    matches = {id_: [line.match for line in card.lines if line.match] for id_, card in tournament.cards.items()}
    return {
        id_: (sum(each.match_points for each in scores) / 2, sum(each.game_points for each in scores) / 2)
        for id_, scores in matches.items()
    }


def _remarks(recorded: RecordedTeams, going_on: GoesOn, codes: frozenset[str]) -> Iterator[str]:
    """Yield what is to be said of the report as a whole."""
    if "012" not in recorded.head.values:
        yield tr("There is no record 012: the event is called {name}.", name=NAMELESS)
    if recorded.head.players is not None and recorded.head.players != len(recorded.players):
        said, count = recorded.head.players, len(recorded.players)
        yield tr("Record 062 says {said} players, there are {count}.", said=said, count=count)
    if recorded.table and recorded.table.seats:
        yield tr("All rounds are those of a Scheveningen table: the report is taken over as that.")
    elif recorded.table:
        yield tr("All rounds are those of a Berger table: the report is taken over as a round robin.")
    else:
        yield going_on.told()
        taken = Taken(recorded.number_of_rounds, None, SYSTEMS[recorded.system].tie_breaks)
        yield from defaults_told(codes, taken, of_teams=True)
    if recorded.group_a_open:
        yield tr("It does not say who is in group A (250): all teams that are in round 1 count for it.")
    if list(recorded.teams) != [*range(1, len(recorded.teams) + 1)]:
        last = len(recorded.teams)
        yield tr("The numbers of the teams have gaps: they become 1 to {last} in the same order.", last=last)
    if waiting := _without_line_up(recorded.rounds):
        yield trn("{count} line-up is not in the report.", "{count} line-ups are not in the report.", waiting)


def _without_line_up(rounds: Iterable[TeamRound]) -> int:
    return sum(2 - len(match.line_ups) for each in rounds for match in each.matches)
