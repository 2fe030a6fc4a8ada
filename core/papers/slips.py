"""Slips for the results, one a board, to be signed by both players."""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    black_head,
    name_column,
    number_column,
    white_head,
)
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.pairings import BOX, LINE
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trp
from paircard.core.values.said import said


def slip_columns() -> tuple[Column, ...]:
    """Return the columns of a slip to be signed."""
    result, signature = trp("at most 8 columns", "Result"), trp("at most 20 columns", "Signature")
    return (Column("", lead=True), number_column(), name_column(), Column(result), Column(signature))


def result_slips(tournament: Tournament, number: int | None = None) -> Paper:
    """Return one slip a board, to be signed by both players."""
    round_ = paired_round(tournament, number)
    refuse_annulled(round_)
    slips = [_slip(tournament, round_, board) for board in round_.boards if not (board.same_as or board.annulled)]
    if round_.boards and not slips:
        raise Refusal(said("All games of round {round} were played in an earlier stage.", round=round_.number))
    title = when_it_begins(tournament, tr("Result slips, round {round}", round=round_.number), round_.number)
    return event_paper(tournament, title, slips, marks=marks_of_round(tournament, round_))


def refuse_annulled(round_: Round) -> None:
    """Raise `Refusal` where nothing of a round is left to be signed."""
    if round_.boards and all(board.annulled for board in round_.boards):
        raise Refusal(said("All games of round {round} are annulled.", round=round_.number))


def _slip(tournament: Tournament, round_: Round, board: Board) -> Section:
    rows = tuple(
        (colour, str(tournament.numbers[id_]), tournament.registrations[id_].entrant.name, BOX, LINE)
        for colour, id_ in zip((white_head(), black_head()), board.players, strict=True)
    )
    title = tr("Round {round}, board {board}", round=round_.number, board=round_.place(board))
    title = when_it_begins(tournament, title, round_.number)
    return Section(title, table=Table(slip_columns(), rows), card=True)
