"""One bracket before it is paired (1.3), by places."""

from __future__ import annotations

from core.frozen import dataclass
from core.systems.kit.places import mask_of

Pair = tuple[int, int]
"""Two places, the higher player first."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """Moved-down players, residents, and what lies below; places stand in order, so that BSNs are positions in it."""

    mdps: tuple[int, ...]
    residents: tuple[int, ...]
    next_group: tuple[int, ...]
    """The scoregroup that follows, empty after the last."""
    below: int
    """Everybody below, the next scoregroup included (a mask)."""

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody of the bracket, by BSN (4.1)."""
        return self.mdps + self.residents

    @property
    def everybody(self) -> int:
        """Everybody of the bracket, as a mask."""
        return mask_of(self.players)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A bracket paired: the pairs of MDPs by BSN, those of the remainder by S1, and who floats down (3.2)."""

    mdp_pairs: tuple[Pair, ...]
    remainder: tuple[Pair, ...]
    down: tuple[int, ...]

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs."""
        return self.mdp_pairs + self.remainder
