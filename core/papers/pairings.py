"""The pairing of a round as it hangs on the wall and lies on the table, and the slips for the results."""

from __future__ import annotations

from collections.abc import Iterator

from core.card import Kind
from core.papers.columns import NAME, NUMBER, POINTS, RATING, rating_of
from core.papers.heading import event_paper, marks_of_round, paired_round
from core.papers.paper import Column, Paper, Section, Table
from core.points import format_points
from core.round import Board, Round
from core.tournament import Tournament

BOX = "_____"
LINE = "_" * 20
_WHITE, _BLACK = Column("White", lead=True, roomy=True), Column("Black", roomy=True)
_NO = Column("No", "right")
_BOARD, _RESULT = Column("Bd", "right", lead=True), Column("Result", "centre")
_TABLE = (_BOARD, _NO, _WHITE, RATING, POINTS, _RESULT, _NO, _BLACK, RATING, POINTS)
_WALL = (_BOARD, _NO, _WHITE, POINTS, _RESULT, _NO, _BLACK, POINTS)
_WITHOUT = (NUMBER, NAME, POINTS, Column("This round"))
_SLIP = (Column("", lead=True), NUMBER, NAME, Column("Result"), Column("Signature"))
_REASONS = {
    Kind.BYE: "bye: 1 point",
    Kind.HALF_BYE: "bye: ½ point",
    Kind.ABSENT: "absent: 0",
    Kind.WITHDRAWN: "withdrawn: 0",
}


def pairings(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the pairing of a round in the order of publication (F1), with ratings, to lie on a table."""
    return _sheet(tournament, paired_round(tournament, number), wall=False)


def pairings_wall(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same without ratings, to be read from afar."""
    return _sheet(tournament, paired_round(tournament, number), wall=True)


def _sheet(tournament: Tournament, round_: Round, *, wall: bool) -> Paper:
    columns = _WALL if wall else _TABLE
    rows = tuple(_board_row(tournament, round_, board, wall=wall) for board in round_.boards)
    sections = [Section(table=Table(columns, rows))]
    without = tuple(_without(tournament, round_))
    if without:
        sections.append(Section("Not paired", table=Table(_WITHOUT, without)))
    reversed_ = any(board.reversed for board in round_.boards)
    notes = ("~ played with the colours the other way round (F7).",) if reversed_ else ()
    title = f"Pairing of round {round_.number} of {tournament.regulations.rounds}"
    return event_paper(tournament, title, sections, marks=marks_of_round(tournament, round_), notes=notes, wall=wall)


def _board_row(tournament: Tournament, round_: Round, board: Board, *, wall: bool) -> tuple[str, ...]:
    white, black = (_player(tournament, round_, id_, wall=wall) for id_ in board.players)
    return str(board.number), *white, result_of(board), *black


def result_of(board: Board) -> str:
    """Write a result, or the box it will stand in; `~` marks colours played the other way round (F7)."""
    text = BOX if board.result is None else board.result.text
    return f"{text} ~" if board.reversed else text


def _player(tournament: Tournament, round_: Round, id_: int, *, wall: bool) -> tuple[str, ...]:
    card = tournament.cards[id_]
    title = card.entrant.title.value
    name = f"{title} {card.entrant.name}" if title else card.entrant.name
    rating = () if wall else (rating_of(card.entrant),)
    return str(card.number), name, *rating, format_points(card.score_before(round_.number))


def _without(tournament: Tournament, round_: Round) -> Iterator[tuple[str, ...]]:
    """Yield who has no opponent: byes first, then those away (F5)."""
    cards = [card for card in tournament.cards.values() if card.rounds[round_.number - 1].kind in _REASONS]
    order = list(_REASONS)
    for card in sorted(cards, key=lambda card: (order.index(card.rounds[round_.number - 1].kind), card.number)):
        points = format_points(card.score_before(round_.number))
        yield str(card.number), card.entrant.name, points, _REASONS[card.rounds[round_.number - 1].kind]


def result_slips(tournament: Tournament, number: int | None = None) -> Paper:
    """Return one slip a board, to be signed by both players."""
    round_ = paired_round(tournament, number)
    slips = (_slip(tournament, round_, board) for board in round_.boards)
    title = f"Result slips, round {round_.number}"
    return event_paper(tournament, title, slips, marks=marks_of_round(tournament, round_))


def _slip(tournament: Tournament, round_: Round, board: Board) -> Section:
    rows = tuple(
        (colour, str(tournament.numbers[id_]), tournament.registrations[id_].entrant.name, BOX, LINE)
        for colour, id_ in zip(("White", "Black"), board.players, strict=True)
    )
    return Section(f"Round {round_.number}, board {board.number}", table=Table(_SLIP, rows), card=True)
