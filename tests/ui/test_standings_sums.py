"""The sum of a value as it is read: what the lines say adds up to the value, in every event and by every tie-break."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.ids import ContestantId, Place
from paircard.core.tables.breakdown import points_figure, sum_lines
from paircard.core.tiebreaks import METHODS, PROFILES, RULES, Field, Tied, parse
from tests.support.crosstable import field_of
from tests.support.dose import examples
from tests.support.random_fields import swiss_field

S2 = {
    "A": ("C1", "B=", "D1"),
    "B": ("D1", "A=", "E="),
    "C": ("A0", "E0", "bye"),
    "D": ("B0", "bye", "A0"),
    "E": ("bye", "C1", "B="),
}
"""Example S2 of the tie-breaks: byes under SSF rules 6, 9, 12."""
_FRACTIONS = {"": Fraction(0), "¼": Fraction(1, 4), "½": Fraction(1, 2), "¾": Fraction(3, 4)}
_CODES = [
    f"{code}@{profile}" if method.by_profile else code
    for code, method in METHODS.items()
    for profile in (PROFILES if method.by_profile else ("",))
]


def lines(field: Field, code: str, id_: ContestantId) -> list[str]:
    """What is said of one player's value."""
    (tie_break,) = parse((code,))
    figure = tie_break.figures(field, Tied(tuple(field.cards), Place(1)))[id_]
    names = {each.id: f"{each.number} {each.entrant.name}" for each in field.cards.values()}
    return list(sum_lines(names.__getitem__, field.cards[id_], tie_break, figure))


def number(text: str) -> Fraction:
    """Read a value as it is written."""
    found = re.fullmatch(r"(\d*)([¼½¾]?)", text)
    assert found, text
    return int(found[1] or 0) + _FRACTIONS[found[2]]


def test_a_virtual_opponent_struck() -> None:
    """E: `Svon` of the bye, 1, is cut although C is worth 0 (SSF 12), whose bye counts nothing (SSF 6)."""
    assert lines(field_of(S2), "SSFBH", ContestantId(5)) == [
        "Round  1:   (1)  bye, virtual opponent (SSF 9; struck: unplayed first)",
        "Round  2:     0  3 C (adjusted)",
        "          their round 3 counts 0, not 1 (SSF 6)",
        "Round  3:     2  2 B (game)",
        "Total: 0 + 2 = 2.",
        f"SSF 9: {RULES['SSF 9']}.",
        f"unplayed first: {RULES['unplayed first']}.",
        f"adjusted: {RULES['adjusted']}.",
        f"SSF 6: {RULES['SSF 6']}.",
        f"game: {RULES['game']}.",
    ]


def test_sonneborn_berger_says_the_results() -> None:
    """A draw with oneself for the bye, half of the own adjusted 2 (fide1998); the results of the games."""
    said = lines(field_of(S2), "SB@fide1998", ContestantId(5))
    assert said[0] == "Round  1:     1  bye, oneself (B2)"
    assert "3 C, won (adjusted)" in said[1]
    assert said[2].strip() == "their round 3 counts ½, not 1 (B4)"
    assert "2 B, drawn (game)" in said[3]


def test_performance_says_what_it_is_made_of() -> None:
    """TPR is no sum: points, games and the average of the ratings are told."""
    field = field_of(
        {"A": ("B1", "C1"), "B": ("A0", "abs"), "C": ("abs", "A0")}, ratings={"A": 2000, "B": 1900, "C": 2100}
    )
    assert "Tournament performance rating: 2800, from 2 of 2 against an average of 2000." in lines(
        field, "TPR", ContestantId(1)
    )
    assert "Average: (1900 + 2100) / 2 = 2000." in lines(field, "ARO", ContestantId(1))


def test_points() -> None:
    """The points of the table are told in the same way; an adjourned game has none yet (F9)."""
    field = field_of({"A": ("B1", "post C"), "B": ("A0", "bye"), "C": ("bye", "post A")})
    (points,) = parse(("PTS",))
    said = list(sum_lines(str, field.cards[ContestantId(1)], points, points_figure(field.cards[ContestantId(1)])))
    assert said[:3] == ["Round  1:     1  2 (points)", "Round  2:     0  3, adjourned (points)", "Total: 1 + 0 = 1."]


@pytest.mark.parametrize("code", ["BH/C1", "BH/M1", "BH", "SB", "SB/C1", "PS/C1", "WON", "BPG", "SSFBH"])
@settings(max_examples=examples(25), deadline=None)
@given(seed=st.integers(0, 10**9), profile=st.sampled_from(sorted(PROFILES)))
def test_what_is_said_adds_up(code: str, seed: int, profile: str) -> None:
    """The numbers outside brackets are those of the total, and add up to it."""
    field = swiss_field(Random(seed), live=True)
    by_profile = METHODS[code.partition("/")[0]].by_profile and code != "SSFBH"
    for id_ in field.cards:
        said = lines(field, f"{code}@{profile}" if by_profile else code, id_)
        terms = [match[1] for line in said if (match := re.match(r"Round +\d+: +([\d¼½¾]+) ", line))]
        total = next(line for line in said if line.startswith("Total: ")).removeprefix("Total: ").rstrip(".")
        assert sum(map(number, terms)) == number(total.rpartition("= ")[2])
        if len(terms) > 1:
            assert total.partition(" = ")[0].split(" + ") == terms


@settings(max_examples=examples(40), deadline=None)
@given(seed=st.integers(0, 10**9), code=st.sampled_from(_CODES))
def test_every_value_can_be_told(seed: int, code: str) -> None:
    """One line a round, never two, then one total; each rule once, in words."""
    field = swiss_field(Random(seed), all_rated=seed % 2 == 0, live=True)
    for id_ in field.cards:
        said = lines(field, code, id_)
        rounds = [line.partition(":")[0] for line in said if re.match(r"Round +\d+:", line)]
        assert len(set(rounds)) == len(rounds)
        assert all(len(line) < 200 for line in said)
        (tie_break,) = parse((code,))
        figure = tie_break.figures(field, Tied(tuple(field.cards), Place(1)))[id_]
        rules = {rule for item in figure.items for rule in (item.rule, item.cut) if rule}
        assert {line.partition(": ")[0] for line in said} >= rules
