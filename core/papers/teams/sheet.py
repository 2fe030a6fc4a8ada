"""The pairing of a round of teams: a match a table, its boards beneath it, and the slips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    black_head,
    name_column,
    number_column,
    points_column,
    rating_column,
    rating_of,
    white_head,
)
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round
from paircard.core.papers.pairings import (
    BOX,
    LINE,
    about_reversed,
    leg_called,
    result_column,
    result_of,
    without_opponent,
)
from paircard.core.papers.paper import Column, Paper, Section, Table, Wall
from paircard.core.papers.slips import refuse_annulled, slip_columns
from paircard.core.systems.kit.match_decided import decided_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points


def team_pairings(tournament: Tournament, number: int | None = None) -> Paper:
    """Return every match with its boards, who plays on them by the line-ups that both teams have handed in."""
    round_ = paired_round(tournament, number)
    matches = (match_section(tournament, round_, match) for match in round_.matches)
    return _sheet(tournament, round_, [*matches])


def team_pairings_wall(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a line a match, to be read by many at once."""
    return _lines(tournament, number, "sheet")


def team_pairings_poster(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same in the largest type."""
    return _lines(tournament, number, "poster")


def team_slips(tournament: Tournament, number: int | None = None) -> Paper:
    """Return one slip a board, to be signed by both players; a line for the name where no line-up is in."""
    round_ = paired_round(tournament, number)
    refuse_annulled(round_)
    games = ((match, board) for match in round_.matches for board in match.boards if not board.annulled)
    slips = (_slip(tournament, round_, match, board) for match, board in games)
    title = tr("Result slips, round {round}", round=round_.number)
    return event_paper(tournament, title, slips, marks=marks_of_round(tournament, round_))


def title_of(tournament: Tournament, match: Match) -> str:
    """Say who plays whom, with the score of a match that has begun: "Table 3: Rooks 2½ - 1½ Pawns"."""
    first, second = map(tournament.name_of, match.contestants)
    if match.annulled or not match.begun:
        return tr("Table {number}: {first} - {second}", number=match.number, first=first, second=second)
    own, other = (format_points(match.game_points(each)) for each in match.contestants)
    return tr(
        "Table {number}: {first} {own} - {other} {second}",
        number=match.number,
        first=first,
        second=second,
        own=own,
        other=other,
    )


def named(tournament: Tournament, round_: Round, board: Board, team: ContestantId) -> str:
    """Return who plays on a board for a team, once both line-ups are in; empty before, a dash for an empty board."""
    if not round_.seated(board):
        return ""
    player = board.player_of(team)
    return tournament.name_of(player) if player else "-"


def board_head() -> Column:
    """Return the column of boards within a match."""
    return Column(trp("at most 3 columns", "Bd"), "right", lead=True)


def board_in_leg(match: Match, board: Board) -> str:
    """Return the number of a board in a match, where it has several legs in its leg."""
    return str((board.game - 1) % match.leg + 1 if match.leg else board.game)


def match_section(tournament: Tournament, round_: Round, match: Match) -> Section:
    """Return a match with its boards, the team named first on the left."""
    first, second = match.contestants
    columns = (
        replace(board_head(), spot=1),
        Column("", lead=True, spot=2),
        Column(tournament.name_of(first), lead=True, roomy=True, spot=3),
        replace(rating_column(), spot=4),
        replace(result_column(), spot=5),
        Column(tournament.name_of(second), roomy=True, spot=7),
        replace(rating_column(), spot=8),
    )
    legs = match.legs
    rows = tuple(
        row
        for leg in legs
        for row in (
            *((("", "", leg_called(match, leg[0]), "", "", "", ""),) if len(legs) > 1 else ()),
            *(_row(tournament, round_, match, board) for board in leg),
        )
    )
    below = tuple(texts_of(decided_lines(tournament, match)))
    return Section(title_of(tournament, match), table=Table(columns, rows), below=below)


def _row(tournament: Tournament, round_: Round, match: Match, board: Board) -> tuple[str, ...]:
    """Write a board with the team named first on the left, whatever colour it has there."""
    seats = [
        (named(tournament, round_, board, team), _rating(tournament, round_, board, team)) for team in match.contestants
    ]
    colour = white_head() if board.white == match.first else black_head()
    return board_in_leg(match, board), colour, *seats[0], result_from_first(match, board), *seats[1]


def _rating(tournament: Tournament, round_: Round, board: Board, team: ContestantId) -> str:
    player = board.player_of(team)
    return rating_of(tournament.players[player]) if player and named(tournament, round_, board, team) else ""


def result_from_first(match: Match, board: Board) -> str:
    """Write a result from the side of the team named first, whatever colour it has on the board."""
    return result_from(match.first, board)


def result_from(team: ContestantId, board: Board) -> str:
    """Write a result from the side of a team."""
    if board.result is None or board.white == team:
        return result_of(board)
    return result_of(replace(board, result=board.result.turned))


def _lines(tournament: Tournament, number: int | None, wall: Wall) -> Paper:
    round_ = paired_round(tournament, number)
    return _sheet(
        tournament, round_, [Section(table=Table(match_columns(), tuple(match_rows(tournament, round_))))], wall
    )


def match_columns() -> tuple[Column, ...]:
    """Return the columns of a line a match."""
    number, points = number_column(lead=False), replace(points_column(), spare=True)
    team = trp("at most 10 columns", "Team")
    columns = (
        Column(trp("at most 5 columns", "Table"), "right", lead=True),
        number,
        Column(team, lead=True, roomy=True),
        points,
        result_column(),
        number,
        Column(team, roomy=True),
        points,
    )
    return tuple(replace(column, spot=spot) for spot, column in enumerate(columns, 1))


def match_rows(tournament: Tournament, round_: Round) -> Iterator[tuple[str, ...]]:
    """Yield a line a match, with the score before the round and the games so far."""
    return (_line(tournament, round_, match) for match in round_.matches)


def _line(tournament: Tournament, round_: Round, match: Match) -> tuple[str, ...]:
    sides = [
        (str(card.number), card.entrant.name, format_points(card.score_before(round_.number)))
        for card in (tournament.cards[each] for each in match.contestants)
    ]
    return str(match.number), *sides[0], _score(match), *sides[1]


def _score(match: Match) -> str:
    if match.annulled:
        return tr("annulled")
    return " - ".join(format_points(match.game_points(each)) for each in match.contestants) if match.begun else BOX


def match_score(tournament: Tournament, match: Match) -> str:
    """Write a match with the games so far, such as `T1 2½ - 1½ T2`."""
    first, second = (tournament.name_of(each) for each in match.contestants)
    one, other = (format_points(match.game_points(each)) for each in match.contestants)
    return f"{first} {one} - {other} {second}" if match.begun else f"{first} - {second}"


def _sheet(tournament: Tournament, round_: Round, sections: list[Section], wall: Wall | None = None) -> Paper:
    sections = [*sections, *not_paired(tournament, round_)]
    notes = (about_reversed(tournament),) if any(board.reversed for board in round_.boards) else ()
    title = tr("Pairing of round {round} of {rounds}", round=round_.number, rounds=tournament.regulations.rounds)
    marks = marks_of_round(tournament, round_)
    return event_paper(tournament, title, sections, marks=marks, notes=notes, wall=wall, public=True)


def not_paired(tournament: Tournament, round_: Round) -> Iterator[Section]:
    """Yield the teams without an opponent, where there are any, and why."""
    if without := tuple(without_opponent(tournament, round_)):
        columns = (
            number_column(),
            name_column(),
            points_column(),
            Column(trp("at most 16 columns", "This round")),
        )
        yield Section(tr("Not paired"), table=Table(columns, without), aside=True)


def _slip(tournament: Tournament, round_: Round, match: Match, board: Board) -> Section:
    rows = tuple(_signed(tournament, round_, board))
    fields = {"round": round_.number, "match": match.number, "board": board.game}
    title = tr("Round {round}, table {match}, board {board}", **fields)
    return Section(title, table=Table(slip_columns(), rows), card=True)


def _signed(tournament: Tournament, round_: Round, board: Board) -> Iterator[tuple[str, ...]]:
    for colour, team in ((white_head(), board.white), (black_head(), board.black)):
        who = named(tournament, round_, board, team) or LINE
        yield colour, str(tournament.numbers[team]), f"{who} ({tournament.name_of(team)})", BOX, LINE
