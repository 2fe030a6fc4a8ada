"""How often reserves may and regulars have to play, where the regulations say so (B.VI F4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from paircard.core.teams.board_order import BoardOrder
from paircard.core.teams.line_up_faults import NOBODY, Fault, LineUp, Name
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said, said_n


@dataclass(frozen=True, slots=True)
class TooManyGames(Fault):
    """A reserve who has played as often as they may."""

    player: int
    most: int

    def said(self, name: Name) -> Words:
        """Say how often a reserve may play."""
        return said_n(
            "{player} is a reserve and has played {count} game: that is the most.",
            "{player} is a reserve and has played {count} games: that is the most.",
            self.most, player=name(self.player),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class TooFewGames(Fault):
    """A regular who cannot reach the least number of games any more."""

    player: int
    possible: int
    """Games they have or still can have."""
    least: int

    def said(self, name: Name) -> Words:
        """Say how many games a regular has to have."""
        return said(
            "{player} is a regular and can reach {possible} of the {least} games that are the least.",
            player=name(self.player), possible=self.possible, least=self.least,
        )  # fmt: skip


def games_of(line_ups: Iterable[LineUp]) -> Mapping[int, int]:
    """Return how often everybody was in the line-up of a match."""
    return Counter(id_ for line_up in line_ups for id_ in line_up if id_ != NOBODY)


def reserves_over(order: BoardOrder, played: Mapping[int, int], line_up: LineUp, most: int) -> Iterator[Fault]:
    """Yield the reserves of a line-up who have no game left; `most` 0 sets no limit."""
    for id_ in line_up:
        if most and id_ in order.members and order.is_reserve(id_) and played.get(id_, 0) >= most:
            yield TooManyGames("team_games", id_, most)


def regulars_short(order: BoardOrder, played: Mapping[int, int], still: int, least: int) -> Iterator[Fault]:
    """Yield the regulars who with the matches still to come cannot reach the least; 0 asks for none."""
    for id_ in order.members:
        possible = played.get(id_, 0) + still
        if not order.is_reserve(id_) and possible < least:
            yield TooFewGames("team_games", id_, possible, least)
