"""Reading a report: every line gets a verdict, and only a file without refusals becomes an event."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.core.values.text import aligned
from paircard.data.exchange.import_report import Remark, Verdict
from paircard.data.exchange.text_lines import GUESSED, decoded, numbered_lines
from paircard.data.exchange.trf.reading.assigned_points import assigned_points
from paircard.data.exchange.trf.reading.book import Book
from paircard.data.exchange.trf.reading.players import PlayersReader
from paircard.data.exchange.trf.reading.rated_otherwise import as_counted, rated_otherwise, with_those
from paircard.data.exchange.trf.reading.report import TrfReport
from paircard.data.exchange.trf.reading.rounds import read_rounds
from paircard.data.exchange.trf.reading.teams.book import TeamBook
from paircard.data.exchange.trf.reading.teams.kind import teams_contest
from paircard.data.exchange.trf.records.national import federations_in


def read_trf(data: bytes, encoding: str = "", system: str = "") -> TrfReport:
    """Read the bytes of a TRF16 (also TRF06, TRF26) report, in the encoding chosen or found out. Never raises.

    `system` is the key of that by whose rules it is to go on; empty for those that it names, or that are in force.
    """
    read = decoded(data, encoding)
    lines = numbered_lines(read.text)
    book = Book(federations_in(content for _, content in lines))
    for line, content in lines:
        if (plain := aligned(content)).strip():
            book.read(line, content, plain)
            if read.doubts(content):
                book.say(line, Remark("", tr(GUESSED)), Verdict.FLAGGED)
    book.number_players()
    if not book.player_lines:
        return TrfReport(read.encoding, problem=tr("This is not a TRF report: no line begins with 001, a player."))
    players = dict(sorted(book.players.items()))
    rounds, findings = read_rounds(players)
    teams = TeamBook.of(book.texts, players)
    if teams_contest(book.kept_texts, teams.teams, rounds):
        from paircard.data.exchange.trf.reading.teams.report import report_of_teams  # only a report of teams needs it

        return report_of_teams(book, read, teams, rounds, findings, system)
    assigned = assigned_points(book.assigned, players, book.points.hundredths)
    if rated := with_those(assigned.games, rated_otherwise(book.texts.values(), players)):
        players = as_counted(players, rated)
        rounds, findings = read_rounds(players)
    return PlayersReader(book, read, players, teams, system, rated, assigned.not_applied).report(rounds, findings)
