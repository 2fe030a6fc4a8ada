"""What would have become of a round if two had met, or somebody had had the bye."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.matchable import spared
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook, Pairing
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.position import SwissPosition

F = TypeVar("F", bound=Cards[Any])  # no words: a name


class Forcing(forcing.Forcing[Any, Any, Any], ABC, Generic[F]):
    """A round as the search pairs it; a book forces what is asked into a bracket and lets its search find the best."""

    book: ClassVar[ByeFirstBook[Any]]

    def __init__(self, position: SwissPosition[Any], made: Pairing) -> None:
        """Take the round."""
        super().__init__(position, made)
        self.cards: F = self.book.cards(position)  # type: ignore[assignment]
        self.place = {player.number: at for at, player in enumerate(self.cards.players)}

    @abstractmethod
    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> forcing.Against[Any]:
        """Return what speaks against two meeting in a bracket."""

    def short(self, mask: int) -> Shortage | None:
        """Return who competes for whom where some cannot all be paired; a book need not tell."""
        return None

    # --- what follows -----------------------------------------------------------------------------------------

    def mask(self, numbers: Iterable[PairingNumber]) -> int:
        """Return some by place."""
        return mask_of(self.place[each] for each in numbers)

    def bracket_of(self, number: PairingNumber) -> int:
        """Return the bracket in which somebody was paired."""
        return max(at for at, each in enumerate(self.made.brackets) if number in each.players)

    @cached_property
    def may_sit_out(self) -> int:
        """Everybody without whom all others can be paired; of an even field nobody."""
        odd = self.cards.everybody.bit_count() % 2
        return spared(self.cards.legal, self.cards.everybody) if odd else 0
