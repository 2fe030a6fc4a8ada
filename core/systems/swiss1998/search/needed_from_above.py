"""What the next bracket needs of the one above it (C12, C13), found out once for all targets.

The graph of both brackets is the same at every target, as long as any pairs are wanted beside those of the
moved-down players: a target only says how many are to be left over. So the fewest who can be is one answer
for all of them. Often it need not even be asked: whoever cannot be matched below needs one from above.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from core.systems.kit.matching.perfect import unmatched
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.pairing_run import Run
from core.systems.swiss1998.search.feasible import possible
from core.systems.swiss1998.search.general import PricedGraph, Prices
from core.systems.swiss1998.search.task import Task
from core.systems.swiss1998.subproblem import Below

MAY_BE_LESS = 2
"""From so many left over one pair more is thinkable."""


class Outlook:
    """What a run has found out about brackets that are paired anew for the sake of the next."""

    def __init__(self, run: Run) -> None:
        """Remember in the run, so that the next target finds what this one asked."""
        self._cards = run.cards
        self._known = run.known

    def fewest_left(self, task: Task) -> int | None:
        """Return how few can be left over if the next bracket is to be paired.

        None if it cannot be, or certainly not with so many as the target leaves over.
        """
        question = task.question
        if question.below is not None and question.left < self._needed(question.below):
            return None
        graph = replace(task, question=replace(question, rest=min(question.rest, 1)))
        if not self._once((possible, graph), lambda: possible(self._cards, graph)):
            return None
        if question.left < MAY_BE_LESS:
            return question.left
        return self._once(graph, lambda: _fewest_left(self._cards, graph))

    def _needed(self, below: Below) -> int:
        return self._once(below, lambda: needed_from_above(self._cards, below)) or 0

    def _once(self, question: Hashable, answer: Callable[[], int | None]) -> int | None:
        """Return the answer, found out only once in a run."""
        if question not in self._known:
            self._known[question] = answer()
        return self._known[question]


def needed_from_above(cards: Cards, below: Below) -> int:
    """Return a lower bound of how many must come down: those whom the next bracket cannot match by itself."""
    residents, everybody = mask_of(below.residents), mask_of((*below.residents, *below.passed))
    partners = everybody if below.mixed else residents
    rows = {
        place: cards.legal(place) & (everybody if partners >> place & 1 else partners) for place in places_in(everybody)
    }
    return unmatched(rows) - below.spare


def _fewest_left(cards: Cards, graph: Task) -> int | None:
    solution = PricedGraph(cards, graph, Prices(lambda _one, _other: 0, lambda _place: 0, 1)).solve()
    return None if solution is None else solution.left
