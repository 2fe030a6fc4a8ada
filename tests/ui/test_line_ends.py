"""Line mode at its real ends: pipes, terminals, signals, alphabets."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.entrant import Entrant
from paircard.core.values.text import clean
from paircard.data.storage.event_file import EventFile
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.session import Session
from paircard.tui.line.start import start
from paircard.tui.looks.plain_text import plain
from paircard.tui.start.crash import FAULT
from tests.support.dose import long, some
from tests.support.line import Conversation, piped, terminal
from tests.support.play import Play, gold10
from tests.ui.test_hostile_names import HOSTILE


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-10 with round 3 paired."""
    play = gold10(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold10.json")


def entered(path: Path) -> str:
    """The results of the last round on disk."""
    with EventFile.open(path) as event:
        return "".join(board.result or "." for board in event.tournament.rounds[-1].boards)


class TestScripts:
    """Through a pipe."""

    def test_all_done(self, event: Path) -> None:
        """Facts on the output, nothing else, exit code 0; comments and empty lines are no commands."""
        done = piped(event.parent, "# results\n\n1\n5\r\n", event.name)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[-2:] == [
            "Board 1: 9 A9 1-0 8 A8",
            "Board 2: 1 A1 ½-½ 4 A4",
        ]
        assert entered(event) == "1=..."

    def test_stops_at_the_first_refusal(self, event: Path) -> None:
        """With the number of the line and exit code 1: what follows was meant for another state."""
        done = piped(event.parent, "1\n9 1\n5\n", event.name)
        assert done.returncode == 1
        assert done.stderr.splitlines() == [
            "line 2: There is no board 9: type a board, 1 to 5, before the command, or help.",
            "Nothing after this line was done.",
        ]
        assert entered(event) == "1...."

    def test_keep_going(self, event: Path) -> None:
        """To the end, every refusal with its line; the exit code is 1 all the same."""
        done = piped(event.parent, "1\n9 1\n5\nfoo\n0\n", event.name, "--keep-going")
        assert done.returncode == 1
        assert [line.split(":")[0] for line in done.stderr.splitlines()] == ["line 2", "line 4"]
        assert entered(event) == "1=0.."

    def test_refused_in_a_question(self, event: Path) -> None:
        """The refusal names the line of the command; the lines meant as answers are not done as commands."""
        done = piped(event.parent, "correct\nfoo\nslip\n1\n", event.name)
        assert done.returncode == 1
        assert done.stderr.startswith("line 1: foo is not a result")
        assert entered(event) == "....."

    def test_no_such_event(self, tmp_path: Path) -> None:
        """Exit code 2 and one sentence."""
        done = piped(tmp_path, "list\n", "nothing.json")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("paircard: There is no file ")

    def test_reader_goes_away(self, event: Path) -> None:
        """`paircard line | head -1`: ends quietly."""
        command = f"yes list | {sys.executable} -m paircard line {event.name} | head -1; echo ${{PIPESTATUS[1]}}"
        done = subprocess.run(
            ["bash", "-c", command],
            capture_output=True,
            text=True,
            cwd=event.parent,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
            timeout=60,
            check=False,
        )
        assert done.stdout.splitlines()[-1] == "141"
        assert done.stderr == ""

    def test_broken_bytes(self, event: Path) -> None:
        """Bytes that are no UTF-8 are a refused line, not a crash."""
        done = piped(event.parent, "E\nnew M\xfcller\nfind \xfc\n1 w\n", event.name, encoding="latin-1")
        assert done.returncode == 1
        assert "Traceback" not in done.stderr


def test_fault_of_our_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence and a report in a file, no traceback; an exit code that no refusal has."""

    def fail(*_: object) -> int:
        raise RuntimeError("made to fail")

    monkeypatch.setattr(Session, "run", fail)
    monkeypatch.setattr(Interrupts, "install", lambda _: None)
    assert start(None, arbiter="Anna", ascii_only=False, keep_going=False) == FAULT
    said = capsys.readouterr().err
    assert said.startswith("paircard has met a fault of its own")
    assert "Traceback" not in said


class TestAlphabets:
    """Names and signs in any terminal."""

    @pytest.mark.parametrize("how", ["--ascii", "LC_ALL=C", "LC_ALL=pl_PL.ISO-8859-2"])
    def test_plain_ascii(self, tmp_path: Path, how: str) -> None:
        """Not one other byte, and the same facts."""
        play = Play([2000, 1900, 1800], rounds=3, first_name="Łukasz Dvořák")
        play.pair()
        play.results("=")
        path = play.store(tmp_path / "event.json")
        option, setting = ([how], {}) if how.startswith("-") else ([], dict([how.split("=")]))
        done = piped(tmp_path, "list\nS\nlist\nc\nG\nlist\n1 c\n", path.name, *option, **setting)
        assert done.returncode == 0
        assert done.stdout.isascii()
        said = (
            "Szachownica 1: biale 1 Lukasz Dvorak; czarne 2 A2"
            if "pl_PL" in how
            else "Board 1: 1 Lukasz Dvorak White; 2 A2"
        )
        assert said in done.stdout
        assert "1/2-1/2" in done.stdout

    def test_bulgarian_in_latin_letters(self, tmp_path: Path) -> None:
        """Whoever asks for a language their terminal cannot write reads it all the same."""
        path = Play([2000, 1900], rounds=1).store(tmp_path / "event.json")
        done = piped(tmp_path, "E\nlist\n", path.name, "--lang", "bg", LC_ALL="C")
        assert (done.returncode, done.stdout.isascii(), "?" in done.stdout) == (0, True, False)

    def test_no_other_number(self) -> None:
        """3½ never becomes 31/2."""
        assert (plain("3½"), plain("½"), plain("12½ of 13")) == ("3.5", "1/2", "12.5 of 13")

    @pytest.mark.parametrize("name", some([*HOSTILE], 6))
    def test_hostile_names(self, name: str, tmp_path: Path) -> None:
        """Every place tells the name letter by letter, without a control character, one fact a line."""
        cleaned = clean(name) if any(c.isalnum() for c in clean(name)) else f"{clean(name)}x"
        play = Play([2000, 1900, 1800, 1700], rounds=3, first_name=cleaned)
        play.pair()
        play.results("11")
        talk = Conversation(play.store(tmp_path / "event.json"))
        stored = Entrant.of(cleaned).name
        for lines in (("E", "list"), ("P", "list"), ("G", "list", "1 c"), ("S", "list", "c")):
            said = talk.say(*lines)
            assert stored in said
            assert all(line.isprintable() or "\u200d" in line or "\u200c" in line for line in said.splitlines())

    def test_typed_escapes_are_not_echoed(self, event: Path) -> None:
        """What is typed comes back cleaned."""
        done = piped(event.parent, "find \x1b[2J\x07x\n", event.name)
        assert done.stderr == "line 1: Nobody called [2Jx plays in this round.\nNothing after this line was done.\n"


class TestTerminals:
    """A person at a terminal."""

    @pytest.mark.parametrize("kind", some(["dumb", "vt100", "xterm-256color"], 1))
    def test_prompt_says_where(self, event: Path, kind: str) -> None:
        """The prompt follows the board; on a dumb terminal not a single escape sequence is sent."""
        with terminal(event.parent, event.name, TERM=kind) as screen:
            screen.wait_for("round 3, board 1 of 5>")
            screen.type("1\r")
            screen.wait_for("round 3, board 2 of 5>")
            screen.type("\r")
            screen.wait_for("Board 2: 1 A1 with 1 point White; 4 A4 with 1 point Black; no result")
            screen.type("q\r")
            assert screen.wait_exit() == 0
            if kind == "dumb":
                assert b"\x1b" not in screen.sent

    def test_completion(self, event: Path) -> None:
        """Tab completes a command and a name, where the terminal can."""
        pytest.importorskip("readline")
        with terminal(event.parent, event.name) as screen:
            screen.wait_for("round 3, board 1 of 5>")
            screen.type("earl\t\r")
            screen.wait_for("Round 2 of 5")

    def test_typed_ahead_of_a_refusal(self, event: Path) -> None:
        """What was typed before the refusal was heard is dropped: it would land on the wrong board."""
        with terminal(event.parent, event.name, TERM="dumb") as screen:
            screen.wait_for("round 3, board 1 of 5>")
            screen.type("9 1\r1\r0\r")
            screen.wait_for("Refused: There is no board 9")
            screen.type("2 5\r")
            screen.wait_for("Board 2:")
            screen.type("q\r")
            screen.wait_exit()
        assert entered(event) == ".=..."

    @pytest.mark.parametrize("kind", some(["dumb", "xterm"], 1))
    def test_ctrl_c_and_ctrl_d(self, event: Path, kind: str) -> None:
        """Ctrl+C cancels the question, at the prompt it does nothing; Ctrl+D ends."""
        with terminal(event.parent, event.name, TERM=kind) as screen:
            screen.wait_for("round 3, board 1 of 5>")
            screen.type("correct\r")
            screen.wait_for("Right result")
            screen.press("ctrl+c")
            screen.wait_for("Cancelled.")
            screen.press("ctrl+c")
            screen.wait_for("Nothing was done. q leaves.")
            screen.type("1\r")
            screen.wait_for("board 2 of 5>")
            screen.press("ctrl+d")
            assert screen.wait_exit() == 0
        assert entered(event) == "1...."

    @pytest.mark.parametrize("kind", some(["dumb", "xterm"], 1))
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
    def test_signals(self, event: Path, kind: str, number: int) -> None:
        """Ended from outside while it waits: at once, with the code of the signal, in a question too."""
        with terminal(event.parent, event.name, TERM=kind) as screen:
            screen.wait_for("board 1 of 5>")
            screen.type("1\rcorrect\r")
            screen.wait_for("Right result")
            screen.kill(number)
            assert screen.wait_exit() == 128 + number
            assert screen.cooked
        assert entered(event) == "1...."

    def test_link_goes_while_hangups_are_ignored(self, event: Path) -> None:
        """Under nohup the end of the terminal is the end of the input: nothing is left running."""
        with terminal(event.parent, event.name, TERM="dumb", ignore_hangup=True) as screen:
            screen.wait_for("board 1 of 5>")
            screen.hang_up()
            screen.wait_exit()

    @long
    def test_stalled_link(self, event: Path) -> None:
        """Nobody reads what is told, and the machine wants to end: it ends, with every result on disk."""
        with terminal(event.parent, event.name, TERM="dumb") as screen:
            screen.wait_for("board 1 of 5>")
            screen.type("1\r")
            screen.wait_for("board 2 of 5>")
            for _ in range(20):
                screen.write_unread("list\r" * 100)
                time.sleep(0.05)
            screen.kill(signal.SIGTERM)
            assert screen.wait_exit_unread() == 128 + signal.SIGTERM
        assert entered(event) == "1...."
