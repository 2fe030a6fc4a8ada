"""From what everybody has played to the position before the next round, as far as every book for players has it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Generic

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.position import C
from paircard.core.systems.swiss.turns import USUAL, Kind, PointSystem, Turn
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass, field

_SCORE, _NUMBER = attrgetter("score"), attrgetter("number")
Common = tuple[PairingNumber, int, frozenset[PairingNumber], str, bool, int, Mapping[PairingNumber, int], ContestantId]
"""The fields of a `Contestant`."""


class Record:
    """What the rounds of somebody come to, written on turn by turn."""

    __slots__ = ("bye_barred", "colours", "idle", "met_in", "numbers", "points", "took_part", "turns", "worth")

    def __init__(
        self, turns: Iterable[Turn], numbers: Mapping[ContestantId, PairingNumber], worth: PointSystem = USUAL
    ) -> None:
        """Write the rounds so far; opponents go by these numbers."""
        self.numbers = numbers
        self.worth = worth
        self.turns: list[Turn] = []
        self.points = [0]
        """Points before every round, and those now."""
        self.met_in: dict[PairingNumber, int] = {}
        """In which round somebody was met."""
        self.colours = ""
        """Of games that were played."""
        self.idle = 0
        """Rounds without a game that was played."""
        self.bye_barred = self.took_part = False
        self._write(turns)

    def write(self, turn: Turn) -> None:
        """Write one more round."""
        self._write((turn,))

    def _write(self, turns: Iterable[Turn]) -> None:
        written, points, met_in, numbers = self.turns, self.points, self.met_in, self.numbers
        sum_, colours = points[-1], self.colours
        for turn in turns:
            written.append(turn)
            sum_ += turn.points
            points.append(sum_)
            if turn.kind is Kind.PLAYED:
                self.took_part = True
                colours += turn.colour or ""
                if turn.opponent is not None:
                    met_in[numbers[turn.opponent]] = len(written)
            else:
                self.took_part = self.took_part or turn.took_part
                self.idle += 1
                self.bye_barred = self.bye_barred or turn.bars_bye(self.worth)
        self.colours = colours


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody of the event, whether they play this round or not."""

    id: ContestantId
    number: PairingNumber
    """TPN."""
    turns: Sequence[Turn] = ()
    """One for every round paired so far."""
    plays: bool = True
    """Whether they are in the field of the round to be paired."""
    rating: int = 0
    given: bool = False
    """Whether the round to be paired gives them points though they are away."""
    record: Record | None = field(default=None, compare=False, repr=False)
    """What their turns come to, where somebody keeps it."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What was announced beforehand."""

    rounds: int
    initial_colour: Colour = "W"
    worth: PointSystem = USUAL
    acceleration: Accelerates | None = None
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = ()
    """Pairs of ids that must not meet."""


class Field(ABC, Generic[C]):
    """Everybody of the event, in the order of their TPNs; every entrant must have as many turns."""

    def __init__(self, entrants: Iterable[Entrant], announced: Announced) -> None:
        """Add up the rounds so far."""
        everybody = sorted(entrants, key=_NUMBER)
        self.entrants = {each.id: each for each in everybody}
        self.announced = announced
        self.round = max([len(each.turns) for each in everybody], default=0) + 1
        self.last_round = self.round == announced.rounds
        self.numbers = numbers = {each.id: each.number for each in everybody}
        self.records = {each.id: each.record or Record(each.turns, numbers, announced.worth) for each in everybody}
        self._virtual = self._virtual_points()
        self._virtual_now = self._virtual[self.round]

    @abstractmethod
    def player(self, each: Entrant) -> C:
        """Return somebody as the book looks at them."""

    def players(self) -> tuple[C, ...]:
        """Return those who play, in the order of positions: they stand by TPN already, and a sort leaves that."""
        players = [self.player(each) for each in self.entrants.values() if each.plays]
        return tuple(sorted(players, key=_SCORE, reverse=True))

    def lead_before(self, round: int, one: ContestantId, other: ContestantId) -> int:
        """Return by how much the pairing score of one was the higher before a round (C.04.7 1.5)."""
        records, virtual, before = self.records, self._virtual[round], round - 1
        lead = records[one].points[before] - records[other].points[before]
        return lead + virtual.get(one, 0) - virtual.get(other, 0) if virtual else lead

    def common(self, each: Entrant, *, bars_bye: bool = False) -> Common:
        """Return what every `Contestant` has, in that order; `bars_bye` where a book bars more from the bye."""
        id_ = each.id
        record, virtual = self.records[id_], self._virtual_now.get(id_, 0)
        score, met_in = record.points[-1] + virtual, record.met_in.copy()
        barred = bars_bye or record.bye_barred
        return each.number, score, frozenset(met_in), record.colours, barred, virtual, met_in, id_

    def numbers_of_those_here(self) -> Mapping[ContestantId, int]:
        """Return the numbers that initial colours go by: those never here so far do not count (C.04.2 2.5)."""
        records = self.records
        here = [id_ for id_, each in self.entrants.items() if each.plays or records[id_].took_part]
        return dict(zip(here, range(1, len(here) + 1), strict=True))

    def forbidden(self) -> frozenset[tuple[PairingNumber, PairingNumber]]:
        """Return the pairs that must not meet, smaller TPN first."""
        numbers = self.numbers
        pairs = (sorted((numbers[one], numbers[other])) for one, other in self.announced.forbidden)
        return frozenset((one, other) for one, other in pairs)

    def _virtual_points(self) -> Mapping[int, Mapping[ContestantId, int]]:
        """Return who has what before every round so far and the next one, on top of their points (C.04.7 1.4)."""
        given = self.announced.acceleration
        return {at: given.in_round(at, self.numbers) if given else {} for at in range(1, self.round + 1)}
