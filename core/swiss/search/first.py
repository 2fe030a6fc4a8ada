"""The first pairing of a bracket at one target, in the order of the tries (R4, R5), without the tries.

The argument for x: it starts at a lower bound of the clashes and grows by one only when everything has
failed at the old value (C11). So where the first pairing is found "at most x clashes" means "the least
number of clashes", and every choice below asks only whether a cheapest pairing remains.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.swiss.brackets import Bracket, Target, refusals_to_expect
from core.swiss.cards import LEVELS, Cards, mask_of
from core.swiss.made import Made, Places
from core.swiss.orders import Exchange
from core.swiss.question import Below, Question
from core.swiss.search.assignment import Assignment
from core.swiss.search.general import Task, fewest_left, least_clashes
from core.swiss.search.walks import first_exchange, first_opponents
from core.swiss.tries import exchanged

NO_EXCHANGE = Exchange(0, 0)
Key = tuple[object, ...]
"""Where a pairing stands in the order of the tries of its bracket and target."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Some of the pairings of a bracket: those that leave over all `leavers` and none of `stayers` (masks)."""

    stayers: int = 0
    leavers: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A pairing and its place in the order."""

    key: Key
    made: Made


class FirstPairing:
    """One bracket, one target, one cell."""

    def __init__(self, cards: Cards, bracket: Bracket, target: Target, below: Below | None, cell: Cell) -> None:
        """Prepare the question."""
        self._cards = cards
        self._bracket = bracket
        self._target = target
        self._cell = cell
        self._s1 = bracket.players[: target.movers]
        self._s2 = bracket.players[target.movers :]
        question = Question(self._s1, self._s2, target.rest, LEVELS[-1], self._floaters(LEVELS[-1]), below)
        self._task = Task(question, cell.leavers)
        self._left = question.left

    def find(self) -> Found | None:
        """Return the first pairing, None if there is none."""
        if self._task.question.below is not None and not self._look_below():
            return None
        least = least_clashes(self._cards, self._task)
        if least is None:
            return None
        up = next(level for level in self._up_levels() if self._allows(self._at(level, LEVELS[-1]), least))
        x = max(least, self._first_x())
        if self._s1 and self._left <= 1 and not self._target.rest:
            return self._movers_only(x, up, least)
        return self._with_remainder(x, up, least)

    def _look_below(self) -> bool:
        """Tell whether the next bracket can be paired at all; where that is not judged exactly, look no further.

        It is exact if no pairing with fewer left over would do: then a pair that could be made above is
        never needed below, and one graph holds both brackets.
        """
        fewest = fewest_left(self._cards, self._task)
        if fewest is None or fewest > self._left:
            return False
        if fewest < self._left:
            self._task = self._task.alone()
        return True

    def _movers_only(self, x: int, up: int, least: int) -> Found:
        """Pair a bracket whose moved-down players leave at most one: downfloat levels come first (R5)."""
        down = self._down_level(self._at(up, LEVELS[-1]), least)
        chosen = self._arranged(self._at(up, down))
        made = self._made(self._s1, chosen, Made(x=x, up=up, down=down))
        return Found((x, up, down, chosen), made)

    def _with_remainder(self, x: int, up: int, least: int) -> Found:
        """Pair the moved-down players, if any, then the remainder or homogeneous group."""
        movers = first_opponents(self._cards, self._at(up, LEVELS[-1])) if self._s1 else ()
        spent = sum(self._cards.clash(one, other) for one, other in zip(self._s1, movers, strict=True))
        taken = {*movers}
        group = tuple(place for place in self._s2 if place not in taken)
        loosest = self._grouped((), group, self._target.rest, self._at(up, LEVELS[-1]))
        down = self._down_level(loosest, least - spent)
        task = self._grouped((), group, self._target.rest, self._at(up, down))
        exchange, s1, s2 = self._sides(task, group, least - spent)
        chosen = self._arranged(self._grouped(s1, s2, 0, task))
        made = self._made((*self._s1, *s1), (*movers, *chosen), Made(x=x, up=up, down=down))
        lowest_first = tuple(-each for each in exchange.leaving)
        order = (exchange.count, exchange.difference, lowest_first, exchange.coming)
        return Found((x, up, movers, down, order, chosen), made)

    def _sides(self, task: Task, group: Places, least: int) -> tuple[Exchange, Places, Places]:
        """Return the first exchange that has a cheapest pairing, and S1 and S2 after it (C8)."""
        half = self._target.rest
        s1, s2 = group[:half], group[half:]
        if self._allows(self._grouped(s1, s2, 0, task), least):
            return NO_EXCHANGE, s1, s2
        exchange = first_exchange(self._cards, task, half)
        return exchange, *exchanged(group, half, exchange)

    def _arranged(self, task: Task) -> Places:
        """Return the opponents of S1 in the first cheapest arrangement (C7)."""
        if task.question.below is not None:
            return first_opponents(self._cards, task)
        assignment = assignment_of(self._cards, task)
        assignment.cheapest()
        return assignment.first(len(task.question.seekers))

    def _allows(self, task: Task, least: int) -> bool:
        return least_clashes(self._cards, task) == least

    def _down_level(self, task: Task, least: int) -> int:
        """Return the first downfloat level at which a cheapest pairing remains (C9)."""
        levels = LEVELS if self._left and self._cards.corrected else LEVELS[:1]
        up = task.question.up
        return next(down for down in levels if self._allows(task.at(up, self._floaters(down)), least))

    def _up_levels(self) -> Places:
        """Return the upfloat levels; one if nobody can float up (R3)."""
        scores = {self._cards.score(place) for place in self._bracket.players}
        return LEVELS if len(scores) > 1 and self._cards.corrected else LEVELS[:1]

    def _first_x(self) -> int:
        return max(0, refusals_to_expect(self._cards, self._bracket) - self._target.steps)

    def _floaters(self, down: int) -> int:
        """Return who may be left over at a level: B5, B6, in the lowest bracket B1b."""
        mask = self._cards.floaters(down)
        if self._bracket.lowest:
            mask &= self._cards.bye_eligible
        return mask & ~self._cell.stayers

    def _at(self, up: int, down: int) -> Task:
        return self._task.at(up, self._floaters(down))

    def _grouped(self, seekers: Places, pool: Places, rest: int, task: Task) -> Task:
        """Return the same terms for a part of the bracket."""
        return replace(task, question=replace(task.question, seekers=seekers, pool=pool, rest=rest))

    def _made(self, s1: Places, opponents: Places, terms: Made) -> Made:
        pairs = tuple(zip(s1, opponents, strict=True))
        paired = {*s1, *opponents}
        left = tuple(place for place in self._bracket.players if place not in paired)
        clashes = sum(self._cards.clash(one, other) for one, other in pairs)
        return replace(terms, pairs=pairs, left=left, clashes=clashes)


def assignment_of(cards: Cards, task: Task) -> Assignment:
    """Return S1 (and a seat for everybody left over) against S2."""
    question, leavers = task.question, task.leavers
    pool = mask_of(question.pool)
    meets = [cards.mates(place, question.up) & ~leavers for place in question.seekers]
    clashing = [cards.clashing(place) for place in question.seekers]
    seats = [question.floaters | leavers] * question.left
    free = [mask & ~same for mask, same in zip(meets, clashing, strict=True)] + seats
    dear = [mask & same for mask, same in zip(meets, clashing, strict=True)] + [0] * len(seats)
    return Assignment(free, dear, pool)
