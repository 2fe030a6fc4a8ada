"""The value of a criterion C6 - C21 as a sentence."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.dutch2026.outcome import FLOATS_ON, Scores, Values
from paircard.core.systems.swiss.moving_down import ahead
from paircard.core.values.language import mark
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, said_n, series

_NOBODY = {
    "C6": mark("Nobody is left over."),
    "C7": mark("Nobody is left over."),
    "C9": mark("Nobody who has gone a round without a game is sure of the bye."),
    "C10": mark("No topscorer or opponent of one gets a colour difference beyond 2."),
    "C11": mark("No topscorer or opponent of one gets a colour a third time running."),
    "C12": mark("Everybody paired here gets the colour they prefer."),
    "C13": mark("Nobody is refused a strong colour preference."),
    "C14": mark("No resident left over floated down in the previous round."),
    "C15": mark("Nobody who meets a moved-down player floated up in the previous round."),
    "C16": mark("No resident left over floated down two rounds before."),
    "C17": mark("Nobody who meets a moved-down player floated up two rounds before."),
    "C18": mark("No moved-down player floated down in the previous round."),
    "C19": mark("No upfloater of the previous round meets a moved-down player."),
    "C20": mark("No moved-down player floated down two rounds before."),
    "C21": mark("No upfloater of two rounds before meets a moved-down player."),
}
_LISTED = {
    "C7": mark("The scores of those left over: {scores}."),
    "C18": mark("Score differences of moved-down players who floated down in the previous round: {scores}."),
    "C19": mark("Score differences to upfloaters of the previous round: {scores}."),
    "C20": mark("Score differences of moved-down players who floated down two rounds before: {scores}."),
    "C21": mark("Score differences to upfloaters of two rounds before: {scores}."),
}


def value_words(name: str, values: Values) -> Words:
    """Say the value that some values have in a criterion, such as `C12`."""
    value = getattr(values, name.lower())
    if name == "C8":
        return _ahead(value)
    if not value:
        return said(_NOBODY[name])
    if name in _LISTED:
        return said(_LISTED[name], scores=_listed(value))
    return _COUNTED[name](value)


def _ahead(value: tuple[int, Scores] | tuple[()]) -> Words:
    if not value:
        return said("This is the last bracket.")
    count, scores = value
    return ahead(count, _listed(scores))


def _listed(scores: Scores) -> Words:
    return series(_difference(each) for each in scores)


def _difference(half_points: int) -> str | Words:
    """Say a score or a difference; who floats on has none, and counts as more than any."""
    if half_points < FLOATS_ON:
        return format_points(half_points)
    return said("floating on from {points}", points=format_points(half_points - FLOATS_ON))


_COUNTED: dict[str, Callable[[int], Words]] = {
    "C6": lambda count: said_n("{count} player is left over.", "{count} players are left over.", count),
    "C9": lambda count: said_n(
        "The player with the bye has gone {count} round without a game.",
        "The player with the bye has gone {count} rounds without a game.",
        count,
    ),
    "C10": lambda count: said_n(
        "{count} topscorer or opponent of one gets a colour difference beyond 2.",
        "{count} topscorers or opponents of one get a colour difference beyond 2.",
        count,
    ),
    "C11": lambda count: said_n(
        "{count} topscorer or opponent of one gets a colour a third time running.",
        "{count} topscorers or opponents of one get a colour a third time running.",
        count,
    ),
    "C12": lambda count: said_n(
        "{count} player does not get the colour they prefer.",
        "{count} players do not get the colour they prefer.",
        count,
    ),
    "C13": lambda count: said_n(
        "{count} player is refused a strong colour preference.",
        "{count} players are refused a strong colour preference.",
        count,
    ),
    "C14": lambda count: said_n(
        "{count} resident left over floated down in the previous round, too.",
        "{count} residents left over floated down in the previous round, too.",
        count,
    ),
    "C15": lambda count: said_n(
        "{count} player who meets a moved-down player floated up in the previous round, too.",
        "{count} players who meet a moved-down player floated up in the previous round, too.",
        count,
    ),
    "C16": lambda count: said_n(
        "{count} resident left over floated down two rounds before, too.",
        "{count} residents left over floated down two rounds before, too.",
        count,
    ),
    "C17": lambda count: said_n(
        "{count} player who meets a moved-down player floated up two rounds before, too.",
        "{count} players who meet a moved-down player floated up two rounds before, too.",
        count,
    ),
}
