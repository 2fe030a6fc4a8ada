"""The field of a round: all that C.04.5 looks at before it is paired, from what has been played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody
from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.systems.swiss.turns import Kind, Turn
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import NO_PREFERENCE, Preference


@dataclass(frozen=True, slots=True)
class Player(Contestant):
    """One player of the field; colours are those of first games (1.6)."""

    floated: bool = False
    """Played somebody of another score in the previous round (1.5)."""
    colour_number: int = 0
    """Their place among all who have arrived (4.3.1, C.04.2 2.5): the TPN where that is not known."""
    matches: int = 0
    """How many they have played; each forfeiting one game, two have met without a colour (3.4)."""

    @property
    def played(self) -> int:
        """How many matches they have played."""
        return self.matches

    @property
    def preference(self) -> Preference:
        """None: colours play no part in the pairing."""
        return NO_PREFERENCE


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Player]):
    """The players to be paired in one round; the initial colour is that of 4.1."""

    @property
    def floats_count(self) -> bool:
        """Whether C7 and C8 are looked at: not in the last round."""
        return not self.last_round


def position_of(entrants: Iterable[Entrant], announced: Announced, *, arrived: bool = False) -> Position:
    """Return the position before the next round; a turn is a match, and every entrant must have as many."""
    return position_in(Everybody(entrants, announced), arrived=arrived)


def position_in(everybody: Everybody, *, arrived: bool = False) -> Position:
    """Return the position before the next round.

    Where it is known who has `arrived`, initial colours go by the numbers of these alone (C.04.2 2.5).
    """
    found = _Field(everybody)
    if arrived:
        found.colour_numbers = everybody.numbers_of_those_here()
    initial_colour = everybody.announced.initial_colour
    return Position(found.players(), found.round, initial_colour, found.last_round, everybody.forbidden())


class _Field(field.Field[Player]):
    """Who floated, and whom C2 bars."""

    colour_numbers: Mapping[ContestantId, int] = {}

    def player(self, each: Entrant) -> Player:
        turns = self.records[each.id].turns
        return Player(
            *self.common(each, bars_bye=any(map(self._bars_bye, turns))),
            floated=self._floated(each.id, turns),
            colour_number=self.colour_numbers.get(each.id, each.number),
            matches=sum(turn.played for turn in turns),
        )

    def _bars_bye(self, turn: Turn) -> bool:
        """Tell whether a round lets somebody have no bye of the pairing any more: a match won by forfeit always."""
        return turn.kind is Kind.FORFEIT_WIN or turn.bars_bye(self.announced.worth)

    def _floated(self, id_: ContestantId, turns: Sequence[Turn]) -> bool:
        last = turns[-1] if turns else None
        if last is None or not last.played or last.opponent is None:
            return False
        return self.everybody.lead_before(self.round - 1, id_, last.opponent) != 0
