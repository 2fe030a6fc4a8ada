"""A round robin typed from nothing on a real terminal of 80x24."""

from __future__ import annotations

import re
from pathlib import Path

from paircard.core.event.card import Kind
from paircard.core.event.ids import ContestantId
from paircard.core.values.points import format_points
from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal
from tests.support.round_robins import posted
from tests.ui.test_key_scripts import boards, paircard

PLAYERS = 10
ORDER = (3, 1, 2, 9, 4, 8, 5, 7, 6)
"""In which the rounds are typed."""


def start(terminal: Terminal) -> None:
    """A new event, its entrants from a list, their numbers by lot, the schedule."""
    terminal.wait_for("No recent events yet")
    terminal.type("nClub\tr\t")
    terminal.wait_for("they give the number of rounds")
    terminal.type("\r")
    terminal.wait_for("[Entrants]")
    terminal.type("ilist.csv\r")
    terminal.wait_for("10")
    terminal.type("y")
    terminal.wait_for("10 entrants, 10 present")
    terminal.type("Dy42\r")
    terminal.wait_for("The numbers are drawn and recorded.")
    terminal.type("Pp")
    terminal.wait_for("Round 1 of 9 · 5 missing")


def entrants(home: Path) -> None:
    """A list to import."""
    lines = ["Name,Rating", *(f"Player {chr(64 + n)},{2400 - 10 * n}" for n in range(1, PLAYERS + 1))]
    (home / "list.csv").write_text("\n".join(lines), encoding="utf-8")


def test_a_round_robin_from_nothing_to_the_final_table(tmp_path: Path) -> None:
    """The lower number always wins: the final table is the order of the lots, the boards are those of Berger."""
    entrants(tmp_path)
    table = [[board.players for board in round_.boards] for round_ in posted(PLAYERS).rounds]
    with paircard(tmp_path) as terminal:
        start(terminal)
        at = 1
        for number in ORDER:
            terminal.type("]" * (number - at) + "[" * (at - number))
            terminal.wait_for(f"Round {number} of 9 · 5 missing")
            at = number
            shown = boards(terminal.settle())
            assert [(white, black) for _, white, black, _ in shown] == table[number - 1]
            terminal.type("".join("1" if white < black else "0" for _, white, black, _ in shown))
            terminal.wait_for(f"Round {number} of 9 · complete")
        terminal.type("]" * (8 - at) + "[" * (at - 8))
        terminal.wait_for("Round 8 of 9 · complete")
        terminal.press("up", "up", "up", "up", "up", "down")
        terminal.type("5")
        terminal.wait_for("y correct it")
        terminal.type("y")
        terminal.wait_for("½-½")
        terminal.type("S")
        terminal.wait_for("Standings after round 9 of 9 (final)")
        final = terminal.settle()
        rows = re.findall(r"^[ ▌>]+(\d+)=? +(?:[▲▼]\d+)? +(\d+)[ >]+Player \w +\d+ +\S+ +(\d?½?) ", final, re.MULTILINE)
        drawn = {min(table[7][1]): -1, max(table[7][1]): 1}  # the one game that the lower number has not won
        points = [format_points(2 * (PLAYERS - n) + drawn.get(ContestantId(n), 0)) for n in range(1, PLAYERS + 1)]
        assert rows == [(str(n), str(n), each) for n, each in enumerate(points, start=1)]
        terminal.type("q")
        assert terminal.wait_exit() == 0


def test_a_player_leaves(tmp_path: Path) -> None:
    """After one game all is annulled, which is said before it is done."""
    entrants(tmp_path)
    with paircard(tmp_path) as terminal:
        start(terminal)
        terminal.type("1")
        terminal.wait_for("Board 1: ")
        terminal.type("E/1\r")
        terminal.wait_for(lambda text: " 1 Player " in text.splitlines()[-4])
        terminal.type("w")
        terminal.wait_for("has played 1 of 9 games, fewer than half: all are")
        terminal.type("ill\r")
        terminal.wait_for("is withdrawn.")
        terminal.type("P")
        terminal.wait_for("(1-0)")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(tmp_path / "club.json") as event:
        (gone,) = (id_ for id_, each in event.tournament.registrations.items() if each.gone)
        assert {line.kind for line in event.tournament.cards[gone].lines} == {Kind.ANNULLED}
