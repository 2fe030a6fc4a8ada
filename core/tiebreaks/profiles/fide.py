"""The rules of FIDE before C.07: for opponents every unplayed round counts half a point, whatever was awarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.tiebreaks.field import Field
from paircard.core.tiebreaks.profiles.base import Profile, Share, plain_share, virtual_opponent
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark


def _shares(field: Field, card: PairingCard) -> list[Share]:
    """Return half a point for every round without a game (B3, B4)."""
    unplayed = Share(field.draw, "B4")
    return [plain_share(field, record, unplayed) for record in card.lines]


@dataclass(frozen=True)
class Fide1998(Profile):
    """Until 2009: an own unplayed round is a draw with oneself (B2)."""

    key: ClassVar[str] = "fide1998"
    name: ClassVar[str] = mark("FIDE 1998: unplayed rounds count ½")
    switches: ClassVar[Mapping[str, str]] = {"RAW": "raw"}

    raw: bool = False
    """B2: the own score as it is, unplayed rounds not adjusted."""

    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Half a point for every round without a game (B3, B4)."""
        return _shares(field, card)

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share:  # noqa: ARG002
        """Return the own score, adjusted as an opponent would count it (B2)."""
        if self.raw:
            return Share(field.points[card.id], "B2 raw")
        return Share(field.as_opponents(self, False)[card.id], "B2")


@dataclass(frozen=True)
class Fide2009(Profile):
    """From 2009 to August 2023: an own unplayed round is a game with a virtual opponent."""

    key: ClassVar[str] = "fide2009"
    name: ClassVar[str] = mark("FIDE 2009: virtual opponent")

    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Half a point for every round without a game."""
        return _shares(field, card)

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share:
        """Return the score of the virtual opponent."""
        return Share(virtual_opponent(field, card, record), "Svon")  # no words: a key of the rules
