"""Which games count for ratings and title norms: one reading, of a board and of the line that it writes on a card.

A game counts in the stage where it was played, not again where it is carried on; what only decides a match never does
(ruling N19). A game that the event annulled later, since one of the two left too early, was played all the same: it
counts for nobody's points, and for ratings and norms as it ended. The texts say neither of the last two for norms.
"""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.card import CardLine, Kind


def is_of_stage(board: Board) -> bool:
    """Return whether the game of a board is of this stage, and no play-off; one annulled must have been played."""
    never_begun = board.annulled and not (board.result and board.result.played)
    return not (board.same_as or board.play_off or never_begun)


def as_played(line: CardLine) -> CardLine | None:
    """Return a line as it was played, annulled or not; None where the game is of an earlier stage."""
    played = line.was if was_played(line) else line
    return None if played is None or played.same_as else played


def was_played(line: CardLine) -> bool:
    """Return whether it is a game that was played and annulled later."""
    return line.was is not None and line.was.kind is Kind.PLAYED
