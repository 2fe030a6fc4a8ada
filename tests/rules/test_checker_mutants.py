"""The checker finds pairings made wrong on purpose: all that are illegal, all that are at a lower level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing, Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.engine import pair
from tests.support import mutants
from tests.support.dose import long
from tests.support.ids import numbers
from tests.support.mutants import Mutation, badness
from tests.support.replay import Event
from tests.support.seeds import fresh_seed
from tests.support.swiss import crowded


def rounds(seed: int, crowds: int = 150, events: int = 6) -> Iterator[tuple[Position, Pairing]]:
    """Yield crowded last rounds, and all rounds of some random events, with their pairings."""
    for number in range(seed, seed + crowds):
        position = crowded(number, 14)
        try:
            made = pair(position)
        except NoPairing:
            continue
        if made.pairs:
            yield position, made
    chance = Random(seed)
    for _ in range(events):
        event = Event.of(chance.randint(9, 24), 6)
        for _ in range(6):
            position = event.position([number for number in event.cards if chance.random() < 0.04])
            try:
                made = pair(position)
            except NoPairing:
                break
            yield position, made
            event.play(made, [chance.choice("10=10=+-") for _ in made.pairs])


def wrong(mutation: Mutation) -> Iterator[tuple[Position, Pairing, Pairing]]:
    """Yield positions, right pairings and wrong ones; the seed is printed."""
    seed = fresh_seed()
    chance = Random(seed)
    count = 0
    for position, made in rounds(seed):
        mutant = mutation(position, made, chance)
        if mutant is not None and mutant != made:
            count += 1
            yield position, made, mutant
    assert count > 20


@pytest.mark.parametrize(
    ("mutation", "illegal"),
    [
        (mutants.somebody_lost, True),
        (mutants.somebody_twice, True),
        (mutants.reversed_colours, False),
        (mutants.wrong_rule, False),
        (mutants.wrong_float, False),
        (mutants.wrong_order, False),
    ],
)
def test_what_is_plainly_wrong_is_always_found(mutation: Mutation, illegal: bool) -> None:
    for position, _, mutant in wrong(mutation):
        findings = check(position, mutant)
        assert findings
        assert any(finding.illegal for finding in findings) or not illegal


PARTNERS = [mutants.swapped_partners, mutants.exchanged_floater, mutants.other_bye]


@pytest.mark.parametrize("mutation", PARTNERS)
def test_illegal_pairs_and_byes_are_always_found(mutation: Mutation) -> None:
    for position, _, mutant in wrong(mutation):
        illegal = any(finding.illegal for finding in check(position, mutant))
        assert illegal == (badness(position, mutant)[0] > 0)


def worse(made: Pairing, mutant: Pairing) -> bool:
    """Tell whether the first bracket that is paired otherwise is so at a lower level than could be.

    Not judged: brackets undone by C12 or C13, where others might not have helped.
    """
    for at, (right, wrong_one) in enumerate(zip(made.brackets, mutant.brackets, strict=True)):
        if right.pairs != wrong_one.pairs:
            if at + 1 < len(made.brackets) and {"C12", "C13"} & {*made.brackets[at + 1].events}:
                return False
            return lower_level(right, wrong_one)
    return False


@pytest.mark.parametrize("mutation", PARTNERS)
def test_a_lower_level_is_always_found(mutation: Mutation) -> None:
    for position, made, mutant in wrong(mutation):
        if worse(made, mutant):
            assert check(position, mutant), (position, mutant)


@long
def test_what_was_given_up_without_need_is_nearly_always_found() -> None:
    """Brackets undone by C12 or C13, left at a lower level than one the next bracket allows too.

    Of 383 such mutants 376 were found when this was written: the graph of both brackets may miss one.
    """
    seed = fresh_seed()
    found = [finding for number in range(seed, seed + 1500) for finding in given_up(number)]
    assert len(found) > 10
    assert sum(found) > 0.8 * len(found)


def given_up(number: int) -> Iterator[bool]:
    """Yield for every undone bracket of a position whether a worse choice of those who move down is found."""
    position = crowded(number, 14)
    try:
        made = pair(position)
    except NoPairing:
        return
    for at, (bracket, below) in enumerate(pairwise(made.brackets)):
        undone = {"C12", "C13"} & {*below.events} and bracket.pairs and bracket.downfloaters
        for attempt in range(6) if undone else ():
            mutant = mutants.exchanged_floater(position, made, Random(f"{number} {attempt}"), at)
            if mutant is not None and not badness(position, mutant)[0] and lower_level(bracket, mutant.brackets[at]):
                yield bool(check(position, mutant))


def lower_level(right: BracketResult, other: BracketResult) -> bool:
    """Tell whether a bracket is paired at a lower level; downfloats count where nobody is paired before (R5)."""
    best, level = (right.x, right.upfloat_level), (other.x, other.upfloat_level)
    lower_float = not right.moved_down and other.downfloat_level > right.downfloat_level
    return level > best or (level == best and lower_float)


def split() -> tuple[Position, Pairing, list[BracketResult]]:
    """Return four players of 2 points above two of 1 point, all without games, paired 1-3 2-4 5-6."""
    position = Position(
        tuple(Player(PairingNumber(number), 4 if number < 5 else 2, floats="-") for number in range(1, 7)), 2
    )
    made = pair(position)
    return position, made, list(made.brackets)


def test_c14_a_pair_too_few() -> None:
    position, made, (upper, lower) = split()
    upper = replace(upper, pairs=((PairingNumber(1), PairingNumber(3)),), downfloaters=numbers(2, 4))
    lower = replace(
        lower,
        players=numbers(2, 4, 5, 6),
        moved_down=numbers(2, 4),
        pairs=((PairingNumber(2), PairingNumber(5)), (PairingNumber(4), PairingNumber(6))),
    )
    (finding,) = check(position, mutants.retold(position, made, [upper, lower]))
    assert (finding.article, finding.bracket, finding.illegal) == ("C14", 4, False)
    assert finding.sentence == "2 pairs could be made."


@pytest.mark.parametrize(
    ("changes", "article"),
    [
        ({"score": 3}, "A3"),
        ({"players": (1, 2, 3)}, "A3"),
        ({"moved_down": (1,)}, "A3"),
        ({"joined": 1}, "A3"),
        ({"downfloaters": (4,)}, "C6"),
        ({"pairs": ((3, 1), (2, 4))}, "C6"),
        ({"events": ("C1",)}, "C1"),
        ({"first_x": 1}, "A8"),
        ({"x": 1}, "B4"),
        ({"clashes": 1}, "B4"),
        ({"upfloat_level": 1}, "R3"),
        ({"downfloat_level": 2}, "R3"),
    ],
)
def test_facts_told_wrongly_are_found(changes: dict[str, Any], article: str) -> None:
    position, made, (upper, lower) = split()
    wrongly = replace(made, brackets=(replace(upper, **changes), lower))
    assert check(position, made) == ()
    assert article in {finding.article for finding in check(position, wrongly)}


def test_a_pairing_without_brackets_is_checked_without_them() -> None:
    position, made, _ = split()
    assert check(position, replace(made, brackets=())) == ()
