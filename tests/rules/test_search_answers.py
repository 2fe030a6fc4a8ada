"""The search gives the answer of the literal procedure, and an answer where the procedure cannot follow."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Any

import pytest
from hypothesis import given, settings

from paircard.core.facets.pairing import NoLegalPairing, NoPairing, Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998 import engine
from paircard.core.systems.swiss1998.brackets import Made
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.search import enumeration
from paircard.core.systems.swiss1998.search import ordered_matching as walks
from tests.support.compare import compare
from tests.support.compare_highest import compare as compare_highest
from tests.support.dose import examples, long, some
from tests.support.found_fields import FOUND
from tests.support.hard_fields import FIELDS
from tests.support.structures import Structure, of_1998
from tests.support.swiss import crowded, fixture, position_of, positions

POSITIONS: list[dict[str, Any]] = [each for event in fixture("positions.json")["events"] for each in event]
LARGE = ("1000", "600", "301", "300: top", "in each half, 300", "280")
ON_THE_WAY = ("round 3 of 300", "round 5 of 300", "round 7 of 300")
"""Played through on the way to round 9."""


def outcome(position: Position, method: Any) -> Pairing | str:
    """Return the pairing with all it says of the brackets, or the error."""
    try:
        return pair(position, method=method, tries=300_000)
    except NoPairing as error:
        return str(error)


def test_every_fixture_has_the_answer_of_the_procedure() -> None:
    for entry in POSITIONS:
        position = position_of(entry)
        assert outcome(position, "search") == outcome(position, "procedure")


def test_random_positions_have_the_answer_of_the_procedure() -> None:
    """A small dose of `tests.support.compare`, with a new seed every time."""
    seed = SystemRandom().randrange(10**9)
    _, differing = compare(examples(600), seed, most=14)
    assert not differing, f"seed {seed}"


@long
def test_a_player_who_must_be_left_over_may_still_not_float() -> None:
    """This seed once gave B6 as dropped where B5 had to be dropped too."""
    _, differing = compare(300, 626632720, most=16)
    assert not differing


@pytest.mark.parametrize("bits", [walks.BITS, 0])
def test_small_brackets_are_paired_as_large_ones_are(bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their ways are not looked at one by one, and no matching has room for more than one opponent where bits are 0."""
    monkeypatch.setattr(enumeration, "ways_of", lambda *_: None)
    monkeypatch.setattr(walks, "BITS", bits)
    seed = SystemRandom().randrange(10**9)
    _, differing = compare(examples(150), seed, most=14)
    assert not differing, f"seed {seed}"


MORE_THAN_NEEDED = (
    # six or seven players, of whom more have to come down to two or three below than these have need of
    Structure((6, 3), (("WB", "BW"),), (("--", "UD", "UD"), ("U-",)), (1,), met_inside=70, seed=5631),
    Structure((6, 3), (("WB", "BW"),), (("UD",), ("DU",)), (4, 2, 4, 5), True, 70, 30, 50, 6471),
    Structure((7, 2), (("BW", "WBWB"),), (("--", "UD", "UD"), ("U-",)), (1,), False, 70, seed=4683),
    Structure((3, 7, 3), (("WB", "BW"),), (("--", "UD", "UD"), ("U-",), ("U-",)), (1,), True, 60, 0, 90, 522),
    Structure((5, 2), (("BWBW",),), (("--", "UD", "UD"), ("U-",)), (1, 2, 1), True, 70, 10, 90, 5330),
    Structure((7, 4), (("BB", "WB", "WBB"), ("BWW", "BWBW")), (("--",),), (1, 1), True, 50, 30, 90, 6670),
    Structure(
        (3, 8, 2), (("BW", "WBWB"), ("BWW", "WB")), (("UD", "U-", "D-"), ("D-",)), (2, 1), False, 70, 50, 50, 232
    ),
)


@pytest.mark.parametrize("structure", MORE_THAN_NEEDED)
def test_more_come_down_than_the_lowest_bracket_has_need_of(structure: Structure) -> None:
    """Two of them must meet each other there (C13), which one graph of both brackets does not hold."""
    position = of_1998(structure)
    to_the_letter = pair(position, method="procedure", look_ahead=False, tries=10**6)
    assert pair(position, method="search") == to_the_letter


@pytest.mark.parametrize("few", [True, False])
def test_brackets_undone_where_only_the_highest_moved_down_can_be_paired(
    few: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C12 with R10, by way of few pairings and of matchings; more by `python -m tests.support.compare_highest`."""
    if not few:
        monkeypatch.setattr(enumeration, "ways_of", lambda *_: None)
    seed = SystemRandom().randrange(10**9)
    _, differing = compare_highest(examples(80), seed)
    assert not differing, f"seed {seed}"


@settings(max_examples=examples(150), deadline=None)
@given(positions(most=9, groups=4))
def test_positions_nobody_ever_played_to(position: Position) -> None:
    assert outcome(position, "search") == outcome(position, "procedure")


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_crowded_last_rounds(seed: int) -> None:
    position = crowded(seed, most=30)
    assert outcome(position, "search") == outcome(position, "procedure")


def check(position: Position, pairing: Pairing) -> None:
    """Assert that everybody is paired once, legally (B1a, B1b, B2)."""
    paired = [number for each in pairing.pairs for number in (each.white, each.black)]
    over = [] if pairing.bye is None else [pairing.bye]
    assert sorted(paired + over) == sorted(player.number for player in position.players)
    assert not any(player.bye_barred for player in position.players if player.number in over)
    assert all(illegal(position, each.white, each.black) is None for each in pairing.pairs)


def paired_or_refused(position: Position) -> Pairing | NoLegalPairing:
    """Return the pairing, or the error that says there is none."""
    try:
        return pair(position, method="search")
    except NoLegalPairing as error:
        return error


@pytest.mark.parametrize(
    "name", some([name for name in FIELDS if not any(part in name for part in (*LARGE, *ON_THE_WAY))], 8)
)
def test_hard_fields_are_settled(name: str) -> None:
    position = FIELDS[name]()
    answer = paired_or_refused(position)
    if isinstance(answer, Pairing):
        check(position, answer)
    else:
        assert answer.obstacles


def test_two_groups_of_one_colour_each_meet_each_other() -> None:
    """Nobody can be paired inside their group, so the highest of all meets the highest of the lower group."""
    pairing = pair(FIELDS["two groups, one colour each, 300"](), method="search")
    assert [(each.white, each.black) for each in pairing.pairs] == [(n, n + 150) for n in range(1, 151)]
    assert pairing.brackets[-1].joined == 0


def test_the_only_one_who_may_have_the_bye_has_it() -> None:
    pairing = pair(FIELDS["one may have the bye, 101"](), method="search")
    assert pairing.bye == 1


@pytest.mark.parametrize(
    "structure", [each for system, each in FOUND if system == "swiss-1998" and each.size <= 300][:7], ids=str
)
def test_what_was_found_slow_is_paired_at_the_first_try(structure: Structure, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes down in another way (C12, C13) is accepted below: no pairing is looked for in vain."""
    offered = in_vain = 0

    def counted(*args: Any) -> Iterator[Made]:
        nonlocal offered, in_vain
        for made in enumeration.search(*args):
            offered += 1
            yield made
            in_vain += 1

    monkeypatch.setattr(engine, "search", counted)
    position = of_1998(structure)
    check(position, pair(position, method="search"))
    assert offered
    assert not in_vain
