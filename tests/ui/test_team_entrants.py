"""Teams on Entrants: entered with their members in one stream of keys, opened, put in order, and the same in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PairRound
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.play import gold10
from tests.support.screen import EventPilot, comes, opened, screen_text
from tests.support.teams import LEAGUE, opening, stored


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three teams of five on four boards, before round 1."""
    return stored(tmp_path / "league.json", opening(3))


@pytest.fixture
def paired(tmp_path: Path) -> Path:
    """Four teams, round 1 paired."""
    return stored(tmp_path / "paired.json", [*opening(4), PairRound()])


def rosters(tournament: Tournament) -> dict[str, list[str]]:
    """Return the names of everybody by team, in the order of the boards."""
    return {team.name: [tournament.name_of(each) for each in team.members] for team in tournament.teams.values()}


def of(pilot: EventPilot) -> dict[str, list[str]]:
    """Return the rosters of the event that is open."""
    return rosters(pilot.app.need_tournament())


async def test_a_team_and_its_members_in_one_stream(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("n", *"Hetman", "tab", "tab", *"Ada", "enter")
        await comes(pilot, "Members of Hetman")
        await pilot.press(*"Nowak", "tab", "tab", *"2600", "enter", *"Lis", "enter")
        await comes(pilot, "Lis is member 2 of Hetman; the boards are 4.")
        await pilot.press("enter")
        await comes(pilot, "New team")
        await pilot.press(*"Pion", "enter", *"Kot", "enter", "enter", "enter")
        said = await comes(pilot, "5 teams, 5 present for round 1 · 2 teams have too few members")
        assert "~1 Hetman Ada 2/4 2600" in said  # strength of who has a rating; first in order by it
        assert of(pilot)["Hetman"] == ["Nowak", "Lis"]
        assert of(pilot)["Pion"] == ["Kot"]


async def test_members_are_moved_entered_struck_out_and_put_back(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("enter")
        await comes(pilot, "1 T1 · 5 members for 4 boards, 4 regular")
        await pilot.press("down", "minus", "z")
        await comes(pilot, "Only the first is a regular")
        assert of(pilot)["T1"][:2] == ["T1-2", "T1-1"]
        await pilot.press("plus", "n", *"Zet", "enter", "enter")
        await comes(pilot, "6 Zet")
        await pilot.press("x", "y")
        await comes(pilot, "Zet is struck out.")
        assert of(pilot)["T1"] == ["T1-1", "T1-2", "T1-3", "T1-4", "T1-5"]
        await pilot.press("home", "enter")
        await comes(pilot, "Correct T1-1")
        await pilot.press(*"Adam", "enter")
        await comes(pilot, "Adam is corrected.")
        await pilot.press("C", *"T3", "enter")
        await comes(pilot, "Adam plays for T3 now.")
        await pilot.press("escape")
        await comes(pilot, "3 teams, 3 present")
        assert of(pilot)["T3"][-1] == "Adam"
        assert len(of(pilot)["T1"]) == 4
        await pilot.press("u")
        assert "Undo" in await comes(pilot, "This takes back")
        await pilot.press("y")
        await comes(pilot, "Undone")
        assert of(pilot)["T1"][0] == "Adam"


async def test_after_round_1_the_order_needs_a_reason(paired: Path) -> None:
    async with opened(paired) as pilot:
        await pilot.press("E", "enter", "plus")
        await comes(pilot, "It is fixed with round 1 (B.VI E2).")
        await pilot.press("enter")
        await comes(pilot, "This needs a reason: type one.")
        assert of(pilot)["T1"][0] == "T1-1"
        await pilot.press(*"swapped", "enter")
        await comes(pilot, "T1-1 stands on place 2 now.")
        await pilot.press("C", *"T2", "tab", *"moved house", "enter")
        await comes(pilot, "T1-1 plays for T2 now.")
        await pilot.press("n")
        await comes(pilot, "Members are named before round 1, as was announced.")
        await pilot.press("x", "tab", *"ill", "enter")
        await comes(pilot, "plays for T1 no more; games played stay.")
        assert of(pilot)["T1"] == ["T1-2", "T1-4", "T1-5"]


async def test_what_is_for_teams_says_so_of_a_member(path: Path) -> None:
    async with opened(path) as pilot:
        await pilot.press("enter")
        for key in ("w", "a"):
            await pilot.press(key)
            await comes(pilot, "That is for whole teams: Esc shows them.")
        await pilot.press("o")
        await comes(pilot, "Members stand in the order of their boards")
        await pilot.press("escape", "z")
        await comes(pilot, "That is for members of a team: Enter opens the team under the cursor.")
        await pilot.press("l")
        await comes(pilot, "Open a team first")
        await pilot.press("w", "tab", *"bus", "enter")
        await comes(pilot, "1 T1 is withdrawn from round 1 on.")


async def test_players_have_no_keys_of_teams(tmp_path: Path) -> None:
    async with opened(gold10(0).store(tmp_path / "g.json")) as pilot:
        assert "Members" not in screen_text(pilot.app)
        await pilot.press("m")
        await comes(pilot, "Players, not teams, contest this event")


def test_the_same_in_words(path: Path) -> None:
    talk = Conversation(path)
    assert "1 T1; captain Captain 1; members 5; strength 2478; present" in talk.say("list")
    talk.say("new Hetman; HET; Ada; POL", "Hetman members", "new Nowak;;2600", "new Lis", "new Kot;;1900")
    assert rosters(talk.tournament)["Hetman"] == ["Nowak", "Lis", "Kot"]
    assert "2 Lis; regular; no rating" in talk.say("list")
    talk.say("Kot up", "1 down", "2 regulars", "Nowak move T2")
    assert rosters(talk.tournament)["Hetman"] == ["Kot", "Lis"]
    team = next(team for team in talk.tournament.teams.values() if team.name == "Hetman")
    assert (team.regulars, team.captain, team.short, team.federation) == (2, "Ada", "HET", "POL")
    assert "3 teams" not in talk.say("esc")
    talk.say("T2-5", "Hetman edit captain=Bo; order=2 1")
    assert rosters(talk.tournament)["Hetman"] == ["Lis", "Kot"]
    assert not talk.refused
    assert "1 Lis; regular" in talk.say("Hetman", "where")
    talk.say("Hetman edit order=2 2")
    assert "type each place once, 1 to 2" in talk.refused


def test_a_person_is_asked_for_team_and_members_until_nothing_is_typed(path: Path) -> None:
    talk = Conversation(path, interactive=True)
    heard = talk.say("new", "Hetman", ".", "Nowak", ".", "Lis", ".", "", "", "list")
    assert "Its members come next. Nothing typed ends." in heard
    assert rosters(talk.tournament)["Hetman"] == ["Nowak", "Lis"]
    assert "2/4" in heard


def test_a_league_takes_members_after_its_schedule_where_that_was_announced(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "l.json", opening(4, system=LEAGUE, boards=2, late_members=3)))
    talk.say("D y; 42", "P", "pair", "E", "1 members", "new Late")
    assert any("Late" in members for members in rosters(talk.tournament).values()), talk.refused
    assert len(EventFile.open(tmp_path / "l.json").tournament.rounds) == 3


async def test_a_late_team_names_its_members_and_their_order_freely(paired: Path) -> None:
    async with opened(paired) as pilot:
        await pilot.press("E", "n", *"Late", "enter", *"Nowak", "enter", *"Lis", "enter", "enter", "escape")
        await comes(pilot, "5 Late")
        assert of(pilot)["Late"] == ["Nowak", "Lis"]
        await pilot.press("enter", "plus")
        await comes(pilot, "Nowak stands on place 2 now.")
        await pilot.press("x", "enter")
        assert of(pilot)["T1"] == ["T1-1", "T1-2", "T1-3", "T1-4", "T1-5"]
