"""Whatever is said of a pairing can be said in another language, and says the same numbers and articles there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from core.language import ENGLISH, Language, speaking
from core.systems.kit.playback import Playback
from core.systems.kit.trace import Step
from core.systems.swiss1998 import NoPairing, Position, pair
from core.systems.swiss1998.checker import check
from core.systems.swiss1998.checker.difference import first_difference
from core.systems.swiss1998.explain import explain, why_not
from core.systems.swiss1998.explain.as_lines import apart_line, round_lines
from core.systems.swiss1998.explain.player import way_lines
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
Telling = Callable[[Position], Iterator[str]]


def positions(count: int, most: int) -> Iterator[Position]:
    """Yield positions that are hard to pair; the seed is printed."""
    chance = Random(fresh_seed())
    while count > 0:
        for position in positions_of(chance.choice(KINDS), chance, most):
            yield position
            count -= 1


def said(telling: Telling, position: Position, language: Language) -> list[str]:
    with speaking(language):
        return list(telling(position))


def same_in_another_language(telling: Telling, position: Position) -> None:
    english, strange = said(telling, position, ENGLISH), said(telling, position, PSEUDO)
    for line, other in zip(english, strange, strict=True):
        assert not english_words(other, []), (line, other)
        assert re.findall(r"\d+", line) == re.findall(r"\d+", other)


def explained(position: Position) -> Iterator[str]:
    """Tell a round, everybody's way in it, and why the others do not meet; or why it cannot be paired."""
    try:
        told = explain(position)
    except NoPairing as error:
        yield str(error)
        return
    yield from round_lines(told)
    numbers = [player.number for player in position.players]
    for number in numbers:
        yield from way_lines(told, number)
    for one, other in combinations(numbers, 2):
        yield apart_line(one, other, why_not(told, one, other))


def stepped(position: Position) -> Iterator[str]:
    """Tell the steps of the procedure, and what stands beside the cards."""
    steps: list[Step] = []
    try:
        pair(position, sink=steps.append)
    except NoPairing as error:
        yield str(error)
    yield from (step.reason for step in steps)
    for table in Playback(steps).tables[-1:]:
        yield from table.way


def judged(position: Position) -> Iterator[str]:
    """Tell what the checker finds in pairings spoilt on purpose, and where they part from the right one."""
    try:
        right = pair(position, method="search")
    except NoPairing:
        return
    if not right.pairs:
        return
    for mutation in MUTATIONS:
        wrong = mutation(position, right, Random(len(right.pairs)))
        if wrong is not None:
            yield from map(str, check(position, wrong))
            yield str(first_difference(position, right, wrong) or "")


def test_explanations() -> None:
    for position in positions(120, 10):
        same_in_another_language(explained, position)


def test_steps_of_the_procedure() -> None:
    for position in positions(120, 9):
        same_in_another_language(stepped, position)


def test_findings_of_the_checker() -> None:
    for position in positions(60, 10):
        same_in_another_language(judged, position)
