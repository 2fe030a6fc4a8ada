"""How a game ends between two of these ratings: models of what is probable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Chances(NamedTuple):
    """How probable each result is; together 1."""

    white: float
    draw: float
    black: float


Model = Callable[[int, int], Chances]
"""The chances of a game by the ratings of White and Black."""

DRAW = 0.35
"""Share of the draws between equal players in `by_expectation`; it shrinks as the difference grows."""


def by_expectation(white: int, black: int) -> Chances:
    """Return the chances by the logistic curve: 400 points of difference make ten wins of one loss."""
    expected = 1 / (1 + 10 ** ((black - white) / 400))
    draw = DRAW * 2 * min(expected, 1 - expected)
    win = expected - draw / 2
    return Chances(win, draw, 1 - win - draw)


def by_milvang(white: int, black: int) -> Chances:
    """Return the chances as they were found in 3.9 million games rated by FIDE, White's advantage included.

    Otto Milvang, "Probability for the outcome of a chess game based on rating", Oslo 2015: two parabolas a side,
    which depend on the difference and on the mean of the ratings. FIDE's procedure of acceptance (C.02.03, Article 7)
    wants random tournaments to follow it roughly. Only +, -, * and / are used: every machine finds the same.

    >>> found = by_milvang(2467, 2344)
    >>> round(found.white, 3), round(found.draw, 3), round(found.black, 3)
    (0.511, 0.351, 0.138)
    """
    mean, difference = (white + black) / 2, white - black
    above = (mean - 1200) / 1200 if mean > 1200 else 0.0
    wins = _rising(difference, -1492 + 0.391 * mean, 40, 1691 - 0.428 * mean, 0.45 - 0.10 * above * above)
    loses = 1 - _rising(difference, -1753 + 0.416 * mean, -80, 1428 - 0.388 * mean, 0.54 + 0.13 * above * above)
    return Chances(wins, max(0.0, 1 - wins - loses), loses)


def by_tec_2025(white: int, black: int) -> Chances:
    """Return the chances by the model of July 2025, which FIDE's technical commission gave for simulations.

    A logistic curve for White and one for Black, both 370 points wide; the higher the mean of the two ratings, the
    farther they lie apart, and between them is the draw. Where they would overlap, below a mean of about 1038,
    nothing is left for a draw, and the two share all.

    >>> found = by_tec_2025(2100, 1900)
    >>> round(found.white, 3), round(found.draw, 3), round(found.black, 3)
    (0.656, 0.242, 0.102)
    """
    above, difference = (white + black) / 2 - 2000, white - black
    wins = 1 / (1 + 10 ** ((96 + 0.0986 * above - difference) / 370))
    loses = 1 / (1 + 10 ** ((150 + 0.157 * above + difference) / 370))
    drawn = max(0.0, 1 - wins - loses)
    whole = wins + drawn + loses
    return Chances(wins / whole, drawn / whole, loses / whole)


MODELS: Mapping[str, Model] = {"2025": by_tec_2025, "2015": by_milvang}
"""By the year by which they are named, that in use first."""


def _rising(at: float, low: float, centre: float, high: float, value: float) -> float:
    """Return what rises from 0 at `low` by `value` at `centre` to 1 at `high`, a parabola on either side."""
    if at <= low:
        return 0.0
    if at < centre:
        part = (at - low) / (centre - low)
        return value * part * part
    if at < high:
        part = (high - at) / (high - centre)
        return 1 - (1 - value) * part * part
    return 1.0
