"""SSF Buchholz: the worked examples S1 - S14 of the tie-break rulings, every term of them."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.tiebreaks import PROFILES, Field, parse_list
from paircard.core.tiebreaks.profiles.base import virtual_opponent
from tests.support.crosstable import Table, amount, amounts, field_of, figures, values
from tests.support.dose import examples
from tests.support.random_fields import swiss_field
from tests.support.tiebreak_tables import (
    S1,
    S2,
    S3,
    S6,
    S7,
    S8,
    S9_DECIDED,
    S9_RUNNING,
    S10,
    S11,
    S12,
    S13,
    S14,
)

# name: value for opponents; the terms, the one struck in brackets; the sum
EXAMPLES: dict[str, tuple[Table, str]] = {
    "S1": (S1, "A 2½ | 1, 2, (½) | 3; B 1 | 2½, (½), 2 | 4½; C 2 | (½), 2½, 1 | 3½; D ½ | 2, (1), 2½ | 4½"),
    "S2": (
        S2,
        (
            "A 2½ | (0), 2, 0 | 2; B 2 | (0), 2½, 1½ | 4; C 0 | 2½, 1½, (0) | 4; D 0 | 2, (½), 2½ | 4½; "
            "E 1½ | (1), 0, 2 | 2"
        ),
    ),
    "S3": (S3, "A 2½ | 1, 2, (½) | 3; B 1 | 2½, (½), 2 | 4½; C 2 | (1), 2½, 1 | 3½; D ½ | (2), 1, 2½ | 3½"),
    "S6": (
        S6,
        (
            "A 3½ | ½, 3, 1½, (0) | 5; B 3 | (0), 3½, ½, 1½ | 5½; C 1½ | 2½, (0), 3½, 3 | 9; "
            "D ½ | 3½, 2½, 3, (½) | 9; E 0 | 3, 1½, (½), 3½ | 8; F 2½ | 1½, ½, (0), 0 | 2"
        ),
    ),
    "S7": (
        S7,
        (
            "A 3 | ½, 2, (2), 1 | 3½; B ½ | 3, 1, (½), 1½ | 5½; C 2 | 1½, 3, 1, (2) | 5½; "
            "D 1½ | 2, (1½), 3, ½ | 5½; E 1 | (1½), ½, 2, 3 | 5½"
        ),
    ),
    "S8": (S8, "A 1½ | (1), 1 | 1; B 1 | 1½, (½) | 1½; C 1 | (½), 1½ | 1½; D ½ | (1), 1 | 1"),
    "S10": (S10, "A 2 | (2), 2½, 0 | 2½; B 1½ | (2), 0, 2½ | 2½; C 2½ | (0), 2, 1½ | 3½; D 0 | 2½, (1½), 2 | 4½"),
    "S11": (
        S11,
        (
            "A 2½ | 1, 2, (½) | 3; B 2 | (½), 2½, 1 | 3½; C 1 | 2½, (½), 2 | 4½; D ½ | 2, 1, (½) | 3; "
            "E ½ | (1), 2½, 2½ | 5"
        ),
    ),
    "S12": (
        S12,
        (
            "A 2 | ½, (1½), 2 | 2½; B 2 | (1), 1, 2 | 3; C 1 | 2, 2, (½) | 4; D ½ | 2, (1), 1 | 3; "
            "E 1 | 2, ½, (1) | 2½; F 2 | 1, 2½, (0) | 3½"
        ),
    ),
    "S14": (S14, "A ½ | (½), 1 | 1; B 1½ | 0, (2) | 0; C 0 | 1½, (0) | 1½"),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_term(name: str) -> None:
    table, expected = EXAMPLES[name]
    field = field_of(table)
    as_opponents = field.as_opponents(PROFILES["ssf"], False)
    made = figures(field, "SSFBH")
    for line in expected.split("; "):
        head, terms, total = line.split(" | ")
        player, value = head.split()
        figure = made[player]
        id_ = next(id_ for id_, card in field.cards.items() if card.entrant.name == player)
        assert as_opponents[id_] == 2 * amount(value), f"{player} as an opponent"
        written = terms.split(", ")
        assert [item.value for item in figure.items] == [2 * amount(term.strip("()")) for term in written], player
        assert [bool(item.cut) for item in figure.items] == [term[0] == "(" for term in written], f"cut of {player}"
        assert figure.value == 2 * amount(total), player


@pytest.mark.parametrize(
    ("table", "as_opponents", "sums"),
    [
        (S9_RUNNING, "A 2 B 1 C 2 D 1", "A 3 B 4 C 3 D 3"),
        (S9_DECIDED, "A 2½ B 1 C 2 D ½", "A 3 B 4½ C 3½ D 3½"),
    ],
    ids=["running", "decided"],
)
def test_s9_game_in_progress(table: Table, as_opponents: str, sums: str) -> None:
    """Rule 3: ½ for opponents while the game lasts, and no longer."""
    field = field_of(table)
    found = field.as_opponents(PROFILES["ssf"], False)
    assert {card.entrant.name: found[id_] for id_, card in field.cards.items()} == {
        name: 2 * value for name, value in amounts(as_opponents).items()
    }
    assert values(field, "SSFBH") == amounts(sums)


def test_s13_during_the_event() -> None:
    """A14: after two rounds the bye of round 1 is worth ½ less than after three."""
    assert values(field_of(S13, rounds=3), "SSFBH") == amounts("A 1½ B 1½ C 1½ D 1½ E 0")


@pytest.mark.parametrize(
    ("absent_in", "kind", "half_points_before", "awarded", "completed", "expected"),
    [
        (3, Kind.FORFEIT_LOSS, 3, 0, 3, "2½"),
        (3, Kind.FORFEIT_LOSS, 3, 0, 9, "5½"),
        (6, Kind.FORFEIT_WIN, 7, 2, 6, "3½"),
        (6, Kind.FORFEIT_WIN, 7, 2, 9, "5"),
    ],
    ids=["S4 at once", "S4 at the end", "S5 at once", "S5 at the end"],
)
def test_the_two_numbers_of_the_source(
    absent_in: int, kind: Kind, half_points_before: int, awarded: int, completed: int, expected: str
) -> None:
    """Rule 9: `Svon = SPR + (1 - SfPR) + (n - R) / 2`."""
    before = [
        CardLine(
            number,
            Kind.PLAYED,
            ContestantId(2),
            "W",
            2 if 2 * number <= half_points_before else 1 if number == absent_in - 1 else 0,
        )
        for number in range(1, absent_in)
    ]
    missed = CardLine(absent_in, kind, ContestantId(2), half_points=awarded)
    after = [CardLine(number, Kind.PLAYED, ContestantId(2), "W", 0) for number in range(absent_in + 1, completed + 1)]
    card = PairingCard(ContestantId(1), PairingNumber(1), Entrant("P"), (*before, missed, *after))
    assert card.points(absent_in - 1) == half_points_before
    assert virtual_opponent(Field({ContestantId(1): card}, completed, 9), card, missed) == 2 * amount(expected)


def test_literal_reading_of_absent_opponents() -> None:
    """A1 with its switch: A(E) is 0 in S11, and no sum changes, because A cuts 0 instead of ½."""
    field = field_of(S11)
    assert values(field, "SSFBH/LITERAL") == values(field, "SSFBH")
    assert figures(field, "SSFBH/LITERAL")["A"].items[2].value == 0
    assert figures(field, "SSFBH")["A"].items[2].value == 1


def test_a_single_round_is_struck() -> None:
    """A13."""
    assert values(field_of({"A": ("B1",), "B": ("A0",)}), "SSFBH") == amounts("A 0 B 0")


def test_earliest_of_equal_values_is_struck() -> None:
    """A12."""
    field = field_of(
        {"A": ("B1", "C1", "D1"), "B": ("A0", "D=", "C="), "C": ("D=", "A0", "B="), "D": ("C=", "B=", "A0")}
    )
    assert [bool(item.cut) for item in figures(field, "SSFBH")["A"].items] == [True, False, False]


def test_it_is_buchholz_cut_one_with_its_profile() -> None:
    """One calculation: the own code and FIDE's code with the profile give the same items."""
    for table in (S1, S6, S7, S8, S12):
        field = field_of(table)
        assert figures(field, "SSFBH") == figures(field, "BH/C1@ssf")


def test_running_round_adds_nothing_to_a_virtual_opponent() -> None:
    """A14: n counts completed rounds only, and a bye in the running round is no less than score before + 0."""
    field = field_of({"A": ("bye", "live B"), "B": ("C1", "live A"), "C": ("B0", "bye")}, rounds=5)
    made = figures(field, "BH@ssf")
    assert [item.value for item in made["A"].items] == [0, 3]
    assert made["C"].items[1].value == 0
    assert parse_list("SSFBH")[0].written(made["A"]) == "1½"


@settings(max_examples=examples(300), deadline=None)
@given(seed=st.integers(0, 10**9))
def test_rules_one_to_thirteen_read_literally(seed: int) -> None:
    """The rules start from the total score and correct it; here they are followed word for word, cut included."""
    field = swiss_field(Random(seed), live=True)
    made = figures(field, "SSFBH")
    for card in field.cards.values():
        values = [_value(field, card, record) for record in card.lines]
        unplayed = [
            value
            for value, record in zip(values, card.lines, strict=True)
            if record.kind not in (Kind.PLAYED, Kind.OPEN)
        ]
        assert made[card.entrant.name].value == 2 * (sum(values) - min(unplayed or values))


def _value(field: Field, card: PairingCard, record: CardLine) -> Fraction:
    """Rule 10, by rules 8 and 9 for an unplayed round (A6: a postponed one has its opponent)."""
    if record.kind in (Kind.PLAYED, Kind.OPEN, Kind.ADJOURNED):
        assert record.opponent is not None
        return _as_opponent(field.cards[record.opponent])
    if record.kind is Kind.WITHDRAWN:
        return Fraction(0)
    before = Fraction(sum(each.settled_half_points for each in card.lines[: record.round - 1]), 2)
    later = max(0, field.completed - record.round)
    return before + (1 - Fraction(record.half_points, 2)) + Fraction(later, 2)


def _as_opponent(card: PairingCard) -> Fraction:
    """Rules 1 - 7, with A1 for rounds outside the draw."""
    kinds = [record.kind for record in card.lines]
    half = Fraction(1, 2)
    value = Fraction(sum(record.settled_half_points for record in card.lines), 2)
    value += half * (kinds.count(Kind.ADJOURNED) + kinds.count(Kind.OPEN))
    value += half * (kinds.count(Kind.FORFEIT_LOSS) - kinds.count(Kind.FORFEIT_WIN))
    value -= kinds.count(Kind.BYE)
    value += half * kinds.count(Kind.WITHDRAWN)
    for record in card.lines:
        if record.kind in (Kind.ABSENT, Kind.NOT_ENTERED, Kind.HALF_BYE):
            value += half - Fraction(record.half_points, 2)
    return value
