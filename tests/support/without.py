"""A round paired without a criterion or ruling: if it comes out otherwise, the criterion decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from functools import partial
from unittest.mock import patch

from paircard.core.facets.position import Player
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.brackets import Bracket, Made, Places, refusals_to_expect
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.literal.prospects import Terms
from paircard.core.systems.swiss1998.literal.tries import Tries
from tests.support.case import Case, for_all, paired


@contextmanager
def without_b2() -> Iterator[None]:
    """Let everybody have any colour."""
    with patch.object(Cards, "_of_one_colour", lambda _self: ()), patch.object(criteria, "b2", lambda *_: False):
        yield


@contextmanager
def without_b4() -> Iterator[None]:
    """Count no clash."""
    with patch.object(Cards, "clash", lambda *_: 0), patch.object(Cards, "clashing", lambda *_: 0):
        yield


@contextmanager
def without_budget() -> Iterator[None]:
    """Count x again for every remainder (A8), whatever clashes its moved-down players have used."""
    as_written = Tries._remainder

    def counted_again(self: Tries, movers: Made, group: Places, terms: Terms) -> Iterator[Made]:
        counted = refusals_to_expect(self.cards, Bracket(self.bracket.score, group)) if movers.pairs else 0
        return as_written(self, movers, group, replace(terms, x=max(terms.x, movers.clashes + counted)))

    with patch.object(Tries, "_remainder", counted_again):
        yield


def patched(context: Callable[[], AbstractContextManager[None]], article: str, case: Case) -> Step | None:
    """Return the refusal by an article without which the pairing is another."""
    right = paired(case.position)
    with context():
        other = paired(case.position)
    return case.step(article, Verdict.REFUSED) if other != right else None


def b1a(case: Case) -> Step | None:
    free = for_all(case.position, lambda player: replace(player, opponents=frozenset()))
    return case.step("B1a", Verdict.REFUSED) if case.otherwise(free) else None


def b1b(case: Case) -> Step | None:
    free = for_all(case.position, lambda player: replace(player, bye_barred=False))
    return case.step("B1b", Verdict.REFUSED) if case.otherwise(free) else None


def _no_floats(which: int, player: Player) -> Player:
    marks = list(player.floats)
    if len(marks) >= which:
        marks[-which] = "-"
    return replace(player, floats="".join(marks))


def floats(article: str, which: int, case: Case) -> Step | None:
    free = for_all(case.position, partial(_no_floats, which))
    return case.step(article, Verdict.REFUSED) if case.otherwise(free) else None


def b3(case: Case) -> Step | None:
    if len(case.brackets) != 2 or any(b.result.events for b in case.brackets):
        return None
    level = for_all(case.position, lambda player: replace(player, score=0))
    moved = [bracket for bracket in case.brackets if bracket.result.moved_down]
    return case.accepted(case.brackets[0].result.score) if case.otherwise(level) and not moved else None
