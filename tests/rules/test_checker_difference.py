"""The article that separates a pairing from the right one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing, Pair, Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.checker.difference import first_difference
from paircard.core.systems.swiss1998.engine import pair
from tests.support import mutants
from tests.support.mutants import badness
from tests.support.seeds import fresh_seed
from tests.support.swiss import crowded


def group(*cards: tuple[str, str], met: tuple[tuple[int, int], ...] = (), first: int = 1) -> tuple[Player, ...]:
    """Return players of one score by their colours and floats."""
    numbers = range(first, first + len(cards))
    return tuple(
        Player(
            PairingNumber(number),
            4,
            frozenset(PairingNumber(sum(pair) - number) for pair in met if number in pair),
            colours,
            floats,
        )
        for number, (colours, floats) in zip(numbers, cards, strict=True)
    )


def otherwise(pairing: Pairing, *pairs: tuple[int, int], bye: PairingNumber | None = None) -> Pairing:
    """Return another pairing of the round, White first."""
    return replace(
        pairing,
        pairs=tuple(Pair(PairingNumber(one), PairingNumber(other), "-", "-", "") for one, other in pairs),
        bye=bye,
        brackets=(),
    )


FOUR = [("WB", "--"), ("BW", "--"), ("BW", "--"), ("WB", "--")]


@pytest.mark.parametrize(
    ("players", "pairs", "bye", "article"),
    [
        (group(*FOUR, met=((1, 4),)), [(1, 4), (3, 2)], None, "B1a"),
        (group(("WW", "--"), ("BB", "--"), ("BB", "--"), ("WW", "--")), [(1, 4), (2, 3)], None, "B2"),
        (group(*FOUR), [(1, 4), (2, 3)], None, "B4"),
        (group(("WB", "--"), ("WB", "--"), ("BW", "--"), ("BW", "--")), [(1, 4), (2, 3)], None, "D1"),
        (group(*[("", "--")] * 4), [(1, 2), (3, 4)], None, "D2"),
        (group(*[("", "--")] * 3), [(1, 3)], 2, "D1"),
        (group(*[("", "--")] * 2, ("", "--")), [(2, 3)], 1, "D2"),
        (group(("", "--"), ("", "D-"), ("", "--")), [(1, 3)], 2, "B6"),
        (group(("", "--"), ("", "-D"), ("", "--")), [(1, 3)], 2, "B5"),
    ],
)
def test_the_first_article(
    players: tuple[Player, ...], pairs: list[tuple[int, int]], bye: PairingNumber | None, article: str
) -> None:
    position = Position(players, 3)
    right = pair(position)
    found = first_difference(position, right, otherwise(right, *pairs, bye=bye))
    assert found is not None
    assert found.article == article


def test_no_difference_from_itself_and_colours_come_last() -> None:
    position = Position(group(*FOUR), 3)
    right = pair(position)
    assert first_difference(position, right, right) is None
    turned = otherwise(right, *((each.black, each.white) for each in right.pairs))
    found = first_difference(position, right, turned)
    assert found is not None
    assert found.article == right.pairs[0].colour_rule


@pytest.mark.parametrize("mutation", [mutants.swapped_partners, mutants.exchanged_floater, mutants.other_bye])
def test_an_article_is_named_for_every_difference(mutation: mutants.Mutation) -> None:
    """D1 and D2 only where nothing weightier is unequal; B1 and B2 only where it is illegal."""
    seed = fresh_seed()
    chance = Random(seed)
    for number in range(seed, seed + 200):
        position = crowded(number, 14)
        try:
            right = pair(position)
        except NoPairing:
            continue
        mutant = mutation(position, right, chance)
        if mutant is None or {*mutant.pairs} == {*right.pairs}:
            continue
        found = first_difference(position, right, mutant)
        assert found is not None
        if found.article in ("B1a", "B1b", "B2"):
            assert any(each.illegal for each in check(position, mutant))
        if found.article in ("C12", "C13"):
            assert any(found.article in bracket.events for bracket in right.brackets)
        if badness(position, mutant)[0] == 0 and found.article in ("B4", "B5", "B6"):
            assert badness(position, mutant) != badness(position, right)
