"""A whole round by the search: the bye, then bracket by bracket (C.04.6 3.3.2)."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.bye_first import bye_place
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.level import FREE, added
from paircard.core.systems.team_swiss_2026.literal import result_of
from paircard.core.systems.team_swiss_2026.outcome import BracketResult, NoCompletePairing, Pairing
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.publication import publish
from paircard.core.systems.team_swiss_2026.search.pairs import best_pairs
from paircard.core.systems.team_swiss_2026.search.upfloaters import choose


def search(position: Position) -> Pairing:
    """Pair the round; raise NoCompletePairing (3.3.3) where C1 and C2 allow nothing."""
    cards = Cards(position)
    bye = bye_place(cards, NoCompletePairing)
    unpaired = cards.everybody if bye is None else cards.everybody ^ 1 << bye
    brackets = []
    while unpaired:
        members, result = _bracket(cards, unpaired)
        brackets.append(result)
        unpaired ^= members
    return publish(position, None if bye is None else cards.number(bye), brackets)


def _bracket(cards: Cards, unpaired: int) -> tuple[int, BracketResult]:
    bracket = cards.bracket(unpaired)
    upfloaters, c6 = choose(cards, bracket)
    members = bracket.residents | upfloaters
    pairs = best_pairs(cards, members, upfloaters)
    costs = FREE
    for one, other in pairs:
        costs = added(costs, cards.cost(one, other, upfloaters))
    c7 = (upfloaters & cards.floated).bit_count()
    return mask_of(place for pair in pairs for place in pair), result_of(
        cards, bracket, upfloaters, pairs, c6, c7, costs
    )
