"""Terminals of all kinds: without colours, old, tiny, resized. The same information on each."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support.dose import long, some
from tests.support.play import gold12
from tests.support.pty import PATIENCE, Looks, Terminal

SCREENS = {"P": "Round 3 of 5", "E": "12 entrants", "G": "Round 4", "S": "Standings after"}


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12, round 3 under way."""
    play = gold12(2)
    play.pair()
    play.results("10")
    return play.store(tmp_path / "gold12.json")


def start(event: Path, size: tuple[int, int] = (80, 24), **environment: str) -> Terminal:
    """Open the event in a terminal of some kind."""
    own = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "PAIRCARD_ARBITER": "Anna"}
    argv = [sys.executable, "-m", "paircard", event.name]
    return Terminal(argv, columns=size[0], rows=size[1], cwd=event.parent, env=own | environment)


def all_screens(terminal: Terminal) -> list[str]:
    """The text of the four screens."""
    seen = []
    for key, shown in SCREENS.items():
        terminal.type(key)
        terminal.wait_for(shown)
        seen.append(terminal.settle())
    return seen


@pytest.mark.parametrize(
    "environment", some([{"NO_COLOR": "1"}, {"TERM": "vt100"}, {"SSH_CONNECTION": "a 1 b 2"}], 1), ids=str
)
def test_the_same_text_everywhere(event: Path, environment: dict[str, str]) -> None:
    """No colours, an old terminal, a slow line: letter for letter what any terminal shows."""
    with start(event) as terminal:
        usual = all_screens(terminal)
    with start(event, (80, 24), **environment) as terminal:
        assert all_screens(terminal) == usual


def test_sixteen_colours_without_them(event: Path) -> None:
    """With NO_COLOR a console shows its own two colours, never black on black, and squares and cursor by reversing."""
    with start(event, NO_COLOR="1", TERM="linux") as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.settle()
        # of a blank, which is shorter, nobody sees the ink
        signs = [cell for row in terminal.looks() for cell in row if len(cell) > 3]
    assert {(ink, ground) for _, ink, _, _, _, ground, _ in signs} == {("default", "default")}
    assert {turned for *_, turned in signs} == {False, True}


WALK = ("1", "5", "S", "E", *["\x1b[B"] * 9, "\x1b[A" * 3, "?", "\x1b", "G", "\x1b[6~", "P", "u")
"""Results, every screen, a list that scrolls down and up, a dialog opened and closed, undo."""


@long
def test_the_same_colours_over_ssh(event: Path, tmp_path: Path) -> None:
    """What is sent over a slow line looks as what the screen library would send, cell by cell, scrolled or not."""
    everything = {"TEXTUAL_DRIVER": "textual.drivers.linux_driver:LinuxDriver"}
    with (
        low_window(event, tmp_path / "thrifty") as thrifty,
        low_window(event, tmp_path / "stock", **everything) as stock,
    ):
        for terminal in (thrifty, stock):
            terminal.wait_for("Round 3 of 5")
        for keys in WALK:
            for terminal in (thrifty, stock):
                terminal.type(keys)
            for terminal in (thrifty, stock):
                terminal.settle(0.3)
            # on a busy machine one of them may not have begun to paint: what is painted wrong stays wrong
            deadline = time.monotonic() + PATIENCE
            while (found := differing(thrifty.looks(), stock.looks())) and time.monotonic() < deadline:
                time.sleep(0.1)
            assert found == [], f"after {keys!r}"


def low_window(event: Path, folder: Path, **environment: str) -> Terminal:
    """Open a copy of the event as over SSH, in a window so low that lists scroll."""
    folder.mkdir()
    return start(Path(shutil.copy(event, folder)), (80, 13), SSH_CONNECTION="a 1 b 2", **environment)


def differing(one: Looks, other: Looks) -> Sequence[tuple[object, ...]]:
    """Row, column and both looks of the first cells that differ."""
    rows = enumerate(zip(one, other, strict=True))
    cells = ((row, place, *pair) for row, pair_of in rows for place, pair in enumerate(zip(*pair_of, strict=True)))
    return [cell for cell in cells if cell[2] != cell[3]][:5]


def test_plain_signs_without_utf8(event: Path) -> None:
    """A terminal that says it has no UTF-8 gets v and ^ for the floats."""
    with start(event, LC_ALL="C", LANG="C", PYTHONUTF8="1") as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("G")
        terminal.wait_for("v^ floats")


@pytest.mark.parametrize("size", some([(80, 24), (120, 40), (200, 60)], 1), ids=str)
def test_nothing_is_cut_that_is_needed(event: Path, size: tuple[int, int]) -> None:
    """Every column of every screen is there, from 80x24 on."""
    wanted = (["White", "Black", "Result"], ["Name", "Rtg", "Status"], ["S1", "S2", "Pr"], ["Buch", "Prog", "Wins"])
    with start(event, size) as terminal:
        for text, words in zip(all_screens(terminal), wanted, strict=True):
            assert all(word in text for word in words), text
            assert "? Help" in text


def test_resized_to_nothing_and_back(event: Path) -> None:
    """20x5 is no size to work in, but no reason to end; back at 80x24 everything is there."""
    with start(event) as terminal:
        terminal.wait_for("Round 3 of 5")
        # what is said at the opening ends with the first screen left
        terminal.type("G")
        terminal.wait_for("Round 4")
        terminal.type("P")
        terminal.wait_for("Round 3 of 5")
        before = terminal.settle()
        terminal.resize(20, 5)
        terminal.settle()
        terminal.type("G")
        terminal.settle()
        terminal.type("P")
        terminal.settle()
        terminal.resize(80, 24)
        # the last words of the footer: the heading stands in the small window too
        terminal.wait_for("v Verify")
        assert terminal.settle() == before
        terminal.type("5")
        terminal.wait_for("Board 3:")
