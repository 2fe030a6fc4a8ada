"""The pairing of a round as it hangs on the wall and lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from paircard.core.event.board import Board
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.byes import meaning
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import SIGN, about_sign
from paircard.core.papers.columns import (
    black_head,
    name_column,
    number_column,
    points_column,
    rating_column,
    rating_of,
    white_head,
)
from paircard.core.papers.heading import event_paper, marks_of_round, paired_round, when_it_begins
from paircard.core.papers.paper import Column, Paper, Section, Table, Wall
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.lazily import said_later
from paircard.core.values.points import format_points

BOX = "_____"
LINE, SHORT_LINE, DATE_LINE = "_" * 20, "_" * 12, "_" * 7
_REASONS = {
    Kind.BYE: (2, mark("bye: 1 point")),
    Kind.HALF_BYE: (1, mark("bye: ½ point")),
    Kind.FREE: (0, mark("free: 0")),
    Kind.THROUGH: (0, mark("through to the next round")),
    Kind.ABSENT: (0, mark("absent: 0")),
    Kind.WITHDRAWN: (0, mark("withdrawn: 0")),
}
"""In the order of the sheet: what the line says, where it is worth the half points before it."""


def pairings(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the pairing of a round in the order of publication (F1), with ratings, to lie on a table."""
    return _sheet(tournament, paired_round(tournament, number), "list")


def pairings_wall(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same without ratings, to be read by many at once, on as few sheets as can be."""
    return _sheet(tournament, paired_round(tournament, number), "sheet")


def pairings_poster(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the same in the largest type, to be read from three metres."""
    return _sheet(tournament, paired_round(tournament, number), "poster")


def _sheet(tournament: Tournament, round_: Round, wall: Wall) -> Paper:
    hangs = wall != "list"
    columns = sheet_columns(wall=hangs)
    rows = partial(_rows, tournament, round_, len(columns), wall=hangs)
    sections = [Section(table=Table(columns, said_later(rows)))]  # a page shows the boards otherwise
    without = tuple(without_opponent(tournament, round_))
    if without:
        sections.append(Section(tr("Not paired"), table=Table(_without_columns(), without), aside=True))
    reversed_ = any(board.reversed for board in round_.boards)
    notes = (*((about_reversed(tournament),) if reversed_ else ()), *about_sign(tournament, (round_,)))
    title = tr("Pairing of round {round} of {rounds}", round=round_.number, rounds=tournament.regulations.rounds)
    title = when_it_begins(tournament, title, round_.number)
    return event_paper(tournament, title, sections, marks=marks_of_round(tournament, round_), notes=notes, wall=wall)


def sheet_columns(*, wall: bool) -> tuple[Column, ...]:
    """Return the columns of a round, with ratings unless it is for the wall."""
    columns = (
        board_column(),
        *_player_columns(Column(white_head(), lead=True, roomy=True), wall=wall),
        result_column(),
        *_player_columns(Column(black_head(), roomy=True), wall=wall),
    )
    return tuple(replace(column, spot=spot) for spot, column in enumerate(columns, 1)) if wall else columns


def about_reversed(tournament: Tournament) -> str:
    """Say what `~` behind a result means, by the article about corrections where there is one."""
    if article := system_of(tournament).article("correction"):
        return tr("~ played with the colours the other way round ({article}).", article=article)
    return tr("~ played with the colours the other way round.")


def board_column() -> Column:
    """Return the column of boards."""
    return Column(trp("at most 3 columns", "Bd"), "right", lead=True)


def result_column() -> Column:
    """Return the column of results."""
    return Column(trp("at most 8 columns", "Result"), "centre")


def _player_columns(name: Column, *, wall: bool) -> tuple[Column, ...]:
    rating = () if wall else (rating_column(),)
    return (number_column(lead=False), name, *rating, replace(points_column(), spare=wall))


def _without_columns() -> tuple[Column, ...]:
    return (number_column(), name_column(), points_column(), Column(trp("at most 16 columns", "This round")))


def _rows(tournament: Tournament, round_: Round, columns: int, *, wall: bool) -> Iterator[tuple[str, ...]]:
    """Yield a row a board; where two have several games, a head over those of a match and over its play-offs."""
    heads = {part[0].number: match for match in round_.matches for part in match.headed} if round_.several_games else {}
    for board in round_.by_match:
        if match := heads.get(board.number):
            yield "", "", leg_called(match, board), *("",) * (columns - 3)
        yield _board_row(tournament, round_, board, wall=wall)


def leg_called(match: Match, board: Board) -> str:
    """Return what a leg, the games of two players, or a play-off is called, of which a board is the first."""
    if board.play_off:
        return tr("Play-off {count}", count=board.series)
    if not match.leg:
        return tr("Match {number}", number=match.number)
    return tr("Leg {count}", count=(board.game - 1) // match.leg + 1)


def _board_row(tournament: Tournament, round_: Round, board: Board, *, wall: bool) -> tuple[str, ...]:
    white, black = (_player(tournament, round_, id_, wall=wall) for id_ in board.players)
    return round_.place(board), *white, result_of(board), *black


def result_of(board: Board) -> str:
    """Write a result, or the box it will stand in; an annulled game has neither.

    `~` marks colours played the other way round (F7).

    `*` marks a game that was played in an earlier stage.
    """
    if board.annulled:
        return tr("annulled")
    text = BOX if board.result is None else board.result.text
    signs = ("~" if board.reversed else "") + (SIGN if board.same_as else "")
    return f"{text} {signs}" if signs else text


def _player(tournament: Tournament, round_: Round, id_: ContestantId, *, wall: bool) -> tuple[str, ...]:
    card = tournament.cards[id_]
    title = card.entrant.title.value
    name = f"{title} {card.entrant.name}" if title else card.entrant.name
    rating = () if wall else (rating_of(card.entrant),)
    return str(card.number), name, *rating, format_points(card.score_before(round_.number))


def without_opponent(tournament: Tournament, round_: Round) -> Iterator[tuple[str, ...]]:
    """Yield who has no opponent, with number, name, points and why: byes first, then those away (F5)."""
    lines = ((card, line) for card in tournament.cards.values() for line in card.of_round(round_.number))
    if system_of(tournament).ends_early:  # who has lost is out, and not away
        lines = ((card, line) for card, line in lines if line.kind not in (Kind.ABSENT, Kind.WITHDRAWN))
    order = list(_REASONS)
    away = ((order.index(line.kind), card.number, card, line) for card, line in lines if line.kind in _REASONS)
    meant = {bye.who: meaning(tournament, bye.kind) for bye in round_.byes}
    for _, number, card, line in sorted(away, key=lambda each: each[:2]):
        reason = tr(means) if (means := meant.get(card.id)) else _reason(line)
        yield str(number), card.entrant.name, format_points(card.score_before(round_.number)), reason


def _reason(line: CardLine) -> str:
    usual, sentence = _REASONS[line.kind]
    if line.half_points == usual:
        return tr(sentence)
    return f"{tr(line.kind.value)}: {format_points(line.half_points)}"
