"""An acceleration that an event announces itself: virtual points in the first rounds, and others in the next ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from paircard.core.event.options import Choosable
from paircard.core.systems.kit.acceleration import ACCELERATION
from paircard.core.systems.kit.reported_acceleration import TOLD
from paircard.core.systems.kit.upper_group import UpperGroup
from paircard.core.systems.kit.virtual_points_told import AsAnnounced
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark

OWN = "own"  # no words: a key
_MEANT = ("acceleration", frozenset({OWN}))  # no words: a key
ACCELERATION_OR_OWN = replace(
    ACCELERATION,
    values=(*ACCELERATION.values, (OWN, mark("as announced"))),
    hint=mark("Baku (C.04.7), or points that you announce"),
    kept=((TOLD, mark("as the report tells")),),
)
VIRTUAL = Choosable(
    "virtual",
    mark("Virtual points"),
    hint=mark("½ to 3; they count for the pairing alone"),
    numbers=range(1, 7),
    halves=True,
    where=_MEANT,
)
VIRTUAL_ROUNDS = Choosable(
    "virtual_rounds",
    mark("Virtual up to round"),
    hint=mark("1 to 8, from round 1 on"),
    numbers=range(1, 9),
    where=_MEANT,
)
VIRTUAL_PLAYERS = Choosable(
    "virtual_players",
    mark("Virtual up to player"),
    hint=mark("their number; nothing: the upper half"),
    numbers=range(1, 10_000),
    optional=True,
    where=_MEANT,
)
VIRTUAL_THEN = Choosable(
    "virtual_then",
    mark("Then virtual points"),
    hint=mark("½ to 3; nothing: none after that round"),
    numbers=range(1, 7),
    halves=True,
    optional=True,
    where=_MEANT,
)
VIRTUAL_THEN_ROUNDS = Choosable(
    "virtual_then_rounds",
    mark("Then up to round"),
    hint=mark("the last round that has them"),
    numbers=range(2, 13),
    optional=True,
    where=_MEANT,
)
CHOICES = (ACCELERATION_OR_OWN, VIRTUAL, VIRTUAL_ROUNDS, VIRTUAL_THEN, VIRTUAL_THEN_ROUNDS, VIRTUAL_PLAYERS)


@dataclass(frozen=True, slots=True)
class AnnouncedAcceleration(UpperGroup):
    """The same points in the first rounds, and others in those after them, up to the last that is accelerated."""

    points: int
    """Half points."""
    then_after: int = 0
    """The round after which others are given; 0: none are."""
    then: int = 0
    """Half points of these rounds."""

    def virtual_points(self, round: int) -> int:
        """Return what everybody of the group has in a round, in half points.

        >>> from paircard.core.event.ids import NOBODY
        >>> [AnnouncedAcceleration(NOBODY, rounds=2, points=2).virtual_points(round) for round in (1, 2, 3)]
        [2, 2, 0]
        >>> other = AnnouncedAcceleration(NOBODY, rounds=3, points=2, then_after=2, then=1)
        >>> [other.virtual_points(round) for round in (1, 2, 3, 4)]
        [2, 2, 1, 0]
        """
        if round > self.rounds:
            return AsAnnounced(0)
        return AsAnnounced(self.then if self.then_after and round > self.then_after else self.points)


def announcing(by_round: Sequence[int]) -> Mapping[str, Any] | None:
    """Return the options that announce so many half points round by round; None where no event can announce them.

    >>> announcing([2, 2, 1]) == {**(announcing([2, 2]) or {}), "virtual_then": 1, "virtual_then_rounds": 3}
    True
    >>> announcing([0, 2]), announcing([4, 2, 1])
    (None, None)
    """
    steps = [(points, len([*some])) for points, some in groupby(by_round)]
    if not 1 <= len(steps) <= 2 or not all(VIRTUAL.fits(points) for points, _ in steps):
        return None
    (points, first), *then = steps
    if not VIRTUAL_ROUNDS.fits(first) or (then and not VIRTUAL_THEN_ROUNDS.fits(len(by_round))):
        return None
    return {
        "acceleration": OWN,
        "virtual": points,
        "virtual_rounds": first,
        "virtual_then": then[0][0] if then else 0,
        "virtual_then_rounds": len(by_round) if then else 0,
    }
