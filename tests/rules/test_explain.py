"""Every reason an explanation gives is put to the proof: what was passed over is forced, and must fail as claimed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.orders import exchanges, transpositions
from paircard.core.systems.kit.transposition_numbers import exchange_number, transposition_number
from paircard.core.systems.swiss1998.brackets import Target
from paircard.core.systems.swiss1998.criteria import DOWN, refused_bye, refused_float
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.apart import why_not
from paircard.core.systems.swiss1998.explain.lines import round_lines
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Group, PassedOver, RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason
from paircard.core.systems.swiss1998.judge.shortage import Staying
from paircard.core.values.said import Joined
from tests.support.dose import some
from tests.support.events import eon_round_5
from tests.support.hostile import KINDS, positions_of
from tests.support.ids import numbers
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


@pytest.mark.parametrize("players", some([24, 61, 120], 1))
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
        assert false_claims(with_reasons(told, old, Reason("C12", Joined(()), Kind.BELOW)))
        if old is not Kind.PAIR:
            assert false_claims(with_reasons(told, old, Reason("B1a", Joined(()), Kind.PAIR)))
    assert found


def test_the_proof_finds_a_missing_candidate() -> None:
    for told in hostile_rounds(60, 10):
        for at, bracket in enumerate(told.brackets):
            if bracket.rest and any(choice.passed for choice in bracket.rest.choices):
                silent = tuple(replace(choice, passed=()) for choice in bracket.rest.choices)
                mute = replace(bracket, rest=replace(bracket.rest, choices=silent))
                brackets = (*told.brackets[:at], mute, *told.brackets[at + 1 :])
                assert false_claims(replace(told, brackets=brackets))


def test_the_proof_finds_a_wrong_p_and_a_clash_not_marked() -> None:
    found = 0
    for told in hostile_rounds(60, 10):
        for at, bracket in enumerate(told.brackets):
            if bracket.wanted.movers and bracket.wanted.rest:
                found += 1
                both = replace(bracket, wanted=Target(0, bracket.wanted.pairs))
                assert false_claims(replace(told, brackets=(*told.brackets[:at], both, *told.brackets[at + 1 :])))
            if bracket.rest and any(choice.clash for choice in bracket.rest.choices):
                plain = tuple(replace(choice, clash=None) for choice in bracket.rest.choices)
                mute = replace(bracket, rest=replace(bracket.rest, choices=plain))
                assert false_claims(replace(told, brackets=(*told.brackets[:at], mute, *told.brackets[at + 1 :])))
    assert found


def test_the_proof_finds_an_article_that_is_not_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """Floats named whatever the level, and before the bye: where B1b alone bars, that is false."""

    def floats_first(staying: Staying, place: int) -> Breach | None:
        player = staying.cards.players[place]
        return refused_float(player, DOWN, 0) or refused_bye(player)

    monkeypatch.setattr(Staying, "refusal", floats_first)
    assert any("in truth B1b" in claim for told in hostile_rounds(300, 8) for claim in false_claims(told))


# --- known decisions of one bracket -----------------------------------------------------------------------


def told_of(*players: Player, **also: bool) -> list[str]:
    """Return the explanation of a position before round 4, in lines."""
    return [line.text.strip() for line in round_lines(explain(Position(players, 4, **also)))]  # type: ignore[arg-type]


def test_who_is_barred_by_b1b_alone_is_told_so() -> None:
    """Lowest bracket, 2 4 | 6: for 4-6, a clash, all float criteria are dropped, so B5 and B6 bar nobody there."""
    lines = told_of(
        Player(PairingNumber(2), 2, frozenset(numbers(4, 6)), "WB", "-D"),
        Player(PairingNumber(4), 2, frozenset({PairingNumber(2)}), "BW", "D-", bye_barred=True),
        Player(PairingNumber(6), 0, frozenset({PairingNumber(2)}), "BW", "-U"),
    )
    why = "B1a: 4 has already met 2. B4: 4 and 6 both prefer Black. B1b: 4 has already had a point without playing."
    assert f"Not with x = 0 (C11): B4. 4 has no permitted opponent without a clash. {why}" in lines
    assert "4 gets 6, a clash: both prefer Black (B4)." in lines


def test_who_has_met_whom_is_told_with_the_round_where_it_is_known() -> None:
    """1 2 | 3 4: 1 has met 3 in round 1 and 4 in round 2, so only an exchange helps."""
    players = [
        Player(
            PairingNumber(1), 2, frozenset(numbers(3, 4)), "WB", met_in=dict(zip(numbers(3, 4), (1, 2), strict=True))
        ),
        *(Player(PairingNumber(number), 2, frozenset(), ("WB", "BW")[number % 2 == 0]) for number in (2, 3, 4)),
    ]
    why = "1 has no permitted opponent on the other side. B1a: 1 has already met 3 in round 1 and 4 in round 2."
    assert f"Not without an exchange: C6. {why}" in told_of(*players)


def test_p_is_the_number_of_moved_down_players() -> None:
    lines = told_of(
        Player(PairingNumber(1), 2, frozenset(), "WB"),
        *(Player(PairingNumber(number), 0, frozenset(), ("WB", "BW")[number % 2]) for number in range(2, 6)),
    )
    assert "p = 1 (A6), then 1 in the remainder; x = 0 (A8)." in lines


def test_over_half_nothing_is_silent() -> None:
    """1 3 have met, both over 50 %: 3 floats down again, and has no absolute preference any more."""
    lines = told_of(
        Player(PairingNumber(1), 6, frozenset({PairingNumber(3)}), "WB", "--", over_half=True),
        Player(PairingNumber(2), 6, frozenset({PairingNumber(3)}), "BW", "--", over_half=True),
        Player(PairingNumber(3), 6, frozenset(numbers(1, 2)), "BB", "-D", over_half=True),
        Player(PairingNumber(4), 0, frozenset(), "WW", "--"),
        last_round=True,
    )
    assert "3 is over 50 % in the last round, so their preference is not absolute (R6)." in lines


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
        why_not(told, PairingNumber(2), PairingNumber(2))
    with pytest.raises(KeyError):
        why_not(told, PairingNumber(2), PairingNumber(99))


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
