"""FIDE's forms: all their fields, in English whatever is spoken, and lines to write on for what is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import ChangeDetails, EnterResult
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper, offered, unfit
from paircard.core.values.errors import Refusal
from paircard.core.values.language import speaking
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_pdf import as_pdf
from paircard.data.papers.as_text import as_text
from tests.support.norm_event import LAST, last_game, waiting_event
from tests.support.play import gold12
from tests.support.pseudo import PSEUDO
from tests.support.round_robins import did


@pytest.fixture(scope="module")
def waiting() -> Tournament:
    """Before the last game."""
    return waiting_event()


@pytest.fixture(scope="module")
def made(waiting: Tournament) -> Tournament:
    """The candidate has drawn it: a GM norm."""
    return did(waiting, EnterResult(LAST, last_game(waiting)[0], Result.DRAW))


def test_the_certificate_has_all_fields_and_every_round(made: Tournament) -> None:
    text = " ".join(as_text(make_paper(made, "it1")).split())
    for line in (
        "GM norm: Anna NOWAK",
        "Last name: NOWAK; First name: Anna",
        "ID number: 1100000; Federation: POL",
        "Start: 01/05/2026; Close: 09/05/2026",
        "Federations among the opponents: 4",
        "Opponents not of the federation of the player: 7",
        "Opponents of the host federation: 2",
        "Titled opponents: 5 (GM 3, IM 2, WGM 0, WIM 0, FM 0, WFM 0)",
        "Average of the ratings (1.4.6): 2434",
        "Score required: 6½; exceeding the norm by: 0",
        "one round a day on at least three days (1.1.3a)",
        "Not valid until FIDE's Qualification Commission has confirmed it.",
    ):
        assert line in text
    assert text.count("ADLER") == 1


def test_who_has_no_norm_has_no_certificate(waiting: Tournament) -> None:
    with pytest.raises(Refusal, match="Nobody has made a title norm"):
        make_paper(waiting, "it1")


def test_forms_are_in_english_whatever_is_spoken(made: Tournament) -> None:
    for name in ("it1", "it2", "it3", "fa1", "ia1"):
        english = as_html(make_paper(made, name))
        with speaking(PSEUDO):
            paper = make_paper(made, name)
        assert as_html(paper) == english


@pytest.mark.parametrize("name", ["it1", "it2", "it3", "fa1", "ia1"])
def test_every_form_is_a_pdf_too(made: Tournament, name: str) -> None:
    assert as_pdf(make_paper(made, name)).content.startswith(b"%PDF")


def test_the_report_on_the_event_counts_players_and_federations(made: Tournament) -> None:
    text = as_text(make_paper(made, "it3"))
    assert "Rounds: 9; Rounds per day: 1-1-1-1-1-1-1-1-1" in text
    assert "Rate of play: 90 min + 30 s; Kind: standard" in text
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if len(line.split()) == 5}
    assert rows["All"] == ["10", "4", "3", "7"]
    assert rows["GM"] == ["3", "3", "0", "3"]
    assert "E-mail of the chief arbiter: ____" in text


def test_arbiters_stand_on_forms_with_the_id_behind_their_name(made: Tournament) -> None:
    details = replace(made.details, chief_arbiter="IA Ek, Åsa 1700123", deputies=("Lis, Ewa 1100456", "FA Wit, Tom"))
    event = did(made, ChangeDetails(details))
    text = as_text(make_paper(event, "it3"))
    assert "System: Round robin; Individual or team: individual" in text
    for line in (
        "Chief arbiter: Åsa EK; ID number: 1700123",
        "Deputy arbiter 1: Ewa LIS; ID number: 1100456",
        "Deputy arbiter 2: Tom WIT; ID number: ____",
    ):
        assert line in text
    assert "Last name: LIS; First name: Ewa\nID number: 1100456" in as_text(make_paper(event, "ia1"))


def test_a_swiss_names_its_variant_on_the_report() -> None:
    club = gold12().tournament
    text = as_text(make_paper(did(club, ChangeDetails(replace(club.details, federation="POL"))), "it3"))
    assert "System: Swiss system; Individual or team: individual\nSwiss variant: " in text
    assert "Acceleration: none" in text


def test_what_the_event_does_not_meet_stands_over_its_certificates(made: Tournament) -> None:
    event = did(made, ChangeDetails(replace(made.details, chief_arbiter="Adler, Ada")))
    text = " ".join(as_text(make_paper(event, "it1")).split())
    assert "NOT MET, B.01 1.1.6: Adler, Ada is an arbiter and plays: no arbiter may." in text


def test_the_norm_of_an_arbiter_and_the_application(made: Tournament) -> None:
    arbiter = as_text(make_paper(made, "fa1"))
    assert "Last name: EK; First name: Åsa" in arbiter
    assert "Players: 10; FIDE-rated players: 10" in arbiter
    assert "Chief arbiter" in arbiter.split("Signed by")[1]
    application = as_text(make_paper(made, "it2"))
    assert "Games in all (at least 27, 1.5.1): ____" in application
    assert "Rating reached (at least 2500, 1.5.3)" in application


def test_forms_are_offered_where_they_have_sense(made: Tournament) -> None:
    assert {"it1", "it2", "it3", "fa1", "ia1"} <= {*offered(made)}
    club = gold12().tournament
    assert unfit(club, "it1") == "Nobody here is GM, IM, WGM or WIM: no title norm can be made."
    assert unfit(club, "it3") == "The event has no federation: d on Entrants names it."
