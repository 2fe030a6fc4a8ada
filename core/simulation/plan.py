"""What a made-up event is to be like: by which system, how many people, and what happens to them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

from paircard.core.event.options import Options
from paircard.core.event.result import Result
from paircard.core.simulation.game_models import Model, by_expectation, by_milvang
from paircard.core.simulation.how_often import NEVER, Rate, share
from paircard.core.simulation.ratings import AS_EVER, Field

LATEST = 3
"""Before this round the last of the late entries come, unless it is said by round."""

_THREE_PER_CENT, _ONE_IN_140, _ONE_IN_70 = share(0.03), share(0.007), share(0.015)


@dataclass(frozen=True, slots=True)
class Habits:
    """How often things happen to those to whom they can."""

    absent: Rate = _THREE_PER_CENT
    """Of the players, a round: they miss it (F5), a zero-point bye."""
    half_point: Rate = NEVER
    """Of the players, a round: they ask for a half-point bye (R18); in the last round only where that is said."""
    full_point: Rate = NEVER
    """Of the players, a round: the arbiter gives them a full-point bye."""
    withdrawn: Rate = _ONE_IN_140
    """Of the players, a round after the first: they leave the event (F5)."""
    late: Rate = NEVER
    """Of the players: they enter after round 1, before the round that is said, or before round 2 or 3."""
    forfeit: Rate = _ONE_IN_70
    """Of the boards: one of the two does not come, once in ten neither."""
    on_boards: tuple[tuple[Result, Rate], ...] = ()
    """Of the boards: the game ends like this beside all that follows from the ratings."""

    @property
    def of_whole_event(self) -> bool:
        """Whether anything is told for the whole event, and not by round."""
        told = (self.absent, self.half_point, self.full_point, self.withdrawn, self.late, self.forfeit)
        return any(rate.in_all for rate in (*told, *(rate for _, rate in self.on_boards)))

    def spread(self, rounds: int, chance: Random) -> Habits:
        """Return the same with rounds drawn for all that is told for the whole event."""
        first = {"withdrawn": 2, "late": 2}
        last = {"half_point": rounds - 1, "late": min(LATEST, rounds)}
        told = {
            each.name: getattr(self, each.name).spread(
                range(first.get(each.name, 1), last.get(each.name, rounds) + 1), chance
            )
            for each in fields(self)
            if each.name != "on_boards"
        }
        boards = tuple((result, rate.spread(range(1, rounds + 1), chance)) for result, rate in self.on_boards)
        return replace(self, **told, on_boards=boards)


FEW = Habits()
"""An event as teachers give it to students."""
EVERYTHING = Habits(absent=share(0.02), half_point=share(0.01), late=share(0.03))
"""An event with all that a program has to stand: byes of all kinds, forfeits, late entries, withdrawals."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the events are to be like."""

    fewest: int
    most: int
    """Players of one event, or teams."""
    rounds: int
    """A table made beforehand has as many as it needs."""
    names: tuple[str, ...] = ()
    """What the players are called, in the order they enter; none given: by a running number."""
    habits: Habits = FEW
    results: Model = by_expectation
    system: str = "swiss-1998"
    options: Options | None = None
    tie_breaks: tuple[str, ...] = ()
    """Their codes; none given: those of the system."""
    checked: bool = True
    """Whether every pairing is held against the rules."""
    field: Field = AS_EVER
    """Who plays: how they are rated, and how strong they are."""
    points: str = ""
    """What results give (`core.values.scale`); empty for 1, ½ and 0."""
    forbidden: int = 0
    """So many lists of players who do not meet."""
    members: int = 0
    """Of a team, where teams play."""


def thorough(fewest: int, most: int, rounds: int, system: str, options: Options | None = None) -> Plan:
    """Return a plan of events in which everything happens, with results as FIDE's acceptance of programs wants them."""
    return Plan(fewest, most, rounds, habits=EVERYTHING, results=by_milvang, system=system, options=options)
