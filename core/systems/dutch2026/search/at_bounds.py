"""The best candidate of a bracket whose C4 - C8 are at their bounds: nearly every bracket of an event.

How many float down and of which scores is then known beforehand (`floats`), and the bracket can be looked at alone. If
C9 - C21 are at their bounds, too, the graph has no weights. C4 and C8 are asked of the downfloaters only when they are
known: who does not do is struck off, and what is first then is the first of all, for those before it were struck for
good.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.by_floats import at_best_floats
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.floats import bare_rows, seatings
from paircard.core.systems.dutch2026.search.general import cheapest_candidate
from paircard.core.systems.dutch2026.search.look_ahead import Outlook, outlook
from paircard.core.systems.dutch2026.search.restricted import Restricted
from paircard.core.systems.dutch2026.search.seated_graph import SeatedGraph
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.unordered import any_candidate, any_cheapest
from paircard.core.systems.dutch2026.search.walk import first_candidate
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.values.frozen import dataclass

STRUCK_ONE_BY_ONE = 3
"""Where so many downfloaters will not do, all are judged before another candidate is looked for."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Which of equally good candidates is taken: without weights, and with them."""

    bare: Callable[[Bracket, dict[int, int], Seats], Candidate | None]
    weighed: Callable[[Bracket, WeightedGraph], Candidate | None]


FIRST = Taken(first_candidate, cheapest_candidate)
ANY = Taken(any_candidate, any_cheapest)


def at_bounds(cards: Cards, bracket: Bracket, completion: Completion, taken: Taken = FIRST) -> Candidate | None:
    """Return the first of the best candidates if C4 - C8 are at their bounds, None if that is not known."""
    for seats in seatings(cards, bracket, completion):
        candidate = _accepted(cards, bracket, completion, seats, taken)
        if candidate:
            return candidate
    return None


def _accepted(cards: Cards, bracket: Bracket, completion: Completion, seats: Seats, taken: Taken) -> Candidate | None:
    """Return the first candidate whose downfloaters do by C4 and C8, None if that is not known or there is none."""
    struck, relaxed = 0, Relaxed(cards, bracket, completion, seats, taken)
    while candidate := relaxed.first(struck):
        judged = outlook(cards, bracket, completion, candidate.down)
        if judged is Outlook.BEST:
            return candidate
        if not struck and relaxed.only(candidate.down):
            return candidate if completion.keeps(bracket.below | mask_of(candidate.down)) else None
        if judged is Outlook.UNKNOWN or seats.floating != 1 or completion.lacks_more_than(1, bracket.below):
            return None
        struck |= mask_of(candidate.down)
        if struck.bit_count() == STRUCK_ONE_BY_ONE:
            others = places_in(seats.takers[0] & ~struck)
            struck |= mask_of(each for each in others if outlook(cards, bracket, completion, (each,)) is Outlook.WORSE)
    return None


class Relaxed:
    """A bracket without what follows it, and the seats of those who float down."""

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, seats: Seats, taken: Taken = FIRST
    ) -> None:
        """Take the seats."""
        self._taken = taken
        self._cards = cards
        self._bracket = bracket
        self._completion = completion
        self._seats = seats
        self._bye_here = seats.floating == 1 and bye_may_be_here(cards, bracket, completion)
        self._may_float = bracket.everybody & (completion.takers if self._bye_here else -1)

    @cached_property
    def _restricted(self) -> Restricted:
        return Restricted(self._cards, self._bracket, self._seats.floating)

    @cached_property
    def _costs(self) -> Costs:
        return Costs(self._cards, self._bracket, self._bye_here)

    @cached_property
    def _more_needed_below(self) -> bool:
        """Tell whether more must float down for C4."""
        return self._completion.lacks_more_than(self._seats.floating, self._bracket.below)

    def first(self, struck: int) -> Candidate | None:
        """Return the first of the best candidates, none of those struck off floating down."""
        allowed = self._may_float & ~struck
        graph = self._restricted
        fewest_unplayed = self._fewest_unplayed(allowed)
        seats = self._seats.of(fewest_unplayed & graph.floaters)
        candidate = self._taken.bare(self._bracket, graph.rows, seats)
        if candidate or self._more_needed_below:
            return candidate
        coloured = self._seats.of(fewest_unplayed & graph.coloured_floaters)
        return self._coloured(graph.coloured_rows, coloured) or self._cheapest(self._bare, self._seats.of(allowed))

    def only(self, down: tuple[int, ...]) -> bool:
        """Tell whether nobody else can float down: then C8 is what these make of it."""
        for place in down:
            seats = self._seats.of(self._may_float & ~(1 << place))
            if all(seats.takers) and Blossoms(seats.added_to(self._bare)).match_all():
                return False
        return True

    def _coloured(self, rows: dict[int, int], seats: Seats) -> Candidate | None:
        """Return the first of the best candidates where C10 - C13 are at their bounds, None if they cannot be."""
        blossoms = Blossoms(seats.added_to(rows))
        if not blossoms.match_all():
            return None
        if graph := at_best_floats(self._cards, self._bracket, (rows, seats), blossoms.mates):
            return self._taken.bare(self._bracket, *graph)
        return self._taken.weighed(self._bracket, self._weighed(rows, seats))

    def _cheapest(self, rows: dict[int, int], seats: Seats) -> Candidate | None:
        """Return the first of the best candidates in a graph, None if it has none."""
        if not Blossoms(seats.added_to(rows)).match_all():
            return None
        return self._taken.weighed(self._bracket, self._weighed(rows, seats))

    def _weighed(self, rows: dict[int, int], seats: Seats) -> SeatedGraph:
        return SeatedGraph(self._cards, self._bracket, self._costs, rows, seats)

    @cached_property
    def _bare(self) -> dict[int, int]:
        return bare_rows(self._cards, self._bracket)

    def _fewest_unplayed(self, allowed: int) -> int:
        """Return those of some players who have the fewest unplayed rounds, if that counts (C9)."""
        if not self._bye_here or not allowed:
            return allowed
        unplayed = {place: self._cards.players[place].unplayed for place in places_in(allowed)}
        fewest = min(unplayed.values())
        return mask_of(place for place, rounds in unplayed.items() if rounds == fewest)
