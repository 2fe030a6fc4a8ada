"""The best a bracket can be: its upfloaters by the criteria of sets and their order, its pairs by theirs.

Both are found by matchings of least cost over all who are not yet paired; no code of the engines is used here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.bye_first import sheet
from paircard.core.systems.swiss.drawn_up import checker
from paircard.core.systems.swiss.drawn_up.checker import Link
from paircard.core.systems.swiss.drawn_up.outcome import Numbers, Two
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.systems.swiss.position import C
from paircard.core.values.said import said


class Sheet(sheet.Sheet[C]):
    """A round of such a book."""

    def __init__(self, position: Any) -> None:
        """Read a position."""
        super().__init__(position)
        self.position = position
        scores = sorted({each.score for each in position.players}, reverse=True)
        self.next_score = dict(pairwise(scores))
        """By score, that of the following scoregroup."""

    def floater(self, number: PairingNumber) -> bool:
        """Tell whether somebody floated in the previous round, and that is looked at."""
        player: Any = self.players[number]
        return bool(player.floated and self.position.floats_count)

    def costs(self, pair: Two, upfloaters: Sequence[PairingNumber]) -> tuple[int, ...]:
        """Return what a pair adds to the criteria of pairs."""
        return (self.floating_opponents(pair, upfloaters),)

    def floating_opponents(self, pair: Two, upfloaters: Sequence[PairingNumber]) -> int:
        """Return how many of two floated and meet an upfloater."""
        return sum(mine in upfloaters and self.floater(theirs) for mine, theirs in (pair, pair[::-1]))


S = TypeVar("S", bound=Sheet[Any])  # no words: a name


class Checker(checker.Checker[S]):
    """Holds a round against the text."""

    def wrong_set(self, link: Link) -> Finding | None:
        """Return that another set is right."""
        chosen = self._best_set(link)
        if chosen == link.upfloaters:
            return None
        return self.other_set(link, chosen, self._values(link), self._values(link._replace(upfloaters=chosen)))

    def wrong_pairs(self, link: Link) -> Finding | None:
        """Return that another pairing of the bracket is better, or comes earlier."""
        names, reached = self.text.of_pairs, self._values(link)
        if not any(reached[-len(names) :]) and _half_against_half(link):
            return None  # nothing can be better, and nothing comes earlier
        right = self._best_pairs(link)
        if right == link.pairs:
            return None
        could = self._values(link._replace(pairs=right))
        if name := first_worse(names, reached[-len(names) :], could[-len(names) :]):
            return self.could_be_better(name, link, reached, could)
        pair = next(each for each in right if each not in link.pairs)
        first = said("{one}-{other} comes earlier in the order of identifiers.", one=pair[0], other=pair[1])
        return Finding(self.text.cited(self.text.pairs), link.score, pair, first)

    def _values(self, link: Link) -> tuple[Any, ...]:
        """Return the values of a bracket."""
        scores = tuple(sorted(map(self.sheet.score, link.upfloaters)))
        costs = [self.sheet.costs(pair, link.upfloaters) for pair in link.pairs]
        floated = sum(map(self.sheet.floater, link.upfloaters))
        of_pairs = (sum(column) for column in zip(*costs, strict=True))
        return len(link.upfloaters), scores, int(not self._keeps_next(link)), floated, *of_pairs

    def _following(self, link: Link) -> set[PairingNumber]:
        """Return who is left of the next scoregroup."""
        score = self.sheet.next_score.get(link.score)
        return {each for each in link.below if self.sheet.score(each) == score}

    def _keeps_next(self, link: Link) -> bool:
        """Tell whether what is left of the next scoregroup needs no more upfloaters than its number does."""
        rest = [each for each in link.below if each not in link.upfloaters]
        group = self._following(link) - {*link.upfloaters}
        if not group:
            return True
        found = self.sheet.cheapest(rest, lambda pair: int(len(group.intersection(pair)) == 1))
        return found is not None and sum(found.values()) == len(group) % 2

    def _best_set(self, link: Link, *, heed_next: bool = True) -> Numbers:
        """Return the upfloaters that the text chooses.

        In a complete pairing of all who are left each pair between the residents and the others costs: most for being
        one, then for the score of the other, then for what the set leaves to the next scoregroup, then for having
        floated, least for its place in the order of sets.
        """
        sheet, residents, ordered = self.sheet, {*link.residents}, link.below
        base: int = len(residents) + len(ordered) + 1
        place_cost = {each: (1 << len(ordered)) - (1 << (len(ordered) - 1 - at)) for at, each in enumerate(ordered)}
        floated = base << len(ordered)
        left_over = floated * base
        scores = sorted({sheet.score(each) for each in ordered}, reverse=True)
        by_score = {score: left_over * base ** (at + 1) for at, score in enumerate(scores)}
        one_more = left_over * base ** (len(scores) + 1)
        group = self._following(link) if heed_next else set()

        def cost(pair: Two) -> int:
            outside = [each for each in pair if each not in residents]
            if len(outside) == 1:
                up = outside[0]
                return int(one_more + by_score[sheet.score(up)] + floated * sheet.floater(up) + place_cost[up])
            return left_over if len(group.intersection(outside)) == 1 else 0

        found = sheet.cheapest((*link.residents, *ordered), cost)
        if found is None:
            raise AssertionError("what is left of a complete round can be paired")
        crossing = {each for pair in found if len(residents.intersection(pair)) == 1 for each in pair} - residents
        chosen = tuple(each for each in ordered if each in crossing)
        if heed_next and not self._keeps_next(link._replace(upfloaters=chosen)):
            return self._best_set(link, heed_next=False)
        return chosen

    def _best_pairs(self, link: Link) -> tuple[Two, ...]:
        """Return the first pairing by identifier of those with the least criteria of pairs."""
        at = {each: place for place, each in enumerate(link.members)}
        count = len(link.members)
        base = count + 1
        tops = base**count

        def cost(pair: Two) -> int:
            weighed = 0
            for each in self.sheet.costs(pair, link.upfloaters):
                weighed = weighed * base + each
            top, partner = at[pair[0]], at[pair[1]]
            order = (tops << (count - 1 - partner)) + partner * base ** (count - 1 - top)
            return int(weighed * (tops << count) + order)

        found = self.sheet.cheapest(link.members, cost)
        if found is None:
            raise AssertionError("a bracket of a complete round can be paired")
        return tuple(sorted(found))


def _half_against_half(link: Link) -> bool:
    """Tell whether the first of the upper half meets the first of the lower one, and so on: the least identifier."""
    half = len(link.members) // 2
    return link.pairs == tuple(zip(link.members[:half], link.members[half:], strict=True))
