"""Explanation, steps, rules, lessons and quiz typed at a real terminal of 80x24."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paircard.core.commands import WithdrawEntrant
from tests.support.play import gold12
from tests.support.pty import Terminal


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 without 6 before round 3 (acceptance S3)."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return play.store(tmp_path / "gold12.json")


def paircard(folder: Path, *arguments: str) -> Terminal:
    """Start the program, without colours, in a folder of its own."""
    environment = {"XDG_STATE_HOME": str(folder / "state"), "PYTHONPATH": os.getcwd(), "NO_COLOR": "1"}
    return Terminal([sys.executable, "-m", "paircard", *arguments], cwd=folder, env=environment)


def test_why_5_has_the_bye(event: Path) -> None:
    """Typed ahead: to the explanation, to 7, why not 5-11; then its steps, and the article behind one of them."""
    with paircard(event.parent, str(event)) as terminal:
        terminal.wait_for("Groups")
        terminal.type("X/7\r")
        terminal.wait_for("7 and 5 both prefer White")
        terminal.type("w5 11\r")
        terminal.wait_for("5-11: B1a. 5 and 11 have already met.")
        terminal.type("s/c8\r")
        terminal.wait_for("C8. Exchange 5 of S1 for 7 of S2 (D2).")
        terminal.type("nnn")
        terminal.wait_for("╌✗╌╌╌ ⇄  5 A5")
        terminal.wait_for("B4. 7 and 5 both prefer White")
        terminal.type("a")
        terminal.wait_for("C6. 12-4 7-11; 5 left over.")
        terminal.press("escape")
        terminal.wait_for("Round 3: as it would be paired now")


def test_the_dresden_question(tmp_path: Path) -> None:
    """S9 from the start screen: lesson, wrong answer, its first error, right answer, progress."""
    with paircard(tmp_path) as terminal:
        terminal.wait_for("No recent events yet")
        terminal.type("Tldresden-2008\r")
        terminal.wait_for("Dresden 2008: a wrong answer in print")
        terminal.type("a5-1 7-3 15-4 6-9 2-8 10-12 14-11\r")
        terminal.wait_for("First error on board 2, 7-3: B4.")
        terminal.wait_for("Score 5 of 7 boards.")
        terminal.type("a5-1 15-3 4-7 6-9 2-8 10-12 14-11\r")
        terminal.wait_for("Score 7 of 7 boards.")
        terminal.type("p")
        terminal.wait_for("B4: ")
        terminal.press("escape")
        terminal.type("v")
        terminal.wait_for("Answer: 5-1 15-3 4-7 6-9 2-8 10-12 14-11")


def test_from_a_rule_to_its_lesson(tmp_path: Path) -> None:
    with paircard(tmp_path) as terminal:
        terminal.wait_for("No recent events yet")
        terminal.type("R/c13\r")
        terminal.wait_for("Example:")
        terminal.press("left", "enter")
        terminal.wait_for("Lesson ")
        terminal.type("s")
        terminal.wait_for("step 1 of")
