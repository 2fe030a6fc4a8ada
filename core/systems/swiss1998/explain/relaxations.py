"""What a bracket lacked at every level before the one it reached: C14, C11, C10, C9."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.swiss1998.brackets import Bracket, Target, first_x
from paircard.core.systems.swiss1998.cards import LEVELS
from paircard.core.systems.swiss1998.explain.choices import Choices
from paircard.core.systems.swiss1998.explain.model import Lack
from paircard.core.systems.swiss1998.judge.reason import Reason
from paircard.core.systems.swiss1998.question import Question
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark
from paircard.core.values.said import Words, said, said_n

LOOSEST = LEVELS[-1]
UPFLOATS = (mark("B5 and B6 for upfloats"), mark("B5 for upfloats"))
DOWNFLOATS = (mark("B5 and B6 for downfloats"), mark("B5 for downfloats"))
"""What is still in force at the levels 0 and 1 (R3)."""


def lacks(choices: Choices) -> Iterator[Lack]:
    """Yield what a bracket lacked, in the order of the procedure."""
    yield from _as_heterogeneous(choices)
    yield from _fewer_pairs(choices)
    if choices.target is not None:
        yield from _clashes(choices, choices.target)
        for up in range(choices.made.up):
            yield _lack("C10", said(UPFLOATS[up]), choices.target, _why(choices, choices.target, up, choices.made.x))
        for down in range(choices.made.down):
            yield _lack("C9", said(DOWNFLOATS[down]), choices.target, choices.at_downfloat_level(down))


def _lack(article: str, wanted: Words | str, target: Target, reason: Reason) -> Lack:
    return Lack(article, wanted, target.pairs, target.movers, reason)


def _why(choices: Choices, target: Target, up: int, budget: int) -> Reason:
    """Return why a bracket cannot be paired at a target and upfloat level, no matter who floats down."""
    players, staying = choices.bracket.players, choices.staying(LOOSEST)
    question = Question(players[: target.movers], players[target.movers :], target.rest, up, staying.mask)
    return choices.why_not(question, budget, staying)


def _as_heterogeneous(choices: Choices) -> Iterator[Lack]:
    """Yield why a joined bracket had to be treated as homogeneous (R13)."""
    whole = replace(choices.bracket, levelled=False)
    if choices.bracket.levelled and whole.heterogeneous:
        target = whole.full_target
        reason = _why(choices, target, LOOSEST, len(whole.players))
        yield _lack("R13", said("moved-down players first"), target, reason)


def _fewer_pairs(choices: Choices) -> Iterator[Lack]:
    """Yield why more pairs could not be made, for each number of moved-down players the fewest that failed."""
    failed: dict[int, Target] = {}
    for target in choices.bracket.targets():
        if choices.target is not None and target.steps >= choices.target.steps:
            break
        failed[target.movers] = target
    for target in failed.values():
        reason = _why(choices, target, LOOSEST, len(choices.bracket.players))
        yield _lack("C14", _pairs_wanted(choices.bracket, target), target, reason)


def _pairs_wanted(bracket: Bracket, target: Target) -> Words:
    if not bracket.heterogeneous:
        return said_n("{count} pair", "{count} pairs", target.pairs)
    movers = said_n("{count} moved-down player paired", "{count} moved-down players paired", target.movers)
    others = said_n("{count} other pair", "{count} other pairs", target.rest)
    return said("{movers} and {others}", movers=movers, others=others)


def _clashes(choices: Choices, target: Target) -> Iterator[Lack]:
    x, first = choices.made.x, first_x(choices.cards, choices.bracket, target)
    if first < x:
        yield _lack("C11", f"x = {x - 1}", target, _why(choices, target, LOOSEST, x - 1))
