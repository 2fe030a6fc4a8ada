"""The real program on a real terminal of 80x24, played by keys."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.dose import long
from tests.support.play import GOLD12_PAIRS, GOLD12_RESULTS, as_set, gold10, gold12
from tests.support.pty import Terminal
from tests.support.s8 import document

ROW = re.compile(r"^[ >]*(?P<board>\d+)\s+(?P<white>\d+) .*?(?P<result>·|1-0|0-1|½-½|adj)\s+~?\s*(?P<black>\d+) ")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder to work in."""
    return tmp_path


def paircard(home: Path, *arguments: str, columns: int = 80, rows: int = 24, cold: bool = False) -> Terminal:
    """Start the program in a folder of its own; `cold` from nothing."""
    environment = {
        "XDG_STATE_HOME": str(home / "state"),
        "PAIRCARD_ARBITER": "Anna",
        "PYTHONPATH": os.getcwd(),
    }
    argv = [sys.executable, "-m", "paircard", *arguments]
    return Terminal(argv, columns=columns, rows=rows, cwd=home, env=environment, cold=cold)


def boards(text: str) -> list[tuple[int, int, int, str]]:
    """Board, White, Black and result of every row on the screen."""
    found = (ROW.match(line) for line in text.splitlines())
    return [(int(m["board"]), int(m["white"]), int(m["black"]), m["result"]) for m in found if m]


def results_in_board_order(text: str, number: int) -> str:
    """The keys of a GOLD-12 round, board 1 first, as the screen shows the boards."""
    signs = dict(zip(GOLD12_PAIRS[number - 1].split(), GOLD12_RESULTS[number - 1], strict=True))
    return "".join(signs[f"{white}-{black}"] for _, white, black, _ in boards(text))


def test_gold12_typed_by_hand(home: Path) -> None:
    """A new event, 12 entrants, 5 rounds: pairings, points and tie-breaks of GOLD-12 come out."""
    with paircard(home) as terminal:
        terminal.wait_for("No recent events yet")
        entrants = "".join(f"Player {n}\t\t{2350 - 25 * (n - 1)}\r" for n in range(1, 13))
        terminal.type("nGOLD-12\t1998\rn" + entrants)
        terminal.wait_for("12 entered: Player 12")
        terminal.press("escape")
        terminal.type("Ppw")
        for number, expected in enumerate(GOLD12_PAIRS, start=1):
            terminal.wait_for(f"takes back · Round {number} of 5")
            screen = terminal.settle()
            assert as_set(" ".join(f"{w}-{b}" for _, w, b, _ in boards(screen))) == as_set(expected)
            terminal.type("b" + results_in_board_order(screen, number))
            terminal.wait_for(f"Round {number} of 5 · complete · published")
            terminal.type("p" if number < 5 else "S")
        terminal.wait_for("after round 5 of 5 (final)")
        check_gold12_table(terminal.settle())
        terminal.type("c")
        terminal.wait_for("Crosstable after round 5")
        crosstable = terminal.settle()
        assert re.search(r"1[ >]Player 1 +3½ +7w1 +10b½ +2w1 +9b0 +8w1", crosstable)
        terminal.type("q")
        assert terminal.wait_exit() == 0


def check_gold12_table(screen: str) -> None:
    """Points, Buchholz, progressive and wins as the research prints them."""
    for line in (
        "1 Player 1 3½ 15½ 11 3",
        "9 Player 9 3½ 13½ 10½ 2",
        "7 Player 7 3½ 12½ 8 3",
        "6 Player 6 1 10½ 2 0",
    ):
        number, rest = line.split(" Player ")
        name, points, *figures = rest.split()
        # who is behind the leader has by how much after the points
        row = rf" {number}[ >]+Player {name} +\d+ +\S+ +{points} +(?:−\S+ +)?" + " +".join(figures)
        assert re.search(rf"{row}\s*$", screen, re.MULTILINE), line
    order = [int(m) for m in re.findall(r"^[ >▌]+\d+=? +(?:[▲▼]\d+)? +(\d+)[ >]+Player", screen, re.MULTILINE)]
    assert order == [1, 10, 9, 7, 2, 8, 11, 3, 4, 5, 12, 6]


def test_a_value_explained(home: Path) -> None:
    """The standings: right to the Buchholz, Enter tells its sum; women only; prizes. Nothing is written."""
    gold12().store(home / "gold12.json")
    before = (home / "gold12.json").read_bytes()
    with paircard(home, "gold12.json") as terminal:
        terminal.type("S")
        terminal.wait_for("Standings after round 5 of 5 (final)")
        terminal.press("right", "right", "enter")
        terminal.wait_for("Total: 3½ + 3½ + 2½ + 3½ + 2½ = 15½.")
        terminal.press("escape")
        terminal.type("fwomen\r")
        terminal.wait_for("only women")
        terminal.press("escape")
        terminal.wait_for("Everybody is shown again.")
        terminal.type("z1000 600\r")
        terminal.wait_for("Place 1: 1 A1, 400 = (1000 + 600) / 4")
        terminal.press("escape")
        terminal.type("cq")
        assert terminal.wait_exit() == 0
    assert (home / "gold12.json").read_bytes() == before


def test_118_entrants_imported_and_typed(home: Path) -> None:
    """S8's list imported in the program, round 1 paired, 59 results typed in one burst: none is lost."""
    (home / "list.csv").write_bytes(document("utf-8-sig"))
    with paircard(home) as terminal:
        start_s8(terminal)
        keys = "150" * 19 + "15"
        terminal.type("b" + keys)
        terminal.wait_for("Round 1 of 5 · complete · published")
    with EventFile.open(home / "big-open.json") as event:
        entered = [board.result for board in event.tournament.rounds[0].boards]
    assert entered == [Result({"5": "="}.get(key, key)) for key in keys]


@long
def test_118_entrants_killed_in_the_middle(home: Path) -> None:
    """The same, killed while typing: what the screen had shown is there, the cursor waits on the next board."""
    (home / "list.csv").write_bytes(document("utf-8-sig"))
    with paircard(home, cold=True) as terminal:
        start_s8(terminal)
        terminal.type("b" + "1" * 20)
        screen = terminal.wait_for(lambda text: last_said(text) > 10)
        terminal.kill(signal.SIGKILL)
    shown = last_said(screen)
    with EventFile.open(home / "big-open.json") as event:
        entered = [board.number for board in event.tournament.rounds[0].boards if board.result]
    assert entered == list(range(1, len(entered) + 1))
    assert len(entered) >= shown
    with paircard(home, "big-open.json") as terminal:
        terminal.wait_for(f"{len(entered)} of 59 results of round 1 are in: go on with board {len(entered) + 1}.")
        terminal.type("0")
        terminal.wait_for(f"Board {len(entered) + 1}:")


def last_said(screen: str) -> int:
    """The board that the status line speaks of, 0 when it speaks of none."""
    return max((int(number) for number in re.findall(r"Board (\d+):", screen)), default=0)


def start_s8(terminal: Terminal) -> None:
    """Make the event, import the list, pair round 1."""
    terminal.wait_for("No recent events yet")
    terminal.type("nBig Open\t1998\r")
    terminal.wait_for("[Entrants]")
    terminal.type("ilist.csv\r")
    terminal.wait_for("118")
    terminal.type("y")
    terminal.wait_for("118 entrants")
    terminal.type("Ppw")
    terminal.wait_for("takes back · Round 1 of 5")
    screen = terminal.settle()
    assert [(w, b) for _, w, b, _ in boards(screen)][:3] == [(1, 60), (61, 2), (3, 62)]


class TestS4PowerLoss:
    """GOLD-10, round 3: `5 1 1` typed, then the process is gone."""

    @pytest.fixture
    def event(self, home: Path) -> Path:
        """GOLD-10 with round 3 paired, as a file."""
        play = gold10(2)
        play.pair()
        play.do(PublishRound())
        return play.store(home / "gold10.json")

    @pytest.mark.parametrize("how", ["kill", "terminal closed", "hang-up"])
    def test_three_results_survive(self, home: Path, event: Path, how: str) -> None:
        """Boards 1-3 are there, the cursor is on board 4, nothing holds the file."""
        with paircard(home, event.name) as terminal:
            terminal.wait_for("Round 3 of 5")
            terminal.type("511")
            terminal.wait_for("Board 3:")
            if how == "kill":
                terminal.kill(signal.SIGKILL)
            elif how == "hang-up":
                terminal.kill(signal.SIGHUP)
                assert terminal.wait_exit() == 129
            else:
                terminal.hang_up()
                terminal.wait_exit()
        with paircard(home, event.name) as terminal:
            terminal.wait_for("3 of 5 results of round 3 are in: go on with board 4.")
            terminal.type("0")
            terminal.wait_for("Board 4:")
            screen = terminal.settle()
            assert [result for *_, result in boards(screen)] == ["½-½", "1-0", "1-0", "0-1", "·"]

    def test_log_cut_in_half(self, home: Path, event: Path) -> None:
        """The last line of the log is torn: the start works, one damaged line is reported, a copy is kept."""
        log = event.with_suffix(".log")
        log.write_bytes(log.read_bytes()[:-40])
        with paircard(home, event.name) as terminal:
            terminal.wait_for("damaged")
            screen = terminal.settle()
            assert "log" in screen
            terminal.press("escape")
            terminal.wait_for("Round 3 of 5")
        assert list(home.glob("gold10.log.*"))


def test_keys_typed_while_the_program_starts(home: Path) -> None:
    """`paircard FILE` and the first results in one breath: they land on the boards, not on the start screen."""
    play = gold10(2)
    play.pair()
    play.do(PublishRound())
    play.store(home / "gold10.json")
    with paircard(home, "gold10.json", cold=True) as terminal:
        terminal.type("150")
        terminal.wait_for("Board 3:")
        screen = terminal.settle()
        assert [result for *_, result in boards(screen)] == ["1-0", "½-½", "0-1", "·", "·"]
