"""The pairing card of one player: what every round gave him, and what follows for the next pairing.

It answers what the Swiss rules ask of a player: floats (A4, A5), colours (A7, F2, F3), the bye (B1b).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from core.colour import Colour, Float
from core.event.entrant import Entrant
from core.language import mark
from core.systems.kit.preference import Preference, preference_of


class Kind(Enum):
    """What one round was for one player; say the value with `tr`."""

    PLAYED = mark("played")
    ADJOURNED = mark("adjourned")
    """Counts as a draw for pairing only (F9)."""
    OPEN = mark("open")
    """Paired, no result yet."""
    FORFEIT_WIN = mark("win by forfeit")
    FORFEIT_LOSS = mark("loss by forfeit")
    BYE = mark("bye")
    HALF_BYE = mark("half-point bye")
    ABSENT = mark("absent")
    WITHDRAWN = mark("withdrawn")
    NOT_ENTERED = mark("not yet entered")


_OVER_THE_BOARD = frozenset({Kind.PLAYED, Kind.ADJOURNED, Kind.OPEN})
_POINT_WITHOUT_PLAY = frozenset({Kind.BYE, Kind.FORFEIT_WIN})


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One line of a pairing card."""

    round: int
    kind: Kind
    opponent: int | None = None
    """Id of the opponent, also where the game was not played."""
    colour: Colour | None = None
    """Colour of the game as it was played; None where none was (F2)."""
    half_points: int = 0
    """Points for pairing (F9: an adjourned game is a draw)."""
    float: Float = "-"
    """Float mark recorded when the round was paired (R19)."""
    to_come: bool = False
    """Whether the game is only scheduled: its round is not in play, and nobody has sat down."""

    def still_to_come(self) -> RoundRecord:
        """Return the record of a round that is not in play: a game without a result has not begun."""
        return replace(self, colour=None, to_come=True) if self.kind is Kind.OPEN else self

    @property
    def met(self) -> bool:
        """Whether a game was begun, so that the two may not meet again (B1a, F2)."""
        return self.kind in _OVER_THE_BOARD and not self.to_come

    @property
    def settled_half_points(self) -> int:
        """Points for the standings: an adjourned game has none yet (F9)."""
        return 0 if self.kind is Kind.ADJOURNED else self.half_points


@dataclass(frozen=True)
class PairingCard:
    """All rounds of one player so far. An open game counts for opponents and colours, but gives no points yet."""

    id: int
    number: int
    """Pairing number; before round 1 the one he would have now (R20)."""
    entrant: Entrant
    rounds: tuple[RoundRecord, ...] = ()

    @cached_property
    def score(self) -> int:
        """Half points for pairing, adjourned games as draws (F9)."""
        return sum(record.half_points for record in self.rounds)

    def score_before(self, round: int) -> int:
        """Half points for pairing before a round, adjourned games as draws (F9)."""
        return sum(record.half_points for record in self.rounds[: round - 1])

    def points(self, after: int | None = None) -> int:
        """Half points for the standings after a round (all rounds when None)."""
        return sum(record.settled_half_points for record in self.rounds[:after])

    @cached_property
    def opponents(self) -> frozenset[int]:
        """Ids met in games that were begun (B1a, F2)."""
        return frozenset(r.opponent for r in self.rounds if r.met and r.opponent is not None)

    @cached_property
    def colours(self) -> str:
        """Colours of games that were begun, oldest first, without gaps (F2, F3)."""
        return "".join(record.colour for record in self.rounds if record.colour)

    @cached_property
    def history(self) -> str:
        """Colours round by round with `-` where none was played, as on a paper card."""
        return "".join(record.colour or "-" for record in self.rounds)

    @cached_property
    def floats(self) -> str:
        """One float mark a round: `D`, `U` or `-` (A4, A5)."""
        return "".join(record.float for record in self.rounds)

    @cached_property
    def bye_barred(self) -> bool:
        """B1b: he has had a point without playing."""
        return any(record.kind in _POINT_WITHOUT_PLAY for record in self.rounds)

    @property
    def waiting(self) -> bool:
        """Whether the result of a game of his that was begun is still missing."""
        return any(record.kind is Kind.OPEN and not record.to_come for record in self.rounds)

    def preference(self, *, over_half: bool = False) -> Preference:
        """Return the colour preference (A7); `over_half` in the last round takes the absolute class away (R6)."""
        return preference_of(self.colours, over_half)
