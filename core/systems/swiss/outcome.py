"""What pairing a round answers: the pairs, the bye, and how every bracket ended; or that there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing, Pair
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

B = TypeVar("B")  # no words: a name


@dataclass(frozen=True, slots=True)
class SwissPairing(Generic[B]):
    """The pairing of a round: pairs in the order of boards (C.04.2 3.6), the bye, and the brackets from the top.

    Brackets are told as their book tells them. The rule of the colours of a pair is its article with its book, such as
    `C.04.3 5.2.4`.
    """

    pairs: tuple[Pair, ...]
    bye: PairingNumber | None
    brackets: Sequence[B]
    """Made when somebody looks at them where the search alone is asked."""


class NoCompletePairing(NoPairing):
    """No complete pairing exists: the chief arbiter decides."""

    why: ClassVar[Words]

    def __init__(self, players: tuple[PairingNumber, ...]) -> None:
        """Name whom nobody can pair completely."""
        self.players = players
        super().__init__(self.why)


class NothingLegal(NoCompletePairing):
    """No complete pairing exists under C1, C2 and C3 (1.9.3)."""

    why = said(
        "No complete pairing keeps C1, C2 and C3. The chief arbiter decides (1.9.3): "
        "pair by hand and record the reason, or end the event."
    )
