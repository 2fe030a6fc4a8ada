"""The worked examples O1 - O18 of the tie-break rulings, and the published figures they quote."""

from __future__ import annotations

import pytest

from core.card import Kind, PairingCard, RoundRecord
from core.entrant import Entrant
from core.lots import draw_order
from core.prizes import prizes
from core.standings import StandingRow
from core.tiebreaks import Field, Figure, Tied, parse_list
from core.tiebreaks.board_values import BOARD_VALUES, board_values
from tests.support.crosstable import Table, amount, amounts, field_of, figures, ranked, values
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


# --- direct encounter ------------------------------------------------------------------------------------


def test_o7_two_tied() -> None:
    assert (
        ranked(field_of({"A": ("B0", "C1"), "B": ("A1", "D0"), "C": ("D1", "A0"), "D": ("C0", "B1")}), "DE", "A B")
        == "B A"
    )


CYCLE = {"P": ("Q1", "S1", "R0"), "Q": ("P0", "R1", "S1"), "R": ("S1", "Q0", "P1"), "S": ("R0", "P0", "Q0")}
CYCLE_RATINGS = {"P": 2000, "Q": 1900, "R": 1800, "S": 1700}


def test_o8_cycle() -> None:
    field = field_of(CYCLE, ratings=CYCLE_RATINGS)
    assert ranked(field, "DE") == "P=Q=R S"
    assert values(field, "ARO") == amounts("P 1800 Q 1833⅓ R 1866⅔ S 1900")
    assert ranked(field, "DE/FIRST,ARO,LOTS") == "R Q P S"


O9 = {
    "A": ("D1", "B=", "C="),
    "B": ("E1", "A=", "F1"),
    "C": ("F1", "D1", "A="),
    "D": ("A0", "C0", "E="),
    "E": ("B0", "F=", "D="),
    "F": ("C0", "E=", "B0"),
}
O9_RATINGS = {"A": 2000, "B": 1950, "C": 1900, "D": 1850, "E": 1800, "F": 1750}


def test_o9_not_met() -> None:
    field = field_of(O9, ratings=O9_RATINGS)
    average = values(field, "ARO")
    assert {name: average[name] for name in "BC"} == amounts("B 1850 C 1866⅔")
    assert ranked(field, "DE", "B C") == "B=C"
    assert ranked(field, "DE/FIRST,ARO,LOTS").startswith("C B ")


def test_o10_direct_encounter_is_for_first_place_only() -> None:
    """C beat D, but for third place F10 asks for the average rating at once."""
    table = {
        "A": ("D1", "C1", "B1", "abs"),
        "B": ("C1", "D1", "A0", "abs"),
        "C": ("B0", "A0", "D1", "E0"),
        "D": ("A0", "B0", "C0", "F1"),
        "E": ("F0", "abs", "abs", "C1"),
        "F": ("E1", "abs", "abs", "D0"),
    }
    ratings = {"A": 2300, "B": 2200, "C": 2000, "D": 1900, "E": 1500, "F": 1800}
    field = field_of(table, ratings=ratings)
    averages = values(field, "ARO")
    assert averages["C"] is not None
    assert averages["D"] is not None
    assert averages["D"] > averages["C"]
    assert ranked(field, "DE", "C D") == "C D"
    assert not parse_list("DE/FIRST")[0].figures(field, Tied((3, 4), 3))
    assert ranked(field, "DE/FIRST,ARO", "A B C D").endswith("D C")


O11 = {"X": ("Y=", "-Z", "abs"), "Y": ("X=", "abs", "-Z"), "Z": ("abs", "+X", "+Y")}
O12 = {
    "A": ("B1", "C1", "abs"),
    "B": ("A0", "D1", "C="),
    "C": ("D1", "A0", "B="),
    "D": ("C0", "B0", "abs"),
}


def test_o11_forfeits_are_no_games() -> None:
    field = field_of(O11)
    assert {figure.value for figure in figures(field, "DE").values()} == {None}
    modern = figures(field, "DE@c07-2024")
    assert {name: figure.value for name, figure in modern.items()} == {"X": 1, "Y": 1, "Z": 0}
    assert {figure.place for figure in modern.values()} == {1}
    beforehand = figures(field, "DE/P@c07-2024")
    assert {name: figure.place for name, figure in beforehand.items()} == {"X": 2, "Y": 2, "Z": 1}


def test_o12_a_sure_winner() -> None:
    field = field_of(O12)
    assert {figure.value for figure in figures(field, "DE").values()} == {None}
    modern = figures(field, "DE@c07-2024")
    assert {name: figure.place for name, figure in modern.items()} == {"A": 1, "B": 2, "C": 2, "D": 4}
    summed = figures(field, "DE/SUM")
    assert {name: figure.value for name, figure in summed.items()} == {"A": 4, "B": 3, "C": 3, "D": 0}


SURE = {
    "A": ("B=", "C1", "D1"),
    "B": ("A=", "D1", "C="),
    "C": ("abs", "A0", "B="),
    "D": ("abs", "B0", "A0"),
}


def test_sure_winners_are_taken_from_one_table_as_long_as_there_are_any() -> None:
    """B is behind A, but out of reach of C and D; among B, C and D alone C might still have caught him."""
    field = field_of(SURE)
    places = {name: figure.place for name, figure in figures(field, "DE@c07-2026").items()}
    assert places == {"A": 1, "B": 2, "C": 3, "D": 3}


def test_subgroups_are_rebuilt_only_where_asked() -> None:
    """D4: P and Q stay equal although P beat Q; the switch takes the mini-table again."""
    table = {"P": ("Q1", "R1", "S0"), "Q": ("P0", "S1", "R1"), "R": ("S1", "P0", "Q0"), "S": ("R0", "Q0", "P1")}
    field = field_of(table)
    places = {name: figure.place for name, figure in figures(field, "DE/REAPPLY").items()}
    assert places == {"P": 1, "Q": 2, "R": 3, "S": 4}
    assert {name: figure.merit for name, figure in figures(field, "DE").items()} == {
        "P": (True, 4),
        "Q": (True, 4),
        "R": (True, 2),
        "S": (True, 2),
    }


# --- ratings ---------------------------------------------------------------------------------------------


O13_RATINGS = {"A": 2000, "B": 1800, "C": 1900, "E": 1700}


def test_o13_average_rating() -> None:
    """R1: the forfeit is left out; R2: an estimate counts; R3: without one the average has fewer terms."""
    estimated = values(field_of(S7, ratings={**O13_RATINGS, "D": 1600}), "ARO")
    assert {name: estimated[name] for name in "ACD"} == amounts("A 1800 C 1766⅔ D 1850")
    without = field_of(S7, ratings=O13_RATINGS)
    assert values(without, "ARO")["C"] == 1850
    assert figures(without, "ARO")["C"].remark == "1 opponent without a rating left out"
    assert parse_list("ARO")[0].written(figures(field_of(S7, ratings={**O13_RATINGS, "D": 1600}), "ARO")["C"]) == "1767"
    assert values(without, "ARO/U1600") == estimated


def test_c07_drops_rating_tie_breaks_when_unrated_players_take_part() -> None:
    """R4: unless a number was announced for them; C.07 ranks on the rounded average."""
    field = field_of(S7, ratings=O13_RATINGS)
    assert set(values(field, "ARO@c07-2024").values()) == {None}
    assert values(field, "ARO/U1600@c07-2024")["C"] == 1767


def test_average_rating_cut() -> None:
    """Cut-1 drops the lowest rated; KEEP: a player with an unplayed round has nothing more to drop."""
    field = field_of(S7, ratings={**O13_RATINGS, "D": 1600})
    assert values(field, "ARO/C1")["A"] == 1850
    assert values(field, "ARO/C1/KEEP")["A"] == 1800


def test_average_rating_without_the_highest_and_lowest() -> None:
    """KEEP: the unplayed round uses up the lower cut first."""
    field = field_of(S7, ratings={**O13_RATINGS, "D": 1600})
    assert values(field, "ARO/M1")["A"] == 1800
    assert [bool(item.cut) for item in figures(field, "ARO/M1/KEEP")["A"].items] == [False, True, False]
    assert values(field, "ARO/M1/KEEP")["A"] == 1750


def test_averages_are_rounded_by_c07_only() -> None:
    """R4: exact fractions are compared, C.07 compares whole numbers."""
    field = field_of(CYCLE, ratings=CYCLE_RATINGS)
    performances = values(field, "TPR")
    exact = (performances["Q"] + performances["S"] + performances["R"]) / 3  # type: ignore[operator]
    assert exact.denominator == 3
    assert values(field, "APRO")["P"] == exact
    assert values(field, "APRO@c07-2026")["P"] == round(exact)


def test_less_is_better() -> None:
    """Start numbers by themselves, ratings with /R."""
    field = field_of(CYCLE, ratings=CYCLE_RATINGS)
    assert ranked(field, "TPN") == "P Q R S"
    assert ranked(field, "TPN/R") == "R Q P S"
    assert ranked(field, "RTNG") == "P Q R S"
    assert ranked(field, "RTNG/R") == "R Q P S"


def test_no_value_is_less_than_any() -> None:
    """R5: below zero, too."""
    assert Figure(None).merit < Figure(-800).merit < Figure(0).merit


def test_own_score_as_it_is() -> None:
    """B2 with its switch: A's forfeit win counts 3½, his score, not 3; opponents count as before."""
    assert values(field_of(S7), "BH/RAW@fide1998") == amounts("A 8½ B 8 C 9½ D 7½ E 8½")


def test_an_adjourned_game_has_no_points_yet() -> None:
    """F9: its half point is for pairing only; for Buchholz it stands as the draw it may become."""
    field = field_of({"A": ("post B", "C1"), "B": ("post A", "D0"), "C": ("D=", "A0"), "D": ("C=", "B1")})
    assert values(field, "PS")["A"] == 1
    assert values(field, "BH@fide1998")["A"] == 1
    assert values(field, "SB@fide1998")["A"] == amount("½")
    assert values(field, "WON")["A"] == 1


def test_no_game_stands_lowest() -> None:
    """R5."""
    field = field_of({"A": ("+B",), "B": ("-A",), "C": ("D=",), "D": ("C=",)}, ratings=dict.fromkeys("ABCD", 2000))
    assert values(field, "ARO")["A"] is None
    assert figures(field, "ARO")["A"].merit < figures(field, "ARO")["C"].merit


def test_ruz() -> None:
    """The Polish start card: (ΣR + 400 (W - P)) / (n + 1), the own rating among the R; O8's P won 2, lost 1."""
    field = field_of(CYCLE, ratings=CYCLE_RATINGS)
    assert values(field, "RUZ")["P"] == amount("1850") + 100
    assert values(field, "LPR")["P"] == amount("1800") + amount("133⅓")


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
    assert field.points[1] == 14
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
    """P, and one opponent a round with the score given; his other games are no part of the example."""
    records, cards = [], {}
    for number, (score, sign) in enumerate(zip(scores, results, strict=True), start=1):
        if not score:
            records.append(RoundRecord(number, missed))
            continue
        records.append(RoundRecord(number, Kind.PLAYED, number + 1, "W", {"1": 2, "=": 1, "0": 0}[sign]))
        cards[number + 1] = PairingCard(
            number + 1,
            number + 1,
            Entrant(f"O{number}"),
            (RoundRecord(1, Kind.PLAYED, 1, "B", int(2 * amount(score))),),
        )
    player = PairingCard(1, 1, Entrant("P"), tuple(records))
    return Field({1: player, **cards}, len(scores), len(scores))


def _rows(*placed: tuple[int, int]) -> list[StandingRow]:
    return [
        StandingRow(place, False, PairingCard(id_, id_, Entrant(f"P{id_}")), points, ())
        for id_, (place, points) in enumerate(placed, start=1)
    ]
