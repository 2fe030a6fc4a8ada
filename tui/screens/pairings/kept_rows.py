"""Rows of boards as they were written last: a result is written on one board of a thousand."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.event.board import Board
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import spoken
from paircard.tui.widgets.celltable import Row

Write = Callable[[Board], Row]


class KeptRows:
    """The rows of one round by their boards, as long as nothing else has changed that a row tells."""

    def __init__(self) -> None:
        """Begin with none."""
        self._ground: object = None
        self._rows: dict[int, tuple[Board, Board | None, Row]] = {}

    def stand_on(self, tournament: Tournament, round_: Round, *written_for: object) -> None:
        """Forget all rows unless who plays, what was before the round, and what it is `written_for` are the same."""
        ground = (
            round_.number,
            round_.notes,
            round_.series,
            round_.several_games,
            tournament.rounds[: round_.number - 1],
            tournament.under_way,
            tournament.registrations,
            tournament.numbers,
            tournament.regulations,
            spoken().code,
            written_for,
        )
        if ground != self._ground:
            self._ground, self._rows = ground, {}

    def row(self, board: Board, write: Write, other: Board | None = None) -> Row:
        """Return the row of a board, written anew where the board is another, or the `other` that it tells of."""
        kept = self._rows.get(board.number)
        if kept is None or kept[0] is not board or kept[1] is not other:
            kept = self._rows[board.number] = board, other, write(board)
        return kept[2]
