"""A report of an event whose rounds follow from its results: played again from it, round by round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass, field

if TYPE_CHECKING:
    from paircard.core.event.facts import Fact
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.result import Result
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.reported import Reported
    from paircard.core.values.said import Words


@dataclass(frozen=True, slots=True)
class GameTold:
    """A game of a report, White first."""

    white: ContestantId
    black: ContestantId
    result: Result | None

    @property
    def both(self) -> frozenset[ContestantId]:
        """Who played it."""
        return frozenset({self.white, self.black})


@dataclass(frozen=True, slots=True)
class RoundsTold:
    """All games of a report that names a system; players by id, in the order of their start numbers."""

    words: str
    """Record 092."""
    code: str
    """Record 192."""
    players: Sequence[ContestantId]
    columns: Sequence[Sequence[GameTold]]
    """The games of every column that has some: each player has one there at most."""
    announced: int
    """So many columns there will be."""
    ranks: Mapping[ContestantId, int] = field(default_factory=dict)
    """The places of the report, of those who have one."""

    away: Mapping[tuple[int, ContestantId], str] = field(default_factory=dict)
    """By column and player the letter of a round without an opponent: `U F H Z`, those to come too."""
    choices: Reported | None = None
    """What it says of points and accelerations; None where that cannot be understood."""
    reason: str = ""
    """What the journal has as the reason of rounds that are taken from a report as they stand there."""

    def names(self, words: str, code: str) -> bool:
        """Whether the report names the system that we write by these words and this code."""
        return self.code == code if self.code else self.words.startswith(words)

    def better_placed(self, one: ContestantId, other: ContestantId) -> ContestantId | None:
        """Return who of two has the better place; None where one of them has none, or both have the same."""
        first, second = self.ranks.get(one, 0), self.ranks.get(other, 0)
        if not (first and second) or first == second:
            return None
        return one if first < second else other


@dataclass(frozen=True, slots=True)
class Replayed:
    """As what a report is taken over."""

    regulations: Regulations
    facts: Callable[[Tournament], Sequence[Fact]]
    """What follows the entries of an opened event; refuses games that its system would not have made."""
    told: Sequence[Words] = ()
    """What the report leaves open, and how it is read."""
    first_colour: bool = False
    """Whether a colour is drawn before round 1."""
    accelerated: bool = False
    """Whether its options have taken over points and virtual points, so that it writes their records anew."""
