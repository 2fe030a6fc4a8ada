"""The field of a round: all that C.04.3 looks at before it is paired.

Scores are pairing scores (C.04.7 1.5): points and virtual points together, in half points. Players go by their
tournament pairing numbers (TPN).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from core.event.ids import NOBODY, PairingNumber, PlayerId
from core.values.colour import Colour, Float
from core.values.frozen import dataclass
from core.values.preference import Preference, preference_of


@dataclass(frozen=True, slots=True)
class Player:
    """One player of the field."""

    number: PairingNumber
    """TPN; unique in the position."""
    score: int
    """Pairing score in half points, virtual points included."""
    colour_number: int
    """Their place among all who count where nobody has a preference (C.04.3 5.2.5)."""
    opponents: frozenset[PairingNumber] = frozenset()
    """TPNs met in played games (C.04.2 3.5); some may not be in the field."""
    colours: str = ""
    """Colours of the played games, oldest first: `W` and `B` (C.04.2 3.4)."""
    float_before: Float = "-"
    """Float of the previous round (C.04.3 1.4)."""
    float_two_before: Float = "-"
    """Float of the round before that one."""
    unplayed: int = 0
    """Rounds of the event without a played game, those before they entered too (C9)."""
    bye_barred: bool = False
    """C.04.1 4: no pairing-allocated bye for them (C2)."""
    topscorer: bool = False
    """More than half of what could be scored, when the last round is paired (C.04.3 1.8)."""
    virtual: int = 0
    """What of the score is no points: those of an acceleration in this round (C.04.7 1.4); for words only."""
    met_in: Mapping[PairingNumber, int] = field(default_factory=dict, compare=False, repr=False)
    """The rounds of the games, by opponent, where they are known: for words only, nothing is decided by them."""
    id: PlayerId = NOBODY
    """Who it is for whoever asks: numbers change when somebody enters late, ids do not."""

    @property
    def points(self) -> int:
        """Half points as the standings have them."""
        return self.score - self.virtual

    @property
    def difference(self) -> int:
        """Games with White less games with Black (C.04.3 1.6)."""
        return self.colours.count("W") - self.colours.count("B")

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly (C.04.3 1.7): the table of 1998 word for word."""
        return preference_of(self.colours)


@dataclass(frozen=True, slots=True)
class Position:
    """The players to be paired in one round in the order C.04.3 1.2 (highest first), and what else counts."""

    players: tuple[Player, ...]
    round: int = 1
    initial_colour: Colour = "W"
    """What C.04.3 5.2.5 gives to odd numbers (5.1)."""
    last_round: bool = False
    forbidden: frozenset[tuple[PairingNumber, PairingNumber]] = frozenset()
    """Pairs that the rules of the event forbid, smaller TPN first: C1 treats them as met."""


def in_order(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return players in the order C.04.3 1.2: higher score first, then smaller TPN."""
    return tuple(sorted(players, key=lambda player: (-player.score, player.number)))
