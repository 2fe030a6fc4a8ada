"""Who goes on from a drawn team match of a cup (Polish code B.VI, D5, K5, K7): board values, then the highest board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from paircard.core.event.board_values import BOARD_VALUES, board_values
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

VALUES, EQUAL = "B.VI D5", "B.VI K7"
Side = Literal["first", "second"]


@dataclass(frozen=True, slots=True)
class Leg:
    """The half points of both teams on each board, board 1 first."""

    first: tuple[int, ...]
    second: tuple[int, ...]

    @property
    def values(self) -> tuple[int, int]:
        """The sums of the values of the boards each has won."""
        return board_values(self.first), board_values(self.second)


@dataclass(frozen=True, slots=True)
class ByValues:
    """One team has the higher sum of the values of boards won, each leg summed by itself."""

    legs: tuple[tuple[int, int], ...]
    article: str = VALUES

    @property
    def sums(self) -> tuple[int, int]:
        """Both sums over the match."""
        return sum(one for one, _ in self.legs), sum(two for _, two in self.legs)

    @property
    def winner(self) -> Side:
        """Who goes on."""
        return _more(*self.sums)

    def said(self) -> Words:
        """Say both sums."""
        return said("Values of the boards won: {one} to {two}.", one=self.sums[0], two=self.sums[1])


@dataclass(frozen=True, slots=True)
class ByHighestBoard:
    """The values are equal: the highest board on which one team has more points over the match decides."""

    board: int
    points: tuple[int, int]
    """Half points of both on it, over both legs."""
    values: int
    """What both have."""
    article: str = EQUAL

    @property
    def winner(self) -> Side:
        """Who goes on."""
        return _more(*self.points)

    def said(self) -> Words:
        """Say on which board."""
        return said("Both have values of {values}: board {board} decides.", values=self.values, board=self.board)


@dataclass(frozen=True, slots=True)
class Undecided:
    """Nothing decides: a rapid play-off, or lots, as announced."""

    boards: int
    article: str = EQUAL

    @property
    def winner(self) -> None:
        """Nobody yet."""
        return

    def said(self) -> Words:
        """Say why not, and what is to be done."""
        if self.boards not in BOARD_VALUES:
            return said(
                "A match on {boards} boards has no values: a play-off or lots, as announced.", boards=self.boards
            )
        return said("On no board has either team more points: a play-off or lots, as announced.")


Verdict = ByValues | ByHighestBoard | Undecided


def verdict(legs: Sequence[Leg]) -> Verdict:
    """Return what decides a match that is drawn on points, of one leg or two.

    >>> verdict([Leg((2, 0, 1, 1), (0, 2, 1, 1))]).winner
    'first'
    >>> verdict([Leg((1, 2, 0, 0, 2, 1), (1, 0, 2, 2, 0, 1))])
    ByHighestBoard(board=2, points=(2, 0), values=103, article='B.VI K7')
    """
    boards = len(legs[0].first)
    if boards not in BOARD_VALUES:
        return Undecided(boards)
    by_values = ByValues(tuple(leg.values for leg in legs))
    if by_values.sums[0] != by_values.sums[1]:
        return by_values
    for board in range(1, boards + 1):
        one, two = sum(leg.first[board - 1] for leg in legs), sum(leg.second[board - 1] for leg in legs)
        if one != two:
            return ByHighestBoard(board, (one, two), by_values.sums[0])
    return Undecided(boards)


def _more(one: int, two: int) -> Side:
    return "first" if one > two else "second"
