"""SSF Buchholz: how the Swedish member system counted until 1 September 2023 (rules 1 - 13, rulings A1 - A16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from paircard.core.event.card import NO_ROUND, CardLine, Kind, PairingCard
from paircard.core.tiebreaks.field import Field
from paircard.core.tiebreaks.profiles.base import FREE, GAME, Profile, Share, as_announced, virtual_opponent
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, LOSS

_SHARES: Mapping[Kind, Share] = {
    Kind.ADJOURNED: Share(DRAW, "SSF 2"),
    Kind.OPEN: Share(DRAW, "SSF 3"),
    Kind.FORFEIT_WIN: Share(DRAW, "SSF 4"),
    Kind.FORFEIT_LOSS: Share(DRAW, "SSF 5"),
    Kind.BYE: Share(LOSS, "SSF 6"),
    Kind.WITHDRAWN: Share(DRAW, "SSF 7"),
    Kind.HALF_BYE: Share(DRAW, "SSF A8"),
    Kind.ABSENT: Share(DRAW, "SSF A1"),
    Kind.NOT_ENTERED: Share(DRAW, "SSF A1"),
    **dict.fromkeys(NO_ROUND, FREE),
}
"""Rules 2 - 7: what each kind of round counts, in place of the points awarded (rule 1)."""
_NOT_IN_THE_DRAW = frozenset({Kind.ABSENT, Kind.NOT_ENTERED})


@dataclass(frozen=True)
class Ssf(Profile):
    """Opponents by rules 1 - 7, own rounds by 8 - 10; the cut (11 - 13) takes an unplayed round first."""

    key: ClassVar[str] = "ssf"
    name: ClassVar[str] = mark("SSF until 2023")
    switches: ClassVar[Mapping[str, str]] = {"LITERAL": "literal"}
    counts_running: ClassVar[bool] = True

    literal: bool = False
    """A1: an opponent's round outside the draw counts the points awarded, not ½."""

    def shares(self, field: Field, card: PairingCard) -> list[Share]:
        """Return rule 1 corrected by rules 2 - 7."""
        return [self._share(field, record) for record in card.lines]

    def own(self, field: Field, card: PairingCard, record: CardLine) -> Share:
        """Return rule 9, or nothing after an own withdrawal (rule 8); A4: a forfeit before it keeps its value."""
        if record.kind is Kind.WITHDRAWN:
            return Share(0, "SSF 8")
        return Share(virtual_opponent(field, card, record), "SSF 9")

    def cut_first(self, field: Field, record: CardLine) -> bool:  # noqa: ARG002
        """Rules 12, 13: an unplayed round, a postponed one too (A6), but no game in progress (A5)."""
        return record.kind not in (Kind.PLAYED, Kind.OPEN)

    def _share(self, field: Field, record: CardLine) -> Share:
        if record.kind is Kind.PLAYED:
            return Share(record.half_points, GAME)
        if self.literal and record.kind in _NOT_IN_THE_DRAW:
            return Share(record.half_points, "SSF A1 literal")
        return as_announced(field, _SHARES[record.kind])
