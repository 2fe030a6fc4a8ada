"""Why two players of a round robin meet when they do, as facts: the sum, what is taken off it, who has White."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from paircard.core.systems.round_robin.berger import beside_last, last_number, table
from paircard.core.systems.round_robin.closed_forms import round_of, sum_of, taken_off, white_of
from paircard.core.systems.round_robin.cycles import order_in_cycle

ARTICLE = "B.VI A4"
CAROUSEL, NEXT_ROUND = "B.VI A4.2", "B.VI A4.3"
COLOUR, ROUND, OPPONENT = "B.VI A4.4a", "B.VI A4.4b", "B.VI A4.4c"
ODD = "B.VI A4.5"
CYCLES = "B.VI B1"


class ColourRule(Enum):
    """What gives White."""

    EVEN_SUM = "larger"
    ODD_SUM = "smaller"
    LOWER_HALF = "last"
    """The last even number against the lower half of the table."""
    UPPER_HALF = "other"
    """Against the upper half it has Black."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players, and all that says when and with which colours they meet."""

    n: int
    white: int
    black: int
    total: int
    """The sum of both, or twice the other's number where one is the last even number."""
    off: int
    """Taken off the sum: what is left is the round of the table."""
    table_round: int
    beside: int
    """Who sits beside the last even number in that round; the carousel counts on from there."""
    board: int
    """Board of the table; with an odd number of players counted without the one that is dropped."""
    colour: ColourRule
    """In an odd cycle."""
    cycle: int = 1
    round: int = 0
    """Of the whole event."""
    moved: bool = False
    """Whether the last two rounds of this cycle change places."""

    @property
    def last(self) -> int:
        """The number that keeps its seat."""
        return last_number(self.n)

    @property
    def with_last(self) -> bool:
        """Whether one of the two is the last even number."""
        return self.last in (self.white, self.black)

    @property
    def reversed(self) -> bool:
        """Whether colours are those of an even cycle."""
        return self.cycle % 2 == 0

    @property
    def articles(self) -> tuple[str, ...]:
        """What decides: the rules of the round and the colour, and beyond the first cycle the one about cycles."""
        return (ROUND, COLOUR, CYCLES) if self.cycle > 1 else (ROUND, COLOUR)


def why(n: int, one: int, other: int, cycle: int = 1, *, swapped: bool = False) -> Meeting:
    """Return why two of n players meet when they do; `swapped` where the last two rounds of the cycle are."""
    total = sum_of(n, one, other)
    number = round_of(n, one, other)
    rounds = table(n)
    order = order_in_cycle(len(rounds), swapped=swapped)
    white = white_of(n, one, other)
    black = one + other - white
    board = 1 + rounds[number - 1].index((white, black))
    even_cycle = cycle % 2 == 0
    return Meeting(
        n,
        black if even_cycle else white,
        white if even_cycle else black,
        total,
        taken_off(n, total),
        number,
        beside_last(last_number(n), number),
        board,
        _colour_rule(n, one, other),
        cycle,
        (cycle - 1) * len(rounds) + 1 + order.index(number - 1),
        order[number - 1] != number - 1,
    )


def _colour_rule(n: int, one: int, other: int) -> ColourRule:
    last = last_number(n)
    low, high = sorted((one, other))
    if high == last:
        return ColourRule.LOWER_HALF if low > last // 2 else ColourRule.UPPER_HALF
    return ColourRule.ODD_SUM if (low + high) % 2 else ColourRule.EVEN_SUM
