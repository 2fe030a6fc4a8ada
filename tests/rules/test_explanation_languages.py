"""Whatever is found about a pairing is found once and said in every language, with the same numbers and articles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TypeVar

from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Step
from paircard.core.systems.kit.playback import Playback, Table
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.checker.difference import first_difference
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.apart import Apart, why_not
from paircard.core.systems.swiss1998.explain.lines import apart_line, round_lines
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.player import way_lines
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.values.cited import texts_of
from paircard.core.values.language import ENGLISH, Language, speaking
from tests.support import mutants
from tests.support.hostile import KINDS, positions_of
from tests.support.pseudo import PSEUDO, english_words
from tests.support.seeds import fresh_seed

MUTATIONS = (
    mutants.reversed_colours,
    mutants.wrong_rule,
    mutants.wrong_float,
    mutants.wrong_order,
    mutants.somebody_lost,
    mutants.somebody_twice,
    mutants.other_bye,
    mutants.swapped_partners,
    mutants.exchanged_floater,
)
Found = TypeVar("Found")


def positions(count: int, most: int) -> Iterator[Position]:
    """Yield positions that are hard to pair; the seed is printed."""
    chance = Random(fresh_seed())
    while count > 0:
        for position in positions_of(chance.choice(KINDS), chance, most):
            yield position
            count -= 1


def said(telling: Callable[[Found], Iterator[str]], found: Found, language: Language) -> list[str]:
    with speaking(language):
        return list(telling(found))


def same_in_another_language(telling: Callable[[Found], Iterator[str]], found: Found) -> None:
    english, strange = said(telling, found, ENGLISH), said(telling, found, PSEUDO)
    for line, other in zip(english, strange, strict=True):
        assert not english_words(other, []), (line, other)
        assert re.findall(r"\d+", line) == re.findall(r"\d+", other)


@dataclass(frozen=True)
class Explained:
    """A round with whatever can be asked about it, or why it cannot be paired."""

    told: RoundExplained
    apart: dict[tuple[int, int], Apart | None]


def explained(position: Position) -> Explained | NoPairing:
    try:
        told = explain(position)
    except NoPairing as error:
        return error
    pairs = combinations([player.number for player in position.players], 2)
    return Explained(told, {pair: why_not(told, *pair) for pair in pairs})


def in_lines(found: Explained | NoPairing) -> Iterator[str]:
    """Tell a round, everybody's way in it, and why the others do not meet; or why it cannot be paired."""
    if isinstance(found, NoPairing):
        yield str(found)
        return
    yield from texts_of(round_lines(found.told))
    for player in found.told.position.players:
        yield from texts_of(way_lines(found.told, player.number))
    for (one, other), apart in found.apart.items():
        yield apart_line(one, other, apart).text


def stepped(position: Position) -> tuple[list[Step], Table, NoPairing | None]:
    steps: list[Step] = []
    error = None
    try:
        pair(position, sink=steps.append)
    except NoPairing as failed:
        error = failed
    return steps, Playback(steps).tables[-1], error


def step_by_step(found: tuple[list[Step], Table, NoPairing | None]) -> Iterator[str]:
    """Tell the steps of the procedure, and what stands beside the cards."""
    steps, table, error = found
    yield str(error or "")
    yield from (step.reason for step in steps)
    yield from map(str, table.way)
    yield from (f"{article} {held}" for article, held in table.in_force)


def judged(position: Position) -> list[Finding]:
    """Return what the checker finds in pairings spoilt on purpose, and where they part from the right one."""
    return [*_judged(position)]


def _judged(position: Position) -> Iterator[Finding]:
    try:
        right = pair(position, method="search")
    except NoPairing:
        return
    if not right.pairs:
        return
    for mutation in MUTATIONS:
        wrong = mutation(position, right, Random(len(right.pairs)))
        if wrong is not None:
            yield from check(position, wrong)
            if apart := first_difference(position, right, wrong):
                yield apart


def test_explanations() -> None:
    for position in positions(120, 10):
        same_in_another_language(in_lines, explained(position))


def test_steps_of_the_procedure() -> None:
    for position in positions(120, 9):
        same_in_another_language(step_by_step, stepped(position))


def test_findings_of_the_checker() -> None:
    for position in positions(60, 10):
        same_in_another_language(lambda found: map(str, found), judged(position))
