"""What a bracket lacked at every level before the one it reached: C14, C11, C10, C9."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.systems.swiss1998.brackets import Bracket, Made, Target, refusals_to_expect
from core.systems.swiss1998.cards import LEVELS, Cards
from core.systems.swiss1998.explain.choices import Choices
from core.systems.swiss1998.explain.model import Lack
from core.systems.swiss1998.judge.reason import Reason
from core.systems.swiss1998.question import Question
from core.values.language import mark
from core.values.said import Words, said, said_n

LOOSEST = LEVELS[-1]
UPFLOATS = (mark("B5 and B6 for upfloats"), mark("B5 for upfloats"))
DOWNFLOATS = (mark("B5 and B6 for downfloats"), mark("B5 for downfloats"))
"""What is still in force at the levels 0 and 1 (R3)."""


class Levels:
    """One bracket, the target it reached (None: no pair) and its pairing."""

    def __init__(self, cards: Cards, bracket: Bracket, target: Target | None, choices: Choices) -> None:
        """Take what is known of the bracket."""
        self._cards = cards
        self._bracket = bracket
        self._target = target
        self._choices = choices

    def lacks(self, made: Made | None) -> Iterator[Lack]:
        """Yield what was lacking, in the order of the procedure."""
        yield from self._as_heterogeneous()
        yield from self._fewer_pairs()
        if made is not None and self._target is not None:
            yield from self._clashes(made, self._target)
            yield from self._upfloats(made, self._target)
            yield from self._downfloats(made, self._target)

    def _why(self, bracket: Bracket, target: Target, up: int, budget: int) -> Reason:
        """Return why a bracket cannot be paired at a target and upfloat level, no matter who floats down."""
        s1, s2 = bracket.players[: target.movers], bracket.players[target.movers :]
        staying = self._choices.staying(LOOSEST)
        return self._choices.why_not(Question(s1, s2, target.rest, up, staying.mask), budget, staying)

    def _as_heterogeneous(self) -> Iterator[Lack]:
        """Yield why a joined bracket had to be treated as homogeneous (R13)."""
        whole = replace(self._bracket, levelled=False)
        if self._bracket.levelled and whole.heterogeneous:
            target = whole.full_target
            reason = self._why(whole, target, LOOSEST, len(whole.players))
            yield Lack("R13", said("moved-down players first"), target.pairs, target.movers, reason)

    def _fewer_pairs(self) -> Iterator[Lack]:
        """Yield why more pairs could not be made, for each number of moved-down players the fewest that failed."""
        failed: dict[int, Target] = {}
        for target in self._bracket.targets():
            if self._target is not None and target.steps >= self._target.steps:
                break
            failed[target.movers] = target
        for target in failed.values():
            reason = self._why(self._bracket, target, LOOSEST, len(self._bracket.players))
            yield Lack("C14", self._level(target), target.pairs, target.movers, reason)

    def _level(self, target: Target) -> Words:
        if not self._bracket.heterogeneous:
            return said_n("{count} pair", "{count} pairs", target.pairs)
        movers = said_n("{count} moved-down player paired", "{count} moved-down players paired", target.movers)
        others = said_n("{count} other pair", "{count} other pairs", target.rest)
        return said("{movers} and {others}", movers=movers, others=others)

    def _clashes(self, made: Made, target: Target) -> Iterator[Lack]:
        first = max(0, refusals_to_expect(self._cards, self._bracket) - target.steps)
        if first < made.x:
            reason = self._why(self._bracket, target, LOOSEST, made.x - 1)
            yield Lack("C11", f"x = {made.x - 1}", target.pairs, target.movers, reason)

    def _upfloats(self, made: Made, target: Target) -> Iterator[Lack]:
        for level in range(made.up):
            reason = self._why(self._bracket, target, level, made.x)
            yield Lack("C10", said(UPFLOATS[level]), target.pairs, target.movers, reason)

    def _downfloats(self, made: Made, target: Target) -> Iterator[Lack]:
        for level in range(made.down):
            reason = self._choices.at_downfloat_level(level)
            yield Lack("C9", said(DOWNFLOATS[level]), target.pairs, target.movers, reason)
