"""The table and its tie-breaks, against tables printed in the rules' worked examples."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from core.card import Kind, PairingCard, RoundRecord
from core.entrant import Entrant
from core.points import format_points
from core.standings import standings
from core.tiebreaks import TIE_BREAKS
from tests.support.play import Play, gold12

Table = Mapping[str, tuple[str, ...]]
"""A crosstable: for each player what every round was."""

GOLD12_TABLE = {
    # number: points, Buchholz, progressive, wins; all games were played, so that every profile agrees
    10: (3.5, 13.5, 11.5, 2),
    7: (3.5, 12.5, 8, 3),
    9: (3.5, 13.5, 10.5, 2),
    1: (3.5, 15.5, 11, 3),
    8: (2.5, 12.5, 7.5, 2),
    11: (2.5, 10, 5.5, 2),
    2: (2.5, 14.5, 10, 2),
    4: (2, 13, 5.5, 1),
    5: (2, 10.5, 5.5, 0),
    3: (2, 14, 7, 1),
    12: (1.5, 10, 6, 1),
    6: (1, 10.5, 2, 0),
}


def test_gold12() -> None:
    """Points and the three columns that the research prints for GOLD-12."""
    table = standings(gold12().tournament)
    found = {
        row.card.number: (
            row.points / 2,
            row.figures[0].value / 2,
            row.figures[1].value / 2,
            row.figures[2].value,
        )
        for row in table.rows
    }
    assert found == GOLD12_TABLE
    merits = [(row.points, *(figure.value for figure in row.figures)) for row in table.rows]
    assert merits == sorted(merits, reverse=True)
    assert not table.provisional


S7 = {
    # the crosstable of example S7 (also O1, O6, O14): result against whom in each round
    "A": ("B1", "C=", "+D", "E1"),
    "B": ("A0", "E0", "bye", "D="),
    "C": ("D=", "A=", "E1", "bye"),
    "D": ("C=", "bye", "-A", "B="),
    "E": ("bye", "B1", "C0", "A0"),
}
S6 = {
    "A": ("D1", "B=", "C1", "E1"),
    "B": ("E1", "A=", "D1", "C="),
    "C": ("F0", "E1", "A0", "B="),
    "D": ("A0", "F=", "B0", "bye"),
    "E": ("B0", "C0", "bye", "A0"),
    "F": ("C1", "D=", "out", "out"),
}
S2 = {
    "A": ("C1", "B=", "D1"),
    "B": ("D1", "A=", "E="),
    "C": ("A0", "E0", "bye"),
    "D": ("B0", "bye", "A0"),
    "E": ("bye", "C1", "B="),
}


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (S7, {"A": 8, "B": 7.5, "C": 9, "D": 7.5, "E": 8}),
        (S6, {"A": 6, "B": 6.5, "C": 9.5, "D": 10, "E": 8.5, "F": 7.5}),
        (S2, {"A": 3, "B": 5, "C": 5, "D": 5, "E": 4.5}),
    ],
    ids=["O1", "O2", "O3"],
)
def test_buchholz_fide1998(table: Table, expected: dict[str, float]) -> None:
    """Examples O1, O2, O3 of the tie-break rulings."""
    assert _figures(table, "buchholz-fide1998") == {name: 2 * value for name, value in expected.items()}


def test_progressive() -> None:
    """Example O6."""
    expected = {"A": 8.5, "B": 2.5, "C": 6.5, "D": 5.5, "E": 7}
    assert _figures(S7, "progressive") == {name: 2 * value for name, value in expected.items()}


def test_wins_over_the_board() -> None:
    """Example O14, ruling W1."""
    assert _figures(S7, "wins") == {"A": 2, "B": 0, "C": 1, "D": 0, "E": 1}


def test_items_add_up() -> None:
    """A figure is the sum of its items, one a round."""
    cards = _cards(S7)
    for id_, card in cards.items():
        figure = TIE_BREAKS["buchholz-fide1998"].figure(cards, id_)
        assert figure.value == sum(item.half_points for item in figure.items)
        assert [item.round for item in figure.items] == [record.round for record in card.rounds]


def test_shared_place() -> None:
    """Players whom nothing separates share the better place and stand by number."""
    play = Play.evenly(4, 2000, 10, rounds=3)
    play.pair()
    play.results("==")
    rows = standings(play.tournament).rows
    assert [(row.place, row.shared, row.card.number) for row in rows] == [(1, True, n) for n in (1, 2, 3, 4)]


def test_after_an_earlier_round() -> None:
    """The table after round 2 knows nothing of round 3."""
    assert standings(gold12(4).tournament, 2) == standings(gold12(2).tournament)


def test_open_results_make_it_provisional() -> None:
    """A missing result is told."""
    play = gold12(1)
    play.pair()
    assert standings(play.tournament).provisional
    assert not standings(play.tournament, 1).provisional


@pytest.mark.parametrize(("half_points", "text"), [(0, "0"), (1, "½"), (9, "4½"), (10, "5")])
def test_points(half_points: int, text: str) -> None:
    """As arbiters write them."""
    assert format_points(half_points) == text


def _figures(table: Table, key: str) -> dict[str, int]:
    cards = _cards(table)
    return {card.entrant.name: TIE_BREAKS[key].figure(cards, id_).value for id_, card in cards.items()}


def _cards(table: Table) -> dict[int, PairingCard]:
    ids = {name: id_ for id_, name in enumerate(table, start=1)}
    return {
        ids[name]: PairingCard(
            ids[name],
            ids[name],
            Entrant(name),
            tuple(_record(r, cell, ids) for r, cell in enumerate(cells, start=1)),
        )
        for name, cells in table.items()
    }


def _record(number: int, cell: str, ids: dict[str, int]) -> RoundRecord:
    if cell == "bye":
        return RoundRecord(number, Kind.BYE, half_points=2, float="D")
    if cell == "out":
        return RoundRecord(number, Kind.WITHDRAWN)
    if cell[0] in "+-":
        kind, points = (Kind.FORFEIT_WIN, 2) if cell[0] == "+" else (Kind.FORFEIT_LOSS, 0)
        return RoundRecord(number, kind, ids[cell[1]], half_points=points)
    return RoundRecord(number, Kind.PLAYED, ids[cell[0]], "W", {"1": 2, "=": 1, "0": 0}[cell[1]])
