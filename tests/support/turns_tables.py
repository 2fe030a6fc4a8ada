"""Lessons on Berger tables and the sliding system, answered by the sentence of their task, and without it.

Written from the rules alone. `off` leaves out the sentence a lesson is about: with it the answer is right, without it
another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Worked = Callable[[bool], str]
"""The answer to a lesson's question; told whether its sentence is left out."""


# --- Berger tables -------------------------------------------------------------------------------------------------


def carousel(n: int, number: int, *, straight: bool = False, from_one: bool = False) -> list[tuple[int, int]]:
    """Return a round board by board, White first: the boards in turn, then Black from the last board back.

    `straight` fills in Black from board 2 on, `from_one` begins every round with number 1.
    """
    last, start = n + n % 2, 1
    for _ in range(0 if from_one else number - 1):
        start = _boards(last, start, straight=False)[-1][1]
    boards = _boards(last, start, straight=straight)
    return [boards[0][::-1], *boards[1:]] if number % 2 == 0 else boards


def _boards(last: int, start: int, *, straight: bool) -> list[tuple[int, int]]:
    turning = [(start + at - 1) % (last - 1) + 1 for at in range(last - 1)]
    black = turning[last // 2 :]
    return list(zip(turning[: last // 2], [last, *(black if straight else reversed(black))], strict=True))


def written(boards: list[tuple[int, int]], free: int | None = None) -> str:
    """Write a round as answers are written."""
    pairs = " ".join(f"{white}-{black}" for white, black in boards)
    return pairs if free is None else f"{pairs} free {free}"


def _odd_number(off: bool) -> str:
    boards = carousel(7, 3)
    return written(boards) if off else written(boards[1:], boards[0][0])


def _misprint(off: bool) -> str:
    boards = carousel(16, 5)
    return written([(10, 1) if off and pair == (10, 11) else pair for pair in boards])


def _by_sum(one: int, other: int) -> int:
    return min(one, other) if (one + other) % 2 else max(one, other)


def _last_colour(off: bool) -> str:
    return str(_by_sum(7, 10) if off else 10 if 7 > 10 // 2 else 7)


def _round(total: int, last: int, *, small: bool = True, large: bool = True) -> str:
    """Return the round of a sum; `small` takes 1 off, `large` the last even number."""
    return str(total - last if total > last and large else total - 1 if small else total)


def _opponent(player: int, number: int, last: int, *, one: bool = True, below: bool = True) -> int:
    difference = number - player
    return difference + (int(one) if difference >= 0 else last if below else int(one))


BERGER: Mapping[str, Worked] = {
    "round-one": lambda off: written(carousel(8, 1, straight=off)),
    "round-two": lambda off: written(carousel(8, 2, from_one=off)),
    "odd-number": _odd_number,
    "even-sum": lambda off: str(min(3, 9) if off else _by_sum(3, 9)),
    "last-number-colour": _last_colour,
    "round-of-a-pair": lambda off: _round(3 + 9, 10, large=not off),
    "small-sum": lambda off: _round(3 + 4, 10, small=not off),
    "last-number-round": lambda off: _round(12 + 16 if off else 2 * 12, 16),
    "opponent": lambda off: str(_opponent(6, 8, 14, one=not off)),
    "opponent-below-zero": lambda off: str(abs(_opponent(6, 3, 14, below=not off))),
    "own-number": lambda off: str(_opponent(2, 3, 14)) if off else "free",
    "misprint": _misprint,
}


# --- the sliding system --------------------------------------------------------------------------------------------

Seat = tuple[str, int]
"""Side and board; the rest is no side."""
REST: Seat = ("free", 0)


def seats(n: int, number: int, *, straight: bool = False, rests: bool = True) -> dict[Seat, int]:
    """Return who sits where in a round: the first seats, then everybody one place on, so many times.

    `straight` seats the far side of round 1 upwards; without `rests` nobody moves into or out of the rest.
    """
    boards, first = n // 2, 1 if n % 2 == 0 else 0
    far = list(range(boards + 1, 2 * boards + 1))
    here: dict[Seat, int] = {("near", board): board for board in range(1, boards + 1)}
    here |= {("far", board): player for board, player in enumerate(far if straight else far[::-1], 1)}
    here |= {REST: n} if n % 2 else {}
    for _ in range(number - 1):
        here = {moved(seat, n, rests=rests): player for seat, player in here.items()}
    if first:
        here = {seat: player for seat, player in here.items() if player != 1} | {("near", 1): 1}
    return here


def moved(
    seat: Seat, n: int, *, left: bool = True, corner: bool = True, rests: bool = True, back_far: bool = True
) -> Seat:
    """Return the place a player goes to after a round; of an even number, number 1 keeps near board 1."""
    side, board = seat
    boards = n // 2
    if seat == REST:
        return (("far", 1) if back_far else ("near", 1)) if rests else REST
    if side == "far":
        return ("far", board + 1) if board < boards else ("near" if corner else "far", boards)
    if n % 2 == 0 and board <= 2:
        return ("near", 1) if board == 1 or not back_far else ("far", 1)
    if board == 1:
        return REST if rests else ("far", 1)
    return ("near", board - 1 if left else board + 1)


def sliding_round(n: int, number: int, *, turned: bool = True, **kept: bool) -> str:
    """Write a round; White is near at odd boards; of an even number at even ones, and 1 turns board 1 every round."""
    here = seats(n, number, **kept)
    boards = []
    for board in range(1, n // 2 + 1):
        near_white = board % 2 == n % 2
        if n % 2 == 0 and board == 1 and turned:
            near_white = number % 2 == 0
        pair = here["near", board], here["far", board]
        boards.append(pair if near_white else pair[::-1])
    return written(boards, here.get(REST))


def _goes(player: int, n: int, number: int, *, left: bool = True, corner: bool = True, rests: bool = True) -> str:
    seat = next(seat for seat, who in seats(n, number).items() if who == player)
    side, board = moved(seat, n, left=left, corner=corner, rests=rests)
    return side if (side, board) == REST else f"{board} {side}"


def _back(seat: Seat, n: int, off: bool) -> str:
    side, board = moved(seat, n, back_far=not off)
    return f"{board} {side}"


def _white_by_seat(off: bool) -> str:
    """6 and 9 in round 17; off, everybody keeps the colour of round 1."""
    side, board = next(seat for seat, who in seats(17, 1 if off else 17).items() if who == 6)
    return "6" if (side == "near") == (board % 2 == 1) else "9"


SLIDING: Mapping[str, Worked] = {
    "first-seats": lambda off: sliding_round(7, 1, straight=off),
    "second-round": lambda off: sliding_round(7, 2, rests=not off),
    "one-to-the-left": lambda off: _goes(3, 9, 1, left=not off),
    "round-the-corner": lambda off: _goes(5, 9, 1, corner=not off),
    "no-board-left": lambda off: _goes(1, 9, 1, rests=not off),
    "who-rests": lambda off: str(5 if off else 5 - 1),
    "after-the-rest": lambda off: _back(REST, 17, off),
    "even-first-round": lambda off: sliding_round(8, 1, straight=off),
    "turn-the-board": lambda off: "4" if off or 4 % 2 else "1",
    "opposite-one": lambda off: _back(("near", 2), 18, off),
    "opponent": lambda off: str(2 * (8 if off else 8 - 1) - 3),
    "opponent-even": lambda off: str(abs(2 * 3 - 12) if off else 2 * 3 - 12 + 17),
    "round-of-a-pair": lambda off: str((5 + 10 + (0 if off else 17)) // 2 + 1),
    "white-by-the-seat": _white_by_seat,
    "middle-of-an-evening": lambda off: sliding_round(12, 6, turned=not off),
}
