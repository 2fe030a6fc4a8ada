"""The first pairing of a bracket at one target, in the order of the tries (R4, R5), without the tries.

The argument for x: it starts at a lower bound of the clashes and grows by one only when everything has
failed at the old value (C11). So where the first pairing is found "at most x clashes" means "the least
number of clashes", and every choice below asks only whether a cheapest pairing remains.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from operator import attrgetter

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.tight import Cheapest
from paircard.core.systems.kit.orders import NO_EXCHANGE, Exchange, exchanged, exchanges
from paircard.core.systems.swiss1998.brackets import (
    Bracket,
    Made,
    Places,
    Target,
    downfloat_levels,
    downfloaters,
    first_x,
    movers_alone,
    upfloat_levels,
)
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.priced_graph import assignment_of
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.systems.swiss1998.rows import bound_of, possible
from paircard.core.systems.swiss1998.run import Run
from paircard.core.systems.swiss1998.search.cells import Cell
from paircard.core.systems.swiss1998.search.cheapest_pairings import Pairings, cheapest_pairings, pairings_at_bound
from paircard.core.systems.swiss1998.search.first_exchange import first_exchange
from paircard.core.systems.swiss1998.search.meeting_below import Meeting
from paircard.core.systems.swiss1998.search.next_bracket import Outlook
from paircard.core.systems.swiss1998.search.ordered_matching import first_meeting, first_opponents
from paircard.core.systems.swiss1998.search.without_matching import FirstByColours, as_they_come
from paircard.core.values.frozen import dataclass, replace

TRIED = 3
"""So many exchanges are tried one after the other before the first is asked of a matching."""
MOST_PARTS = 8
"""Where those who can meet below fall into more parts, they are not asked of an exchange."""
Key = tuple[object, ...]
"""Where a pairing stands in the order of the tries of its bracket and target."""


@dataclass(frozen=True, slots=True)
class Found:
    """A pairing and its place in the order."""

    key: Key
    made: Made


@dataclass(frozen=True, slots=True)
class Split:
    """A group paired: the exchange that was needed, S1 after it, and the opponents of S1."""

    exchange: Exchange
    s1: Places
    s2: Places


def floaters(cards: Cards, bracket: Bracket, down: int, cell: Cell) -> int:
    """Return who may be left over at a level, without those apart who are to stay."""
    return downfloaters(cards, down, lowest=bracket.lowest) & mask_of(bracket.players) & ~cell.stayers


def asked(cards: Cards, bracket: Bracket, target: Target, below: Below | None, cell: Cell) -> Question:
    """Return what is asked of a bracket when everything is dropped that may be."""
    s1, s2, down = bracket.players[: target.movers], bracket.players[target.movers :], LEVELS[-1]
    return Question(s1, s2, target.rest, down, floaters(cards, bracket, down, cell), below, leavers=cell.leavers)


class FirstPairing:
    """One bracket, one target, one cell."""

    def __init__(self, run: Run, bracket: Bracket, target: Target, below: Below | None, cell: Cell) -> None:
        """Prepare the question."""
        self._cards = run.cards
        self._outlook = Outlook(run)
        self._bracket = bracket
        self._target = target
        self._cell = cell
        self._s1 = bracket.players[: target.movers]
        self._s2 = bracket.players[target.movers :]
        self._whole = asked(run.cards, bracket, target, below, cell)
        self._left = self._whole.left
        self._pairings: dict[Question, Pairings | None] = {}
        self._at_bounds: dict[Question, Cheapest | None] = {}
        self._asks_meeting = True

    def find(self) -> Found | None:
        """Return the first pairing, None if there is none."""
        if self._whole.below is not None:
            whole = self._outlook.asked_below(self._whole)
            if whole is None:
                return None
            self._whole = whole
        if self._target.steps and self._hopeless:
            return None
        return self._at_bound() or self._at_least()

    def _at_bound(self) -> Found | None:
        """Return the first pairing if the number of colours alone, and opponents taken as they come, show which it is.

        `bound` clashes cannot be avoided, and each moved-down player gets the first opponent that does
        not raise this bound: so if the rest can be paired, nothing earlier could.
        """
        bound = bound_of(self._cards, self._whole)
        x = max(bound, first_x(self._cards, self._bracket, self._target))
        loosest = self._at(LEVELS[0], LEVELS[-1])
        if loosest.below is not None or loosest.leavers:
            return None
        if movers_alone(self._bracket, self._target):
            return self._movers_only(x, LEVELS[0], bound)
        movers = FirstByColours(self._cards, loosest, bound).pair_all(self._s1)
        return self._remainder(x, LEVELS[0], movers, bound) if len(movers) == len(self._s1) else None

    def _at_least(self) -> Found | None:
        """Return the first pairing with the least number of clashes."""
        least = None if self._hopeless else self._least(self._whole)
        if least is None:
            return None
        up = self._first_level(least)
        x = max(least, first_x(self._cards, self._bracket, self._target))
        if movers_alone(self._bracket, self._target):
            return self._movers_only(x, up, least)
        movers = self._first_opponents(self._at(up, LEVELS[-1]), asks_meeting=self._asks_meeting) if self._s1 else ()
        return self._remainder(x, up, movers, least)

    def _first_level(self, least: int) -> int:
        """Return the strictest level for upfloats with the least number of clashes (C10).

        If nobody could meet below with so few, or it cannot be told, that is asked no more: whoever is paired here is
        then chosen without it. In the end the loosest level will do: there the question is the one whose least number
        this is, or all are of one score and levels differ in nothing.
        """
        for level in upfloat_levels(self._cards, self._bracket):
            question = self._at(level, LEVELS[-1])
            if self._allows(question, least):
                self._asks_meeting = self._asks_meeting and self._all(question).pending is None
                return level
        if self._asks_meeting:
            self._asks_meeting = False
            return self._first_level(least)
        raise AssertionError("the loosest level allows what was found possible there")  # no words: it cannot happen

    @cached_property
    def _hopeless(self) -> bool:
        """Tell whether there is no pairing whatever is dropped; only asked once something has failed."""
        fewest = self._outlook.fewest_alone(self._whole) if self._target.steps else 0
        return fewest is None or self._left < fewest or not possible(self._cards, self._whole)

    def _movers_only(self, x: int, up: int, least: int) -> Found | None:
        """Pair a bracket whose moved-down players leave at most one: downfloat levels come first (R5)."""
        for down in downfloat_levels(self._cards, self._left):
            chosen = self._arranged(self._at(up, down), least)
            if chosen is not None:
                return Found((x, up, down, chosen), self._made(self._s1, chosen, Made(x=x, up=up, down=down)))
        return None

    def _remainder(self, x: int, up: int, movers: Places, least: int) -> Found | None:
        """Pair the remainder or homogeneous group with the least number of clashes for the whole bracket (C6 - C9)."""
        spent = sum(self._cards.clash(one, other) for one, other in zip(self._s1, movers, strict=True))
        taken = {*movers}
        group = tuple(place for place in self._s2 if place not in taken)
        for down in downfloat_levels(self._cards, self._left):
            split = self._split(replace(self._at(up, down), seekers=(), pool=group), least - spent)
            if split is not None:
                made = self._made((*self._s1, *split.s1), (*movers, *split.s2), Made(x=x, up=up, down=down))
                return Found((x, up, movers, down, split.exchange.order, split.s2), made)
        return None

    def _split(self, question: Question, least: int) -> Split | None:
        """Return S1 and S2 at one level: without exchange, or after the first (D2) that has a cheapest pairing (C8)."""
        group, half = question.pool, question.rest
        s1, s2 = group[:half], group[half:]
        chosen = self._arranged(replace(question, seekers=s1, pool=s2, rest=0), least)
        if chosen is not None:
            return Split(NO_EXCHANGE, s1, chosen)
        if self._hopeless or not self._allows(question, least):
            return None
        for exchange in self._exchanges(question, half):
            s1, s2 = exchanged(group, half, exchange)
            chosen = self._arranged(replace(question, seekers=s1, pool=s2, rest=0), least)
            if chosen is not None:
                return Split(exchange, s1, chosen)
        # no earlier exchange will do; whether this one does where two must meet below, the next bracket will say
        return Split(
            exchange,
            s1,
            self._first_opponents(replace(question, seekers=s1, pool=s2, rest=0), asks_meeting=False),
        )

    def _exchanges(self, question: Question, half: int) -> Iterator[Exchange]:
        """Yield the first exchanges, then the first of all that has a cheapest pairing: that costs a matching.

        If two must meet below, then the first by which they can.
        """
        yield from islice(exchanges(len(question.pool), half), TRIED)
        pairings, meeting = self._all(question), self._meeting(question)
        yield first_exchange(self._cards, question, pairings)
        if meeting is not None and pairings.pending is None:
            parts = [*islice(meeting.parts(pairings.graph), MOST_PARTS + 1)]
            if len(parts) <= MOST_PARTS:
                firsts = [first_exchange(self._cards, question, Cheapest(part)) for part in parts]
                yield min(firsts, key=attrgetter("order"))

    def _arranged(self, question: Question, least: int) -> Places | None:
        """Return the opponents of S1 in the first arrangement with so many clashes (C7), None if there is none."""
        if question.below is not None:
            question = replace(question, below=replace(question.below, anywhere=0))
            return self._first_opponents(question, asks_meeting=False) if self._allows(question, least) else None
        chosen = as_they_come(self._cards, question, least)
        if chosen is not None:
            return chosen
        assignment = assignment_of(self._cards, question)
        if assignment.cheapest() != least:
            return None
        return assignment.first(len(question.seekers))

    def _allows(self, question: Question, least: int) -> bool:
        """Tell whether the least number of clashes is this one, and two might meet below who should."""
        bound = bound_of(self._cards, question)
        if least < bound or (least == bound and self._at_bound_of(question) is None):
            return False
        return self._least(question) == least and self._may_meet_below(question)

    def _may_meet_below(self, question: Question) -> bool:
        """Tell whether two might meet below of those who come down there though it could do with fewer."""
        meeting, pairings = self._meeting(question), self._all(question)
        return meeting is None or pairings.pending is not None or meeting.made(pairings.graph) is not None

    def _meeting(self, question: Question) -> Meeting | None:
        """Return whom each may meet below, if that is asked."""
        below = question.below
        return Meeting(self._cards, question, below) if self._asks_meeting and below and below.anywhere else None

    def _first_opponents(self, question: Question, *, asks_meeting: bool) -> Places:
        """Return the opponents of S1 in the first arrangement that the next bracket, as far as is known, can use."""
        pairings = self._all(question)
        meeting = self._meeting(question) if asks_meeting else None
        if pairings.pending is None:
            return first_meeting(pairings.graph, meeting, question)
        return first_opponents(pairings, question)

    def _least(self, question: Question) -> int | None:
        """Return the least number of clashes, None if there is no pairing."""
        if question not in self._pairings:
            at_bound = self._at_bound_of(question)
            self._pairings[question] = (
                Pairings(bound_of(self._cards, question), at_bound)
                if at_bound is not None
                else cheapest_pairings(self._cards, question)
            )
        pairings = self._pairings[question]
        return None if pairings is None else pairings.clashes

    def _all(self, question: Question) -> Cheapest:
        """Return all pairings with the least number of clashes; there must be one."""
        self._least(question)
        pairings = self._pairings[question]
        if pairings is None:
            raise AssertionError("only what can be paired is put in order")  # no words: it cannot happen
        return pairings.all

    def _at_bound_of(self, question: Question) -> Cheapest | None:
        """Return all pairings with as few clashes as are thinkable, remembered, None if there are none."""
        if question not in self._at_bounds:
            self._at_bounds[question] = pairings_at_bound(self._cards, question)
        return self._at_bounds[question]

    def _floaters(self, down: int) -> int:
        """Return who may be left over at a level, without those apart who are to stay."""
        return floaters(self._cards, self._bracket, down, self._cell)

    def _at(self, up: int, down: int) -> Question:
        """Ask for the whole bracket at other levels of relaxation (R3); levels that bar nobody here are the same."""
        everybody = self._whole.everybody
        if not any(self._cards.not_from_below(place, up) & everybody for place in self._whole.places):
            up = LEVELS[-1]
        return replace(self._whole, up=up, floaters=self._floaters(down))

    def _made(self, s1: Places, opponents: Places, terms: Made) -> Made:
        pairs = tuple(zip(s1, opponents, strict=True))
        paired = {*s1, *opponents}
        left = tuple(place for place in self._bracket.players if place not in paired)
        clashes = sum(self._cards.clash(one, other) for one, other in pairs)
        return replace(terms, pairs=pairs, left=left, clashes=clashes)
