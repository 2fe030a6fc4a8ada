"""The round table: every round with its date and time, its pairs and results, and who has none to play."""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import about_sign
from paircard.core.papers.columns import black_head, number_column, white_head
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.pairings import about_reversed, board_column, result_column, result_of, without_opponent
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.teams.sheet import match_columns, match_rows
from paircard.core.values.language import tr


def round_table(tournament: Tournament, _: int | None = None) -> Paper:
    """Return all rounds there are, those to come with empty boxes for the results."""
    paired_round(tournament, None)
    sections = [_section(tournament, round_) for round_ in tournament.rounds]
    reversed_ = any(board.reversed for round_ in tournament.rounds for board in round_.boards)
    notes = (*((about_reversed(tournament),) if reversed_ else ()), *about_sign(tournament, tournament.rounds))
    marks = dict.fromkeys(mark for round_ in tournament.rounds for mark in marks_of_round(tournament, round_))
    return event_paper(
        tournament, tr("Round table"), sections, marks=marks, notes=notes, rules=system_of(tournament).rounds.beforehand
    )


def _section(tournament: Tournament, round_: Round) -> Section:
    title = when_it_begins(tournament, tr("Round {round}", round=round_.number), round_.number)
    rows = (
        match_rows(tournament, round_)
        if tournament.of_teams
        else (_row(tournament, round_, board) for board in round_.by_match)
    )
    table = Table(match_columns() if tournament.of_teams else _columns(), tuple(rows))
    below = (f"{number} {name} ({reason})" for number, name, _, reason in without_opponent(tournament, round_))
    return Section(title, table=table, below=tuple(below))


def _columns() -> tuple[Column, ...]:
    return (
        board_column(),
        number_column(lead=False),
        Column(white_head(), lead=True, roomy=True),
        result_column(),
        number_column(lead=False),
        Column(black_head(), roomy=True),
    )


def _row(tournament: Tournament, round_: Round, board: Board) -> tuple[str, ...]:
    white, black = ((str(tournament.numbers[id_]), tournament.cards[id_].entrant.name) for id_ in board.players)
    return round_.place(board), *white, result_of(board), *black
