"""The best candidate of a bracket in which no criterion needs more than its bound: nearly every bracket of an event.

All bounds together are a restriction of the graph, so that the best are those that exist; the first of them is found
by walking through the order. C4 and C8 are asked of the downfloaters only when they are known: who does not do is
struck off, and what is first then is the first of all, for those before it were struck for good.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.dutch2026.search.bracket import Bracket, Candidate
from core.systems.dutch2026.search.bye_here import bye_may_be_here
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.completion import Completion
from core.systems.dutch2026.search.floats import floating_scores
from core.systems.dutch2026.search.look_ahead import Outlook, outlook
from core.systems.dutch2026.search.restricted import Restricted
from core.systems.dutch2026.search.walk import first_candidate
from core.systems.kit.places import mask_of, places_in


def at_bounds(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the first of the best candidates if every criterion is at its bound, None if that is not known."""
    for floating in floating_scores(cards, bracket):
        struck = 0
        while candidate := _first(cards, bracket, completion, floating, struck):
            judged = outlook(cards, bracket, completion, candidate.down)
            if judged is Outlook.BEST:
                return candidate
            if judged is Outlook.UNKNOWN or len(candidate.down) > 1:
                return None
            struck |= mask_of(candidate.down)
        if struck:
            return None
    return None


def _first(
    cards: Cards, bracket: Bracket, completion: Completion, floating: tuple[int, ...], struck: int
) -> Candidate | None:
    """Return the first candidate at all bounds, none of those struck off floating down."""
    graph = Restricted(cards, bracket, floating)
    for allowed in _downfloaters(cards, bracket, completion, floating):
        takers = graph.floaters & allowed & ~struck
        seats = [takers & _of_score(cards, bracket, score) for score in floating]
        candidate = first_candidate(bracket, graph.rows, seats, len(cards.players) + 1)
        if candidate or allowed & ~struck:
            return candidate
    return None


def _of_score(cards: Cards, bracket: Bracket, score: int) -> int:
    return mask_of(place for place in bracket.players if cards.scores[place] == score)


def _downfloaters(cards: Cards, bracket: Bracket, completion: Completion, floating: tuple[int, ...]) -> Iterator[int]:
    """Yield who may float down, those with fewest unplayed rounds first where C9 counts."""
    if len(floating) != 1 or not bye_may_be_here(cards, bracket, completion):
        yield bracket.everybody
        return
    by_unplayed: dict[int, int] = {}
    for place in places_in(bracket.everybody & completion.takers):
        unplayed = cards.players[place].unplayed
        by_unplayed[unplayed] = by_unplayed.get(unplayed, 0) | 1 << place
    for _, players in sorted(by_unplayed.items()):
        yield players
