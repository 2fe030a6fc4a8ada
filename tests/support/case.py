"""A position with both streams about it: the steps of the procedure, and the decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from paircard.core.facets.pairing import NoPairing, Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Group, RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain


@dataclass(frozen=True)
class Case:
    """A position with both streams: the steps of the procedure, and the decisions."""

    position: Position

    @cached_property
    def steps(self) -> list[Step]:
        """The steps of the literal procedure."""
        steps: list[Step] = []
        try:
            pair(self.position, sink=steps.append)
        except NoPairing:
            return steps
        return steps

    @cached_property
    def told(self) -> RoundExplained | None:
        """The explanation, None where no pairing is legal."""
        try:
            return explain(self.position)
        except NoPairing:
            return None

    @property
    def brackets(self) -> tuple[BracketExplained, ...]:
        """The brackets, highest first."""
        return self.told.brackets if self.told else ()

    @property
    def groups(self) -> Iterator[tuple[BracketExplained, Group]]:
        """Every group with its bracket."""
        for bracket in self.brackets:
            for group in (bracket.movers, bracket.rest):
                if group is not None:
                    yield bracket, group

    def step(self, article: str, *verdicts: Verdict, says: str = "", bracket: int | None = None) -> Step | None:
        """Return the first step of an article with one of these verdicts."""
        for each in self.steps:
            fits = each.article == article and (not verdicts or each.verdict in verdicts) and says in each.reason
            if fits and bracket in (None, each.bracket):
                return each
        return None

    def accepted(self, bracket: int) -> Step | None:
        """Return the step that settled a bracket: the last accepted one."""
        found = [each for each in self.steps if each.bracket == bracket and each.verdict is Verdict.ACCEPTED]
        return found[-1] if found else None

    def otherwise(self, changed: Position) -> bool:
        """Tell whether a changed position is paired otherwise; to be paired no more at all is otherwise too."""
        return paired(changed) != paired(self.position)


def paired(position: Position) -> frozenset[tuple[int, int]] | None:
    """Return the pairs of a round, the lower number first, and the bye as a pair with 0."""
    try:
        made: Pairing = pair(position, look_ahead=False, tries=3000)
    except NoPairing:
        return None
    pairs = {(min(one.white, one.black), max(one.white, one.black)) for one in made.pairs}
    return frozenset(pairs | ({(0, made.bye)} if made.bye is not None else set()))


def for_all(position: Position, change: Callable[[Player], Player]) -> Position:
    """Return a position with every card changed."""
    return replace(position, players=tuple(map(change, position.players)))
