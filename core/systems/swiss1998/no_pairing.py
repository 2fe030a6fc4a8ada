"""When nothing is legal: who cannot be paired, and the fewest obstacles an arbiter would have to set aside (R14)."""

from __future__ import annotations

from itertools import islice

from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import NoLegalPairing
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.perfect import Blossoms, has_perfect_matching
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import Rows
from paircard.core.values.frozen import replace
from paircard.core.values.said import Joined, Words


def need_legal_pairing(cards: Cards) -> None:
    """Raise NoLegalPairing (R14) if no pairing of the whole field satisfies B1 and B2: one matching tells."""
    if not has_perfect_matching(_opponents(cards)):
        raise no_legal_pairing(cards)


def no_legal_pairing(cards: Cards) -> NoLegalPairing:
    """Return the error that names a smallest set of pairs (or a bye) that would have to be forced."""
    size, forced = len(cards.players), _forced(cards)
    refusals = [refusal for pair in sorted(forced) if (refusal := _refusal(cards, *pair))]
    places = sorted({place for pair in forced for place in pair if place < size})
    numbers = tuple(cards.number(place) for place in places)
    return NoLegalPairing(numbers, tuple(refusals), _reason(cards), apart=_would_do_together(cards))


def _forced(cards: Cards) -> list[tuple[int, int]]:
    """Return the fewest pairs by place, or the bye, that would have to be forced; of several such sets the lowest.

    No two left alone by a largest matching may meet. The lowest player who can be left alone is, then the lowest who
    can be as well, and so on, the bye at last: no other set is lower (such sets are the bases of a matroid), whichever
    matching is found on the way.
    """
    size = len(cards.players)
    matching = Blossoms(_opponents(cards))
    count = matching.match_most()
    lowest_first = (*reversed(range(size)), *[size][: size % 2])
    alone = sorted(islice(filter(matching.leave_alone, lowest_first), count))
    return list(zip(alone[::2], alone[1::2], strict=True))


def _opponents(cards: Cards) -> dict[int, int]:
    """Return whom everybody may meet, as masks of places; with an odd number the place after the last is the bye."""
    size = len(cards.players)
    rows = {place: cards.legal(place) for place in range(size)}
    if size % 2:
        free = [place for place in range(size) if not criteria.b1b(cards.players[place])]
        rows |= {place: rows[place] | 1 << size for place in free}
        rows[size] = mask_of(free)
    return rows


def _would_do_together(cards: Cards) -> bool:
    """Whether there is a pairing once those who belong together may meet (B.VI C5)."""
    if not any(player.apart for player in cards.players):
        return False
    players = tuple(replace(player, apart="") for player in cards.players)
    return has_perfect_matching(_opponents(Cards(replace(cards.position, players=players))))


def _reason(cards: Cards) -> Words:
    """Say who competes for too few opponents."""
    from paircard.core.systems.swiss1998.judge.shortage import (  # loaded only where nothing is legal
        Staying,
        shortage_in,
    )

    everybody = tuple(range(len(cards.players)))
    staying = Staying(cards, LEVELS[-1], lowest=True)
    question = Question((), everybody, len(everybody) // 2, LEVELS[-1], staying.mask)
    short = shortage_in(cards, Rows(cards, question).rows, question, staying, clashes=True)
    return Joined(()) if short is None else short.clause()


def _refusal(cards: Cards, one: int, other: int) -> Breach | None:
    if other == len(cards.players):
        return criteria.refused_bye(cards.players[one])
    likes, other_likes = cards.preferences[one], cards.preferences[other]
    return criteria.refused_pair(cards.players[one], cards.players[other], likes, other_likes)
