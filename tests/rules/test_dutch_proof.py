"""The explanation by the rules of 2026 is true: small doses of `tests.support.prove_2026`, and what it must say."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.dutch2026.checker import check, difference
from paircard.core.systems.dutch2026.checker.difference import first_difference
from paircard.core.systems.dutch2026.explain import DutchRound, explain
from paircard.core.systems.dutch2026.explain.lines import bracket_lines, bye_lines, round_lines
from paircard.core.systems.dutch2026.outcome import NAMES, NoCompletePairing, Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search import search
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from tests.support.dutch import fixture, position_from
from tests.support.dutch_compare import random_positions
from tests.support.dutch_mutants import mutants
from tests.support.prove_2026 import prove, prove_teams

CLAIMS = 4000
LESSONS = {lesson.name: lesson for lesson in dutch_lessons()}


def told_of_lesson(name: str) -> DutchRound:
    told = LESSONS[name].told
    assert isinstance(told, DutchRound)
    return told


def said_of(told: DutchRound) -> str:
    return "\n".join(line.text for line in round_lines(told))


def test_every_claim_of_a_dose_is_true() -> None:
    count, wrong = prove(CLAIMS, 2026, (4, 13))
    assert wrong == []
    kinds = {"least", "held by C1 C3", "held by C4", "not left over", "passed over", "exchange", "shortage"}
    assert kinds <= {*count}


def test_every_claim_about_teams_of_a_dose_is_true() -> None:
    count, wrong = prove_teams(CLAIMS, 2026, (3, 12))
    assert wrong == []
    assert {"teams: passed over", "teams: C8 held by C1", "teams: shortage"} <= {*count}


def test_nothing_is_less_by_numbers_than_what_was_reached() -> None:
    """Of no bracket in the fixtures: what is called the least is no more than what it has."""
    for entry in fixture():
        try:
            told = explain(position_from(entry["position"]))
        except NoCompletePairing:
            continue
        for bracket in told.brackets:
            for name, reached, least in zip(NAMES, bracket.own.values, bracket.least, strict=True):
                assert [least] <= [reached], (entry, name)


@pytest.mark.parametrize("name", ["up-again", "floating-on"])
def test_what_everybody_has_is_not_refused_by_numbers(name: str) -> None:
    """More are left over than parity asks for: the others need not clash."""
    assert "C12: Everybody" not in said_of(told_of_lesson(name))


def test_the_criterion_that_decides_is_named_though_it_has_its_least_value() -> None:
    """Without C8 nobody would be refused a colour, but then somebody has nobody to meet below."""
    lines = [line.text for line in bracket_lines(told_of_lesson("look-ahead").brackets[0])]
    (above,) = (line for line in lines if "Without C8" in line)
    assert above.strip().startswith("C12: 1 player does not get the colour they prefer.")
    (way,) = (line for line in lines if "but then C8:" in line)
    assert way.strip().startswith("1-2, left over 3")
    assert way.endswith("3 has no permitted opponent. C1: 3 has already met 6 in round 1.")


def test_the_bye_says_why_nobody_with_fewer_points_has_it() -> None:
    lines = [line.text for line in bye_lines(told_of_lesson("floating-on"))]
    assert lines[1].strip() == (
        "Nobody with fewer points (7 1 6) can have it. "
        "C2: 7, 1 and 6 have had a bye, or the points of a win without playing."
    )


def test_a_way_that_gives_the_bye_to_another_score_says_what_it_does_to_the_next_bracket() -> None:
    """Only a bracket with another one below it can fail C8, and then its value is told."""
    seen = 0
    for entry, right in islice(random_positions(5, 4, 14), 60):
        if right is None:
            continue
        told = explain(position_from(entry))
        for bracket in told.brackets:
            lines = [line.text for line in bracket_lines(bracket)]
            ways = [line.split("but then", 1)[1] for line in lines if "but then" in line]
            seen += sum("C8:" in way for way in ways)
            assert not any("last bracket" in way for way in ways), entry
            if bracket is told.brackets[-1]:
                assert not any("C8" in line for line in lines), entry
    assert seen > 3


def test_those_left_over_are_not_blamed_for_the_bye_that_the_next_bracket_would_misplace() -> None:
    """Only where the pairing below would do it; else the players who would compete are told."""
    seen = 0
    for entry, right in islice(random_positions(5, 4, 14), 75):
        if right is None:
            continue
        told = explain(position_from(entry))
        for bracket in told.brackets:
            ways = [line.text.split("but then", 1)[1] for line in bracket_lines(bracket) if "but then" in line.text]
            seen += sum("with the next bracket paired so, the bye could not go" in way for way in ways)
            assert not any(way.endswith(" C5: the bye could not go to somebody with ½ points.") for way in ways), entry
    assert seen


def test_a_bracket_that_pairs_nobody_tells_who_lacks_an_opponent_in_the_next() -> None:
    lines = [line.text.strip() for line in bracket_lines(told_of_lesson("up-again").brackets[0])]
    assert lines[-1] == "4 has no permitted opponent. C1: 4 has already met 3 in round 2."
    assert lines[-2].startswith("C8: The next bracket can then leave over no fewer than 2 players")


def test_a_pair_that_leaves_somebody_alone_when_it_is_its_turn_tells_who() -> None:
    """1-2 is made, and with 3-4 only 5 and 6 are left, who have met."""
    (line,) = (line for line in said_of(told_of_lesson("baku-later")).splitlines() if "pairs made before" in line)
    assert line.strip() == (
        "Not 4: C4. With this S1 and the pairs made before: not everybody who is left could be paired. "
        "5 has no permitted opponent. C1: 5 has already met 6 in round 1."
    )


def test_those_who_would_all_be_left_over_are_told_so() -> None:
    assert "Without a clash, 1 and 2 would have to be left over, and only 1 of them may be." in said_of(
        told_of_lesson("floating-on")
    )


def test_more_downfloaters_are_told_by_their_number() -> None:
    assert "Not 4: C6. That would take 4 downfloaters instead of 2." in said_of(told_of_lesson("floating-on"))


def test_each_of_s1_is_told_with_those_who_were_passed_over() -> None:
    said = said_of(told_of_lesson("up-again"))
    assert "S1 4 3 | S2 1 2 5 6: transposition 11 of 4.2." in said
    assert "4 gets 6." in said
    assert "Not 1: C1. 4 and 1 have already met in round 1." in said
    assert "Remainder: S1 1 | S2 5: transposition 1 of 4.2." in said
    assert "Exchange 1 of 4.3: 2 of S1 for 3 of S2." in said_of(told_of_lesson("floating-on"))


# --- the first difference -----------------------------------------------------------------------------------


def test_the_first_difference_is_no_colour_where_pairs_differ() -> None:
    """A bracket, the bye or what may never be comes before colours, in the difference and in what a check finds."""
    chance, seen = Random(7), 0
    for _, (entry, right) in zip(range(60), random_positions(77, 6, 24), strict=False):
        if right is None:
            continue
        position = position_from(entry)
        assert first_difference(position, right, replace(right, brackets=())) is None
        for other in mutants(position, right, chance):
            turned = _turned(other)
            for finding in (first_difference(position, right, turned), *check(position, turned)[:1]):
                assert finding is not None
                assert not finding.article.startswith("C.04.3 5"), finding
            seen += 1
    assert seen > 50


def _turned(pairing: Pairing) -> Pairing:
    """Return a round with all colours the other way round."""
    pairs = (Pair(each.black, each.white, each.black_float, each.white_float, "") for each in pairing.pairs)
    return replace(pairing, pairs=tuple(pairs))


def test_a_round_as_the_rules_pair_it_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def worked_out(_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(difference, "least_bye_scores", worked_out)
    position, right = _first_round()
    assert first_difference(position, right, replace(right, brackets=(), pairs=right.pairs[::-1])) is None
    with pytest.raises(AssertionError):
        first_difference(position, right, _turned(right))


def test_turned_colours_are_the_difference_where_pairs_are_the_same() -> None:
    _, right = _first_round()
    finding = first_difference(_first_round()[0], right, _turned(right))
    assert finding is not None
    assert finding.article == "C.04.3 5.2.5"


def test_an_exchange_made_by_hand_is_told_as_one() -> None:
    """The rules pair 1-4 and 2-5; by hand 1-2 and 4-5."""
    position, right = _first_round()
    assert {frozenset((pair.white, pair.black)) for pair in right.pairs} >= {frozenset((1, 4)), frozenset((2, 5))}
    by_hand = Pairing(
        tuple(
            replace(pair, white=PairingNumber(white), black=PairingNumber(black))
            for pair, (white, black) in zip(right.pairs, ((1, 2), (4, 5), (3, 6)), strict=True)
        ),
        None,
        (),
    )
    finding = first_difference(position, right, by_hand)
    assert finding is not None
    assert finding.article == "C.04.3 4.3"
    assert finding.sentence == "1-2 4-5 needs an exchange between S1 and S2, which comes later."


def _first_round() -> tuple[Position, Pairing]:
    entry = {
        "players": [{"no": number} for number in range(1, 7)],
        "rounds": [],
        "absent": [],
        "total_rounds": 5,
        "first_colour": "w",
    }
    position = position_from(entry)
    return position, search(position)
