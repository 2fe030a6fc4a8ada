"""The checker of the rules of 2026: silent where a round is right, and not where it is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.dutch2026 import checker
from paircard.core.systems.dutch2026.checker import can_be_paired, check, first, quality
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.outcome import NoCompletePairing, Pairing
from paircard.core.systems.dutch2026.position import Position
from tests.support.dose import long
from tests.support.dutch import fixture, player_of, position_from
from tests.support.dutch_events import Habits, habits, positions
from tests.support.dutch_mutants import mutants, swapped
from tests.support.seeds import fresh_seed

N = PairingNumber
EVERY, NONE = 99, 0
"""Players up to which all candidates of a bracket are made."""


def rounds(chance: Random, count: int) -> Iterator[tuple[Position, Pairing]]:
    """Yield so many positions with the round that is due."""
    while count > 0:
        for entry, pairing in positions(chance, chance.randint(4, 12), chance.randint(2, 9), habits(chance), pair):
            count -= 1
            if pairing is None:
                assert not can_be_paired(position_from(entry))
            else:
                yield position_from(entry), pairing


@pytest.mark.parametrize("small", [EVERY, NONE], ids=["every candidate", "one matching"])
def test_nothing_is_found_in_known_rounds(small: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quality, "SMALL", small)
    for entry in fixture():
        position = position_from(entry["position"])
        try:
            pairing = pair(position)
        except NoCompletePairing:
            assert not can_be_paired(position)
        else:
            assert check(position, pairing) == ()


@long
def test_every_other_legal_round_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every candidate of a bracket, and matchings of it that ask for one pair after the other, find the same."""
    monkeypatch.setattr(first, "AT_A_TIME", 1)
    chance = Random(fresh_seed())
    for position, right in rounds(chance, 80):
        assert check(position, right) == ()
        for other in mutants(position, right, chance):
            monkeypatch.setattr(quality, "SMALL", EVERY)
            found = check(position, other)
            assert found
            monkeypatch.setattr(quality, "SMALL", NONE)
            by_matching = check(position, other)
            assert [where(each) for each in by_matching] == [where(each) for each in found]


def test_two_opponents_exchanged_in_a_large_bracket_are_found_out() -> None:
    """What is exchanged keeps the values or makes them worse; either is found, and in that bracket."""
    chance = Random(fresh_seed())
    ways = Habits(away=0.05, forfeit=0.05, late=0.1, results="11100=")
    for entry, right in positions(chance, chance.randint(200, 230), 3, ways):
        assert right is not None
        position = position_from(entry)
        assert check(position, right) == ()
        for bracket in right.brackets:
            if len(bracket.pairs) > 30:
                for other in swapped(position, right, bracket, chance):
                    assert [finding.bracket for finding in check(position, other)] == [bracket.score]


def where(finding: checker.Finding) -> tuple[str, int | None]:
    """Return what is not kept, and in which bracket."""
    return finding.article, finding.bracket


def articles(position: Position, pairing: Pairing) -> set[str]:
    """Return what is found, by article."""
    return {finding.article for finding in check(position, pairing)}


def seated(pair: Pair, white: int, black: int) -> Pair:
    """Return a pair with others in it."""
    return replace(pair, white=N(white), black=N(black))


def four() -> tuple[Position, Pairing]:
    """Return a second round of four: 1 and 2 have met, 3 and 4 too."""
    met = ((1, 2, "W"), (2, 1, "B"), (3, 4, "W"), (4, 3, "B"))
    position = Position(tuple(player_of(one, 1, met=(other,), colours=colour) for one, other, colour in met), 2)
    return position, pair(position)


def test_what_may_never_be() -> None:
    position, right = four()
    assert [(each.white, each.black) for each in right.pairs] == [(4, 1), (2, 3)]
    one, two = right.pairs
    again = replace(right, pairs=(seated(one, 2, 1), seated(two, 4, 3)), brackets=())
    assert "C.04.3 C1" in articles(position, again)
    assert articles(position, replace(right, pairs=(one,), brackets=())) == {"C.04.3 1.9"}
    apart = replace(position, forbidden=frozenset({(N(1), N(4))}))
    assert "C.04.3 C1" in articles(apart, right)


def test_the_bye_and_absolute_colours() -> None:
    white = [player_of(number, 2, met=(9,), colours="WW", barred=number == 3) for number in (1, 2, 3)]
    assert not can_be_paired(Position(tuple(white), 3))
    free = Position((white[0], player_of(2, 2), white[2]), 3)
    right = pair(free)
    assert {right.bye, right.pairs[0].white, right.pairs[0].black} == {1, 2, 3}
    barred = replace(right, bye=N(3), pairs=(seated(right.pairs[0], 2, 1),), brackets=())
    assert "C.04.3 C2" in articles(free, barred)
    clash = replace(right, bye=N(2), pairs=(seated(right.pairs[0], 1, 3),), brackets=())
    assert "C.04.3 C3" in articles(free, clash)


def test_a_lower_bye_is_asked_for() -> None:
    position = Position((player_of(1, 2), player_of(2, 2), player_of(3, 0)), 2)
    right = pair(position)
    assert right.bye == 3
    seats = replace(seated(right.pairs[0], 1, 3), white_float="D", black_float="U")
    assert "C.04.3 C5" in articles(position, replace(right, bye=N(2), pairs=(seats,), brackets=()))


def test_colours_marks_and_boards() -> None:
    position, right = four()
    turned = seated(right.pairs[0], 1, 4)
    assert articles(position, replace(right, pairs=(turned, right.pairs[1]))) == {"C.04.3 5.2.1"}
    marked = replace(right.pairs[0], white_float="D")
    assert articles(position, replace(right, pairs=(marked, right.pairs[1]))) == {"C.04.3 1.4"}
    assert articles(position, replace(right, pairs=right.pairs[::-1])) == {"C.04.2 3.6"}
    named = replace(right.pairs[0], colour_rule="C.04.3 5.2.4")
    assert articles(position, replace(right, pairs=(named, right.pairs[1]))) == {"C.04.3 5.2.1"}


def test_values_and_brackets_told_wrongly() -> None:
    position, right = four()
    (bracket,) = right.brackets
    better = replace(bracket, values=bracket.values._replace(c12=1))
    assert articles(position, replace(right, brackets=(better,))) == {"C.04.3 C12"}
    assert articles(position, replace(right, brackets=(replace(bracket, downfloaters=(N(1),)),))) == {"C.04.3 1.3"}
    assert articles(position, replace(right, brackets=(bracket, bracket))) == {"C.04.3 1.3"}


def test_it_shares_no_code_with_what_it_checks() -> None:
    """Values, words and a general matching are all that it takes from elsewhere."""
    allowed = ("checker.", "outcome", "position", "cited", "criteria_in_words")
    for file in Path(checker.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and "systems.dutch2026." in node.module:
                assert node.module.split("dutch2026.")[1].startswith(allowed), (file.name, node.module)
