"""Whether those not yet paired can still be paired completely: C4, and the score of the bye by C5."""

from __future__ import annotations

from core.systems.dutch2026.cards import Cards
from core.systems.kit.places import mask_of, places_in


class Completion:
    """Complete pairings under C1 and C3, with the bye, where there is one, for one of these places."""

    def __init__(self, cards: Cards, byes: int) -> None:
        """Remember what is found out."""
        self._cards = cards
        self._byes = byes
        self._known = {0: True}

    def possible(self, mask: int) -> bool:
        """Tell whether all of a set can be paired with each other, but for one with the bye if they are odd."""
        known = self._known.get(mask)
        if known is None:
            known = self._known[mask] = self._find(mask)
        return known

    def _find(self, mask: int) -> bool:
        first = next(places_in(mask))
        rest = mask ^ 1 << first
        if rest.bit_count() % 2 == 0 and self._byes >> first & 1 and self.possible(rest):
            return True
        return any(self.possible(rest ^ 1 << mate) for mate in places_in(self._cards.legal[first] & rest))


def bye_places(cards: Cards) -> int | None:
    """Return who may have the bye by C2 and C5: all of the least score that allows a complete pairing (C.04.3 C5).

    Nobody (0) where the field is even; None where there is no complete pairing at all (1.9.3).
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        return 0 if Completion(cards, 0).possible(everybody) else None
    for score in sorted({cards.score(place) for place in places_in(cards.byes)}):
        byes = mask_of(place for place in places_in(cards.byes) if cards.score(place) == score)
        if Completion(cards, byes).possible(everybody):
            return byes
    return None
