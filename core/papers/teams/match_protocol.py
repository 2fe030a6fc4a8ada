"""The protocol of a match (B.VI E2): who played, with ratings and results, totals, and room for signatures."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.days import when_said
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import black_head, rating_column, white_head
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round
from paircard.core.papers.pairings import DATE_LINE, LINE, leg_called, result_column
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.slips import refuse_annulled
from paircard.core.papers.teams.sheet import board_head, board_in_leg, named, result_from_first, title_of
from paircard.core.systems.kit.match_decided import decided_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

ROOM = 10
"""The form has ten boards; lines that a match does not need stay empty."""


def match_protocols(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a protocol for every match of a round, filled in as far as line-ups and results are known."""
    round_ = paired_round(tournament, number)
    refuse_annulled(round_)
    played = (match for match in round_.matches if not match.annulled)
    sections = [each for match in played for each in _protocol(tournament, round_, match)]
    title = tr("Match protocols, round {round}", round=round_.number)
    return event_paper(tournament, title, sections, marks=marks_of_round(tournament, round_))


def _protocol(tournament: Tournament, round_: Round, match: Match) -> Iterator[Section]:
    first, second = match.contestants
    columns = (
        board_head(),
        Column(trp("at most 8 columns", "Colour")),
        Column(tournament.name_of(first), lead=True, roomy=True),
        rating_column(),
        result_column(),
        Column(tournament.name_of(second), roomy=True),
        rating_column(),
    )
    rows = [*_rows(tournament, round_, match)]
    head = tuple(_head(tournament, round_, match))
    yield Section(
        title_of(tournament, match), head, Table(columns, tuple(rows)), tuple(_foot(tournament, match)), card=True
    )


def _head(tournament: Tournament, round_: Round, match: Match) -> Iterator[str]:
    details = tournament.details
    date = when_said(tournament.when(round_.number)) or DATE_LINE
    fields = {"number": match.number, "round": round_.number, "date": date, "place": details.place or LINE}
    yield tr("Match {number}, round {round}, {date}, {place}", **fields)
    yield tr("Begun: {time}   Ended: {time}   Arbiter: {line}", time=DATE_LINE, line=LINE)


def _rows(tournament: Tournament, round_: Round, match: Match) -> Iterator[tuple[str, ...]]:
    legs = match.legs
    for at, board in enumerate(match.boards):
        if len(legs) > 1 and at % match.leg == 0:
            yield "", "", leg_called(match, board), "", "", "", ""
        players = [(named(tournament, round_, board, team), board.player_of(team)) for team in match.contestants]
        cells = [
            (name or LINE, str(tournament.players[id_].rating or "") if name and id_ else "") for name, id_ in players
        ]
        colour = white_head() if board.white == match.first else black_head()
        yield board_in_leg(match, board), colour, *cells[0], result_from_first(match, board), *cells[1]
    for empty in range(len(match.boards) + 1, ROOM + 1) if len(legs) == 1 else ():
        yield str(empty), "", "", "", "", "", ""


def _foot(tournament: Tournament, match: Match) -> Iterator[str]:
    totals = [format_points(match.game_points(each)) if match.begun else DATE_LINE for each in match.contestants]
    yield tr("Total: {first} - {second}", first=totals[0], second=totals[1])
    yield from texts_of(decided_lines(tournament, match))
    for team in match.teams:
        captain = tournament.teams[team].captain if team in tournament.teams else ""
        yield tr("Captain of {team}: {captain} {line}", team=tournament.name_of(team), captain=captain, line=LINE)
    yield tr("Remarks overleaf: {line}", line=LINE)
