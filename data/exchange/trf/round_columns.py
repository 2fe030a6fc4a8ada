"""Which column of a report each game stands in: one a round, and more where somebody has several games in a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from paircard.core.event.lines_of_two_games import BOTH_GAMES
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True)
class RoundColumns:
    """The columns of an event. A report knows one game a player and round, so that a second one looks like a round.

    Where every round is a match of two games it has two columns, also of who has a bye in it.
    """

    first: Mapping[int, int]
    """The first column of every round, also of those still to be paired."""
    games: Mapping[tuple[int, int], int]
    """By round and board."""
    last: int
    """Rounds of the event as a report counts them."""
    each: int = 1
    """How many a round has at least: one, or one for each game of a match of two."""

    def of_bye(self, number: int) -> range:
        """Return the columns in which a round without an opponent stands."""
        return range(self.first[number], self.first[number] + self.each)

    @classmethod
    def of(cls, tournament: Tournament) -> RoundColumns:
        """Give the games of every round their columns, so that both players have a game in the same one."""
        first: dict[int, int] = {}
        games: dict[tuple[int, int], int] = {}
        column, least = 1, columns_a_round(tournament)
        for number in range(1, tournament.regulations.rounds + 1):
            first[number] = column
            within = _within(tournament.rounds[number - 1]) if number <= tournament.scheduled else {}
            games |= {(number, board): column + at for board, at in within.items()}
            column += max(least, max(within.values(), default=0) + 1)
        return cls(first, games, column - 1, least)


def columns_a_round(tournament: Tournament) -> int:
    """Return how many columns a round has at least: one, or one for each game of a match of two."""
    return 1 if tournament.match_of_two is None else len(BOTH_GAMES)


def _within(round_: Round) -> Mapping[int, int]:
    """Return for every board how many columns it stands behind the first one: the earliest free for both players."""
    taken: dict[int, set[int]] = defaultdict(set)
    places: dict[int, int] = {}
    for board in round_.boards:
        if board.same_as or board.play_off:
            continue
        both = taken[board.white] | taken[board.black]
        place = next(at for at in range(len(both) + 1) if at not in both)
        taken[board.white].add(place)
        taken[board.black].add(place)
        places[board.number] = place
    return places
