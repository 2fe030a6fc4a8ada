"""C.04.4.2: where what stands, and C5 - C8 with the sentences that say their values."""

from __future__ import annotations

from paircard.core.systems.burstein.outcome import Scores
from paircard.core.systems.swiss.bye_first.text import Criterion, Text
from paircard.core.systems.swiss.moving_down import ahead
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Words, said, said_n, series


def _left_over(count: int) -> Words:
    if not count:
        return said("Nobody is left over.")
    return said_n("{count} player is left over.", "{count} players are left over.", count)


def _scores(scores: Scores) -> Words:
    if not scores:
        return said("Nobody is left over.")
    return said("The scores of those left over: {scores}.", scores=_listed(scores))


def _ahead(value: tuple[int, Scores] | tuple[()]) -> Words:
    if not value:
        return said("Nobody is left over.")
    count, scores = value
    return ahead(count, _listed(scores))


def _without_preference(count: int) -> Words:
    if not count:
        return said("Every preference is granted.")
    return said_n(
        "{count} player goes without their preference.", "{count} players go without their preference.", count
    )


def _listed(scores: Scores) -> Words:
    return series(map(format_points, scores))


TEXT = Text(
    book=Book.BURSTEIN_2026,
    complete="C4",
    bye="3.1",
    pairs="4.3",
    criteria=(
        Criterion("C5", _left_over),
        Criterion("C6", _scores),
        Criterion("C7", _ahead),
        Criterion("C8", _without_preference),
    ),
    clashes="C8",
)
burstein = TEXT.cited
"""Names an article with its book."""
