"""Fields made of few figures, for every Swiss: groups, colours, floats, and who has met whom by classes of players.

They look like no event. What makes a search slow is seldom the number of players but how what is asked of them
interlocks, and that can be varied a figure at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.systems.burstein.position import Player as BursteinPlayer
from paircard.core.systems.burstein.position import Position as BursteinPosition
from paircard.core.systems.double_swiss.position import Player as DoublePlayer
from paircard.core.systems.double_swiss.position import Position as DoublePosition
from paircard.core.systems.dubov.position import Player as DubovPlayer
from paircard.core.systems.dubov.position import Position as DubovPosition
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.systems.lim.position import Player as LimPlayer
from paircard.core.systems.lim.position import Position as LimPosition
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.team_swiss_2026.position import Position as TeamPosition
from paircard.core.systems.team_swiss_2026.position import Team
from paircard.core.systems.team_swiss_2026.preferences import preference_of
from tests.support.dutch_hard import read_anew

COLOURS = ("WB", "BW", "WW", "BB", "WBWB", "BWBW", "WBB", "BWW", "WBWW", "BWBB")
FLOATS = ("--", "D-", "-D", "U-", "-U", "DU", "UD", "DD")


@dataclass(frozen=True)
class Structure:
    """A field: the figures that make it."""

    groups: tuple[int, ...]
    """How many have each score, the highest first."""
    colours: tuple[tuple[str, ...], ...] = (("WB", "BW"),)
    """What those of a group have had, in turn; groups beyond the last begin anew."""
    floats: tuple[tuple[str, ...], ...] = (("--",),)
    classes: tuple[int, ...] = (1,)
    """How large the classes are into which all fall, in turn."""
    blocks: bool = True
    """Whether classes are blocks of neighbours; else players fall into them in turn."""
    met_inside: int = 0
    """Of a hundred pairs of one class so many have met."""
    met_across: int = 0
    """Of a hundred pairs of different classes."""
    barred: int = 0
    """Of a hundred players so many may not have the bye."""
    seed: int = 0
    """What is drawn by these shares."""

    @property
    def size(self) -> int:
        """How many players."""
        return sum(self.groups)


@dataclass
class Drawn:
    """What a structure says of each player."""

    structure: Structure
    scores: list[int] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    floats: list[str] = field(default_factory=list)
    met: list[set[int]] = field(default_factory=list)
    barred: list[bool] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Draw all of it."""
        structure, chance = self.structure, Random(self.structure.seed)
        for above, count in enumerate(structure.groups):
            colours = structure.colours[above % len(structure.colours)]
            floats = structure.floats[above % len(structure.floats)]
            for at in range(count):
                self.scores.append(2 * (len(structure.groups) - 1 - above))
                self.colours.append(colours[at % len(colours)])
                self.floats.append(floats[at % len(floats)])
                self.barred.append(chance.randrange(100) < structure.barred)
        classes = [*map(self._class_of, range(structure.size))]
        self.met = [set() for _ in classes]
        for one in range(structure.size):
            for other in range(one):
                share = structure.met_inside if classes[one] == classes[other] else structure.met_across
                if share and chance.randrange(100) < share:
                    self.met[one].add(other + 1)
                    self.met[other].add(one + 1)

    def _class_of(self, place: int) -> int:
        sizes = self.structure.classes
        if not self.structure.blocks:
            return place % len(sizes)
        place = place * sum(sizes) // self.structure.size
        return next(at for at in range(len(sizes)) if place < sum(sizes[: at + 1]))

    def opponents(self, place: int) -> frozenset[PairingNumber]:
        """Return whom somebody has met."""
        return frozenset(map(PairingNumber, self.met[place]))


ROUND = 30
"""Late enough for any number of games."""


def of_1998(structure: Structure) -> Position:
    """Return the field as the rules of 1998 see it."""
    drawn = Drawn(structure)
    return Position(
        tuple(
            Player(
                PairingNumber(at + 1),
                drawn.scores[at],
                drawn.opponents(at),
                drawn.colours[at],
                drawn.floats[at],
                drawn.barred[at],
            )
            for at in range(structure.size)
        ),
        ROUND,
    )


def of_2026(structure: Structure) -> DutchPosition:
    """Return it as those of 2026 do."""
    return read_anew(of_1998(structure))


def of_dubov(structure: Structure) -> DubovPosition:
    """Return it as the Dubov System does: ratings of opponents fall, and who has floated up is known."""
    drawn = Drawn(structure)
    return DubovPosition(
        tuple(
            DubovPlayer(
                number=PairingNumber(at + 1),
                score=drawn.scores[at],
                opponents=drawn.opponents(at),
                colours=drawn.colours[at],
                bye_barred=drawn.barred[at],
                id=ContestantId(at + 1),
                colour_number=at + 1,
                aro=2500 - at * 37 % 101,
                upfloats=drawn.floats[at].count("U") + at % 3,
                upfloated=drawn.floats[at][-1] == "U",
            )
            for at in range(structure.size)
        ),
        ROUND,
        rounds=9,
    )


def of_lim(structure: Structure) -> LimPosition:
    """Return it as the Lim System does: the median is in the middle of the scores."""
    drawn = Drawn(structure)
    return LimPosition(
        in_order(
            tuple(
                LimPlayer(
                    number=PairingNumber(at + 1),
                    score=drawn.scores[at],
                    opponents=drawn.opponents(at),
                    colours=drawn.colours[at],
                    bye_barred=drawn.barred[at],
                    id=ContestantId(at + 1),
                    colour_number=at + 1,
                    floated=drawn.floats[at][-1] != "-",
                )
                for at in range(structure.size)
            )
        ),
        ROUND,
        median_twice=max(drawn.scores) + min(drawn.scores),
    )


def of_teams(structure: Structure) -> TeamPosition:
    """Return it as a field of teams with preferences of type B."""
    drawn = Drawn(structure)
    return TeamPosition(
        tuple(
            Team(
                number=PairingNumber(at + 1),
                score=drawn.scores[at],
                opponents=drawn.opponents(at),
                colours=drawn.colours[at],
                bye_barred=drawn.barred[at],
                id=ContestantId(at + 1),
                secondary=at * 7 % 11,
                preference=preference_of(drawn.colours[at], "B", last_round=False),
                floated=drawn.floats[at][-1] != "-",
            )
            for at in range(structure.size)
        ),
        ROUND,
        colours="B",
    )


def of_burstein(structure: Structure) -> BursteinPosition:
    """Return it as the Burstein System does after the seeding: the Index has nothing to do with the number."""
    drawn = Drawn(structure)
    return BursteinPosition(
        tuple(
            BursteinPlayer(
                number=PairingNumber(at + 1),
                score=drawn.scores[at],
                opponents=drawn.opponents(at),
                colours=drawn.colours[at],
                bye_barred=drawn.barred[at],
                id=ContestantId(at + 1),
                colour_number=at + 1,
                buchholz=at * 37 % 101,
                sonneborn_berger=at * 7 % 11,
            )
            for at in range(structure.size)
        ),
        ROUND,
    )


def of_double(structure: Structure) -> DoublePosition:
    """Return it as a field of Double-Swiss: colours play no part, only whether somebody has just floated."""
    drawn = Drawn(structure)
    return DoublePosition(
        tuple(
            DoublePlayer(
                number=PairingNumber(at + 1),
                score=drawn.scores[at],
                opponents=drawn.opponents(at),
                colours=drawn.colours[at],
                bye_barred=drawn.barred[at],
                id=ContestantId(at + 1),
                colour_number=at + 1,
                floated=drawn.floats[at][-1] != "-",
                matches=len(drawn.colours[at]),
            )
            for at in range(structure.size)
        ),
        ROUND,
    )
