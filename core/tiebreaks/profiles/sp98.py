"""Swiss Perfect 98, the program many clubs used with the rules of 1998: only to check imported tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import Field
from paircard.core.tiebreaks.profiles.base import GAME, RUNNING, Profile, Share, as_announced
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, LOSS

_IN_THE_DRAW: Mapping[Kind, Share] = {
    Kind.ADJOURNED: Share(DRAW, "F9"),
    Kind.OPEN: RUNNING,
    Kind.BYE: Share(DRAW, "sp98 bye"),
    # no published table shows a forfeit: read like the bye, as a round in the draw that was not played
    Kind.FORFEIT_WIN: Share(DRAW, "sp98 bye"),
    Kind.FORFEIT_LOSS: Share(DRAW, "sp98 bye"),
}
_AWAY = Share(LOSS, "sp98 away")


@dataclass(frozen=True)
class Sp98(Profile):
    """Membership decides: a pairing bye counts ½, absence nothing, rounds after leaving do not exist."""

    key: ClassVar[str] = "sp98"
    name: ClassVar[str] = mark("Swiss Perfect 98")

    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Played points, half a point for a bye, nothing for absence."""
        return [
            Share(record.half_points, GAME)
            if record.kind is Kind.PLAYED
            else as_announced(field, _IN_THE_DRAW.get(record.kind, _AWAY))
            for record in card.lines
        ]

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share | None:
        """Return half a point for each round of own membership."""
        if not self.takes_part(card, record):
            return None
        return Share(_last_in_the_draw(card) * field.draw, "sp98 own")

    def takes_part(self, card: PairingCard, record: CardLine) -> bool:
        """Whether they had not left yet."""
        return record.round <= _last_in_the_draw(card)


def _last_in_the_draw(card: PairingCard) -> int:
    drawn = (record.round for record in card.lines if record.kind is Kind.PLAYED or record.kind in _IN_THE_DRAW)
    return max(drawn, default=0)
