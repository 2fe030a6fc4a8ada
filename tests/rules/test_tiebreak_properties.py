"""What must hold of tie-breaks in every event."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.card import Kind
from paircard.core.event.ids import Place
from paircard.core.tiebreaks import METHODS, PROFILES, RULES, Field, Tied, parse
from paircard.core.tiebreaks.ranking import rank
from tests.support.crosstable import figures
from tests.support.dose import examples
from tests.support.random_fields import renumbered, round_robin_field, swiss_field

RANDOM = settings(max_examples=examples(60), deadline=None)
SUMS = ("BH", "BH/C1", "BH/M1", "BH/M2", "SB", "SB/C1", "PS", "PS/C2", "FB")
"""Codes whose value is the sum of what was not cut."""
ALL = tuple(
    f"{code}@{profile}" if method.by_profile else code
    for code, method in METHODS.items()
    for profile in (PROFILES if method.by_profile else ("",))
)


@pytest.mark.parametrize("profile", PROFILES)
@RANDOM
@given(seed=st.integers(0, 10**9))
def test_a_value_is_the_sum_of_its_items(profile: str, seed: int) -> None:
    field = swiss_field(Random(seed), live=True)
    for code in SUMS:
        for figure in figures(field, f"{code}@{profile}").values():
            assert figure.value == sum(item.value for item in figure.items if not item.cut)
            assert len({item.round for item in figure.items}) == len(figure.items)


@pytest.mark.parametrize("profile", PROFILES)
@RANDOM
@given(seed=st.integers(0, 10**9))
def test_every_item_names_its_rule(profile: str, seed: int) -> None:
    field = swiss_field(Random(seed), all_rated=False, live=True)
    for code, method in METHODS.items():
        named = f"{code}@{profile}" if method.by_profile else code
        for figure in figures(field, named).values():
            for item in figure.items:
                assert item.rule in RULES
                assert not item.cut or item.cut in RULES
    for card in field.cards.values():
        assert all(share.rule in RULES for share in PROFILES[profile].shares(field, card))


@RANDOM
@given(seed=st.integers(0, 10**9), data=st.data())
def test_numbers_do_not_matter(seed: int, data: st.DataObject) -> None:
    """Another numbering gives everybody the same value, the same items and the same place."""
    field = swiss_field(Random(seed))
    numbers = dict(zip(field.cards, data.draw(st.permutations(sorted(field.cards))), strict=True))
    other = renumbered(field, numbers)
    for code in ALL:
        if code in ("TPN", "LOTS"):
            continue
        (tie_break,) = parse((code,))
        ours = tie_break.figures(field, Tied(tuple(field.cards), Place(1)))
        theirs = tie_break.figures(other, Tied(tuple(other.cards), Place(1)))
        for id_, number in numbers.items():
            assert (ours[id_].value, ours[id_].place) == (theirs[number].value, theirs[number].place), code
            assert [each.value for each in ours[id_].items] == [each.value for each in theirs[number].items], code
    codes = parse(("BH@fide2009", "DE@c07-2024", "SB@fide1998"))
    tiers = [{numbers[id_] for id_ in tier} for tier in rank(field, field.cards, codes).tiers]
    assert tiers == [set(tier) for tier in rank(other, other.cards, codes).tiers]


@RANDOM
@given(seed=st.integers(0, 10**9))
def test_buchholz_of_a_round_robin_says_nothing(seed: int) -> None:
    """B5: all who met everybody have the total of all points less their own, once for each cycle."""
    field = round_robin_field(Random(seed), complete=True)
    total = sum(field.points.values())
    cycles = field.rounds // (len(field.cards) - 1 + len(field.cards) % 2)
    for id_, figure in parse(("BH/P",))[0].figures(field, Tied(tuple(field.cards), Place(1))).items():
        assert figure.value == cycles * (total - field.points[id_])


@RANDOM
@given(seed=st.integers(0, 10**9))
def test_progressive_is_what_each_round_brought_times_the_rounds_left(seed: int) -> None:
    field = swiss_field(Random(seed))
    (progressive,) = parse(("PS",))
    for id_, figure in progressive.figures(field, Tied(tuple(field.cards), Place(1))).items():
        rounds = field.cards[id_].lines
        assert figure.value == sum(each.half_points * (field.after - each.round + 1) for each in rounds)


@RANDOM
@given(seed=st.integers(0, 10**9))
def test_profiles_agree_where_everything_was_played(seed: int) -> None:
    """Profiles differ only in how unplayed rounds enter."""
    field = _all_played(Random(seed))
    for code in ("BH", "BH/C1", "SB", "AOB", "FB"):
        values = {tuple(figure.value for figure in figures(field, f"{code}@{key}").values()) for key in PROFILES}
        assert len(values) == 1, code


@RANDOM
@given(seed=st.integers(0, 10**9))
def test_points_given_for_unplayed_rounds_do_not_matter_to_opponents(seed: int) -> None:
    """fide1998 and fide2009: each unplayed round of an opponent counts ½, whatever was awarded (B4)."""
    field = swiss_field(Random(seed))
    for key in ("fide1998", "fide2009"):
        as_opponents = field.as_opponents(PROFILES[key], False)
        for id_, card in field.cards.items():
            played = [record.half_points for record in card.lines if record.kind is Kind.PLAYED]
            assert as_opponents[id_] == sum(played) + len(card.lines) - len(played)


@RANDOM
@given(seed=st.integers(0, 10**9))
def test_a_ranking_holds_everybody_once_and_follows_the_list(seed: int) -> None:
    field = swiss_field(Random(seed))
    tie_breaks = parse(("SSFBH", "DE@ssf", "WIN", "BPG"))
    ranking = rank(field, field.cards, tie_breaks)
    assert sorted(id_ for tier in ranking.tiers for id_ in tier) == sorted(field.cards)
    merits = [
        [(field.points[id_], *(each.merit for each in ranking.figures[id_])) for id_ in tier] for tier in ranking.tiers
    ]
    assert all(len(set(tier)) == 1 for tier in merits)
    flat = [tier[0] for tier in merits]
    assert flat == sorted(flat, reverse=True)
    assert len(set(flat)) == len(flat)


def test_no_value_is_a_float() -> None:
    field = swiss_field(Random(7))
    for code in ALL:
        for figure in figures(field, code).values():
            numbers = [figure.value, *(item.value for item in figure.items)]
            assert all(number is None or type(number) in (int, Fraction) for number in numbers), code


def _all_played(chance: Random) -> Field:
    """Search for an event in which every round was a game."""
    while True:
        field = swiss_field(chance)
        players = [id_ for id_, card in field.cards.items() if all(r.kind is Kind.PLAYED for r in card.lines)]
        if len(players) == len(field.cards):
            return field
        games = {
            id_: card
            for id_, card in round_robin_field(chance, complete=True).cards.items()
            if all(record.kind is Kind.PLAYED for record in card.lines)
        }
        if len(games) > 3 and all(r.opponent in games for card in games.values() for r in card.lines):
            rounds = len(next(iter(games.values())).lines)
            return Field(games, rounds, rounds)
