"""The table and its tie-breaks, against tables printed in the rules' worked examples."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.points import format_points
from core.standings import standings
from core.tiebreaks import Figure, TieBreak
from tests.support.play import Play, gold12

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
            *(exact(figure, each) for figure, each in zip(row.figures, table.tie_breaks, strict=True)),
        )
        for row in table.rows
    }
    assert found == GOLD12_TABLE
    merits = [(row.points, *(figure.merit for figure in row.figures)) for row in table.rows]
    assert merits == sorted(merits, reverse=True)
    assert not table.provisional


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


def exact(figure: Figure, tie_break: TieBreak) -> Fraction:
    """Return the value in points, or the count."""
    assert figure.value is not None
    return Fraction(figure.value) / tie_break.method.parts
