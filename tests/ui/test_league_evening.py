"""A league evening typed by keys on a real terminal of 80x24: six teams, four boards, reserves, a late team."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal
from tests.support.teams import LEAGUE, opening, stored
from tests.ui.test_key_scripts import paircard

WHO = re.compile(r"^\s*(\d\.\d)\s+[WB] (T\d-\d)\s+\d+\s+\S.*? [WB] (T\d-\d) ", re.MULTILINE)


def boards(screen: str) -> dict[str, tuple[str, str]]:
    """Who sits at each board on the screen, left and right."""
    return {place: (left, right) for place, left, right in WHO.findall(screen)}


def rows(screen: str) -> list[str]:
    """The lines of the screen with single blanks."""
    return [" ".join(line.split()) for line in screen.splitlines()]


def shows(row: str) -> Callable[[str], bool]:
    """What tells whether a row begins so."""
    return lambda screen: any(line.startswith(row) for line in rows(screen))


def hands_in(terminal: Terminal, match: int, team: int, numbers: str, said: str) -> None:
    """A captain comes to the table of the arbiter."""
    terminal.type(f"g{match}\r")
    terminal.settle()
    terminal.type(f"l{team}")
    terminal.wait_for("Players by board")
    terminal.type(f"{numbers}\r")
    terminal.wait_for(said)


def test_an_evening(tmp_path: Path) -> None:
    """By the Berger table T1 meets T6, T2 T5 and T3 T4; T5 comes 25 minutes late, the others play in time."""
    stored(tmp_path / "league.json", opening(6, system=LEAGUE))
    with paircard(tmp_path, "league.json") as terminal:
        terminal.wait_for("League")
        terminal.type("Pp")
        terminal.wait_for("Lots for the numbers")
        terminal.type("k")
        terminal.wait_for("The whole schedule is posted")
        terminal.wait_for("6 line-ups missing")
        terminal.type("1")
        terminal.wait_for("the line-ups of T1 and T6 are not in. l hands them in")
        # the arbiter types what captains hand in; nobody sees the first of a match
        hands_in(terminal, 1, 1, "1 2 4 3", "4 T1-4 on board 3 plays above 3 T1-3 on board 4")
        terminal.press("escape")
        hands_in(terminal, 1, 1, "1 2 3 5", "It is secret until that of T6 is in.")
        assert "T1-5" not in terminal.text()
        hands_in(terminal, 1, 2, "", "Both are in, and final (B.VI E2d).")
        hands_in(terminal, 2, 1, "1345", "It is secret until that of T5 is in.")
        hands_in(terminal, 2, 2, "", "Both are in")
        terminal.type("Ly")
        terminal.wait_for("2 usual line-ups are in.")
        sits = boards(terminal.wait_for(lambda text: len(boards(text)) == 12))
        assert sits["1.4"] == ("T1-5", "T6-4")
        assert [sits[f"2.{board}"][0] for board in range(1, 5)] == ["T2-1", "T2-3", "T2-4", "T2-5"]
        # the late team: its clocks run from 17:00, it is admitted with three of four
        terminal.type("g2\r")
        terminal.settle()
        terminal.type("k17:00\t17:00 4\t\t\t17:20\r")
        terminal.wait_for("The second team is not admitted: its clocks run")
        terminal.wait_for("T5 may be admitted until 18:00.")
        terminal.press("escape")
        terminal.type("k\t\t17:25 3\t\t17:25\r")
        terminal.wait_for("The second team was late: gone on its clocks:")
        terminal.press("escape")
        # one stream of keys over the three matches
        terminal.type("g1\r")
        terminal.settle()
        terminal.type("1505" + "0015" + "11")
        terminal.wait_for("matches 2/3, boards 10/12")
        for match in ("1 1 T1 drawn 2-2", "2 2 T2 lost 1½-2½", "3 3 T3 ½ to win 2-0"):
            terminal.wait_for(shows(match))
        terminal.type("55")
        terminal.wait_for("Round 1 of 5 · complete")
        # board 4 of the first match was played by the regular after all
        terminal.type("g1\r")
        terminal.settle()
        terminal.type("l1")
        terminal.wait_for("Who really played")
        terminal.type("1234\tprotocol misread\r")
        terminal.wait_for("T1-5 loses the game against T6-4")
        terminal.type("y")
        terminal.wait_for("Corrected; the journal keeps both.")
        terminal.type("S")
        terminal.wait_for("Standings")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(tmp_path / "league.json") as event:
        cards = event.tournament.cards
        points = {event.tournament.name_of(id_): card.score for id_, card in cards.items()}
        assert points == {"T1": 2, "T2": 0, "T3": 4, "T4": 0, "T5": 4, "T6": 2}
        players = {event.tournament.name_of(id_): card.score for id_, card in event.tournament.player_cards.items()}
        assert (players["T1-4"], players["T1-5"], players["T5-2"], players["T2-3"]) == (1, 0, 2, 0)
