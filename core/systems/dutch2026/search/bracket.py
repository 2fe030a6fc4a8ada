"""One bracket before it is paired (1.3), by places."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.values.frozen import dataclass

Pair = tuple[int, int]
"""Two places, the higher player first."""


class Bracket:
    """Moved-down players, residents, and what lies below; places stand in order, so that BSNs are positions in it."""

    __slots__ = ("below", "everybody", "mdp_mask", "mdps", "next_group", "players", "residents")

    def __init__(
        self, mdps: tuple[int, ...], residents: tuple[int, ...], next_group: tuple[int, ...], below: int
    ) -> None:
        """Take who is in it, the scoregroup that follows, empty after the last, and all below (a mask) with it."""
        self.mdps = mdps
        self.residents = residents
        self.next_group = next_group
        self.below = below
        self.players = mdps + residents
        """Everybody of the bracket, by BSN (4.1)."""
        self.mdp_mask = mask_of(mdps)
        self.everybody = self.mdp_mask | mask_of(residents)
        """Everybody of the bracket, as a mask."""


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
