"""The search of the rules of 2026 against what is known and against others.

For long runs: `python -m tests.support.dutch_compare`, with gacrux or, with `--brackets`, the literal engine.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.position import Position as Field
from paircard.core.systems.dutch2026 import literal
from paircard.core.systems.dutch2026.outcome import NoCompletePairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search import search
from paircard.core.systems.dutch2026.search.at_bounds import at_bounds
from paircard.core.systems.dutch2026.search.at_most_two import at_most_two
from paircard.core.systems.dutch2026.search.at_once import at_once
from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.few import of_few
from paircard.core.systems.dutch2026.search.general import best_candidate
from paircard.core.systems.dutch2026.search.reach import Reach, reached
from paircard.core.systems.dutch2026.search.units import high_to_low, units
from tests.rules.test_dutch_fixtures import POSITIONS, as_written, white_first
from tests.support.dutch import player_of, position_from
from tests.support.dutch_compare import by_the_letter, possible_colours, random_positions, seats
from tests.support.dutch_events import Habits, positions
from tests.support.dutch_hard import read_anew
from tests.support.hard_fields import (
    due_groups_above_others,
    due_white_and_due_black,
    groups_of_one_colour,
    halves_met,
    one_bye,
    one_colour,
)
from tests.support.seeds import fresh_seed
from tests.support.structures import Structure, of_2026


def test_search_pairs_the_known_positions_with_all_their_values() -> None:
    for entry in POSITIONS:
        position = position_from(entry["position"])
        if entry["pairs"] == "NONE":
            with pytest.raises(NoCompletePairing):
                search(position)
            continue
        pairing = search(position)
        assert white_first(pairing) == {tuple(each) for each in entry["pairs"]}, entry
        for bracket, known in zip(pairing.brackets, entry.get("brackets") or (), strict=False):
            assert as_written(bracket) == {**_without(known), "pairs": sorted(known["pairs"])}, entry


def _without(known: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in known.items() if name != "candidates"}


def test_search_answers_what_the_literal_engine_answers() -> None:
    found = random_positions(fresh_seed(), 4, 9)
    for _, (entry, ours) in zip(range(150), found, strict=False):
        try:
            assert by_the_letter(entry) == ours, entry
        except TooManyTries:
            continue


def test_search_pairs_larger_fields_as_gacrux_does() -> None:
    pytest.importorskip("gacrux.pairingdutch", reason="gacrux is not installed: pip install --editable '.[dev]'")
    from tests.support.dutch_peer import by_gacrux

    found = random_positions(fresh_seed(), 14, 40)
    for _, (entry, ours) in zip(range(25), found, strict=False):
        if possible_colours(entry):
            assert seats(ours) == by_gacrux(entry), entry


def both_ways(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
    """Pair a bracket with all below it in one graph, and compare with every quicker way that finds something."""
    right = best_candidate(cards, bracket, completion)
    for quicker in (at_most_two, of_few, at_once, at_bounds):
        assert quicker(cards, bracket, completion) in (None, right), (quicker, cards.position, bracket)
    return right


def test_every_way_to_pair_a_bracket_gives_the_same_candidate() -> None:
    found = random_positions(fresh_seed(), 10, 40)
    for _, (entry, ours) in zip(range(40), found, strict=False):
        if ours is not None:
            assert search(position_from(entry), both_ways) == ours


def test_what_the_next_bracket_can_reach_is_what_it_reaches() -> None:
    chance, seen = Random(fresh_seed()), 0

    def followed(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
        candidate = best_candidate(cards, bracket, completion)
        reaches.append(reached(cards, bracket, completion, candidate.down))
        return candidate

    for _ in range(5):
        for entry, ours in positions(chance, chance.randint(8, 30), 9, Habits(results="1", away=0.02)):
            if ours is None:
                continue
            reaches: list[Reach | None] = []
            for bracket, reach in zip(search(position_from(entry), followed).brackets[:-1], reaches, strict=False):
                assert reach in (None, bracket.values.c8)
                seen += reach is not None
    assert seen


HARD = {
    "all want White": one_colour(41),
    "a group of each colour": due_white_and_due_black(40),
    "a group of each colour above others": due_groups_above_others(16, 14, 9),
    "too few above others": due_groups_above_others(9, 16, 10),
    "groups of one colour": groups_of_one_colour(30, 5),
    "half has met half": halves_met(44, interleaved=False),
    "half has met half, in 5 groups": halves_met(40, interleaved=False, scores=5),
    "one may have the bye": one_bye(41),
}


@pytest.mark.parametrize("field", HARD.values(), ids=HARD)
def test_hard_fields_are_paired_alike_in_every_way(field: Field) -> None:
    search(read_anew(field), both_ways)


def test_events_in_which_one_colour_wins_are_paired_alike_in_every_way() -> None:
    chance = Random(fresh_seed())
    for _ in range(4):
        for entry, ours in positions(chance, chance.randint(8, 40), 9, Habits(results="1", away=0.02)):
            if ours is not None:
                assert search(position_from(entry), both_ways) == ours


def test_who_leaves_the_last_group_takes_the_bye() -> None:
    # nobody is below the last group: whoever of it is left over needs nobody but the bye
    field = of_2026(
        Structure(groups=(8, 5, 4), colours=(("WB",),), classes=(4, 3, 2, 2, 3, 2), met_across=50, barred=50, seed=897)
    )
    assert search(field) == literal.pair(field)


def test_nobody_and_one_player_are_paired_too() -> None:
    assert search(Position(())).pairs == ()
    assert search(Position((player_of(7, 0),))).bye == 7


def test_nobody_left_who_may_have_the_bye_is_no_pairing() -> None:
    with pytest.raises(NoCompletePairing):
        search(Position((player_of(1, 2, barred=True),)))


def test_first_of_two_thousand_players_meets_the_first_of_the_lower_half() -> None:
    pairing = search(Position(tuple(player_of(number, 0) for number in range(1, 2001))))
    assert [(pair.white, pair.black) for pair in pairing.pairs[:3]] == [(1, 1001), (1002, 2), (3, 1003)]


def test_digits_compare_as_lists_do() -> None:
    chance = Random(fresh_seed())
    worth, bits = units([("first", 3), ("second", 0), ("third", 9)])
    lists = [(chance.randint(0, 3), 0, chance.randint(0, 9)) for _ in range(50)]
    number = {each: each[0] * worth["first"] + each[2] * worth["third"] for each in lists}
    assert sorted(lists) == sorted(lists, key=number.__getitem__)
    assert max(number.values()) < 1 << bits
    assert high_to_low([1, 4, 1]) == [(4, 1), (1, 2)]
