"""The harness that reads real screens must itself be right: it judges everything else."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from tests.support.pty import Terminal

ECHO_KEYS = """
import os, sys, termios, tty
tty.setraw(0)
print("ready", end="\\r\\n", flush=True)
while True:
    keys = os.read(0, 1000)
    if keys == b"q":
        sys.exit(7)
    print(keys.hex(), end="\\r\\n", flush=True)
"""


def python(code: str, **options: object) -> Terminal:
    return Terminal([sys.executable, "-I", "-c", code], **options)  # type: ignore[arg-type]


def test_keys_arrive_as_a_terminal_sends_them() -> None:
    with python(ECHO_KEYS) as terminal:
        terminal.wait_for("ready")
        for key, code in (
            ("enter", "0d"),
            ("down", "1b5b42"),
            ("ctrl+p", "10"),
            ("escape", "1b"),
            ("ł", "c582"),
        ):
            terminal.press(key)
            terminal.wait_for(f"\n{code}\n")
        terminal.type("q")
        assert terminal.wait_exit() == 7


def test_screen_has_the_size_and_what_was_drawn_where() -> None:
    code = "import os; print(os.get_terminal_size()); print('\\x1b[5;10Hhere', end='', flush=True); input()"
    with python(code, columns=100, rows=30) as terminal:
        terminal.wait_for("columns=100, lines=30")
        terminal.wait_for("here")
        assert terminal.screen()[4] == " " * 9 + "here" + " " * 87
        assert len(terminal.screen()) == 30
        assert terminal.cursor == (4, 13)


def test_sequences_of_other_terminals_leave_no_dirt_even_in_pieces() -> None:
    pieces = ("a\x1b[>", "1u", "b\x1b[?2026", "$p", "c\x1b[4:", "3m", "d\x1b_Gx", "yz\x1b\\", "e")
    show = "print(piece, end='', flush=True); time.sleep(0.02)"
    code = f"import time\nfor piece in {pieces}: {show}\ninput()"
    with python(code) as terminal:
        assert terminal.wait_for(lambda text: "e" in text).strip() == "abcde"


def test_missing_text_fails_with_the_screen() -> None:
    with python("print('what is there'); input()") as terminal:
        terminal.wait_for("there")
        with pytest.raises(AssertionError, match=r"(?s)waited 0\.2 s for 'absent'.*what is there"):
            terminal.wait_for("absent", timeout=0.2)


def test_early_end_fails_at_once_with_the_exit_code() -> None:
    complaint = pytest.raises(AssertionError, match="ended before 'never'; exit code 3")
    with python("raise SystemExit(3)") as terminal, complaint:
        terminal.wait_for("never", timeout=60)


def test_settle_waits_for_the_last_output() -> None:
    code = "import time\nfor n in range(5): print(n, flush=True); time.sleep(0.05)\nprint('last'); input()"
    with python(code) as terminal:
        terminal.wait_for("0")
        assert "last" in terminal.settle()


def test_hang_up_reaches_the_program_as_a_signal() -> None:
    with python("print('up', flush=True); input()") as terminal:
        terminal.wait_for("up")
        terminal.hang_up()
        assert terminal.wait_exit() == -signal.SIGHUP


def test_hang_up_can_be_ignored_from_the_start() -> None:
    code = "import signal; print(signal.getsignal(signal.SIGHUP) is signal.SIG_IGN, flush=True); input()"
    with python(code, ignore_hangup=True) as terminal:
        terminal.wait_for("True")


def test_resize_is_heard() -> None:
    code = (
        "import os, signal, time\n"
        "say = lambda text: os.write(1, f'{text}\\n'.encode())\n"
        "signal.signal(signal.SIGWINCH, lambda *_: say(os.get_terminal_size().columns))\n"
        "say('ready')\n"
        "while True: time.sleep(0.01)"
    )
    with python(code) as terminal:
        terminal.wait_for("ready")
        terminal.resize(132, 40)
        terminal.wait_for("132")
        assert len(terminal.screen()[0]) == 132


def test_much_output_and_many_keys_do_not_block_each_other() -> None:
    code = (
        "import os, tty\ntty.setraw(0)\nprint('ready\\r', flush=True)\ncount = 0\n"
        "while count < 20000:\n    count += len(os.read(0, 100))\n    os.write(1, b'x' * 500)\n"
        "print('\\r\\ncounted', count, flush=True)\n"
    )
    with python(code) as terminal:
        terminal.wait_for("ready")
        terminal.type("k" * 20000)
        terminal.wait_for("counted 20000")
        assert terminal.wait_exit() == 0
        assert terminal.byte_count > 100_000


def test_close_leaves_no_process() -> None:
    with python("print('up', flush=True); input()") as terminal:
        terminal.wait_for("up")
        pid = terminal.pid
    assert terminal.exit_code == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
