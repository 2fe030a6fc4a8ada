"""An entrant's place in a tournament: number, first round, absences, withdrawals."""

from __future__ import annotations

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.values.frozen import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Registration:
    """One entrant as they stand in the event."""

    id: ContestantId
    entrant: Entrant
    number: PairingNumber | None = None
    """Pairing number; None until round 1 is paired (R20)."""
    first_round: int = 1
    missed: tuple[int, ...] = ()
    """Half points for each round before `first_round` (R17)."""
    absences: dict[int, int] = field(default_factory=dict)
    """Rounds announced as not played, with the half points given for each (F5, R18; a whole point only by a report)."""
    withdrawals: tuple[tuple[int, int | None], ...] = ()
    """Each (first round away, first round back or None): F5."""
    annulled: bool = False
    """Whether all their games are annulled: they left before they had played enough of them."""
    expelled: bool = False
    """Whether they were expelled: no table has them, and their games count for the others."""
    instead: bool = False
    """Whether they have taken the place of somebody who had played nothing."""
    source: int = 0
    """The stage he came from; 0 where he was entered here, or came from none in particular."""
    rule: str = ""
    """By which he came."""

    def withdrawn(self, round: int) -> bool:
        """Whether they have left before that round and are not back by then."""
        if not self.withdrawals:
            return False
        return any(left <= round and (back is None or round < back) for left, back in self.withdrawals)

    def takes_part(self, round: int) -> bool:
        """Whether they are to be paired in that round (F5, R17)."""
        if round < self.first_round or round in self.absences:
            return False
        return not self.withdrawals or not self.withdrawn(round)

    @property
    def always_here(self) -> bool:
        """Whether they take part in every round."""
        return self.first_round == 1 and not self.absences and not self.withdrawals

    def half_point_bye(self, round: int) -> bool:
        """Whether they have asked for a half point without playing that round (R18)."""
        return self._given(round, 1)

    def full_point_bye(self, round: int) -> bool:
        """Whether a report from elsewhere gives them a whole point without playing that round."""
        return self._given(round, 2)

    def _given(self, round: int, half_points: int) -> bool:
        asked = self.absences.get(round, 0) == half_points
        return asked and round >= self.first_round and not self.withdrawn(round)

    @property
    def gone(self) -> bool:
        """Whether they have left and have not come back."""
        return any(back is None for _, back in self.withdrawals)

    def missing(self, round: int, half_points: int) -> Registration:
        """Return them announced as absent from a round, with what they are given for it."""
        return replace(self, absences={**self.absences, round: half_points})

    def away_from(self, round: int) -> Registration:
        """Return them withdrawn before `round`."""
        return replace(self, withdrawals=(*self.withdrawals, (round, None)))

    def back_from(self, round: int) -> Registration:
        """Return them present again from `round` on."""
        return replace(
            self, withdrawals=tuple((left, round if back is None else back) for left, back in self.withdrawals)
        )

    def with_round_open_again(self, round: int) -> Registration:
        """Return them as they are once the pairing of `round` was taken back.

        What was dated to the round after it, because it was paired, is dated to it: they enter, leave or come
        back before it (F5, R17, R20).
        """
        first = min(self.first_round, round)
        withdrawals = tuple(
            (min(left, round), None if back is None else min(back, round)) for left, back in self.withdrawals
        )
        return replace(self, first_round=first, missed=self.missed[: first - 1], withdrawals=withdrawals)
