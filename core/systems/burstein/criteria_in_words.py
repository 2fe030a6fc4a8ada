"""The value of a criterion in a sentence."""

from __future__ import annotations

from paircard.core.systems.burstein.outcome import Scores, Values
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n, series


def value_words(name: str, values: Values) -> Words:
    """Say what a bracket has by one of C5 - C8."""
    match name:
        case "C5" if values.c5:
            return said_n("{count} player is left over.", "{count} players are left over.", values.c5)
        case "C6" if values.c6:
            return said("The scores of those left over: {scores}.", scores=_listed(values.c6))
        case "C7" if values.c7:
            return _ahead(*values.c7)
        case "C8" if values.c8:
            return said_n(
                "{count} player goes without their preference.",
                "{count} players go without their preference.",
                values.c8,
            )
        case "C8":
            return said("Every preference is granted.")
    return said("Nobody is left over.")


def _ahead(count: int, scores: Scores) -> Words:
    if not count:
        return said("The next bracket can be paired without leaving anybody over.")
    return said_n(
        "The next bracket can then leave over no fewer than {count} player, with a score of {scores}.",
        "The next bracket can then leave over no fewer than {count} players, with scores of {scores}.",
        count,
        scores=_listed(scores),
    )


def _listed(scores: Scores) -> Words:
    return series(map(format_points, scores))
