"""Whether the bye falls to the downfloater of a bracket (C9)."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion


def bye_may_be_here(cards: Cards, bracket: Bracket, completion: Completion) -> bool:
    """Tell whether the downfloater of a bracket has the bye if there is only one: nobody below has the score of C5."""
    score = completion.bye_score
    return score is not None and len(bracket.players) % 2 == 1 and score >= cards.scores[bracket.residents[0]]
