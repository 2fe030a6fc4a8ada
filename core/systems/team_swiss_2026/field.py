"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.baku import Baku
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.preferences import ColourType, preference_of
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass


class Kind(Enum):
    """What a round was for one team."""

    PLAYED = "played"
    BARRING = "barring"
    """A bye of the pairing, a match won by forfeit, a full-point bye: no further bye of the pairing (C2)."""
    AWAY = "away"
    """Any other round without a match."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One round of one team; points in half points."""

    kind: Kind
    score: int = 0
    """Primary score."""
    secondary: int = 0
    opponent: ContestantId | None = None
    """Whom it met, where the match was played."""
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A team of the event, whether it plays this round or not."""

    id: ContestantId
    number: PairingNumber
    """TPN."""
    turns: tuple[Turn, ...] = ()
    """One for every round paired so far."""
    plays: bool = True
    """Whether it is in the field of the round to be paired."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What was announced beforehand."""

    rounds: int
    initial_colour: Colour = "W"
    colours: ColourType = "A"
    secondary_used: bool = True
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = ()
    """Pairs of ids that must not meet."""
    baku: Baku | None = None
    """The acceleration (C.04.7)."""


def position_of(entrants: Iterable[Entrant], announced: Announced) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    everybody = {each.id: each for each in entrants}
    round_ = max((len(each.turns) for each in everybody.values()), default=0) + 1
    numbers = {id_: each.number for id_, each in everybody.items()}
    scores = _Scores(everybody, announced.baku, numbers)
    teams = (_team(each, everybody, announced, scores, round_) for each in everybody.values() if each.plays)
    forbidden = (sorted((numbers[one], numbers[other])) for one, other in announced.forbidden)
    return Position(
        in_order(tuple(teams)),
        round_,
        announced.initial_colour,
        round_ == announced.rounds,
        frozenset((one, other) for one, other in forbidden),
        last_two_rounds=round_ >= announced.rounds - 1,
        colours=announced.colours,
        secondary_used=announced.secondary_used,
    )


class _Scores:
    """Pairing scores before every round: points and virtual points (C.04.7 1.5)."""

    def __init__(
        self,
        everybody: Mapping[ContestantId, Entrant],
        baku: Baku | None,
        numbers: Mapping[ContestantId, PairingNumber],
    ) -> None:
        self._everybody, self._baku = everybody, baku
        self._accelerated = baku.group_a(numbers) if baku else frozenset()

    def virtual(self, id_: ContestantId, round_: int) -> int:
        return self._baku.virtual_points(round_) if self._baku and id_ in self._accelerated else 0

    def before(self, id_: ContestantId, round_: int) -> int:
        points = sum(turn.score for turn in self._everybody[id_].turns[: round_ - 1])
        return points + self.virtual(id_, round_)


def _team(
    each: Entrant, everybody: Mapping[ContestantId, Entrant], announced: Announced, scores: _Scores, round_: int
) -> Team:
    met = [turn for turn in each.turns if turn.kind is Kind.PLAYED]
    colours = "".join(turn.colour or "" for turn in met)
    met_in = {
        everybody[turn.opponent].number: at
        for at, turn in enumerate(each.turns, start=1)
        if turn.kind is Kind.PLAYED and turn.opponent is not None
    }
    return Team(
        each.number,
        scores.before(each.id, round_),
        frozenset(met_in),
        colours,
        any(turn.kind is Kind.BARRING for turn in each.turns),
        scores.virtual(each.id, round_),
        met_in,
        each.id,
        secondary=sum(turn.secondary for turn in each.turns),
        preference=preference_of(colours, announced.colours, last_round=round_ == announced.rounds),
        floated=_floated(each, scores),
    )


def _floated(each: Entrant, scores: _Scores) -> bool:
    """Tell whether a team met another score in the previous round (1.5)."""
    if not each.turns or each.turns[-1].kind is not Kind.PLAYED or each.turns[-1].opponent is None:
        return False
    last = len(each.turns)
    return scores.before(each.id, last) != scores.before(each.turns[-1].opponent, last)
