"""Lists by month, ratings by the order and the method of an event, and the comparison (Q116 to Q137, Q142 to Q145)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.rating_rules import Method, RatingRules
from paircard.data.ratings.comparison import compare
from paircard.data.ratings.difference import Listed, taken_over
from paircard.data.ratings.index import build, every_month, lists
from paircard.data.ratings.list_file import ListFile
from paircard.data.ratings.list_months import KEPT, of_month
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.ratings_of_one import ListedAt, Plan, every_rate, with_rates
from paircard.data.ratings.search import RatingList
from tests.support.rating_lists import write_text

ANNA = Rated("Lis, Anna", "7", federation="POL", standard=2100, rapid=2150, blitz=0)
EWA = Rated("Nowak, Ewa", "8", federation="POL", standard=0, rapid=0, blitz=1900)
ANNA_AT_HOME = Rated("Lis, Anna", "7", "P7", "POL", standard=2200)


def made(folder: Path, month: str, *players: Rated, name: str = "fide") -> None:
    build(folder, name, Path("list.txt"), enumerate(players), month=month)


def found(**listed: Rated) -> dict[str, ListedAt]:
    return {name: ListedAt(player, "2026-11") for name, player in listed.items()}


def plan(time_control: str = "", method: Method = "", lists_: tuple[str, ...] = ()) -> Plan:
    return Plan.of(RatingRules(lists=lists_, method=method), time_control)


def entered(player: Rated, of_event: Plan, *, where: str = "fide", **others: Rated) -> Entrant:
    """The entrant as entered from FIDE's list, or from that of the federation, both being on the machine."""
    everywhere = found(**{where: player}, **others)
    return with_rates(Entrant.of(player.name), everywhere, of_event, names=("fide", "pl"), where=where)


# --- months ------------------------------------------------------------------------------------------------


def test_the_newest_month_is_the_list_and_older_ones_stay_beside_it(tmp_path: Path) -> None:
    for month in ("2026-09", "2026-10", "2026-08", "2026-11"):
        made(tmp_path, month, ANNA._replace(standard=int(month[-2:]) * 100))
    (newest,) = lists(tmp_path)
    assert (RatingList(newest).month, RatingList(newest).by_fide_id("7")[0].standard) == ("2026-11", 1100)
    assert [RatingList(each).month for each in every_month(tmp_path)] == ["2026-11", "2026-10", "2026-09"]
    assert len(every_month(tmp_path)) == KEPT
    october = RatingList(of_month(newest, "2026-10"))
    assert (october.name, october.month, october.by_fide_id("7")[0].standard) == ("fide", "2026-10", 1000)
    assert of_month(newest, "2026-01") == newest  # not kept: the newest stands in, and is told to be another


def test_the_same_month_again_replaces_it_and_an_older_one_goes_beside(tmp_path: Path) -> None:
    made(tmp_path, "2026-11", ANNA)
    made(tmp_path, "2026-11", EWA)
    made(tmp_path, "2026-10", ANNA)
    assert [RatingList(path).by_name("Nowak") for path in every_month(tmp_path)] == [[EWA], []]


@pytest.mark.parametrize(
    ("name", "heading", "month"),
    [
        ("standard_rating_list.txt", "OCT26", "2026-10"),
        ("standard_nov26frl.txt", "SRtng", "2026-11"),
        ("list.txt", "SRtng", ""),
    ],
)
def test_the_month_is_that_of_the_heading_or_of_the_name(tmp_path: Path, name: str, heading: str, month: str) -> None:
    path = write_text(tmp_path / name, [ANNA])
    path.write_text(path.read_text().replace("SRtng", heading))
    assert ListFile.of(path).month == month


# --- which rating counts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("time_control", "rating", "kind", "official"),
    [
        ("90 min + 30 s", 2100, "standard", 2100),
        ("15+10", 2150, "rapid", 2150),
        ("3+2", 2100, "standard", 2100),  # effective blitz: no blitz rating, so the standard one (Q118)
        ("", 2100, "standard", 2100),
    ],
)
def test_the_order_of_the_lists_is_proposed_by_the_time_control(
    time_control: str, rating: int, kind: str, official: int
) -> None:
    entrant = entered(ANNA, plan(time_control))
    assert (entrant.rating, entrant.official, entrant.rating_source) == (rating, official, RatingSource.FIDE)
    assert entrant.origin == RatingOrigin("fide", kind, "2026-11", rating)


def test_who_is_not_in_the_first_list_has_the_rating_of_the_next() -> None:
    """Blitz is the last of the lists proposed for standard; it ranks her, and is no official rating there."""
    entrant = entered(EWA, plan("90 min + 30 s"))
    assert (entrant.rating, entrant.official, entrant.origin and entrant.origin.kind) == (1900, 0, "blitz")
    only_standard = entered(EWA, plan(lists_=("standard",)))
    assert (only_standard.rating, only_standard.origin) == (0, None)
    assert [str(each) for each in every_rate(found(fide=EWA))] == ["fide blitz 2026-11: 1900"]  # and can be taken


def test_lists_can_be_left_out_added_and_put_in_another_order() -> None:
    for order, rating in ((("pl", "standard"), 2200), (("blitz", "rapid"), 2150), (("standard", "pl"), 2100)):
        assert entered(ANNA, plan(lists_=order), pl=ANNA_AT_HOME).rating == rating


@pytest.mark.parametrize(
    ("method", "rating"),
    [("FIDE", 2100), ("NRO", 2200), ("FIDON", 2100), ("NIDOF", 2200), ("HBFN", 2200), ("LBFN", 2100), ("OTHER", 2100)],
)
def test_a_method_takes_from_fide_and_federation_what_it_says(method: Method, rating: int) -> None:
    entrant = entered(ANNA, plan("90+30", method), pl=ANNA_AT_HOME)
    assert (entrant.rating, entrant.official, entrant.national) == (rating, 2100, 2200)


def test_whom_somebody_looks_up_in_a_list_of_their_own_has_its_rating() -> None:
    entrant = entered(ANNA_AT_HOME, plan(), where="pl", fide=ANNA)
    assert (entrant.rating, entrant.rating_source, entrant.official) == (2200, RatingSource.NATIONAL, 2100)


# --- comparison --------------------------------------------------------------------------------------------


def test_ratings_are_compared_with_the_list_of_the_month_that_counts_only(tmp_path: Path) -> None:
    made(tmp_path, "2026-10", ANNA._replace(title="WIM"))
    known = [RatingList(path) for path in lists(tmp_path)]
    ours = [("1", Entrant.of("Lis, Anna", rating=2000, federation="POL", fide_id="7"))]
    (compared,) = compare(ours, known, plan(), "2026-10")
    assert [each.field for each in compared.differences] == [Listed.RATING, Listed.TITLE]
    (compared,) = compare(ours, known, plan(), "2026-11")
    assert [each.field for each in compared.differences] == [Listed.TITLE]
    assert compared.out_of_date == {"fide"}


def test_a_typed_rating_is_told_apart_and_a_chosen_list_stays(tmp_path: Path) -> None:
    made(tmp_path, "2026-11", ANNA)
    made(tmp_path, "2026-11", ANNA_AT_HOME, name="pl")
    known = [RatingList(path) for path in lists(tmp_path)]
    typed = Entrant.of("Lis, Anna", rating=2050, fide_id="7", origin=RatingOrigin("fide", rating=2100, typed=True))
    chosen = Entrant.of("Lis, Anna", rating=2140, fide_id="7", origin=RatingOrigin("fide", "rapid", chosen=True))
    of_typed, of_chosen = compare([("1", typed), ("2", chosen)], known, plan())
    assert (of_typed.typed, of_chosen.typed) == (True, False)
    assert of_typed.theirs is not None
    assert of_chosen.theirs is not None
    assert (of_typed.theirs.rating, of_chosen.theirs.rating) == (2100, 2150)
    assert of_chosen.theirs.origin == RatingOrigin("fide", "rapid", "2026-11", 2150)
    after = taken_over(typed, of_typed.theirs, [Listed.RATING])
    assert (after.rating, after.typed, after.national) == (2100, False, 2200)


def test_a_new_official_rating_is_a_difference_of_its_own(tmp_path: Path) -> None:
    made(tmp_path, "2026-11", ANNA)
    known = [RatingList(path) for path in lists(tmp_path)]
    ours = Entrant.of("Lis, Anna", rating=2200, rating_source=RatingSource.NATIONAL, fide_id="7", federation="POL")
    apart = replace(ours, official_rating=2090).cleaned()
    (compared,) = compare([("1", apart)], known, plan(method="NIDOF"))
    assert list(map(str, compared.differences)) == ["official rating 2090, in the list 2100"]
    assert compared.theirs is not None
    after = taken_over(apart, compared.theirs, [Listed.OFFICIAL])
    assert (after.rating, after.official) == (2200, 2100)
