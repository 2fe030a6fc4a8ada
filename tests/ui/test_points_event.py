"""Events in which results give other points than 1, ½ and 0: announced, counted, told, reported, taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.fold.known_rules import UnknownRules
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.standings import standings
from paircard.core.values.points import format_points
from paircard.core.values.scale import Scale
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from paircard.tui.cli import main
from paircard.tui.sentences.journal_entry import what
from tests.support.line import Conversation
from tests.support.teams import opening, stored

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


def begun(path: Path, options: str, *, draw: bool = True) -> Conversation:
    """Enter seven players and make what the event begins with."""
    talk = Conversation()
    talk.say(f"new Football; 5; {options}file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)), "P")
    talk.say(*(("p w", "b") if draw else ("p k",)))
    assert not talk.refused, talk.refused
    return talk


@pytest.fixture
def football(tmp_path: Path) -> Conversation:
    """One round of 3-1-0, the bye worth ½: won, drawn, won by forfeit."""
    talk = begun(tmp_path / "football.json", "system=Swiss 2026; half=yes; results give=3-1-0 U=½; ")
    talk.say("1 1", "2 =", "3 +", "E", "6", "a 2;h")
    assert not talk.refused, talk.refused
    return talk


def scores(tournament: Tournament) -> dict[str, str]:
    """Return the points of everybody by name."""
    return {row.card.entrant.name: format_points(row.points) for row in standings(tournament).rows}


def test_everything_counts_by_what_was_announced(football: Conversation) -> None:
    """Points, the bye (C.04.1 3), floats and who may have no further bye; signs of results stay 1, ½ and 0."""
    tournament = football.tournament
    adams, davis = (
        next(id_ for id_, each in tournament.registrations.items() if each.entrant.name == name)
        for name in ("Adams", "Davis")
    )
    assert (tournament.cards[adams].score, tournament.cards[davis].score) == (6, 0)
    assert sorted(scores(tournament).values()) == ["0", "0", "1", "1", "3", "3", "½"]
    (bye,) = tournament.rounds[0].byes
    assert bye.half_points == 1
    assert system_of(tournament).worth.bye_barred(tournament.cards[bye.who])
    crosstable = as_text(make_paper(tournament, "crosstable"))
    assert "w1" in crosstable
    assert "w3" not in crosstable


def test_it_is_told_wherever_points_are_told(football: Conversation) -> None:
    """The announcement, the report of the arbiter, the absence that gives what a draw gives, the journal."""
    tournament = football.tournament
    told = as_text(make_paper(tournament, "announcement"))
    assert "Points: a win 3, a draw 1, a loss 0" in told
    assert "A pairing-allocated bye gives ½ (C.04.1 3)." in told
    assert "A half-point bye gives 1 (C.04.2 3.3)." in told
    assert "Points: a win 3" in as_text(make_paper(tournament, "report"))
    assert "points 1, as announced" in football.say("E", "5", "a 3;h")
    assert any("absent in round 3, 1 point" in what(tournament, entry.event) for entry in football.tournament.entries)


def test_it_is_fixed_once_round_1_is_paired(football: Conversation) -> None:
    football.say("E", "t results give=2-1-0")
    assert "Round 1 is paired: what results give was announced before it." in football.refused


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ("system=Swiss 1998; results give=3-1-0", "knows 1, ½ and 0 only"),
        ("system=Swiss 2026; results give=3-1-0; acceleration=Baku", "C.04.7 1.1"),
        ("system=Swiss 2026; results give=3-1-0 U=2; the bye gives=half", "said twice"),
        ("system=Dubov 2026; results give=3-1-0 U=2; the bye gives=half", "said twice"),
        ("system=Swiss 2026; results give=1-1-0", "A win gives more than a draw"),
        ("system=Swiss 2026; results give=3-1-0 U=4", "Nothing gives more than a win"),
        ("system=Swiss 2026; results give=three", "such as 3-1-0"),
        ("system=Swiss 2026; results give=3-1-0 U=1 u=2", "U= stands there twice"),
        ("system=Swiss 2026; results give=3-1-0 X=1", "Behind win, draw and loss"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, options: str, wrong: str) -> None:
    talk = Conversation()
    talk.say(f"new Football; 5; {options}; file={tmp_path / 'football.json'}")
    assert wrong in talk.refused
    assert not (tmp_path / "football.json").exists()


@pytest.mark.parametrize(
    ("typed", "text"),
    [("3–1–0, U=1/2", "3-1-0 U=½"), ("3:1:0 +=2; -=0,5", "3-1-0 +=2 -=½"), ("1-1/2-0", ""), ("3/1/0", "3-1-0")],
)
def test_it_may_be_written_as_people_write_it(typed: str, text: str) -> None:
    assert Scale.of(typed).text == text


def test_another_system_chosen_before_round_1_knows_no_such_points(tmp_path: Path) -> None:
    """And undo brings them back."""
    talk = Conversation()
    talk.say(f"new Football; 5; system=Swiss 2026; results give=3-1-0; file={tmp_path / 'football.json'}")
    talk.say("t system=Swiss 1998")
    assert "knows 1, ½ and 0 only" in talk.refused
    talk.say("t system=Swiss 1998; results give=1-½-0")
    assert (talk.tournament.regulations.system, talk.tournament.regulations.points) == ("swiss-1998", "")
    talk.say("u y")
    assert talk.tournament.regulations.points == "3-1-0"


@pytest.mark.parametrize("system", ["Round robin", "Sliding"])
def test_a_schedule_counts_them_too_and_its_report_brings_them_back(system: str, tmp_path: Path) -> None:
    talk = begun(tmp_path / "table.json", f"system={system}; results give=3-1-0; ", draw=False)
    talk.say("1 1", "2 =", "3 0")
    assert not talk.refused, talk.refused
    tournament = talk.tournament
    assert sorted(scores(tournament).values()) == ["0", "0", "0", "1", "1", "3", "3"]
    report = write_trf(tournament, Edition.TRF26)
    assert b"162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0" in report
    again = Tournament.told(SYSTEMS, read_trf(report).events)
    assert (again.regulations.system, again.regulations.points) == (tournament.regulations.system, "3-1-0")
    assert scores(again) == scores(tournament)


def test_what_no_letter_of_162_tells_is_told_beside_it(tmp_path: Path, capsys: Capture) -> None:
    """Half-point byes and forfeits worth something of their own go out as 299 and come back; `check` agrees."""
    path, report = tmp_path / "odd.json", tmp_path / "odd.trf"
    talk = begun(path, "system=Swiss 2026; half=yes; results give=3-1-0 H=½ +=2 -=½; ")
    talk.say("1 1", "2 =", "3 +", "E", "6", "a 2;h", "P", "p y", "b", "1 1", "2 1")
    assert main(["export", str(path), "--format", "trf26", "--out", str(report)]) == 0
    lines = report.read_text().splitlines()
    assert [line for line in lines if line[:3] == "299"] == [
        "299 +         2.0",
        "299 -         0.5",
        "299 H         0.5",
    ]
    again = Tournament.told(SYSTEMS, read_trf(report.read_bytes()).events)
    assert again.regulations.scale == Scale.of("3-1-0 H=½ +=2 -=½")
    assert scores(again) == scores(talk.tournament)
    capsys.readouterr()
    assert main(["check", str(report)]) == 0


def test_matches_of_teams_give_what_was_announced_and_lists_keep_teams_apart(tmp_path: Path) -> None:
    """Record 362 and 260: the report comes back as it was written."""
    path = stored(
        tmp_path / "cup.json",
        opening(8, system="team-swiss-2026", boards=2, members=2, rounds=4, match_points="3-1-0"),
    )
    talk = Conversation(path)
    talk.say("E", "p 1 5 7; 2", "p T2 / T6", "P", "p", "L y", "b")
    talk.say("1.1 1", "1.2 5", "2.1 1", "2.2 0", "3.1 0", "3.2 0", "4.1 5", "4.2 5")
    assert not talk.refused, talk.refused
    assert talk.pairs(1).isdisjoint({"1-5", "5-1", "2-6", "6-2"})
    assert sorted(scores(talk.tournament).values()) == ["0", "0", "1", "1", "1", "1", "3", "3"]
    report = write_trf(talk.tournament, Edition.TRF26)
    assert {"362 TW 3.0   TD 1.0   TL 0.0", "260   1   2    1    5    7", "260   1   4    2    6"} <= {
        *report.decode().splitlines()
    }
    again = Tournament.told(SYSTEMS, read_trf(report).events)
    assert write_trf(again, Edition.TRF26) == report
    announced = as_text(make_paper(talk.tournament, "announcement"))
    assert "A match gives 3 points for a win, 1 for a draw, 0 for a loss" in announced
    assert "Not paired with each other: 2 T2, 6 T6." in announced
    talk.say("E", "t a match gives=2-1-0")
    assert "what results give was announced" in talk.refused


@pytest.mark.parametrize(("system", "points"), [("dutch-2026", "many"), ("swiss-1998", "3-1-0")])
def test_points_that_nobody_can_count_are_those_of_a_newer_version(system: str, points: str) -> None:
    """A journal that tells them is refused before anything is asked of it."""
    with pytest.raises(UnknownRules):
        Tournament.beginning(SYSTEMS).imagine(TournamentCreated(Details("Open"), Regulations(5, system, points=points)))
