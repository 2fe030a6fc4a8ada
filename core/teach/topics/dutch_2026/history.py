"""What has been played before the round of a lesson, as a report writes it: a row a player.

`4w1 5b= U` is a win with White against 4, a draw with Black against 5, then the pairing-allocated bye. `+` and `-` are
games not played, `F` `H` `Z` byes of a full, half and no point.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from core.event.ids import PairingNumber, PlayerId
from core.systems.dutch2026.field import Announced, Entrant, position_of
from core.systems.dutch2026.position import Position
from core.systems.dutch2026.turns import Kind, Turn
from core.systems.kit.baku import Baku
from core.values.colour import Colour
from core.values.points import DRAW, LOSS, WIN

_GAME = re.compile(r"(\d+)([wb])([10=+-])")
_POINTS = {"1": WIN, "=": DRAW, "0": LOSS, "+": WIN, "-": LOSS}
_UNPLAYED = {"+": Kind.FORFEIT_WIN, "-": Kind.FORFEIT_LOSS}
_AWAY = {"F": WIN, "H": DRAW, "Z": LOSS}
CODES = frozenset("UFHZ+-")
"""What is no game."""


@dataclass(frozen=True)
class History:
    """An event up to a round; players are named by their TPN."""

    rounds: int
    """How many were announced."""
    colour: Colour
    """The initial colour (C.04.3 5.1)."""
    rows: tuple[str, ...]
    """By TPN from 1 on."""
    away: tuple[PairingNumber, ...] = ()
    """Who does not play in the round of the lesson."""
    last_of_ga: PairingNumber | None = None
    """The last of group A, if the event is accelerated (C.04.7)."""
    apart: tuple[tuple[PairingNumber, PairingNumber], ...] = ()
    """Pairs that the rules of the event forbid."""
    bye: int = WIN
    """Half points of a pairing-allocated bye."""

    @cached_property
    def position(self) -> Position:
        """The position before the round of the lesson."""
        baku = None if self.last_of_ga is None else Baku(PlayerId(self.last_of_ga), self.rounds)
        apart = tuple((PlayerId(one), PlayerId(other)) for one, other in self.apart)
        entrants = (
            Entrant(
                PlayerId(number), PairingNumber(number), tuple(map(self._turn, row.split())), number not in self.away
            )
            for number, row in enumerate(self.rows, 1)
        )
        return position_of(entrants, Announced(self.rounds, self.colour, baku=baku, forbidden=apart))

    def row(self, number: int) -> str:
        """Return the row of a player."""
        return self.rows[number - 1]

    @property
    def plain(self) -> bool:
        """Whether everybody has played in every round."""
        return not any(code in CODES for row in self.rows for word in row.split() for code in (word[-1],))

    def _turn(self, word: str) -> Turn:
        game = _GAME.fullmatch(word)
        if game is None:
            return Turn(Kind.ALLOCATED, self.bye) if word == "U" else Turn(Kind.AWAY, _AWAY[word])
        sign = game[3]
        kind = _UNPLAYED.get(sign, Kind.PLAYED)
        colour: Colour = "W" if game[2] == "w" else "B"
        return Turn(kind, _POINTS[sign], PlayerId(int(game[1])), colour if kind is Kind.PLAYED else None)
