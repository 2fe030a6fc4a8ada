"""How a round that is being paired by hand looks: boards, the bye, and under them who has no place or does not play."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from paircard.core.event.draft import AWAY, BYE, WAITING, Area, Spot, seat
from paircard.core.event.ids import ContestantId
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.tui.screens.pairings.boards.editing import Editing
from paircard.tui.widgets.celltable import Column, Row
from paircard.tui.widgets.fitting import fit

TAKEN, TOUCHED = ">", "*"
"""Stand before a player, or a board, so that no colour is needed to see what was taken up and what was moved."""
_NOTE = 7
_FIXED = 4 + _NOTE + 8 + 2
"""Board, note, the padding of four columns, the scroll bar."""
WHITE, BLACK = 1, 2
"""Columns of the players; the others stand for the board as a whole."""


def columns(width: int) -> list[Column]:
    """Return board, White, Black, and what is wrong with the pair."""
    size = _size(width)
    number, points = trp("at most 3 columns", "No"), trp("at most 4 columns", "Pts")

    def head(colour: str) -> str:
        return f" {number:>3} {colour}".ljust(size - len(points)) + points

    return [
        Column("board", f" {trp('at most 3 columns', 'Bd')}", 4),
        Column("white", head(trp("at most 12 columns", "White")), size),
        Column("black", head(trp("at most 12 columns", "Black")), size),
        Column("note", trp("at most 7 columns", "breaks"), _NOTE),
    ]


def rows(editing: Editing, width: int) -> list[Row]:
    """Return every place as a row, a board's two in one."""
    return list(_rows(editing, _size(width)))


def key_of(spot: Spot) -> str:
    """Return the key of the row that a place is in."""
    return f"{spot.area.value} {spot.board if spot.area is Area.BOARD else spot.at}"


def spot_of(key: str, column: int) -> Spot:
    """Return the place under a cursor."""
    area, _, at = key.partition(" ")
    if area == Area.BOARD.value:
        return seat(int(at), 1 if column == BLACK else 0)
    return Spot(Area(area), int(at))


def _rows(editing: Editing, size: int) -> Iterator[Row]:
    draft = editing.draft
    for board in range(len(draft.boards)):
        spots = seat(board, 0), seat(board, 1)
        sign = TAKEN if editing.whole and editing.taken in spots else " "
        cells = (Text(f"{sign}{board + 1:>3}"), *(_place(editing, spot, size) for spot in spots))
        yield Row(key_of(spots[0]), (*cells, _note(editing, spots[0])))
    bye = Text(trp("at most 4 columns", "bye"))
    yield Row(key_of(BYE), (bye, _place(editing, BYE, size), Text(""), _note(editing, BYE)))
    yield from _listed(editing, WAITING, draft.waiting, tr("Without a place:"), size)
    yield from _listed(editing, AWAY, draft.away, tr("Not playing:"), size)


def _listed(editing: Editing, end: Spot, players: tuple[ContestantId, ...], head: str, size: int) -> Iterator[Row]:
    """Yield the head of a list, which is its free end, and a row for everybody in it."""
    said = fit(head if players else f"{head} {tr('nobody')}", size)
    nothing = Text("")
    yield Row(key_of(end), (nothing, Text(f" {said}"[:size], style="bold"), nothing, nothing))
    for player in players:
        spot = Spot(end.area, player)
        yield Row(key_of(spot), (nothing, _place(editing, spot, size), nothing, nothing))


def _place(editing: Editing, spot: Spot, size: int) -> Text:
    player = editing.draft.at(spot)
    taken = editing.taken == spot and not editing.whole
    if player is None:
        free = trp("at most 20 columns", "- free -")
        return Text(fit(f"{TAKEN if taken else ' '}    {free}", size), no_wrap=True)
    card = editing.before.cards[player]
    touched = editing.touched(player)
    sign = TAKEN if taken else TOUCHED if touched else " "
    points = format_points(card.score)
    text = f"{sign}{card.number:>3} {fit(card.entrant.name, size - 10)} {points:>4}"
    return Text(text, no_wrap=True, style="bold" if taken or touched else "")


def _note(editing: Editing, spot: Spot) -> Text:
    articles = ",".join(dict.fromkeys(each.article for each in editing.faults(spot)))
    if not articles and editing.turned(spot):
        articles = trp("at most 7 columns", "colours")
    return Text(fit(articles, _NOTE), no_wrap=True, style="bold")


def _size(width: int) -> int:
    return min(50, max(24, (width - _FIXED) // 2))
