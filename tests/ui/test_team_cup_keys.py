"""A cup of teams typed by keys on a real terminal of 80x24, and the same in lines."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import Command, CreateTournament, RegisterTeam
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.team import Team
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.teams import entering
from tests.ui.test_key_scripts import paircard

WIDE = "東京将棋倶楽部"


def stored(path: Path, teams: int, options: TeamKnockoutOptions) -> Path:
    """A cup of teams on disk; the last one has a wide name."""
    regulations = Regulations(5, "team-knockout", tie_breaks=(), options=options)
    entered: list[Command] = [entering(number, options.boards + 1) for number in range(1, teams)]
    people = tuple(Entrant.of(f"W-{at}", rating=2000 - at) for at in range(1, options.boards + 1))
    entered.append(RegisterTeam(Team(WIDE), people))
    EventFile.create(path, CreateTournament(Details("Cup"), regulations), *entered, arbiter="Anna").close()
    return path


def test_four_teams_of_six_and_a_match_of_103_to_103(tmp_path: Path) -> None:
    """Drawn on points and on the values of the boards: board 2 decides; the other match goes to a play-off."""
    path = stored(tmp_path / "cup.json", 4, TeamKnockoutOptions(boards=6))
    with paircard(tmp_path, "cup.json") as terminal:
        terminal.wait_for("4 teams")
        terminal.type("Pp")
        terminal.wait_for("Before round 1 number 1 draws a colour")
        terminal.type("w")
        terminal.wait_for("Round 1 of 2")
        terminal.type("b")
        terminal.wait_for("Published.")
        terminal.type("Ly")
        terminal.wait_for("4 usual line-ups are in.")
        terminal.type("=1001=")
        terminal.wait_for("Match 1: 3-3 (values 103-103,")
        terminal.wait_for("goes on")
        terminal.type("======")
        terminal.wait_for("no board decides")
        terminal.type("p")
        terminal.wait_for("B.VI D5: Match 2 of round 1 is drawn")
        terminal.type("g2.1\r")
        terminal.settle()
        terminal.type("o")
        terminal.wait_for("Play-off of match 2")
        terminal.press("enter")
        terminal.wait_for("has White on the odd boards")
        terminal.type("1=====")
        terminal.wait_for("Round 1 is complete")
        terminal.type("G")
        screen = terminal.wait_for("Semifinals: all matches are decided.")
        assert "3 [103] ┐" in screen
        assert "4 東京将棋倶楽部" in screen
        terminal.press("enter")
        terminal.wait_for("B.VI D3")
        terminal.press("escape")
        terminal.type("X")
        terminal.wait_for("Both have values")
        terminal.type("S")
        terminal.wait_for("1=")
        terminal.type("Pp")
        terminal.wait_for("Round 2 of 2")
        terminal.type("uy")
        terminal.wait_for("Round 1 of 2")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(path) as event:
        assert [len(match.boards) for match in event.tournament.rounds[0].matches] == [6, 12]


def test_two_legs_in_lines(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 2, TeamKnockoutOptions(boards=4, legs=2, equal="lots")))
    talk.say("P", "p slip; y", "b", "L y")
    assert len(talk.tournament.rounds[0].boards) == 8, talk.refused
    first = talk.tournament.name_of(talk.tournament.rounds[0].matches[0].first)
    said = talk.say(*(f"1.{at} {sign}" for at, sign in enumerate(("1-0", "0-1", "1/2", "1/2"), 1)))
    assert "4 boards to play" in said
    talk.say(*(f"1.{at} {sign}" for at, sign in enumerate(("0-1", "1-0", "1/2", "1/2"), 5)))
    match = talk.tournament.rounds[0].matches[0]
    assert match.verdict.drawn, "60 + 55 to 55 + 60, and a point each on boards 1 and 2"
    assert first in talk.say("1 i lots; ; slip;") + talk.say("list")
    assert finished(talk.tournament)
    assert "Values" in talk.say("X", "list") or "no board" in talk.say("X", "list")
    assert "Final: match 1" in talk.say("G", "list") + talk.say("1")


def test_papers_pages_and_commands(tmp_path: Path) -> None:
    path = stored(tmp_path / "cup.json", 3, TeamKnockoutOptions(boards=4))
    talk = Conversation(path)
    talk.say("P", "p w; y", "b", "L y", "1.1 1-0", "1.2 0-1", "1.3 1/2", "1.4 1/2")
    assert talk.refused == ""
    talk.say("q")
    assert main(["explain", str(path), "--round", "1"]) == 0
    assert main(["publish", str(path), str(tmp_path / "www")]) == 0
    assert main(["export", str(path), "--out", str(tmp_path / "cup.trf")]) == 0
    assert main(["standings", str(path)]) == 0
