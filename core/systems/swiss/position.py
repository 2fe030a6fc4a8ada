"""The field of a round, as far as every book of 2026 looks at it. Scores are in half points.

They are pairing scores (C.04.7 1.5): points and virtual points together. Everybody goes by their tournament pairing
number (TPN).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from paircard.core.event.ids import NOBODY, ContestantId, PairingNumber
from paircard.core.values.colour import Colour, balance
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.preference import Preference


@dataclass(frozen=True, slots=True)
class Contestant:
    """One player of the field, or one team."""

    number: PairingNumber
    """TPN; unique in the position."""
    score: int
    """Pairing score, virtual points included."""
    opponents: frozenset[PairingNumber] = frozenset()
    """TPNs met in games or matches that were played (C.04.2 3.5); some may not be in the field."""
    colours: str = ""
    """Colours of what was played, oldest first: `W` and `B` (C.04.2 3.4)."""
    bye_barred: bool = False
    """C2: no pairing-allocated bye for them."""
    virtual: int = 0
    """What of the score is no points: those of an acceleration in this round (C.04.7 1.4)."""
    met_in: Mapping[PairingNumber, int] = field(default_factory=dict, compare=False, repr=False)
    """The rounds of the meetings, by opponent, where they are known: for words only, nothing is decided by them."""
    id: ContestantId = NOBODY
    """Who it is for whoever asks: numbers change when somebody enters late, ids do not."""

    @property
    def points(self) -> int:
        """Half points as the standings have them."""
        return self.score - self.virtual

    @property
    def difference(self) -> int:
        """How often with White less how often with Black."""
        return balance(self.colours)

    @property
    def played(self) -> int:
        """How many games, or matches, they have played."""
        return len(self.colours)

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly, by the table of their book."""
        raise NotImplementedError


C = TypeVar("C", bound=Contestant)  # no words: a name


@dataclass(frozen=True, slots=True)
class SwissPosition(Generic[C]):
    """Who is to be paired in one round, the highest score first, then the smaller TPN, and what else counts."""

    players: tuple[C, ...]
    round: int = 1
    initial_colour: Colour = "W"
    """What odd numbers have where nobody has a preference."""
    last_round: bool = False
    forbidden: frozenset[tuple[PairingNumber, PairingNumber]] = frozenset()
    """Pairs that the rules of the event forbid, smaller TPN first: C1 treats them as met."""


def in_order(players: tuple[C, ...]) -> tuple[C, ...]:
    """Return them by score, the highest first, then by TPN."""
    return tuple(sorted(players, key=lambda player: (-player.score, player.number)))
