"""A bracket of one or two, as a third of all are in a small event: there is nothing to choose."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion


def at_most_two(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the candidate of one or two, None where they are more.

    Two are paired if C1, C3 and C4 let them; else they float down, whoever it is, and can be paired with all below.
    """
    if len(bracket.players) > 2:
        return None
    if len(bracket.players) == 2:
        higher, lower = bracket.players
        if cards.rows[higher] >> lower & 1 and completion.keeps(bracket.below):
            pairs = ((higher, lower),)
            return Candidate(pairs, (), ()) if bracket.mdps else Candidate((), pairs, ())
    return Candidate((), (), bracket.players)
