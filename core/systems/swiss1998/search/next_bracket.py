"""The next bracket, for whose sake one is paired anew (C12, C13): what it needs, and what it may turn out to be.

The graph of both brackets is the same at every target, as long as any pairs are wanted beside those of the
moved-down players: a target only says how many are to be left over. So the fewest who can be is one answer
for all of them. Often it need not even be asked: whoever cannot be matched below needs one from above.

A resident may have opponents only among those who might come. C1 takes them away or not, and with that
the number of players, of pairs wanted, and even the kind of the bracket change. So each set of such
residents who leave is a reading of its own: nobody who could meet one of them may come.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import chain, combinations

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import unmatched
from paircard.core.systems.swiss1998.brackets import Bracket, Target
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.priced_graph import Prices, cheapest
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.systems.swiss1998.rows import possible
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.frozen import dataclass, replace

MAY_BE_LESS = 2
"""From so many left over one pair more is thinkable."""


class Outlook:
    """What a run has found out about brackets that are paired anew for the sake of the next."""

    def __init__(self, run: Run) -> None:
        """Remember in the run, so that the next target finds what this one asked."""
        self._cards = run.cards
        self._known = run.known

    def fewest_left(self, question: Question) -> int | None:
        """Return how few can be left over if the next bracket is to be paired.

        None if it cannot be, or certainly not with so many as the target leaves over.
        """
        if question.below is not None and question.left < self._needed(question.below):
            return None
        graph = replace(question, rest=min(question.rest, 1))
        if not self._once((possible, graph), lambda: possible(self._cards, graph)):
            return None
        if question.left < MAY_BE_LESS:
            return question.left
        return self._once(graph, lambda: _fewest_left(self._cards, graph))

    def looked_at(self, question: Question) -> Question | None:
        """Return the question as it is to be asked, None if the next bracket cannot be paired at all.

        It is judged exactly if no pairing with fewer left over would do: then a pair that could be made above is never
        needed below, and one graph holds both brackets. Elsewhere the next bracket is left out of it.
        """
        fewest = self.fewest_left(question)
        if fewest is None or fewest > question.left:
            return None
        return question if fewest == question.left else replace(question, below=None)

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


def _fewest_left(cards: Cards, graph: Question) -> int | None:
    solution = cheapest(cards, graph, Prices(lambda _one, _other: 0))
    return None if solution is None else len(solution.over)


MOST_IN_DOUBT = 6
"""With more residents in doubt the readings, 2 to their power, are not told apart beforehand."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The next bracket with certain residents, and the players who must not come down for it to be so (a mask)."""

    below: Below | None
    stayers: int = 0


def readings(cards: Cards, above: Bracket, target: Target, below: Below | None) -> Iterator[Reading]:
    """Yield what the next bracket may turn out to be, if those come down who are left over above at a target."""
    if below is None or below.wanted is None:
        yield Reading(below)
        return
    barred = _cannot_come(cards, above, target, below)
    certain = mask_of((*below.residents, *below.passed))
    might_come = mask_of(above.players)
    alone = [place for place in below.residents if not cards.legal(place) & certain]
    in_doubt = [place for place in alone if cards.legal(place) & might_come]
    if len(in_doubt) > MOST_IN_DOUBT:
        yield Reading(below, barred)
        return
    coming = len(above.players) - 2 * target.pairs
    hopeless = {*alone} - {*in_doubt}
    for leaving in chain.from_iterable(combinations(in_doubt, size) for size in range(len(in_doubt) + 1)):
        residents = tuple(place for place in below.residents if place not in hopeless and place not in leaving)
        exact = _with_residents(below, residents, coming)
        if exact is not None:
            stayers = barred
            for place in leaving:
                stayers |= cards.legal(place) & might_come
            yield Reading(exact, stayers)


def _cannot_come(cards: Cards, above: Bracket, target: Target, below: Below) -> int:
    """Return who would come down in vain: whoever comes must have an opponent below (R9).

    Two who come down together may meet only if one pair more could be made above.
    """
    one_more = replace(target, rest=target.rest + 1)
    if len(above.players) >= 2 * one_more.pairs and possible(cards, _whole(cards, above, one_more)):
        return 0
    residents = mask_of(below.residents)
    return mask_of(place for place in above.players if not cards.legal(place) & residents)


def _whole(cards: Cards, bracket: Bracket, target: Target) -> Question:
    """Ask for a pairing of a bracket at a target with nothing but B1 and B2 in force."""
    loosest = LEVELS[-1]
    s1, s2 = bracket.players[: target.movers], bracket.players[target.movers :]
    return Question(s1, s2, target.rest, loosest, cards.floaters(loosest))


def _with_residents(below: Below, residents: tuple[int, ...], coming: int) -> Below | None:
    """Return what the bracket needs with these residents; None if it has no target of the kind wanted (R9)."""
    moved = coming + len(below.passed)
    size = moved + len(residents)
    bracket = Bracket(0, tuple(range(size)), moved)
    target = below.wanted.target_in(bracket) if below.wanted else None
    if target is None:
        return None
    mixed = not bracket.heterogeneous or target.movers < moved
    return replace(below, residents=residents, spare=size - 2 * target.pairs, mixed=mixed)
