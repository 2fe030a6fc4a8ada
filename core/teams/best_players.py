"""The best players board by board, for prizes: from the games of a team event."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Literal, NamedTuple

from core.points import WIN
from core.tiebreaks.expectation import rating_difference
from core.tiebreaks.written import rounded

Ranked = Literal["points", "percentage"]
"""What the regulations rank the players of a board by."""


class BoardGame(NamedTuple):
    """One game of one player."""

    player: int
    board: int
    half_points: int
    played: bool = True
    """Whether a game was played, not a forfeit."""
    opponent_rating: int = 0


@dataclass(frozen=True, slots=True)
class BoardScore:
    """What a player has scored on one board, and the place it gives there."""

    player: int
    board: int
    place: int
    """Those with nothing between them share the better place."""
    half_points: int
    games: int
    performance: int | None
    """By FIDE's table, from played games against rated opponents; None without any."""

    @property
    def percentage(self) -> Fraction:
        """Of the points that could be had."""
        return Fraction(100 * self.half_points, WIN * self.games)


def best_on_boards(
    games: Iterable[BoardGame], *, least_games: int = 1, by: Ranked = "points", forfeits: bool = False
) -> tuple[BoardScore, ...]:
    """Return everybody who has enough games on a board, board by board, the best first.

    By points, then by percentage (or the other way round), then by performance. Games by forfeit count only where
    the regulations say so. A player may stand on several boards.
    """
    found: dict[tuple[int, int], list[BoardGame]] = defaultdict(list)
    for game in games:
        if game.played or forfeits:
            found[game.board, game.player].append(game)
    scores = [_score(each) for each in found.values() if len(each) >= least_games]
    scores.sort(key=lambda score: score.player)
    return tuple(
        score
        for board in sorted({score.board for score in scores})
        for score in _placed([each for each in scores if each.board == board], by)
    )


def _score(games: Sequence[BoardGame]) -> BoardScore:
    points = sum(game.half_points for game in games)
    return BoardScore(games[0].player, games[0].board, 0, points, len(games), _performance(games))


def _performance(games: Sequence[BoardGame]) -> int | None:
    rated = [game for game in games if game.played and game.opponent_rating]
    if not rated:
        return None
    average = rounded(Fraction(sum(game.opponent_rating for game in rated), len(rated)))
    points = sum(game.half_points for game in rated)
    return average + rating_difference(rounded(Fraction(100 * points, WIN * len(rated))))


def _placed(scores: Sequence[BoardScore], by: Ranked) -> Iterable[BoardScore]:
    def merit(score: BoardScore) -> tuple[Fraction, Fraction, bool, int]:
        points = Fraction(score.half_points)
        first, second = (points, score.percentage) if by == "points" else (score.percentage, points)
        return first, second, score.performance is not None, score.performance or 0

    place = 1
    for _, group in groupby(sorted(scores, key=merit, reverse=True), key=merit):
        equal = list(group)
        for each in equal:
            yield BoardScore(each.player, each.board, place, each.half_points, each.games, each.performance)
        place += len(equal)
