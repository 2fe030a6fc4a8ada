"""From what everybody has played to the position before the next round, as far as every book for players has it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from operator import attrgetter
from typing import Generic

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.position import C
from paircard.core.systems.swiss.turns import USUAL, Kind, PointSystem, Turn
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass

_SCORE = attrgetter("score")
Common = tuple[PairingNumber, int, frozenset[PairingNumber], str, bool, int, Mapping[PairingNumber, int], ContestantId]
"""The fields of a `Contestant`."""


class Record:
    """What the rounds of somebody come to, written on turn by turn."""

    __slots__ = ("bye_barred", "colours", "idle", "met_in", "points", "took_part", "turns", "worth")

    def __init__(self, turns: Iterable[Turn] = (), worth: PointSystem = USUAL) -> None:
        """Write the rounds so far."""
        self.worth = worth
        self.turns: list[Turn] = []
        self.points = [0]
        """Points before every round, and those now."""
        self.met_in: dict[ContestantId, int] = {}
        """In which round somebody was met."""
        self.colours = ""
        """Of games that were played."""
        self.idle = 0
        """Rounds without a game that was played."""
        self.bye_barred = self.took_part = False
        for turn in turns:
            self.write(turn)

    def write(self, turn: Turn) -> None:
        """Write one more round."""
        self.turns.append(turn)
        self.points.append(self.points[-1] + turn.points)
        self.took_part = self.took_part or turn.took_part
        if turn.kind is not Kind.PLAYED:
            self.idle += 1
            self.bye_barred = self.bye_barred or turn.bars_bye(self.worth)
            return
        self.colours += turn.colour or ""
        if turn.opponent is not None:
            self.met_in[turn.opponent] = len(self.turns)


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
        self.entrants = {each.id: each for each in sorted(entrants, key=lambda each: each.number)}
        self.announced = announced
        self.round = max((len(each.turns) for each in self.entrants.values()), default=0) + 1
        self.last_round = self.round == announced.rounds
        self.records = {id_: each.record or Record(each.turns, announced.worth) for id_, each in self.entrants.items()}
        self.sums = {id_: record.points for id_, record in self.records.items()}
        """Points before every round, and those now."""
        self.numbers = {id_: each.number for id_, each in self.entrants.items()}
        self._virtual = self._virtual_points()
        self._virtual_now = self._virtual[self.round]

    @abstractmethod
    def player(self, each: Entrant) -> C:
        """Return somebody as the book looks at them."""

    def players(self) -> tuple[C, ...]:
        """Return those who play, in the order of positions: they stand by TPN already, and a sort leaves that."""
        players = [self.player(each) for each in self.entrants.values() if each.plays]
        return tuple(sorted(players, key=_SCORE, reverse=True))

    def scores_before(self, round: int) -> Mapping[ContestantId, int]:
        """Return the pairing score of everybody before a round (C.04.7 1.5)."""
        scores = {id_: points[round - 1] for id_, points in self.sums.items()}
        for id_, virtual in self._virtual[round].items():
            scores[id_] += virtual
        return scores

    def score_before(self, id_: ContestantId, round: int) -> int:
        """Return the pairing score of somebody before a round (C.04.7 1.5)."""
        return self.sums[id_][round - 1] + self._virtual[round].get(id_, 0)

    def common(self, each: Entrant, *, bars_bye: bool = False) -> Common:
        """Return what every `Contestant` has, in that order; `bars_bye` where a book bars more from the bye."""
        id_, number_of = each.id, self.numbers.__getitem__
        record = self.records[id_]
        virtual = self._virtual_now.get(id_, 0)
        met_in = dict(zip(map(number_of, record.met_in), record.met_in.values(), strict=True))
        barred = bars_bye or record.bye_barred
        score = record.points[-1] + virtual
        return each.number, score, frozenset(met_in), record.colours, barred, virtual, met_in, id_

    def numbers_of_those_here(self) -> Mapping[ContestantId, int]:
        """Return the numbers that initial colours go by: those never here so far do not count (C.04.2 2.5)."""
        here = (each for each in self.entrants.values() if each.plays or self.records[each.id].took_part)
        return {each.id: place for place, each in enumerate(here, start=1)}

    def forbidden(self) -> frozenset[tuple[PairingNumber, PairingNumber]]:
        """Return the pairs that must not meet, smaller TPN first."""
        numbers = self.numbers
        pairs = (sorted((numbers[one], numbers[other])) for one, other in self.announced.forbidden)
        return frozenset((one, other) for one, other in pairs)

    def _virtual_points(self) -> Mapping[int, Mapping[ContestantId, int]]:
        """Return who has what before every round so far and the next one, on top of their points (C.04.7 1.4)."""
        given = self.announced.acceleration
        return {at: given.in_round(at, self.numbers) if given else {} for at in range(1, self.round + 1)}
