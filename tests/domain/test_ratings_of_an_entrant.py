"""Official and tournament rating as two things, by the methods of FIDE (Q116, Q134, Q145)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from gacrux.trf2json import trf2json

from paircard.core.commands import ChangeDetails, CreateTournament, RegisterEntrants, RuleRatings, SetFirstColour
from paircard.core.event.codec import decode, encode, format_needed
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.ids import ContestantId
from paircard.core.event.rating_facts import SINCE
from paircard.core.event.rating_origin import RatingOrigin
from paircard.core.event.rating_rules import METHODS, Method, RatingRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.papers.lists import start_list
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support.play import Play

BOTH = Entrant.of("Both", rating=1900, rating_source=RatingSource.FIDE, federation="POL", national_rating=2000)
NATIONAL = Entrant.of("National", rating=1800, rating_source=RatingSource.NATIONAL, federation="POL", official_rating=0)
OF_FIDE = Entrant.of("Only FIDE", rating=1700, rating_source=RatingSource.FIDE, federation="POL")


class Entered(Play):
    """An event of these entrants."""

    def __init__(self, *entrants: Entrant) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.commands = []
        self.do(CreateTournament(Details("Test"), Regulations(3)), RegisterEntrants(entrants), SetFirstColour("W"))


def event_of(*entrants: Entrant) -> Play:
    return Entered(*entrants)


def ratings(play: Play) -> list[int]:
    return [each.entrant.rating for each in play.tournament.registrations.values()]


def test_the_one_rating_of_an_old_entrant_is_both_and_is_written_as_it_always_was() -> None:
    entrant = Entrant.of("Old", rating=1850)
    assert (entrant.official, entrant.official_rating, entrant.typed) == (1850, None, False)
    assert {"official_rating", "national_rating", "origin"}.isdisjoint(encode(entrant))
    assert format_needed(entrant) < SINCE


def test_all_that_is_kept_of_ratings_is_read_again() -> None:
    entrant = replace(BOTH, origin=RatingOrigin("fide", "rapid", "2026-11", 1900, typed=True, chosen=True))
    assert decode(SYSTEMS, Entrant, encode(entrant)) == entrant
    assert format_needed(entrant) == SINCE
    with pytest.raises(Refusal, match="The rating 4001 is not between"):
        replace(BOTH, official_rating=4001).cleaned()


def test_a_rating_typed_over_that_of_a_list_leaves_the_official_one_and_remembers_the_list() -> None:
    listed = Entrant.of("A", rating=2400, rating_source=RatingSource.FIDE, origin=RatingOrigin("fide", "", "", 2400))
    typed = replace(listed, rating=2450).with_rating_typed(listed)
    assert (typed.rating, typed.official, typed.typed) == (2450, 2400, True)
    assert typed.origin == RatingOrigin("fide", "", "", 2400, typed=True)
    back = replace(typed, rating=2400).with_rating_typed(typed)
    assert back == listed  # what the list says is typed no more


def test_whom_the_arbiter_says_to_have_an_estimated_rating_has_none_of_fide() -> None:
    typed = Entrant.of("A", rating=1500, rating_source=RatingSource.ESTIMATED).with_rating_typed(None)
    assert (typed.official, typed.typed) == (0, True)


@pytest.mark.parametrize(
    ("method", "expected"),
    [
        ("FIDE", [1900, 0, 1700]),
        ("NRO", [2000, 1800, 1700]),  # who has one rating only keeps it
        ("FIDON", [1900, 1800, 1700]),
        ("NIDOF", [2000, 1800, 1700]),
        ("HBFN", [2000, 1800, 1700]),
        ("LBFN", [1900, 1800, 1700]),
        ("OTHER", [1900, 1800, 1700]),
    ],
)
def test_a_method_gives_everybody_their_rating_and_a_report_tells_it_again(method: Method, expected: list[int]) -> None:
    play = event_of(BOTH, NATIONAL, OF_FIDE)
    play.do(RuleRatings(RatingRules(method=method)))
    assert ratings(play) == expected
    report = write_trf(play.tournament, Edition.TRF26)
    again = read_trf(report)
    assert {each.entrant.name: each.entrant.rating for each in again.events if hasattr(each, "entrant")} == dict(
        zip(("Both", "National", "Only FIDE"), expected, strict=True)
    )
    lines = report.decode().splitlines()
    assert {line[48:52].strip() for line in lines if line.startswith("001")} == {"1900", "", "1700"}
    assert f"172 POL {method}" in lines


def test_what_was_typed_or_chosen_stays_by_every_method() -> None:
    fixed = [
        replace(BOTH, name="Typed", rating=1950, origin=RatingOrigin(typed=True), official_rating=1900),
        replace(BOTH, name="Chosen", origin=RatingOrigin("fide", chosen=True)),
    ]
    play = event_of(*fixed)
    for method in METHODS[1:]:
        play.do(RuleRatings(RatingRules(method=method)))
        assert ratings(play) == [1950, 1900]


def test_a_typed_rating_has_a_record_of_its_own_and_comes_back_as_typed() -> None:
    typed = Entrant.of("Typed", rating=1950, official_rating=1900, federation="POL", origin=RatingOrigin(typed=True))
    report = write_trf(event_of(typed).tournament, Edition.TRF26)
    assert "172 MMM OTHER" in report.decode()
    (entrant,) = (each.entrant for each in read_trf(report).events if hasattr(each, "entrant"))
    assert (entrant.rating, entrant.official, entrant.typed) == (1950, 1900, True)
    assert write_trf(event_of(entrant).tournament, Edition.TRF26) == report


@pytest.mark.parametrize("method", ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN"])
def test_gacrux_reads_the_ratings_that_count(method: Method) -> None:
    """Beside a typed rating, too, whose record it passes over."""
    typed = Entrant.of("Typed", rating=2050, official_rating=1950, federation="ALB", origin=RatingOrigin(typed=True))
    play = event_of(BOTH, NATIONAL, OF_FIDE, typed)
    play.do(RuleRatings(RatingRules(method=method)))
    play.pair()
    report = trf2json()
    report.parse_file(write_trf(play.tournament, Edition.TRF26).decode(), 0)
    counts = {int(each.number): each.entrant.rating for each in play.tournament.cards.values()}
    theirs = {
        each["cid"]: each["rating"]["rating"] if each["rating"] else 0
        for each in report.get_tournament(1)["competitors"]
    }
    assert {**theirs, 1: counts[1]} == counts
    assert theirs[1] == 1950  # typed, which only a reader of `MMM` knows


def test_in_trf16_who_has_no_official_rating_bears_the_one_that_counts() -> None:
    """It has no national records: a federation that is sent it would see nobody's rating."""
    lines = write_trf(event_of(NATIONAL).tournament, Edition.TRF16).decode().splitlines()
    assert [line[48:52] for line in lines if line.startswith("001")] == ["1800"]


def test_the_method_is_fixed_with_round_1_and_stands_on_the_start_list() -> None:
    play = event_of(BOTH, NATIONAL)
    play.do(RuleRatings(RatingRules(method="HBFN")))
    assert "Ratings: the higher of FIDE's and national (HBFN)." in start_list(play.tournament).notes
    play.pair()
    with pytest.raises(Refusal, match="Round 1 is paired by the ratings as they are"):
        play.do(RuleRatings(RatingRules(method="FIDE")))
    play.do(RuleRatings(RatingRules("rapid", method="HBFN")))
    with pytest.raises(Refusal, match="Nothing was changed"):
        play.do(RuleRatings(RatingRules("rapid", method="HBFN")))


def test_a_new_method_corrects_in_the_same_command() -> None:
    """Undo takes back both."""
    play = event_of(BOTH)
    facts = RuleRatings(RatingRules(method="HBFN")).decide(play.tournament)
    assert [type(each).__name__ for each in facts] == ["RatingsRuled", "EntrantCorrected"]
    corrected = facts[1]
    assert isinstance(corrected, EntrantCorrected)
    assert (corrected.id, corrected.entrant.rating, corrected.entrant.official) == (ContestantId(1), 2000, 1900)


def test_details_are_no_ratings() -> None:
    """Changing them leaves the rules of ratings alone."""
    play = event_of(BOTH)
    play.do(RuleRatings(RatingRules("blitz")))
    play.do(ChangeDetails(replace(play.tournament.details, time_control="90 min + 30 s")))
    assert play.tournament.facts.rating_rules.play == "blitz"


def test_what_trf16_cannot_tell_of_ratings_is_said() -> None:
    tournament = event_of(BOTH, NATIONAL, OF_FIDE).tournament
    told = list(lost_in_report(tournament, edition=Edition.TRF16))
    assert "1 player has further ratings, for which only TRF26 has records." in told
    assert not any("further ratings" in each for each in lost_in_report(tournament))
