"""The worked examples O1 - O18 of the tie-break rulings (O7 - O13 in files of their own), and published figures."""

from __future__ import annotations

import pytest

from paircard.core.event.board_values import BOARD_VALUES, board_values
from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.event.lots import draw_order
from paircard.core.tables.prizes import prizes
from paircard.core.tables.standings import StandingRow
from paircard.core.tiebreaks import Field
from tests.support.crosstable import Table, amount, amounts, field_of, figures, values
from tests.support.tiebreak_tables import S1, S2, S3, S6, S7

O1, O2, O3 = S7, S6, S2


COLUMNS: dict[str, tuple[Table, str, str]] = {
    "O1": (O1, "BH@fide1998", "A 8 B 7½ C 9 D 7½ E 8"),
    "O1-median": (O1, "BH/M1@fide1998", "A 4 B 3½ C 4½ D 4 E 4"),
    "O1-2009": (O1, "BH@fide2009", "A 7 B 7 C 8½ D 8 E 8"),
    "O1-cut": (O1, "BH/C1@fide2009", "A 6 B 6½ C 7 D 7 E 7"),
    "O1-c07": (O1, "BH@c07-2024", "A 10 B 9 C 10½ D 8½ E 10"),
    "O1-c07-2026": (O1, "BH@c07-2026", "A 8½ B 9 C 9½ D 8½ E 10"),
    "O2": (O2, "BH@fide1998", "A 6 B 6½ C 9½ D 10 E 8½ F 7½"),
    "O2-median": (O2, "BH/M1@fide1998", "A 2½ B 2½ C 5½ D 5½ E 4½ F 4"),
    "O2-2009": (O2, "BH@fide2009", "A 6 B 6½ C 9½ D 9½ E 8½ F 8"),
    "O2-c07": (O2, "BH@c07-2024", "A 7 B 7½ C 10 D 10½ E 9 F 6"),
    "O2-c07-2026": (O2, "BH@c07-2026", "A 7 B 7½ C 10 D 10½ E 9 F 6"),
    "O3": (O3, "BH@fide1998", "A 3 B 5 C 5 D 5 E 4½"),
    "O3-median": (O3, "BH/M1@fide1998", "A ½ B 2 C 2 D 2 E 2"),
    "O3-2009": (O3, "BH@fide2009", "A 3 B 5 C 4½ D 5 E 3½"),
    "O6": (S7, "PS", "A 8½ B 2½ C 6½ D 5½ E 7"),
    "O14": (S7, "WON", "A 2 B 0 C 1 D 0 E 1"),
    "O14-forfeits": (S7, "WON/FORFEITS", "A 3 B 0 C 1 D 0 E 1"),
    "O14-byes": (S7, "WIN", "A 3 B 1 C 2 D 1 E 2"),
    "O15": (S1, "SB@fide1998", "A 2½ B ½ C 2½ D 1"),
    "O17": (S1, "KS", "A ½ B 0 C ½ D ½"),
}


@pytest.mark.parametrize("example", COLUMNS)
def test_columns(example: str) -> None:
    table, code, expected = COLUMNS[example]
    assert values(field_of(table), code) == amounts(expected)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("BH@fide1998", {"A": "1 2½ 3 1½", "B": "3 1½ 1 2", "C": "2 3 1½ 2½", "D": "2½ 2 2 1", "E": "1½ 1 2½ 3"}),
        ("BH@fide2009", {"A": "1 2½ 2 1½", "B": "3 1½ ½ 2", "C": "2 3 1½ 2", "D": "2½ 1½ 3 1", "E": "1½ 1 2½ 3"}),
    ],
)
def test_o1_items(code: str, expected: dict[str, str]) -> None:
    found = figures(field_of(O1), code)
    for name, terms in expected.items():
        assert [item.value for item in found[name].items] == [2 * amount(term) for term in terms.split()], name


def test_o6_items() -> None:
    found = figures(field_of(S7), "PS")
    terms = {"A": "1 1½ 2½ 3½", "B": "0 0 1 1½", "C": "½ 1 2 3", "D": "½ 1½ 1½ 2", "E": "1 2 2 2"}
    for name, running in terms.items():
        assert [item.value for item in found[name].items] == [2 * amount(term) for term in running.split()], name
    assert values(field_of(S7), "PS/C1") == amounts("A 7½ B 2½ C 6 D 5 E 6")


def test_o5_two_items_are_no_median() -> None:
    """M2: fewer than three items are not cut."""
    field = _met(scores=("2", "3"), results="10")
    assert values(field, "BH/M1@fide1998")["P"] == 5
    assert not any(item.cut for item in figures(field, "BH/M1@fide1998")["P"].items)


# --- a switch, and a game not decided --------------------------------------------------------------------


def test_own_score_as_it_is() -> None:
    """B2 with its switch: A's forfeit win counts 3½, A's score, not 3; opponents count as before."""
    assert values(field_of(S7), "BH/RAW@fide1998") == amounts("A 8½ B 8 C 9½ D 7½ E 8½")


def test_an_adjourned_game_has_no_points_yet() -> None:
    """F9: its half point is for pairing only; for Buchholz it stands as the draw it may become."""
    field = field_of({"A": ("post B", "C1"), "B": ("post A", "D0"), "C": ("D=", "A0"), "D": ("C=", "B1")})
    assert values(field, "PS")["A"] == 1
    assert values(field, "BH@fide1998")["A"] == 1
    assert values(field, "SB@fide1998")["A"] == amount("½")
    assert values(field, "WON")["A"] == 1


# --- Sonneborn-Berger ------------------------------------------------------------------------------------


def test_o16_a_forfeit_is_a_game_in_a_round_robin() -> None:
    field = field_of(S3, beforehand=True)
    assert values(field, "SB@fide1998") == amounts("A 2¼ B 0 C 2¼ D 0")
    assert values(field_of(S3), "SB/P@fide1998") == amounts("A 2¼ B 0 C 2¼ D 0")
    assert values(field_of(S3), "SB@c07-2024")["C"] == amount("4¾")


# --- published figures -----------------------------------------------------------------------------------


def test_official_example_of_c07() -> None:
    """Ten rounds, 7 points, round 4 missed with notice: 57 before, 55 since March 2026; cut-1 50; SB 37¼."""
    field = _met(("5", "5", "6½", "", "4½", "6", "5", "6½", "5½", "6"), "110 1=1=11", missed=Kind.ABSENT)
    assert field.points[ContestantId(1)] == 14
    assert values(field, "BH@c07-2024")["P"] == 57
    assert values(field, "BH@c07-2026")["P"] == 55
    assert values(field, "BH/C1@c07-2024")["P"] == values(field, "BH/C1@c07-2026")["P"] == 50
    assert values(field, "SB@c07-2024")["P"] == values(field, "SB@c07-2026")["P"] == amount("37¼")


def test_published_table_of_swiss_perfect() -> None:
    """Player 2 of rw-swiss-2009: two rounds missed at the start, seven rounds of membership."""
    field = _met(("", "", "4", "2½", "5", "5½", "1½"), "  10101", missed=Kind.NOT_ENTERED)
    found = figures(field, "BH@sp98")["P"]
    assert [item.value for item in found.items] == [2 * amount(t) for t in ["3½", "3½", "4", "2½", "5", "5½", "1½"]]
    assert values(field, "BH@sp98")["P"] == amount("25½")
    assert values(field, "BH/M1@sp98")["P"] == amount("18½")


def test_swiss_perfect_knows_no_rounds_after_leaving() -> None:
    field = field_of({"A": ("B1", "bye", "out"), "B": ("A0", "out", "out")})
    assert [item.round for item in figures(field, "BH@sp98")["A"].items] == [1, 2]
    assert [item.round for item in figures(field, "PS@sp98")["B"].items] == [1]
    assert values(field, "BH@sp98")["B"] == amount("1½")


# --- lots, prizes, boards --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "order"),
    [("42", "7 1 5"), ("1998-07-01", "7 5 1"), ("kawka", "1 5 7"), ("20260817", "5 7 1")],
)
def test_vectors_of_lots(seed: str, order: str) -> None:
    assert draw_order(seed, "T1", "final:2.5", ["1", "5", "7"]) == tuple(order.split())


def test_o18_money_is_shared_among_equal_points() -> None:
    """1000, 600, 400; two share first, two share third with one prize left."""
    rows = _rows((1, 8), (2, 8), (3, 6), (4, 6))
    paid = prizes(rows, (1000, 600, 400))
    assert [prize.amount for prize in paid] == [800, 800, 200, 200]
    assert [prize.why for prize in paid] == ["(1000 + 600) / 2"] * 2 + ["400 / 2"] * 2
    assert [prize.amount for prize in prizes(rows, (1000, 600, 400), "none")] == [1000, 600, 400]
    hort = prizes(rows, (1000, 600, 400), "Hort")
    assert [prize.amount for prize in hort] == [900, 700, 300, 100]
    assert hort[1].why == "½ · 600 by place + ½ · (1000 + 600) / 2 shared"


def test_a_shared_place_shares_by_any_rule() -> None:
    paid = prizes(_rows((1, 8), (1, 8), (3, 8)), (900, 500, 100), "none")
    assert [prize.amount for prize in paid] == [700, 700, 100]


def test_board_values_fall_and_have_one_for_every_board() -> None:
    for boards, each in BOARD_VALUES.items():
        assert len(each) == boards
        assert list(each) == sorted(each, reverse=True)
    assert board_values((2, 0, 1, 1)) > board_values((0, 2, 1, 1))
    assert (board_values((2, 0, 0, 2)), board_values((0, 2, 2, 0))) == (107, 106)


def _met(scores: tuple[str, ...], results: str, *, missed: Kind = Kind.ABSENT) -> Field:
    """P, and one opponent a round with the score given; other games are no part of the example."""
    records, cards = [], {}
    for number, (score, sign) in enumerate(zip(scores, results, strict=True), start=1):
        if not score:
            records.append(CardLine(number, missed))
            continue
        records.append(CardLine(number, Kind.PLAYED, ContestantId(number + 1), "W", {"1": 2, "=": 1, "0": 0}[sign]))
        cards[ContestantId(number + 1)] = PairingCard(
            ContestantId(number + 1),
            PairingNumber(number + 1),
            Entrant(f"O{number}"),
            (CardLine(1, Kind.PLAYED, ContestantId(1), "B", int(2 * amount(score))),),
        )
    player = PairingCard(ContestantId(1), PairingNumber(1), Entrant("P"), tuple(records))
    return Field({ContestantId(1): player, **cards}, len(scores), len(scores))


def _rows(*placed: tuple[int, int]) -> list[StandingRow]:
    return [
        StandingRow(
            Place(place), False, PairingCard(ContestantId(id_), PairingNumber(id_), Entrant(f"P{id_}")), points, ()
        )
        for id_, (place, points) in enumerate(placed, start=1)
    ]
