"""A round in one line: a cell a board, saying who won by a letter on a square."""

from __future__ import annotations

from rich.text import Text

from paircard.core.event.board import Board
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.values.colour_letters import colour_letter
from paircard.tui.looks.signs import Signs


def result_strip(round_: Round, signs: Signs) -> Text:
    """Return a cell for every board in their order: the colour that won, a draw, a forfeit, a dot for no result."""
    strip = Text(no_wrap=True)
    for board in round_.boards:
        strip.append(*_cell(board, signs))
    return strip


def _cell(board: Board, signs: Signs) -> tuple[str, str]:
    result = board.result
    if result is None or board.annulled:
        return signs.no_float, "square.empty"
    if result is Result.ADJOURNED:
        return result.value, "square.empty"
    outcome = (result.turned if board.reversed else result).outcome
    if not result.played:
        return "+" if outcome else "-", "square.empty"
    match outcome:
        case "=":
            return "=" if signs.plain else "½", "square.draw"
        case "W" | "B":
            return colour_letter(outcome), "square.white" if outcome == "W" else "square.black"
    return "0", "square.empty"
