"""Reading where somebody goes, as it is typed; what cannot be read is refused in one sentence and costs nothing."""

from __future__ import annotations

from paircard.core.systems.exercises import Chair
from paircard.core.teach.answers.of_tables import free_word, is_free
from paircard.core.teach.answers.words import words_of
from paircard.core.teach.topics.sliding.question import SlidingForm
from paircard.core.values.language import trp

_NEAR, _FAR = "near", "far"  # no words: accepted in every language besides its own


def side_word(side: str) -> str:
    """Return what a side is called, as on papers."""
    return trp("at most 8 columns", "near") if side == _NEAR else trp("at most 8 columns", "far")


def seat_written(seat: Chair | None) -> str:
    """Return a seat as answers are written."""
    return free_word() if seat is None else f"{seat.board} {side_word(seat.side)}"


def read_seat(text: str) -> Chair | None:
    """Read a seat, the side before the board or after it; None for free."""
    words = words_of(text.lower())
    if len(words) == 1 and is_free(words[0]):
        return None
    numbers = [word for word in words if word.isascii() and word.isdigit() and len(word) <= 3]
    sides = [side for side in map(_side, words) if side]
    if len(words) != 2 or len(numbers) != 1 or len(sides) != 1:
        raise SlidingForm.GOES.unread(text)
    return Chair(int(numbers[0]), sides[0])


def _side(word: str) -> str | None:
    spoken = {side_word(side).lower(): side for side in (_NEAR, _FAR)}
    return word if word in (_NEAR, _FAR) else spoken.get(word)
