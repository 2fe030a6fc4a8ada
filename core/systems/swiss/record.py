"""What the rounds of somebody come to, as every book for players looks at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.swiss.turns import PLAYED, USUAL, PointSystem, Turn


class Record:
    """What the rounds of somebody come to, written on turn by turn."""

    __slots__ = ("bye_barred", "colours", "idle", "met_in", "numbers", "points", "took_part", "turns", "worth")

    def __init__(
        self, turns: Iterable[Turn], numbers: Mapping[ContestantId, PairingNumber], worth: PointSystem = USUAL
    ) -> None:
        """Write the rounds so far; opponents go by these numbers."""
        self.numbers = numbers
        self.worth = worth
        self.turns: list[Turn] = []
        self.points = [0]
        """Points before every round, and those now."""
        self.met_in: dict[PairingNumber, int] = {}
        """In which round somebody was met."""
        self.colours = ""
        """Of games that were played."""
        self.idle = 0
        """Rounds without a game that was played."""
        self.bye_barred = self.took_part = False
        for turn in turns:
            self.write(turn)

    def write(self, turn: Turn) -> None:
        """Write one more round."""
        self.turns.append(turn)
        self.points.append(self.points[-1] + turn.points)
        if turn.kind is not PLAYED:
            self.idle += 1
            self.took_part = self.took_part or turn.took_part
            self.bye_barred = self.bye_barred or turn.bars_bye(self.worth)
            return
        self.took_part = True
        self.colours += turn.colour or ""
        if turn.opponent is not None:
            self.met_in[self.numbers[turn.opponent]] = len(self.turns)
