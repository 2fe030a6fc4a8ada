"""The best candidate of a bracket in which no criterion needs more than its bound: nearly every bracket of an event.

All bounds together are a restriction of the graph, so that the best are those that exist; the first of them is found
by walking through the order. C4 and C8 are asked of the downfloaters only when they are known: who does not do is
struck off, and what is first then is the first of all, for those before it were struck for good.
"""

from __future__ import annotations

from functools import cached_property

from core.systems.dutch2026.search.bracket import Bracket, Candidate
from core.systems.dutch2026.search.bye_here import bye_may_be_here
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.completion import Completion
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.floats import bare_rows, floating_scores, with_seats
from core.systems.dutch2026.search.general import cheapest_candidate
from core.systems.dutch2026.search.look_ahead import Outlook, outlook
from core.systems.dutch2026.search.restricted import Restricted
from core.systems.dutch2026.search.seated_graph import SeatedGraph
from core.systems.dutch2026.search.walk import first_candidate
from core.systems.kit.matching.perfect import Blossoms
from core.systems.kit.places import mask_of, places_in


def at_bounds(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the first of the best candidates if every criterion is at its bound, None if that is not known."""
    for floating in floating_scores(cards, bracket):
        struck, relaxed = 0, Relaxed(cards, bracket, completion, floating)
        while candidate := relaxed.first(struck):
            judged = outlook(cards, bracket, completion, candidate.down)
            if judged is Outlook.BEST:
                return candidate
            if judged is Outlook.UNKNOWN or len(candidate.down) > 1 or completion.lacks(bracket.below) > len(floating):
                return None
            struck |= mask_of(candidate.down)
        if struck:
            return None
    return None


class Relaxed:
    """A bracket without what follows it, and the least number and scores of downfloaters."""

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion, floating: tuple[int, ...]) -> None:
        """Take the scores of the downfloaters."""
        self._cards = cards
        self._bracket = bracket
        self._floating = floating
        self._first_seat = len(cards.players) + 1
        self._bye_here = len(floating) == 1 and bye_may_be_here(cards, bracket, completion)
        self._may_float = bracket.everybody & (completion.takers if self._bye_here else -1)

    @cached_property
    def _restricted(self) -> Restricted:
        return Restricted(self._cards, self._bracket, self._floating)

    @cached_property
    def _costs(self) -> Costs:
        return Costs(self._cards, self._bracket, self._bye_here)

    @cached_property
    def _of_score(self) -> dict[int, int]:
        of_score: dict[int, int] = {}
        for place in self._bracket.players:
            score = self._cards.scores[place]
            of_score[score] = of_score.get(score, 0) | 1 << place
        return of_score

    def first(self, struck: int) -> Candidate | None:
        """Return the first of the best candidates, none of those struck off floating down."""
        allowed = self._may_float & ~struck
        seats = self._seats(self._fewest_unplayed(allowed) & self._restricted.floaters)
        candidate = first_candidate(self._bracket, self._restricted.rows, seats, self._first_seat)
        if candidate:
            return candidate
        seats = self._seats(allowed)
        if not Blossoms(with_seats(bare_rows(self._cards, self._bracket), seats, self._first_seat)).match_all():
            return None
        return cheapest_candidate(self._bracket, SeatedGraph(self._cards, self._bracket, self._costs, seats))

    def _seats(self, floaters: int) -> list[int]:
        return [floaters & self._of_score[score] for score in self._floating]

    def _fewest_unplayed(self, allowed: int) -> int:
        """Return those of some players who have the fewest unplayed rounds, if that counts (C9)."""
        if not self._bye_here or not allowed:
            return allowed
        unplayed = {place: self._cards.players[place].unplayed for place in places_in(allowed)}
        fewest = min(unplayed.values())
        return mask_of(place for place, rounds in unplayed.items() if rounds == fewest)
