"""When nothing is legal: who cannot be paired, and the fewest obstacles an arbiter would have to set aside (R14)."""

from __future__ import annotations

from dataclasses import replace

from core.said import Joined, Words
from core.systems.kit.breach import Breach
from core.systems.kit.matching.cheapest import cheapest_perfect_matching
from core.systems.kit.pairing import NoLegalPairing
from core.systems.swiss1998 import criteria
from core.systems.swiss1998.cards import LEVELS, Cards
from core.systems.swiss1998.search.feasible import Rows
from core.systems.swiss1998.search.task import Task
from core.systems.swiss1998.subproblem import Question


def no_legal_pairing(cards: Cards) -> NoLegalPairing:
    """Return the error that names a smallest set of pairs (or a bye) that would have to be forced."""
    size, forced = len(cards.players), _forced(cards)
    refusals = [refusal for pair in sorted(forced) if (refusal := _refusal(cards, *pair))]
    places = sorted({place for pair in forced for place in pair if place < size})
    numbers = tuple(cards.number(place) for place in places)
    return NoLegalPairing(numbers, tuple(refusals), _reason(cards), apart=_would_do_together(cards))


def _forced(cards: Cards) -> list[tuple[int, int]]:
    """Return the fewest pairs by place, or the bye, that would have to be forced."""
    size = len(cards.players)
    edges = [
        (one, other, int(not cards.legal(one) >> other & 1)) for one in range(size) for other in range(one + 1, size)
    ]
    if size % 2:
        edges += [(one, size, int(criteria.b1b(cards.players[one]))) for one in range(size)]
    matching = cheapest_perfect_matching(size + size % 2, edges) or {}  # everybody can be forced upon everybody
    return [pair for pair, cost in matching.items() if cost]


def _would_do_together(cards: Cards) -> bool:
    """Whether there is a pairing once those who belong together may meet (B.VI C5)."""
    if not any(player.apart for player in cards.players):
        return False
    players = tuple(replace(player, apart="") for player in cards.players)
    return not _forced(Cards(replace(cards.position, players=players)))


def _reason(cards: Cards) -> Words:
    """Say who competes for too few opponents."""
    from core.systems.swiss1998.explain.shortage import (
        shortage_in,  # explanations rest on the procedure, which ends here
    )
    from core.systems.swiss1998.explain.staying import Staying

    everybody = tuple(range(len(cards.players)))
    staying = Staying(cards, LEVELS[-1], lowest=True)
    question = Question((), everybody, len(everybody) // 2, LEVELS[-1], staying.mask)
    short = shortage_in(cards, Rows(cards, Task(question)).rows, question, staying, clashes=True)
    return Joined(()) if short is None else short.clause()


def _refusal(cards: Cards, one: int, other: int) -> Breach | None:
    if other == len(cards.players):
        return criteria.refused_bye(cards.players[one])
    likes, other_likes = cards.preferences[one], cards.preferences[other]
    return criteria.refused_pair(cards.players[one], cards.players[other], likes, other_likes)
