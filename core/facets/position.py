"""The position of a tournament before a round is paired: all that the Swiss rules look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import C6, Together
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.preference import Preference, preference_of


@dataclass(frozen=True, slots=True)
class Player:
    """One player to be paired, as their pairing card shows them.

    The position lists its players in the order A2 (score, rating, title, name); `number` is only the
    number printed on the card, which E5 and R7 look at.
    """

    number: PairingNumber
    """Pairing number; unique in the position."""
    score: int
    """Points so far for pairing, in half points."""
    opponents: frozenset[PairingNumber] = frozenset()
    """Pairing numbers met in played games (B1a, F2)."""
    colours: str = ""
    """Colours of played games only, oldest first: `W` and `B` (F2, F3)."""
    floats: str = ""
    """One letter for every round so far: `D` downfloat, `U` upfloat, `-` none (A4, A5)."""
    bye_barred: bool = False
    """Has had a point without playing (B1b)."""
    over_half: bool = False
    """Over 50 % when the last round is paired (R6)."""
    met_in: Mapping[PairingNumber, int] = field(default_factory=dict, compare=False, repr=False)
    """The rounds of the games, by opponent, where they are known: for words only, nothing is decided by them."""
    apart: str = ""
    """Their team, club or federation, where its members are not paired with each other (B.VI C5)."""
    own_preference: Preference | None = field(default=None, compare=False, repr=False)
    """The colour they are due where it does not follow from the table of A7."""
    index: tuple[str, str] | None = field(default=None, compare=False, repr=False)
    """Buchholz and Sonneborn-Berger, where these rank them and not the number (C.04.4.2 1.7)."""

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly."""
        if self.own_preference is not None:
            return self.own_preference
        return preference_of(self.colours, self.over_half)


@dataclass(frozen=True, slots=True)
class Position:
    """The players to be paired in one round, in the order A2 (highest first), and what else counts."""

    players: tuple[Player, ...]
    round: int = 1
    first_colour: Literal["W", "B"] = "W"
    """The colour drawn for odd pairing numbers (E5, R7)."""
    last_round: bool = False
    c6: C6 = "corrected"
    apart: Together = ""
    """What keeps players from each other who bear the same name of it (B.VI C5)."""
