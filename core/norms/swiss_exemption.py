"""A Swiss with many foreigners, whose players are freed from the rule about federations (1.4.3d)."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.entrant import Title
from paircard.core.norms.games import NO_FEDERATION, NOT_A_MEMBER, UNRATED
from paircard.core.values.frozen import dataclass

HOLDERS = frozenset({Title.GM, Title.IM, Title.WGM, Title.WIM})
RATED, FEDERATIONS, TITLED = 20, 3, 10
"""Foreign rated players, their federations and holders of a title: so many in every round."""
MISSES = 1
"""Who misses more rounds than this counts in none (ruling N28)."""


@dataclass(frozen=True, slots=True)
class Attending:
    """A player and the rounds they were there for; a pairing-allocated bye or a forfeit win is no miss (N27)."""

    federation: str
    title: Title
    rating: int
    present: tuple[bool, ...]

    @property
    def counted_rating(self) -> int:
        """The rating in a mean: who is unrated is 1400, as an opponent is."""
        return self.rating or UNRATED


@dataclass(frozen=True, slots=True)
class Foreigners:
    """Of the worst round: each figure by itself."""

    rated: int
    federations: int
    titled: int

    @property
    def enough(self) -> bool:
        """Whether everybody is freed."""
        return self.rated >= RATED and self.federations >= FEDERATIONS and self.titled >= TITLED


def foreigners(host: str, rounds: int, players: Sequence[Attending]) -> Foreigners:
    """Return how many foreigners there are in the round that has fewest."""
    counted = [
        each
        for each in players
        if each.rating and each.federation not in (host, NOT_A_MEMBER, "") and each.present.count(False) <= MISSES
    ]
    told = [_of_round([each for each in counted if each.present[at]]) for at in range(rounds)]
    if not told:
        return Foreigners(0, 0, 0)
    return Foreigners(
        min(each.rated for each in told), min(each.federations for each in told), min(each.titled for each in told)
    )


def _of_round(there: Sequence[Attending]) -> Foreigners:
    federations = {each.federation for each in there} - NO_FEDERATION
    return Foreigners(len(there), len(federations), sum(each.title in HOLDERS for each in there))
