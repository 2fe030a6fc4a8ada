"""The players of a round as a checker looks at them: by number. No code of the engines is used here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Generic

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.position import C, SwissPosition


class Sheet(Generic[C]):
    """What the text says of each and of every two, as far as all books say it alike."""

    def __init__(self, position: SwissPosition[C]) -> None:
        """Read a position."""
        self.players: dict[PairingNumber, C] = {player.number: player for player in position.players}
        self._forbidden = position.forbidden

    def score(self, number: PairingNumber) -> int:
        """Return a pairing score in half points."""
        return self.players[number].score

    def ranked(self, numbers: Iterable[PairingNumber]) -> tuple[PairingNumber, ...]:
        """Return players by score, then by number."""
        return tuple(sorted(numbers, key=lambda number: (-self.score(number), number)))

    def met(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two have played each other."""
        return two in self.players[one].opponents or one in self.players[two].opponents

    def forbidden(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether the rules of the event keep two apart."""
        return (one, two) in self._forbidden or (two, one) in self._forbidden

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1)."""
        return not (self.met(one, two) or self.forbidden(one, two))

    @property
    def apart(self) -> dict[PairingNumber, int]:
        """Return with whom each may not be paired, as masks of numbers (C1)."""
        rows = dict.fromkeys(self.players, 0)
        pairs = ((number, other) for number, player in self.players.items() for other in player.opponents)
        for one, two in chain(pairs, self._forbidden):
            if one in rows and two in rows:
                rows[one] |= 1 << two
                rows[two] |= 1 << one
        return rows
