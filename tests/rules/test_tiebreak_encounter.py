"""Direct encounter: the worked examples O7 - O12 of the tie-break rulings."""

from __future__ import annotations

from paircard.core.event.ids import Place
from paircard.core.tiebreaks import Tied, parse_list
from tests.support.crosstable import amounts, field_of, figures, ranked, values
from tests.support.ids import ids
from tests.support.tiebreak_tables import CYCLE, CYCLE_RATINGS, O9, O9_RATINGS, O11, O12, SURE


def test_o7_two_tied() -> None:
    assert (
        ranked(field_of({"A": ("B0", "C1"), "B": ("A1", "D0"), "C": ("D1", "A0"), "D": ("C0", "B1")}), "DE", "A B")
        == "B A"
    )


def test_o8_cycle() -> None:
    field = field_of(CYCLE, ratings=CYCLE_RATINGS)
    assert ranked(field, "DE") == "P=Q=R S"
    assert values(field, "ARO") == amounts("P 1800 Q 1833⅓ R 1866⅔ S 1900")
    assert ranked(field, "DE/FIRST,ARO,LOTS") == "R Q P S"


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
    assert not parse_list("DE/FIRST")[0].figures(field, Tied(ids(3, 4), Place(3)))
    assert ranked(field, "DE/FIRST,ARO", "A B C D").endswith("D C")


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


def test_sure_winners_are_taken_from_one_table_as_long_as_there_are_any() -> None:
    """B is behind A, but out of reach of C and D; among B, C and D alone C might still have caught up."""
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
