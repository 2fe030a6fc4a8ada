"""How a bracket ended, by TPNs."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.systems.swiss.literal.first import Pairs


def result_of(
    cards: Cards[Any], bracket: Bracket, upfloaters: int, pairs: Pairs, weighed: tuple[int, ...]
) -> BracketResult[Any]:
    """Return it; `weighed` are the criteria behind number and scores of the upfloaters."""
    return BracketResult(
        bracket.score,
        cards.numbers(bracket.residents),
        tuple(map(cards.number, cards.in_set_order(upfloaters))),
        tuple((cards.number(top), cards.number(mate)) for top, mate in pairs),
        (upfloaters.bit_count(), cards.scores_up(upfloaters), *weighed),
    )
