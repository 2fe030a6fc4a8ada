"""Who sits where in a round, and where they go next (B.VI A5, K1, K2).

All seats but a fixed one are a ring: from far board 1 along the far side to the last board, there to the near side and
back to board 1. Everybody goes on by one place a round. With an odd number the ring has one more place, rest, between
near and far board 1; with an even one number 1 stays on the near side of board 1, which is not in the ring.
"""

from __future__ import annotations

from enum import Enum

from paircard.core.values.colour import Colour
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr

SLIDING, ODD, EVEN = "B.VI A5", "B.VI K1", "B.VI K2"
FEWEST, MOST = 3, 60


class Side(Enum):
    """A side of the row of boards; near players move towards board 1, far ones away from it."""

    NEAR = "near"
    FAR = "far"


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair at a board."""

    board: int
    side: Side


def boards(n: int) -> int:
    """Return how many boards stand in the row."""
    return n // 2


def rounds(n: int) -> int:
    """Return after how many rounds everybody has met everybody.

    >>> rounds(7), rounds(8)
    (7, 7)
    """
    return n if n % 2 else n - 1


def place(n: int, player: int, number: int) -> int | None:
    """Return the place of a player in the ring: the rest 0, far boards from 1 on; None for who does not move.

    >>> place(7, 7, 1), place(7, 1, 2), place(7, 7, 2), place(8, 1, 3)
    (0, 0, 1, None)
    """
    if n % 2:
        return (number - 1 - player) % n
    return None if player == 1 else 1 + (number - player) % (n - 1)


def player_at(n: int, at: int, number: int) -> int:
    """Return who is at a place of the ring in a round.

    >>> player_at(7, 0, 1), player_at(8, 1, 1)
    (7, 8)
    """
    if n % 2:
        return (number - 2 - at) % n + 1
    return 2 + (number - 1 - at) % (n - 1)


def seat(n: int, player: int, number: int) -> Seat | None:
    """Return where a player sits in a round; None who rests."""
    at = place(n, player, number)
    if at is None:
        return Seat(1, Side.NEAR)
    if at == 0:
        return None
    far = boards(n)
    last = n if n % 2 else n + 1  # what the two places at one board add up to
    return Seat(at, Side.FAR) if at <= far else Seat(last - at, Side.NEAR)


def sitting(n: int, where: Seat, number: int) -> int:
    """Return who sits on a chair in a round."""
    if n % 2 == 0 and where == Seat(1, Side.NEAR):
        return 1
    last = n if n % 2 else n + 1
    return player_at(n, where.board if where.side is Side.FAR else last - where.board, number)


def white_side(n: int, board: int, number: int) -> Side:
    """Return on which side White is: colours alternate along the row and stay, but for board 1 of an even number.

    There number 1 turns the board after each round; in round 1 they have Black.
    """
    odd = board % 2 == 1
    if n % 2:
        return Side.NEAR if odd else Side.FAR
    if board == 1:
        return Side.FAR if number % 2 else Side.NEAR
    return Side.FAR if odd else Side.NEAR


def colour(n: int, where: Seat, number: int) -> Colour:
    """Return the colour of a chair in a round."""
    return "W" if white_side(n, where.board, number) is where.side else "B"


def opponent(n: int, player: int, number: int) -> int | None:
    """Return who sits opposite; None for who rests."""
    where = seat(n, player, number)
    if where is None:
        return None
    return sitting(n, Seat(where.board, Side.FAR if where.side is Side.NEAR else Side.NEAR), number)


def need_size(n: int) -> None:
    """Refuse a number of players for whom the system is not meant."""
    if not FEWEST <= n <= MOST:
        fields = {"players": n, "fewest": FEWEST, "most": MOST}
        raise Refusal(tr("The sliding system is for {fewest} to {most} players, not for {players}.", **fields), SLIDING)
