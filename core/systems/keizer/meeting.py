"""Who may meet whom tonight: how long ago two met, and how often (KE 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from paircard.core.event.ids import ContestantId
from paircard.core.systems.keizer.options import KeizerOptions

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Met(NamedTuple):
    """The games two have played in the season."""

    rounds: tuple[int, ...] = ()

    def too_soon(self, number: int, apart: int) -> bool:
        """Whether fewer rounds than announced would lie between: met in round 2, 3 apart, they may meet in round 6."""
        return bool(self.rounds) and number - self.rounds[-1] <= apart

    def too_often(self, most: int) -> bool:
        """Whether they have met as often as they may."""
        return len(self.rounds) >= most


NEVER = Met()
Meetings = Mapping[frozenset[ContestantId], Met]


def meetings_of(tournament: Tournament, before: int) -> Meetings:
    """Return who has met whom in the rounds before one; a game won by forfeit is none."""
    met: dict[frozenset[ContestantId], tuple[int, ...]] = {}
    for round_ in tournament.rounds[: before - 1]:
        for board in round_.boards:
            if board.result is None or board.result.played:
                pair = frozenset(board.players)
                met[pair] = (*met.get(pair, ()), round_.number)
    return {pair: Met(rounds) for pair, rounds in met.items()}


def may_meet(met: Met, number: int, apart: int, options: KeizerOptions) -> bool:
    """Whether two may meet in a round, so many rounds apart."""
    return not met.too_often(options.most) and not met.too_soon(number, apart)
