"""An acceleration that an event announces itself: the same virtual points in each of the first rounds."""

from __future__ import annotations

from paircard.core.event.options import Choosable
from paircard.core.systems.kit.acceleration import ACCELERATION
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
CHOICES = (ACCELERATION_OR_OWN, VIRTUAL, VIRTUAL_ROUNDS, VIRTUAL_PLAYERS)


@dataclass(frozen=True, slots=True)
class AnnouncedAcceleration(UpperGroup):
    """The same points in every round that is accelerated."""

    points: int
    """Half points."""

    def virtual_points(self, round: int) -> int:
        """Return what everybody of the group has in a round, in half points.

        >>> from paircard.core.event.ids import NOBODY
        >>> [AnnouncedAcceleration(NOBODY, rounds=2, points=2).virtual_points(round) for round in (1, 2, 3)]
        [2, 2, 0]
        """
        return AsAnnounced(self.points if round <= self.rounds else 0)
