"""A cup typed by keys on a real terminal of 80x24, and the same in lines: lots, games, a play-off, the next round."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import Command, CreateTournament, PairRound, RegisterEntrants, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.standing_of_rounds import finished
from paircard.core.systems.knockout.options import KnockoutOptions
from paircard.core.tables.standings import standings
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.ui.test_groups_and_finals import event_of, play
from tests.ui.test_key_scripts import paircard


def stored(path: Path, players: int, *commands: Command, options: KnockoutOptions) -> Path:
    """A cup on disk."""
    entrants = tuple(Entrant.of(f"A{number:02}", rating=2500 - 10 * number) for number in range(1, players + 1))
    regulations = Regulations(5, "knockout", tie_breaks=(), options=options)
    opening = (CreateTournament(Details("Cup"), regulations), RegisterEntrants(entrants))
    EventFile.create(path, *opening, *commands, arbiter="Anna").close()
    return path


def test_a_cup_of_22_with_two_games_and_a_rapid_play_off(tmp_path: Path) -> None:
    """Six matches of two games: five won 2-0 by whoever is named first, one drawn and decided in a play-off."""
    stored(tmp_path / "cup.json", 22, options=KnockoutOptions(2))
    with paircard(tmp_path, "cup.json") as terminal:
        terminal.wait_for("22 entrants")
        terminal.type("Pp")
        terminal.wait_for("Lots give the colours of every match (B.VI D3)")
        terminal.press("enter")  # the seed, and that it was announced
        terminal.wait_for("6 matches, 10 go through, 16 are left")
        terminal.type("b")
        terminal.wait_for("Published.")
        terminal.type("10" * 5 + "55")
        terminal.wait_for("Match 6: 1-1, drawn: o opens a play-off.")
        terminal.type("p")
        terminal.wait_for("B.VI D5")
        terminal.type("g6.1\r")
        terminal.settle()
        terminal.type("o")
        terminal.wait_for("Play-off of match 6")
        terminal.press("enter")
        terminal.wait_for("Play-off opened")
        terminal.type("15")
        terminal.wait_for("Match 6: 1-1, ")
        terminal.wait_for("wins. Round 1 is")
        terminal.type("G")
        screen = terminal.wait_for("Preliminary round: all matches are decided.")
        assert "Score" not in screen
        assert "\n p on Pairings (P) makes the next round." in screen
        terminal.type("Pp")
        terminal.wait_for("Colours of round 2")
        terminal.press("enter")
        terminal.wait_for("Round 2 of 5")
        terminal.type("G")
        screen = terminal.wait_for("Round of 16: 8 matches are not decided.")
        for name in ("Round of 16", "Quarterfinals", "1 A01"):
            assert name in screen
        terminal.press("enter")
        terminal.wait_for("1 A01 has slot 1.")
        terminal.press("escape")
        terminal.type("u")
        terminal.wait_for("Undo")


def test_a_cup_in_lines(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "cup.json", 5, options=KnockoutOptions(2, third=True)))
    talk.say("P", "p slip; y", "b")
    assert "o opens a play-off" in talk.say("1.1 1-0", "1.2 1-0")
    assert "B.VI D5" in talk.say("p") + talk.refused
    assert "Play-off opened" in talk.say("1 o 5+3; 2; slip;")
    assert "wins. Round 1 is complete" in talk.say("1.3 1-0", "1.4 1/2")
    assert "Preliminary round:\n1 A01 goes through" in talk.say("G", "list")
    assert "Semifinals: match 1: 1 A01 - " in talk.say("P", "p slip", "G", "1")
    said = talk.say("P", "b", "1 i withdrawal; ; ; left")
    assert "Type who goes on, or 0" in talk.refused + said
    assert "1 A01 wins" in talk.say("1 i withdrawal; 1; ; left")
    assert "2 A02 wins" in talk.say("2.1 +", "2.2 -") + talk.say("2 list") or talk.tournament.rounds[1].matches[1]
    said = talk.say("X", "list")
    assert "B.VI D3: Game 1: " in said
    assert "the opponent has left" in said
    assert "can meet in one round only: Final" in talk.say("w 1 2")
    assert "Place 1" in talk.say("S", "list")
    assert "goes on, the opponent has left" in talk.say("J", "list")


async def test_the_form_of_a_new_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    talk.say(f"new Cup; system=knock; games=2; third place=match; play-off=15+10; file={tmp_path / 'cup.json'}")
    assert talk.tournament.regulations.options == KnockoutOptions(2, play_off="15+10", third=True)
    assert talk.tournament.regulations.tie_breaks == ()
    async with opened(tmp_path / "cup.json") as pilot:
        await pilot.press("t")
        await comes(pilot, "[Knock-out]")
        await pilot.press("escape")


@pytest.mark.parametrize("games", [1, 2])
def test_papers_pages_and_commands(tmp_path: Path, games: int, capsys: pytest.CaptureFixture[str]) -> None:
    path = stored(tmp_path / "cup.json", 6, PairRound("slip"), options=KnockoutOptions(2)) if games == 2 else None
    if path is None:
        path = stored(tmp_path / "cup.json", 6, SetFirstColour("W"), PairRound(), options=KnockoutOptions())
    assert main(["explain", str(path), "--round", "1"]) == 0
    assert "B.VI D3" in capsys.readouterr().out
    assert main(["publish", str(path), str(tmp_path / "www")]) == 0
    assert main(["export", str(path), "--out", str(tmp_path / "cup.trf")]) == 0
    assert main(["standings", str(path)]) == 0


def test_groups_before_a_cup_after(tmp_path: Path) -> None:
    """Two groups of four as round robins; the first two of each play a cup: its tree, its standings, undone as one."""
    path = event_of(tmp_path / "event.json", 8)
    talk = Conversation(path)
    talk.say("K n; method=snake; groups=2; name=G; by=Anna; present=Bo; seed=7; y")
    for stage in (2, 3):
        play(path, stage)
    said = talk.say("E", "Z places=2; system=knock; games=2; third place=match; y")
    assert "Final is open with those who go on" in said, talk.refused
    assert "Round 1 is paired" in talk.say("P", "p slip; y"), talk.refused
    assert "Semifinals: 2 matches are not decided." in talk.say("G")
    assert {len(match.boards) for match in talk.tournament.rounds[0].matches} == {2}
    talk.say("P", "b", "1.1 1-0", "1.2 1/2", "2.1 1-0", "2.2 1-0", "2 i lots; ; seed 3;", "p slip", "b")
    assert talk.refused == ""
    assert len(talk.tournament.rounds[1].matches) == 2
    talk.say("1.1 1-0", "1.2 0-1", "2.1 1/2", "2.2 1/2", "2 o 6:5; ; seed 4;", "2.3 1/2")
    assert finished(talk.tournament)
    assert [row.place for row in standings(talk.tournament).rows] == [1, 2, 3, 4]
    assert "Place 1: " in talk.say("S", "list")
