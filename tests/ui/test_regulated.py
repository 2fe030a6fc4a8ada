"""What an event of 2026 settles beside the pairing, typed in lines and by keys: lists, boards, byes, numbering."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.tui.cli import main
from paircard.tui.sentences.journal_entry import of_entry
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green", "Hills")


def open_event(path: Path, options: str = "") -> Conversation:
    """Enter an open of five rounds of eight players, nothing paired."""
    talk = Conversation()
    talk.say(f"new Open; 5; system=Swiss 2026; half=yes; {options}file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)))
    return talk


def boards(talk: Conversation) -> list[tuple[int, int]]:
    """Return the last round, White first, in the order of its boards."""
    numbers = talk.tournament.numbers
    return [(int(numbers[white]), int(numbers[black])) for white, black in talk.tournament.rounds[-1].pairs]


def test_a_list_keeps_players_apart_and_is_told(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "open.json"
    talk = open_event(path)
    assert "1 Adams and 5 Evans do not meet up to round 2." in talk.say("p 1 5; 2")
    assert "2 Brown and 6 Frank do not meet." in talk.say("p Brown / frank")
    talk.say("p 1 3; 9")
    assert "Type 1 to 5, or nothing" in talk.refused
    assert "Nobody is called Nobody here." in talk.say("p 1 / Nobody; 2") + talk.refused
    talk.say("P", "p w")
    assert not {(1, 5), (5, 1), (2, 6), (6, 2)} & {*boards(talk)}
    assert main(["explain", str(path), "--round", "1", "--why-not", "1", "5"]) == 0
    assert "1-5: C1. The rules of the event keep 1 and 5 apart." in capsys.readouterr().out
    assert main(["export", str(path), "--format", "trf26"]) == 0
    lines = path.with_suffix(".trf").read_text().splitlines()
    assert [line for line in lines if line.startswith("260")] == ["260   1   2    1    5", "260   1   5    2    6"]


def test_the_same_players_again_may_meet_and_undo_takes_it_back(tmp_path: Path) -> None:
    talk = open_event(tmp_path / "open.json")
    talk.say("p 1 5")
    assert "5 Evans and 1 Adams may meet again." in talk.say("p 5 1")
    talk.say("E", "u", "y", "P", "p w")
    assert (1, 5) not in boards(talk)
    told = [of_entry(talk.tournament, entry) for entry in talk.tournament.entries]
    assert "Adams, Evans do not meet" in told


def test_who_is_struck_out_is_in_no_list_and_has_no_board(tmp_path: Path) -> None:
    talk = open_event(tmp_path / "open.json")
    talk.say("p 7 8", "p 1 2 8", "8", "b 2", "8", "x", "y", "7", "b 2")
    assert not talk.refused
    facts = talk.tournament.facts
    assert [[int(talk.tournament.numbers[id_]) for id_ in each.players] for each in facts.apart] == [[1, 2]]
    assert [int(talk.tournament.numbers[id_]) for id_ in facts.fixed_boards] == [7]


def test_the_rules_of_1998_know_no_lists(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Club; 5; system=1998; file={tmp_path / 'club.json'}", "new Adams;;2000", "new Brown;;1900")
    assert "know no lists" in talk.say("p 1 2") + talk.refused


def test_a_player_stays_at_their_board(tmp_path: Path) -> None:
    talk = open_event(tmp_path / "open.json")
    assert "8 Hills sits at board 2 from the next pairing on." in talk.say("8", "b 2")
    assert "Board 2 is that of 8 Hills." in talk.say("7", "b 2") + talk.refused
    assert "The boards are 1 to 4." in talk.say("7", "b 5") + talk.refused
    talk.say("P", "p w")
    assert boards(talk) == [(1, 5), (8, 4), (6, 2), (3, 7)]
    talk.say("b", "1 1", "2 0", "3 1", "4 1", "p")
    assert 8 in boards(talk)[1]
    talk.say("E", "8", "b 0")
    assert not talk.tournament.facts.fixed_boards


async def test_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    open_event(path)
    async with opened(path) as pilot:
        await pilot.press("E", "p", *"1 5", "enter")
        await pilot.pause()
        assert "1 Adams and 5 Evans do not meet." in screen_text(pilot.app)
        await pilot.press("home", "b", "3", "enter")
        await pilot.pause()
        assert "1 Adams sits at board 3" in screen_text(pilot.app)


def test_byes_on_request_have_the_limits_of_the_event(tmp_path: Path) -> None:
    talk = open_event(tmp_path / "open.json", "fide mode=no; ")
    talk.say("t byes, most=1; byes, not last=2")
    assert (talk.tournament.regulations.byes_most, talk.tournament.regulations.byes_not_last) == (1, 2)
    talk.say("3", "a 2;h")
    assert not talk.refused
    talk.say("3", "a 3;h")
    assert "C.04.2 3.3: 3 Clark has had, or asked for, 1 bye with points: the event gives no more." in talk.refused
    talk.say("4", "a 4;h")
    assert "No byes with points in the last 2 rounds, from round 4 on" in talk.refused
    talk.say("4", "a 4")
    assert not talk.refused
    told = "\n".join(announcement(talk))
    assert "At most 1 half-point bye a player." in told
    assert "No half-point bye in the last 2 rounds." in told


def announcement(talk: Conversation) -> list[str]:
    """Return what is told before the start."""
    papers = system_of(talk.tournament).papers
    assert papers is not None
    return list(papers.scheme(talk.tournament))


def test_boards_are_numbered_as_they_stand_in_the_hall(tmp_path: Path, capsys: Capture) -> None:
    """On screen, papers and in what is typed; own boards are counted so too."""
    path = tmp_path / "open.json"
    talk = open_event(path)
    talk.say("t first board=101", "8", "b 102", "P", "p w", "b")
    talk.say("102 1", "101 0")
    assert not talk.refused
    results = [board.result for board in talk.tournament.rounds[0].boards]
    assert [each.value if each else None for each in results] == ["0", "1", None, None]
    assert boards(talk)[1] == (8, 4)
    talk.say("2 1")
    assert "There is no board 2: type a board, 101 to 104" in talk.refused
    assert main(["print", str(path), "pairings"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert any(row.strip().startswith("103 ") for row in rows)
    assert not any(row.strip().startswith("3 ") for row in rows)


async def test_boards_are_numbered_so_on_the_screen(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    open_event(path).say("t first board=101", "P", "p w", "b")
    async with opened(path) as pilot:
        await pilot.press("P", "1")
        await pilot.pause()
        shown = screen_text(pilot.app)
        assert "101" in shown
        assert "104" in shown
        assert "Board 101: " in shown
