"""Where do I go next? Everybody by name: board, side and colour in a round and in the one after it."""

from __future__ import annotations

from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.language import tr, trp
from core.papers.columns import name_column, number_column
from core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from core.papers.paper import Column, Paper, Section, Table
from core.systems.base import Seating
from core.text import folded


def where_next(tournament: Tournament, number: int | None = None) -> Paper:
    """Return where everybody sits in a round, the one in play when None, and where they go after it."""
    seating = tournament.system.seating
    assert seating is not None, "refused before: only where everybody moves along the boards"
    round_ = paired_round(tournament, number)
    shown = [each for each in (round_.number, round_.number + 1) if each <= tournament.scheduled]
    ids = (id_ for id_, each in tournament.registrations.items() if not each.gone)
    by_name = sorted(ids, key=lambda id_: (folded(tournament.name_of(id_)), tournament.numbers[id_]))
    columns = (
        number_column(),
        name_column(),
        *(Column(trp("at most 10 columns", "Round {round}", round=each)) for each in shown),
    )
    rows = (
        (
            str(tournament.numbers[id_]),
            tournament.name_of(id_),
            *(seat_said(tournament, seating, id_, each) for each in shown),
        )
        for id_ in by_name
    )
    title = when_it_begins(tournament, _title(shown), round_.number)
    table = Section(table=Table.of(columns, rows))
    marks = marks_of_round(tournament, round_)
    return event_paper(tournament, title, [table], marks=marks, notes=seating.told(tournament), rules=True)


def seat_said(tournament: Tournament, seating: Seating, id_: PlayerId, number: int) -> str:
    """Say in a cell where somebody sits in a round, or that they rest, or that nobody comes to play them."""
    where = seating.seated(tournament, id_, number)
    if where is None:
        return tr("rests")
    if _alone(tournament, id_, number):
        return tr("board {board}, {side}, no game", board=where.board, side=where.side)
    if where.colour == "W":
        return tr("board {board}, {side}, White", board=where.board, side=where.side)
    return tr("board {board}, {side}, Black", board=where.board, side=where.side)


def _alone(tournament: Tournament, id_: PlayerId, number: int) -> bool:
    """Whether the opponent has left the event, and the game is not played."""
    boards = tournament.rounds[number - 1].boards_of(id_)
    return any(
        tournament.registrations[each].gone and not (board.result and board.result.played)
        for board in boards
        for each in board.players
    )


def _title(shown: list[int]) -> str:
    if len(shown) == 1:
        return tr("Round {round}, the last one: where everybody sits", round=shown[0])
    return tr("Where do I go next? Rounds {round} and {next}", round=shown[0], next=shown[1])
