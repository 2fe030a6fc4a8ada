"""A whole round by the search: the bye, then bracket by bracket from the top (C.04.4.2 3, 4)."""

from __future__ import annotations

from paircard.core.systems.burstein.cards import Cards, Made
from paircard.core.systems.burstein.outcome import NoCompletePairing, Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.publication import publish
from paircard.core.systems.burstein.search.floaters import least_ahead, may_float
from paircard.core.systems.burstein.search.pairs import first_pairs
from paircard.core.systems.burstein.search.together import with_any, with_one_of
from paircard.core.systems.swiss.bye_first import bye_place
from paircard.core.systems.swiss.literal.floating_down import Bracket, bracket_of
from paircard.core.values import waiting


def search(position: Position) -> Pairing:
    """Pair the round; raise NoCompletePairing (1.9.3) where C1, C2 and C3 allow nothing."""
    return waiting.found(position, lambda: _searched(position))


def _searched(position: Position) -> Pairing:
    cards = Cards(position)
    bye = bye_place(cards, NoCompletePairing, cards.bye_order())
    here = cards.without(bye)
    brackets, down = [], 0
    for at in range(len(here.scoregroups)):
        bracket = bracket_of(here, at, down)
        waiting.bracket(bracket.score, bracket.players.bit_count())
        made = paired(here, bracket)
        brackets.append(here.result(bracket, made))
        down = made.left
    return publish(position, None if bye is None else cards.number(bye), brackets)


def paired(cards: Cards, bracket: Bracket) -> Made:
    """Pair a bracket of which, with all below, everybody can be paired.

    Nearly always nobody floats, or one of some who are as good, and as few go without their colour as numbers allow:
    then it takes a matching that asks for no costs.
    """
    floaters = may_float(cards, bracket)
    if floaters is None:
        return with_any(cards, bracket)
    pairs, left = first_pairs(cards, bracket.players, floaters) or with_one_of(cards, bracket, floaters)
    return Made(pairs, left, least_ahead(cards, bracket, left))
