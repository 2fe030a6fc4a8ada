"""What federations send back: found before round 1 and before the report, each with where it stands and since when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import (
    ChangeDetails,
    CreateTournament,
    EnterResult,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    TimeRounds,
)
from paircard.core.event.entrant import Entrant, Sex
from paircard.core.event.fide_details import FideDetails
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.preflight.demand import FEDERATIONS, Federation
from paircard.core.preflight.look import lines, looked
from paircard.core.preflight.table import DEMANDS
from paircard.core.systems.catalogue import SYSTEMS
from tests.support.play import Play

WHOLE = Details(
    "Open", place="Sofia", start="2026-11-02", end="2026-11-02", chief_arbiter="Lis, Ewa 1100001", federation="BUL",
    time_control="90 min + 30 s", fide=FideDetails(chief_email="lis@example.org", organiser_email="club@example.org"),
)  # fmt: skip
KNOWN = {"birth_date": "1990-05-01", "sex": Sex.MAN, "rating": 1900}


class Event(Play):
    """Two players whom every federation takes, one round; what is changed of it is said."""

    def __init__(self, *entrants: Entrant, details: Details = WHOLE) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.commands = []
        everybody = entrants or (
            Entrant.of("Ek, Bo", federation="SWE", fide_id="1700001", **KNOWN),
            Entrant.of("Nowak, Jan", federation="POL", fide_id="1100002", national_id="P1", **KNOWN),
        )
        self.do(
            CreateTournament(details, Regulations(1, "dutch-2026")),
            RegisterEntrants(everybody),
            SetFirstColour("W"),
            TimeRounds(((1, When("2026-11-02", "10:00")),)),
        )

    def sent_back(self, federation: Federation) -> list[str]:
        """Return what would be."""
        return [each.told() for each in looked(self.tournament, federation) if each.sent_back]

    def by_hand(self, federation: Federation) -> list[str]:
        """Return what the arbiter is reminded of."""
        return [each.told() for each in looked(self.tournament, federation) if each.demand.by_hand and each.found]


@pytest.mark.parametrize("federation", FEDERATIONS)
def test_a_whole_event_is_taken_by_everybody(federation: Federation) -> None:
    event = Event()
    assert event.sent_back(federation) == []
    event.do(PairRound())
    (open_,) = event.sent_back(federation)
    assert "Games without a final result in rounds 1." in open_
    event.do(EnterResult(1, 1, Result.WHITE))
    assert event.sent_back(federation) == []


def test_what_is_missing_of_the_head_is_named() -> None:
    (told,) = Event(details=replace(WHOLE, place="", chief_arbiter="")).sent_back("fide")
    assert told.startswith("The head of the report is complete. Missing: place and chief arbiter.")
    assert told.endswith("(FIDE TRF26, 2026-02)")


def test_a_strong_player_needs_slow_games_and_early_registration() -> None:
    strong = Entrant.of("Big, Al", federation="USA", fide_id="2000001", birth_date="1980-01-01", rating=2710)
    other = Entrant.of("Ek, Bo", federation="SWE", fide_id="1700001", rating=1500)
    event = Event(strong, other, details=replace(WHOLE, time_control="60 min + 30 s"))
    (told,) = event.sent_back("fide")
    assert "90 minutes for 60 moves are too few for games of 1 Big, Al." in told
    (registered, *_) = event.by_hand("fide")
    assert "By 2026-10-03." in registered  # 30 days before, and not 3
    event.do(ChangeDetails(replace(WHOLE, time_control="15+10")))
    assert event.sent_back("fide") == []  # rapid has no such demand


def test_what_is_told_to_fide_is_not_asked_again() -> None:
    told = replace(WHOLE, chief_arbiter="Lis, Ewa", fide=FideDetails(registered="2026-10-30", chief_id="1100001"))
    event = Event(details=told)
    assert not any("registered" in each for each in event.by_hand("fide"))
    assert event.sent_back("swe") == []
    event.do(ChangeDetails(replace(told, fide=FideDetails(registered="2026-10-31"))))
    assert any("It was on 2026-10-31, and due by 2026-10-30." in each for each in event.sent_back("fide"))
    assert any("Without an id behind the name: Lis, Ewa." in each for each in event.sent_back("swe"))


def test_who_is_new_is_known_well_enough() -> None:
    year_only = Entrant.of("New, Ann", federation="BUL", birth=2012, sex=Sex.WOMAN)
    foreign = Entrant.of("Far, Li", federation="CHN", **KNOWN)
    event = Event(year_only, foreign)
    (fide,) = event.sent_back("fide")
    assert "Missing: 2 New, Ann." in fide
    assert [told.split(" Missing: ")[1].split(".")[0] for told in event.sent_back("bul")] == [
        "1 Far, Li",  # no foreigner without an id
        "2 New, Ann",  # three names, and a whole date
        "2 New, Ann",
    ]
    assert any("e-mail" in told for told in event.by_hand("bul"))


def test_poland_asks_for_its_register_and_sweden_for_plain_letters() -> None:
    polish = Entrant.of("Żak, Ola", federation="POL", fide_id="1100003", **KNOWN)
    event = Event(polish, Entrant.of("Ek, Bo", federation="SWE", fide_id="1700001", **KNOWN))
    (told,) = event.sent_back("pol")
    assert "Missing: 2 Żak, Ola." in told
    event.do(PairRound(), EnterResult(1, 1, Result.DRAW))
    (letters,) = event.sent_back("swe")
    assert "With other letters: 2 Żak, Ola." in letters
    assert "(schack.se, elorankade tävlingar, 2026-11)" in letters


def test_twelve_hours_of_play_are_a_day_and_the_report_needs_addresses() -> None:
    event = Event(details=replace(WHOLE, time_control="6 h + 1 s", fide=None))
    (told,) = event.sent_back("fide")
    assert "12:02 hours of play on 2026-11-02: at most 12 are rated." in told  # 6 h and 60 times 1 s a player
    event.do(PairRound(), EnterResult(1, 1, Result.DRAW))
    assert any("Missing: chief arbiter and organiser. # on Entrants" in each for each in event.sent_back("fide"))


def test_an_id_is_a_number_and_somebody_must_be_the_arbiter() -> None:
    other = Entrant.of("Ek, Bo", federation="SWE", fide_id="1700001", **KNOWN)
    event = Event(Entrant.of("Far, Li", federation="CHN", fide_id="soon", **KNOWN), other,
                  details=replace(WHOLE, chief_arbiter=""))  # fmt: skip
    assert ["Missing: 2 Far, Li." in told for told in event.sent_back("bul")] == [True]
    assert any("No arbiter is named" in told for told in event.sent_back("swe"))


def test_the_moment_is_said_and_what_is_met_is_counted() -> None:
    event = Event()
    told = list(lines(event.tournament, "swe", looked(event.tournament, "swe")))
    assert told[0] == "Sweden, before round 1:"
    assert told[-1] == "3 of 3 demands that the program can know are met."
    event.do(PairRound())
    assert "FIDE, before the report:" in lines(event.tournament, "fide", looked(event.tournament, "fide"))


def test_every_demand_has_its_source_and_a_date() -> None:
    for demand in DEMANDS:
        assert demand.source
        assert demand.dated[:4].isdigit()
    assert {demand.of for demand in DEMANDS} == {*FEDERATIONS}
