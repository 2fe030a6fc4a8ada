"""What is asked and said alike where players move down: in which bracket it was decided, and how they came there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.explained import SwissRound
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import numbers
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said, said_n


def settled_in(brackets: Sequence[Any], number: PairingNumber) -> int:
    """Return the bracket in which somebody was paired, or left over for the bye."""
    return max(at for at, each in enumerate(brackets) if number in each.players)


def decided(
    brackets: Sequence[Any],
    one: PairingNumber,
    other: PairingNumber,
    together: Callable[[int], Reason],
    left: Callable[[int, PairingNumber], Reason],
) -> Reason:
    """Return why two who may meet do not: asked of them `together` in a bracket, or that one is `left` over there."""
    common = next((at for at, each in enumerate(brackets) if {one, other} <= {*each.players}), None)
    if common is not None:
        return together(common)
    at = min(settled_in(brackets, one), settled_in(brackets, other))
    higher, lower = (one, other) if settled_in(brackets, one) == at else (other, one)
    reason = left(at, higher)
    head = said(
        "{player} was paired with {opponent} in the bracket of {points}; to meet {lower}, {player} would have to be "
        "left over there.",
        player=higher,
        opponent=next(sum(pair) - higher for pair in brackets[at].pairs if higher in pair),
        points=format_points(brackets[at].score),
        lower=lower,
    )
    return Reason(reason.article, joined((head, reason.said)), reason.bracket)


def bracket_told(score: int, moved_down: Sequence[int], residents: Sequence[int]) -> Cited:
    """Say who is in the bracket of a score (half points)."""
    points, there = format_points(score), numbers(residents)
    if moved_down:
        named = {"points": points, "moved": numbers(moved_down), "residents": there}
        return Cited(tr("Bracket of {points}: {moved} moved down, {residents}.", **named))
    return Cited(tr("Bracket of {points}: {players}.", points=points, players=there))


def left_over(own: Any, rule: str) -> Cited:
    """Say who of a bracket moves down, by an article with its book."""
    return cite(tr("Left over for the next bracket: {players}.", players=numbers(own.downfloaters)), rule)


def came_down(told: SwissRound[Any, Any, Any, Any, Any], number: PairingNumber, rule: str) -> Iterator[Cited]:
    """Yield the brackets out of which somebody moved down. Raise KeyError for a stranger."""
    told.player(number)
    for bracket in told.brackets[:-1]:
        if number in bracket.own.downfloaters:
            named = {"points": format_points(bracket.own.score), "player": number}
            yield cite(tr("Bracket of {points}: {player} is left over and moves down.", **named), rule)


def ahead(count: int, scores: Words) -> Words:
    """Say how many the next bracket leaves over at least, and their scores."""
    if not count:
        return said("The next bracket can be paired without leaving anybody over.")
    return said_n(
        "The next bracket can then leave over no fewer than {count} player, with a score of {scores}.",
        "The next bracket can then leave over no fewer than {count} players, with scores of {scores}.",
        count,
        scores=scores,
    )
