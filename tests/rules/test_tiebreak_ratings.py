"""Rating tie-breaks, and figures that are not there: example O13 and rulings R1 - R6 of the tie-breaks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import ChangeRegulations
from paircard.core.tiebreaks import Figure, parse_list
from paircard.data.exchange.trf.records.tie_breaks import tie_breaks_named
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.support.crosstable import amount, amounts, field_of, figures, ranked, values
from tests.support.play import Play
from tests.support.tiebreak_tables import CYCLE, CYCLE_RATINGS, O13_RATINGS, S7


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


@pytest.mark.parametrize("code", ["ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"])
def test_further_ways_for_the_unrated(code: str) -> None:
    """Q209, C.07 10: the lowest rating of the event, or the mean, is as if that number had been announced."""
    field = field_of(S7, ratings=O13_RATINGS)
    rated = sorted(rating for card in field.cards.values() if (rating := card.entrant.rating))
    lowest, mean = rated[0], round(sum(rated) / len(rated))
    assert values(field, f"{code}/UMIN@c07-2026") == values(field, f"{code}/U{lowest}@c07-2026")
    assert values(field, f"{code}/UMEAN@c07-2026") == values(field, f"{code}/U{mean}@c07-2026")
    assert lowest != mean


def test_the_unrated_can_be_left_out() -> None:
    """Q209: their games give no term, and they themselves have no rating; without the word all of it falls away."""
    field = field_of(S7, ratings=O13_RATINGS)
    dropped = values(field, "ARO/UDROP@c07-2026")
    assert dropped["C"] == values(field, "ARO")["C"] == 1850
    assert values(field, "RTNG/UDROP@c07-2026") == {**O13_RATINGS, "D": None}
    assert set(values(field, "ARO@c07-2026").values()) == {None}
    assert parse_list("ARO/UDROP")[0].name == "Average rating of opponents, without the unrated"


def test_a_report_names_the_number() -> None:
    """FIDE's codes know numbers only: what stands for none is written as the rating that it is in this event."""
    play = Play([2100, 1900, 1700, 0])
    codes = ("ARO/UMIN@c07-2026", "TPR/UMEAN@c07-2026", "RTNG/UDROP@c07-2026")
    play.do(ChangeRegulations(replace(play.tournament.regulations, tie_breaks=codes)))
    report = write_trf(play.tournament, Edition.TRF26).decode()
    assert "202 ARO/U1700,TPR/U1900,OTHER_RTNG/UDROP@C07-2026" in report.splitlines()
    assert tie_breaks_named("ARO/U1700,OTHER_RTNG/UDROP@C07-2026") == ("ARO/U1700@c07-2026", "RTNG/UDROP@c07-2026")
