"""The next bracket, for whose sake one is paired anew (C12, C13): what it needs, and what it may turn out to be.

The graph of both brackets is the same at every target, as long as any pairs are wanted beside those of the
moved-down players: a target only says how many are to be left over. So the fewest who can be is one answer
for all of them. Often it need not even be asked: whoever cannot be matched below needs one from above.

A resident may have opponents only among those who might come. C1 takes them away or not, and with that
the number of players, of pairs wanted, and even the kind of the bracket change. So each set of such
residents who leave is a reading of its own: nobody who could meet one of them may come, and enough others must be
left who can. Those who could meet the same players leave together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms
from paircard.core.systems.swiss1998.brackets import Bracket, Places, Target
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.question import ALL, Below, Question
from paircard.core.systems.swiss1998.rows import Rows, fewest_alone, pairs_asked, possible
from paircard.core.systems.swiss1998.run import Run
from paircard.core.systems.swiss1998.search.cells import Cell, Part
from paircard.core.systems.swiss1998.search.cheapest_pairings import fewest_left
from paircard.core.systems.swiss1998.search.meeting_below import alone
from paircard.core.values.frozen import dataclass, replace

MAY_BE_LESS = 2
"""From so many left over one pair more is thinkable."""


class Outlook:
    """What a run has found out about brackets that are paired anew for the sake of the next."""

    def __init__(self, run: Run) -> None:
        """Remember in the run, so that the next target finds what this one asked."""
        self._cards = run.cards
        self._known = run.known

    def asked_below(self, question: Question) -> Question | None:
        """Return the question with as much of the next bracket as one graph can hold; None if that cannot be paired."""
        below = question.below
        if below is None:
            return question
        needed, left = self._needed(below), question.left
        if left < needed:
            return None
        if not question.rest:
            return question
        with_one_more = replace(question, rest=min(question.rest, 1))
        some = self._once((some_left, with_one_more), lambda: some_left(self._cards, with_one_more, below))
        if some is None:
            return None
        fewest = some if some < left else self._fewest_left(question, with_one_more, some)
        if fewest is not None and fewest < left:
            return replace(question, below=replace(below, anywhere=left - needed))
        return question if fewest == left else None

    def _fewest_left(self, question: Question, graph: Question, some: int) -> int | None:
        """Return how few can be left over if the next bracket is to be paired, None if it cannot be.

        To be asked where some way leaves so many as the question or more. Not fewer are left than the next bracket
        needs, nor than the bracket leaves by itself.
        """
        if question.left < MAY_BE_LESS:
            return question.left
        if question.below is not None and some == self._needed(question.below):
            return some
        if some == Blossoms(pairs_asked(self._cards, graph)).match_most():
            return some
        return self._once(graph, lambda: fewest_left(self._cards, graph))

    def _needed(self, below: Below) -> int:
        fixed = replace(below, anywhere=0) if below.anywhere else below
        return self._once(fixed, lambda: needed_from_above(self._cards, fixed)) or 0

    def fewest_alone(self, question: Question) -> int | None:
        """Return how few are left over if nothing is asked of them; the same at every target with as many movers."""
        anyhow = (fewest_alone, question.seekers, question.pool)
        return self._once(anyhow, lambda: fewest_alone(self._cards, question))

    def _once(self, question: Hashable, answer: Callable[[], int | None]) -> int | None:
        """Return the answer, found out only once in a run."""
        if question not in self._known:
            self._known[question] = answer()
        return self._known[question]


def needed_from_above(cards: Cards, below: Below) -> int:
    """Return how many must come down at least: those whom the next bracket cannot match by itself."""
    return alone(cards, below).match_most()


def some_left(cards: Cards, question: Question, below: Below) -> int | None:
    """Return how many some way to pair both brackets leaves over above, few if it can be; None if there is none."""
    own = alone(cards, below)
    own.match_most()
    both = Blossoms(Rows(cards, question).rows, {node: mate for node, mate in own.mates.items() if mate != NOBODY})
    if not both.match_all():
        return None
    made_above = pairs_asked(cards, question)
    return sum(not made_above[place] >> both.mates[place] & 1 for place in question.places)


MOST_READINGS = 8
"""Where more than so many are thinkable, they are not told apart beforehand."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What the next bracket is, and the pairings after which it is that."""

    below: Below | None
    cell: Cell = Cell()
    parts: tuple[Reading, ...] | None = None
    """If it is only what the next bracket is at least: what it may be, to be asked where that was not enough."""

    def without(self, left: Places) -> list[Reading]:
        """Return readings that hold what else this one holds, other sets of left-over players than one."""
        if self.parts is not None:
            return [*self.parts]
        return [replace(self, cell=cell) for cell in self.cell.divided(left)]


def readings(cards: Cards, above: Bracket, target: Target, below: Below | None) -> Iterator[Reading]:
    """Yield what the next bracket may turn out to be, if those come down who are left over above at a target."""
    if below is None or below.wanted is None:
        yield Reading(below)
        return
    barred = _cannot_come(cards, above, target, below)
    certain = mask_of((*below.residents, *below.passed))
    coming, might_come = len(above.players) - 2 * target.pairs, mask_of(above.players[target.movers :])
    alone = {place: cards.legal(place) & might_come for place in below.residents if not cards.legal(place) & certain}
    in_doubt = sorted({others for others in alone.values() if others & ~barred}, key=int.bit_count, reverse=True)
    told = [*islice(_stayers(in_doubt, might_come, barred, coming), MOST_READINGS + 1)]
    if len(told) > MOST_READINGS:
        yield Reading(below, Cell(barred))
        return
    for stayers in dict.fromkeys(told):
        residents = tuple(place for place in below.residents if place not in alone or alone[place] & ~stayers)
        moved = coming + len(below.passed)
        bracket = Bracket(0, tuple(range(moved + len(residents))), moved)
        wanted = below.wanted.target_in(bracket)
        if wanted is None:
            continue
        exact = replace(below, residents=residents, spare=len(bracket.players) - 2 * wanted.pairs)
        if not bracket.heterogeneous:
            yield Reading(replace(exact, seekers=0), Cell(stayers))
        elif wanted.movers == moved:
            yield Reading(replace(exact, seekers=ALL), Cell(stayers))
        else:
            might_come_here = might_come & ~stayers | mask_of(below.passed)
            yield _by_seekers(exact, Cell(stayers), might_come_here, wanted.movers, moved)


def _by_seekers(below: Below, cell: Cell, might_come: int, movers: int, moved: int) -> Reading:
    """Return the next bracket if only the highest of those moved down are to be paired (R10).

    Whoever is among the first of all that might come is among the highest of those who do. Its parts are told by who is
    the highest of the others, which settles who must be paired: all who come and are above. So many of these come as
    are to be paired, and so many after as there are others.
    """
    order, passed, others = [*places_in(might_come)], mask_of(below.passed), moved - movers
    parts, seekers = [], mask_of(order[:movers])
    wide = replace(below, seekers=seekers)
    for place in order[movers : len(order) - others + 1]:
        highest = 1 << place
        lower = might_come & ~seekers & ~highest
        counted = (_leaving(seekers, passed, movers), _leaving(lower, passed, others - 1))
        part = Cell(cell.stayers, highest & ~passed, counted).narrowed()
        if part is not None:
            parts.append(Reading(replace(below, seekers=seekers), part))
        seekers |= highest
    return Reading(wide, cell, tuple(parts))


def _leaving(some: int, passed: int, come: int) -> Part:
    """Return how many of some are left over above if so many come, with those who come in any case."""
    return Part(some & ~passed, come - (some & passed).bit_count())


def _stayers(in_doubt: Sequence[int], might_come: int, stayers: int, coming: int) -> Iterator[int]:
    """Yield who stay above, if of those below who have opponents only there some leave and some do not.

    `in_doubt` says whom these could meet, as masks, the largest first. Enough others must be left to come down; and
    whoever could meet only some of those who stay leaves as well.
    """
    if (might_come & ~stayers).bit_count() < coming:
        return
    if not in_doubt:
        yield stayers
        return
    others, *rest = in_doubt
    if others & ~stayers:
        yield from _stayers(rest, might_come, stayers, coming)
    yield from _stayers([each for each in rest if each & ~others], might_come, stayers | others, coming)


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
