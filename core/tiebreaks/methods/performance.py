"""Performance: what rating the results are worth. FIDE's two, the linear one, and the Polish Ruz."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from paircard.core.event.card import PairingCard
from paircard.core.tiebreaks.expectation import expected_hundredths, rating_difference
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item, Number
from paircard.core.tiebreaks.methods.ratings import (
    UNRATED_PRESENT,
    RatedGame,
    everybody_rated,
    rated_games,
    rating_items,
    rating_of_unrated,
    remark_on_unrated,
)
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.tiebreaks.written import rounded
from paircard.core.values.language import mark, tr
from paircard.core.values.points import DRAW

Value = Callable[[Sequence[RatedGame], int], Number | None]
"""Return the value of games (at least one) and the own rating."""
LINEAR = 400


def _performing(value: Value, *, own: bool = False) -> Callable[[Field, Options, Tied], Figures]:
    def figures(field: Field, options: Options, tied: Tied) -> Figures:
        if not everybody_rated(field, options):
            return {id_: Figure(None, remark=tr(UNRATED_PRESENT)) for id_ in tied.ids}
        return {id_: _figure(field, options, field.cards[id_]) for id_ in tied.ids}

    def _figure(field: Field, options: Options, card: PairingCard) -> Figure:
        games = rated_games(field, options, card)
        rating = card.entrant.rating or rating_of_unrated(field, options)
        items = rating_items(games, with_results=True)
        if own and rating:
            items.append(Item(0, rating, "own rating"))  # no words: a key of the rules
        return Figure(
            value(games, rating) if games else None, tuple(items), remark=remark_on_unrated(field, games, card)
        )

    return figures


def _score(games: Sequence[RatedGame]) -> int:
    return sum(game.half_points for game in games)


def _average(games: Sequence[RatedGame]) -> Fraction:
    return Fraction(sum(game.rating for game in games), len(games))


def _surplus(games: Sequence[RatedGame]) -> int:
    """Wins less losses, which is half points less one a game."""
    return _score(games) - DRAW * len(games)


def performance(games: Sequence[RatedGame], _: int = 0) -> int:
    """TPR: the rounded average of the opponents, and what the percentage is worth."""
    percentage = rounded(Fraction(50 * _score(games), len(games)))
    return rounded(_average(games)) + rating_difference(percentage)


def perfect_performance(games: Sequence[RatedGame], _: int = 0) -> int:
    """PTP: the lowest rating that would expect the score; with no point the lowest opponent less 800."""
    ratings, wanted = [game.rating for game in games], 50 * _score(games)
    if not wanted:
        return min(ratings) - 800
    low, high = min(ratings) - 801, max(ratings) + 800
    while high - low > 1:
        middle = (low + high) // 2
        if sum(expected_hundredths(middle - rating) for rating in ratings) >= wanted:
            high = middle
        else:
            low = middle
    return high


def _linear(games: Sequence[RatedGame], _: int) -> Fraction:
    return _average(games) + Fraction(LINEAR * _surplus(games), len(games))


def _ruz(games: Sequence[RatedGame], own: int) -> Fraction | None:
    """`(ΣR + 400 (W - P)) / (n + 1)`, the own rating among the R; not known without one."""
    if not own:
        return None
    return Fraction(sum(game.rating for game in games) + own + LINEAR * _surplus(games), len(games) + 1)


_UNRATED = frozenset({"U"})
TPR = Method(
    "TPR",
    mark("Tournament performance rating"),
    _performing(performance),
    show="whole",
    modifiers=_UNRATED,
    by_profile=True,
)
PTP = Method(
    "PTP",
    mark("Perfect tournament performance"),
    _performing(perfect_performance),
    show="whole",
    modifiers=_UNRATED,
    by_profile=True,
)
LINEAR_PERFORMANCE = Method(
    "LPR",
    mark("Linear performance: average and 400 (W - L) / n"),
    _performing(_linear),
    show="whole",
    modifiers=_UNRATED,
)
RUZ = Method(
    "RUZ",
    mark("Ruz, the Polish ranking achieved"),
    _performing(_ruz, own=True),
    short=lambda: "Ruz",  # no words: a name
    show="whole",
    modifiers=_UNRATED,
)
