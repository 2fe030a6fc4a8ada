"""Every reason an explanation gives is put to the proof: what was passed over is forced, and must fail as claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from core.swiss import NoPairing, pair
from core.swiss.explain import BracketExplained, Group, Kind, PassedOver, Reason, RoundExplained, explain, why_not
from core.swiss.explain.numbering import exchange_number, transposition_number
from core.swiss.orders import exchanges, transpositions
from tests.support.events import eon_round_5
from tests.support.hostile import KINDS, positions_of
from tests.support.proof import false_claims
from tests.support.replay import Event
from tests.support.seeds import fresh_seed
from tests.support.swiss import fixture, position_of

FIXED = [each for event in fixture("positions.json")["events"] for each in event if each["expected"]]


def hostile_rounds(positions: int, most: int) -> Iterator[RoundExplained]:
    """Yield so many explained positions that are hard to pair; the seed is printed."""
    chance, count = Random(fresh_seed()), 0
    while count < positions:
        for position in positions_of(chance.choice(KINDS), chance, most):
            try:
                yield explain(position)
            except NoPairing:
                continue
            count += 1


def played_rounds(players: int, rounds: int) -> Iterator[RoundExplained]:
    """Yield every round of a random event; the seed is printed."""
    chance, event = Random(fresh_seed()), Event.of(players, rounds)
    for _ in range(rounds):
        told = explain(event.position())
        yield told
        event.play(told.pairing, [chance.choice("10=") for _ in told.pairing.pairs])


# --- every claim is true -----------------------------------------------------------------------------------


def test_claims_about_hard_positions_are_true() -> None:
    kinds = set[Kind]()
    for told in hostile_rounds(500, 10):
        assert false_claims(told) == []
        kinds |= {each.reason.kind for bracket in told.brackets for each in passed_over(bracket)}
    assert kinds == {Kind.PAIR, Kind.SHORTAGE, Kind.CLASHES, Kind.BELOW}


@pytest.mark.parametrize("players", [24, 61, 120])
def test_claims_about_real_events_are_true(players: int) -> None:
    for told in played_rounds(players, 9 if players > 24 else 15):
        assert false_claims(told) == []


def test_claims_about_known_positions_are_true() -> None:
    for entry in FIXED:
        assert false_claims(explain(position_of(entry))) == []


def test_what_is_explained_is_the_pairing() -> None:
    for told in hostile_rounds(200, 16):
        assert told.pairing == pair(told.position, method="search")
        assert tuple(bracket.result for bracket in told.brackets) == told.pairing.brackets


# --- a false claim is found --------------------------------------------------------------------------------


def passed_over(bracket: BracketExplained) -> list[PassedOver]:
    """Return everybody who was passed over in a bracket."""
    groups = [group for group in (bracket.movers, bracket.rest) if group]
    return [each for group in groups for choice in group.choices for each in choice.passed]


def with_reasons(told: RoundExplained, old: Kind, new: Reason) -> RoundExplained:
    """Return an explanation in which all reasons of a kind are replaced."""

    def wrong(each: PassedOver) -> PassedOver:
        return replace(each, reason=new) if each.reason.kind is old else each

    def wrong_group(group: Group | None) -> Group | None:
        if group is None:
            return None
        passed = [tuple(wrong(each) for each in choice.passed) for choice in group.choices]
        choices = zip(group.choices, passed, strict=True)
        return replace(group, choices=tuple(replace(choice, passed=others) for choice, others in choices))

    brackets = [replace(each, movers=wrong_group(each.movers), rest=wrong_group(each.rest)) for each in told.brackets]
    return replace(told, brackets=tuple(brackets))


@pytest.mark.parametrize("old", [Kind.PAIR, Kind.SHORTAGE, Kind.CLASHES])
def test_the_proof_finds_false_reasons(old: Kind) -> None:
    """Any other reason than the true one is found out, in every position that has one."""
    found = 0
    for told in hostile_rounds(400, 10):
        if not any(each.reason.kind is old for bracket in told.brackets for each in passed_over(bracket)):
            continue
        found += 1
        assert false_claims(with_reasons(told, old, Reason("C12", "", Kind.BELOW)))
        if old is not Kind.PAIR:
            assert false_claims(with_reasons(told, old, Reason("B1a", "", Kind.PAIR)))
    assert found


def test_the_proof_finds_a_missing_candidate() -> None:
    for told in hostile_rounds(60, 10):
        for at, bracket in enumerate(told.brackets):
            if bracket.rest and any(choice.passed for choice in bracket.rest.choices):
                silent = tuple(replace(choice, passed=()) for choice in bracket.rest.choices)
                mute = replace(bracket, rest=replace(bracket.rest, choices=silent))
                brackets = (*told.brackets[:at], mute, *told.brackets[at + 1 :])
                assert false_claims(replace(told, brackets=brackets))


# --- why not these two -------------------------------------------------------------------------------------


def test_why_not_answers_for_every_two_players() -> None:
    for told in hostile_rounds(100, 10):
        meet = {frozenset((each.white, each.black)) for each in told.pairing.pairs}
        for one, other in combinations([player.number for player in told.position.players], 2):
            apart = why_not(told, one, other)
            assert (apart is None) == (frozenset((one, other)) in meet)
            assert why_not(told, other, one) == apart
            if apart is not None:
                assert apart.reason.article
                named = [number for number in (one, other) if str(number) in apart.reason.sentence]
                assert named
                assert apart.reason.kind is not Kind.ORDER or len(named) == 2


def test_why_not_a_player_and_himself() -> None:
    told = next(iter(played_rounds(6, 3)))
    with pytest.raises(ValueError, match="2"):
        why_not(told, 2, 2)
    with pytest.raises(KeyError):
        why_not(told, 2, 99)


# --- numbers -----------------------------------------------------------------------------------------------


def test_exchanges_are_numbered_as_d2_lists_them() -> None:
    for size in range(2, 9):
        for half in range(1, size):
            listed = list(exchanges(size, half))
            assert [exchange_number(size, half, each) for each in listed] == list(range(1, len(listed) + 1))


def test_transpositions_are_numbered_as_d1_lists_them() -> None:
    for size in range(1, 6):
        for places in range(size + 1):
            listed = list(transpositions(range(size), places))
            numbers = [transposition_number(range(size), each) for each in listed]
            assert numbers == list(range(1, len(listed) + 1))


# --- known decisions ---------------------------------------------------------------------------------------


def test_the_worked_example() -> None:
    """8-2 and 8-4 clash, 8-5 met; the remainder needs the first exchange; 16-3 B6, 16-6 and 16-11 met; C13 at 1."""
    told = explain(eon_round_5())
    at = {bracket.result.score: bracket for bracket in told.brackets}
    movers, rest = at[5].movers, at[5].rest
    assert movers is not None
    assert rest is not None
    assert [(each.candidate, each.reason.article) for each in movers.choices[0].passed] == [
        (2, "B4"),
        (4, "B4"),
        (5, "B1a"),
    ]
    assert (rest.exchange_number, rest.leaving, rest.coming) == (1, (5,), (9,))
    assert at[7].passed_on == (8,)
    assert at[6].passed_on == (8, 1)
    third = at[4].movers
    assert third is not None
    assert [(each.candidate, each.reason.article) for each in third.choices[0].passed] == [
        (3, "B6"),
        (6, "B1a"),
        (11, "B1a"),
    ]
    assert at[4].result.x == 2
    assert [lack.article for lack in at[4].lacks] == ["C11"]
    assert (at[2].undone_by, at[2].instead) == ("C13", ((10, 12), (20, 19)))
