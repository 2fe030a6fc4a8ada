"""From what everybody has played to the position before the next round, as far as every book for players has it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Generic

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.position import C
from paircard.core.systems.swiss.record import Record
from paircard.core.systems.swiss.turns import USUAL, PointSystem, Turn
from paircard.core.values.colour import Colour, Float
from paircard.core.values.frozen import dataclass, replace

_SCORE, _NUMBER = attrgetter("score"), attrgetter("number")
_NOBODY: frozenset[tuple[PairingNumber, PairingNumber]] = frozenset()
Common = tuple[PairingNumber, int, frozenset[PairingNumber], str, bool, int, Mapping[PairingNumber, int], ContestantId]
"""The fields of a `Contestant`."""


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


@dataclass(frozen=True, slots=True)
class Announced:
    """What was announced beforehand."""

    rounds: int
    initial_colour: Colour = "W"
    worth: PointSystem = USUAL
    acceleration: Accelerates | None = None
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = ()
    """Pairs of ids that must not meet."""


class Everybody:
    """Everybody of the event in the order of their TPNs, and what their rounds come to; written on round by round."""

    def __init__(self, entrants: Iterable[Entrant], announced: Announced) -> None:
        """Add up the rounds so far: everybody must have as many."""
        listed = sorted(entrants, key=_NUMBER)
        self.announced = announced
        self.round = max([len(each.turns) for each in listed], default=0) + 1
        """The one to be paired."""
        self.entrants = {each.id: each for each in listed}
        self.numbers = numbers = {each.id: each.number for each in listed}
        self.records = {each.id: Record(each.turns, numbers, announced.worth) for each in listed}
        """Whoever goes on to the next round writes a turn on each of them."""
        self.floats: dict[int, Mapping[ContestantId, Float]] = {}
        """By round, where a book has worked them out: with these numbers they stay."""
        self._virtual: dict[int, Mapping[ContestantId, int]] = {}
        self._numbers_here: Mapping[ContestantId, int] | None = None

    def say_of(self, id_: ContestantId, *, plays: bool, given: bool) -> None:
        """Say whether somebody plays in the round to be paired, and whether they have points though they do not."""
        known = self.entrants[id_]
        if known.plays != plays or known.given != given:
            self.entrants[id_] = replace(known, plays=plays, given=given)

    def virtual_in(self, round: int) -> Mapping[ContestantId, int]:
        """Return who has what before a round on top of their points (C.04.7 1.4)."""
        known = self._virtual.get(round)
        if known is None:
            given = self.announced.acceleration
            known = self._virtual[round] = given.in_round(round, self.numbers) if given else {}
        return known

    def scores_before(self, round: int) -> Mapping[ContestantId, int]:
        """Return the pairing scores before a round (C.04.7 1.5)."""
        virtual, before = self.virtual_in(round), round - 1
        points = {id_: record.points[before] for id_, record in self.records.items()}
        return {id_: each + virtual.get(id_, 0) for id_, each in points.items()} if virtual else points

    def lead_before(self, round: int, one: ContestantId, other: ContestantId) -> int:
        """Return by how much the pairing score of one was the higher before a round (C.04.7 1.5)."""
        records, virtual, before = self.records, self.virtual_in(round), round - 1
        lead = records[one].points[before] - records[other].points[before]
        return lead + virtual.get(one, 0) - virtual.get(other, 0) if virtual else lead

    def numbers_of_those_here(self) -> Mapping[ContestantId, int]:
        """Return the numbers that initial colours go by: those never here so far do not count (C.04.2 2.5)."""
        if self._numbers_here is not None:
            return self._numbers_here
        records = self.records
        here = [id_ for id_, each in self.entrants.items() if each.plays or records[id_].took_part]
        numbers = dict(zip(here, range(1, len(here) + 1), strict=True))
        if all(record.took_part for record in records.values()):
            self._numbers_here = numbers
        return numbers

    def forbidden(self) -> frozenset[tuple[PairingNumber, PairingNumber]]:
        """Return the pairs that must not meet, smaller TPN first."""
        if not self.announced.forbidden:
            return _NOBODY
        numbers = self.numbers
        pairs = (sorted((numbers[one], numbers[other])) for one, other in self.announced.forbidden)
        return frozenset((one, other) for one, other in pairs)


class Field(ABC, Generic[C]):
    """Everybody as a book looks at them before the round to be paired."""

    def __init__(self, everybody: Everybody) -> None:
        self.everybody = everybody
        self.entrants, self.records, self.announced = everybody.entrants, everybody.records, everybody.announced
        self.round = everybody.round
        self.last_round = self.round == self.announced.rounds
        self._virtual_now = everybody.virtual_in(self.round)

    @abstractmethod
    def player(self, each: Entrant) -> C:
        """Return somebody as the book looks at them."""

    def players(self) -> tuple[C, ...]:
        """Return those who play, in the order of positions: they stand by TPN already, and a sort leaves that."""
        players = [self.player(each) for each in self.entrants.values() if each.plays]
        return tuple(sorted(players, key=_SCORE, reverse=True))

    def common(self, each: Entrant, *, bars_bye: bool = False) -> Common:
        """Return what every `Contestant` has, in that order; `bars_bye` where a book bars more from the bye."""
        id_ = each.id
        record, virtual = self.records[id_], self._virtual_now.get(id_, 0)
        score, met_in = record.points[-1] + virtual, record.met_in.copy()
        barred = bars_bye or record.bye_barred
        return each.number, score, frozenset(met_in), record.colours, barred, virtual, met_in, id_
