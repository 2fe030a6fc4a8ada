"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from operator import attrgetter

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.dutch2026.turns import USUAL, Kind, PointSystem, Turn
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.swiss.position import in_order
from paircard.core.values.colour import Colour, Float, float_marks
from paircard.core.values.frozen import dataclass

_ScoreBefore = Callable[[ContestantId, int], int]
"""Pairing score of somebody (by id) before a round, virtual points included."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody of the event, whether they play this round or not."""

    id: ContestantId
    number: PairingNumber
    """TPN."""
    turns: tuple[Turn, ...] = ()
    """One for every round paired so far."""
    plays: bool = True
    """Whether they are in the field of the round to be paired."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What was announced beforehand."""

    rounds: int
    initial_colour: Colour = "W"
    worth: PointSystem = USUAL
    baku: Baku | None = None
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = ()
    """Pairs of ids that must not meet."""


def position_of(entrants: Iterable[Entrant], announced: Announced) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    return _Field(tuple(sorted(entrants, key=lambda each: each.number)), announced).position()


def floats_by_round(entrants: Iterable[Entrant], announced: Announced) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far (1.4); those of the last two are looked at."""
    return _Field(tuple(sorted(entrants, key=lambda each: each.number)), announced).floats()


class _Field:
    """Everybody of the event, in the order of their TPNs."""

    def __init__(self, entrants: Sequence[Entrant], announced: Announced) -> None:
        self.entrants = {each.id: each for each in entrants}
        self.announced = announced
        self.round = max((len(each.turns) for each in entrants), default=0) + 1
        self._last_round = self.round == announced.rounds
        self._sums = {each.id: _running_sums(each.turns) for each in entrants}
        self._accelerated = self._group_a()
        self._virtual = self._virtual_points()
        self._colour_numbers = self._counted()

    def position(self) -> Position:
        """Return the position of those who play."""
        return Position(
            in_order(tuple([self._player(each) for each in self.entrants.values() if each.plays])),
            self.round,
            self.announced.initial_colour,
            self._last_round,
            frozenset(self._forbidden()),
        )

    def floats(self) -> Mapping[ContestantId, tuple[Float, ...]]:
        """Return the floats of everybody, round by round."""
        return {
            id_: tuple(self._float(each, number) for number in range(1, len(each.turns) + 1))
            for id_, each in self.entrants.items()
        }

    def score_before(self, id_: ContestantId, round: int) -> int:
        """Return the pairing score of somebody before a round (C.04.7 1.5)."""
        points = self._sums[id_][round - 1]
        return points + self._virtual[round] if id_ in self._accelerated else points

    def _player(self, each: Entrant) -> Player:
        id_, turns, worth = each.id, each.turns, self.announced.worth
        score = self.score_before(id_, self.round)
        games = [turn for turn in turns if turn.kind is Kind.PLAYED]
        met_in = {
            self.entrants[turn.opponent].number: at
            for at, turn in enumerate(turns, start=1)
            if turn.kind is Kind.PLAYED and turn.opponent is not None
        }
        idle = [turn for turn in turns if turn.kind is not Kind.PLAYED] if len(games) < len(turns) else ()
        return Player(
            number=each.number,
            score=score,
            colour_number=self._colour_numbers[id_],
            opponents=frozenset(met_in),
            colours="".join([turn.colour for turn in games if turn.colour]),
            float_before=self._float(each, self.round - 1),
            float_two_before=self._float(each, self.round - 2),
            unplayed=len(idle),
            bye_barred=bool(idle) and any(turn.bars_bye(worth) for turn in idle),
            topscorer=self._last_round and 2 * score > (self.round - 1) * worth.win,
            virtual=score - self._sums[id_][-1],
            met_in=met_in,
            id=id_,
        )

    def _float(self, each: Entrant, round: int) -> Float:
        if round < 1:
            return "-"
        return _float_of(each.id, each.turns[round - 1], round, self.score_before, self.announced.worth)

    def _group_a(self) -> frozenset[ContestantId]:
        """Return who is accelerated: everybody down to the last of the first draw (C.04.7 1.3)."""
        baku = self.announced.baku
        if baku is None:
            return frozenset()
        return baku.group_a({id_: each.number for id_, each in self.entrants.items()})

    def _virtual_points(self) -> Mapping[int, int]:
        """Return what group A has before every round so far and the next one, on top of its points (C.04.7 1.4)."""
        baku = self.announced.baku
        return {at: baku.virtual_points(at) for at in range(1, self.round + 1)} if baku else {}

    def _counted(self) -> Mapping[ContestantId, int]:
        """Return the numbers that colours go by: those never here so far do not count (5.2.5)."""
        here = (each for each in self.entrants.values() if each.plays or any(map(_took_part, each.turns)))
        return {each.id: place for place, each in enumerate(here, start=1)}

    def _forbidden(self) -> Iterable[tuple[PairingNumber, PairingNumber]]:
        for one, other in self.announced.forbidden:
            numbers = sorted((self.entrants[one].number, self.entrants[other].number))
            yield numbers[0], numbers[1]


_took_part = attrgetter("took_part")


def _running_sums(turns: Sequence[Turn]) -> tuple[int, ...]:
    """Return the points before every round, and those now."""
    return tuple(accumulate([turn.points for turn in turns], initial=0))


def _float_of(player: ContestantId, turn: Turn, round: int, score_before: _ScoreBefore, worth: PointSystem) -> Float:
    """Return the float that a round gave a player (1.4.2 - 1.4.4)."""
    if turn.kind is Kind.PLAYED and turn.opponent is not None:
        return float_marks(score_before(player, round), score_before(turn.opponent, round))[0]
    return "D" if turn.floats_down(worth) else "-"
