"""The tour is walked as it says: what it tells to type is typed, and leads to its next step, to the end."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

from paircard.data.storage.event_file import EventFile
from paircard.tui.app import PaircardApp
from paircard.tui.tour.steps import STEPS
from paircard.tui.tour.tour import Tour
from paircard.tui.widgets.tour_strip import step_told
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.screen import comes, opened, screen_text

PRESSED = {"Enter": ("enter",), "Esc": ("escape",)}
"""Keys that are not typed letter by letter."""


def test_the_whole_tour_at_a_terminal(tmp_path: Path) -> None:
    """Nothing is known but what stands in the strip; at the end one is at home, and two rounds further on."""
    env = {"XDG_STATE_HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PAIRCARD_ARBITER": "Anna"}
    with Terminal([sys.executable, "-m", "paircard", "tour"], env=env) as terminal:
        for number in range(1, len(STEPS) + 1):
            terminal.wait_for(f"Tour {number}/{len(STEPS)}")
            screen = terminal.settle(0.1)  # until then the number may stand before the keys of the step before
            strip = " ".join(screen.split("\n")[2:4]).rstrip()
            typed = re.search(r"· type (.+?) · ", strip)
            assert typed is not None, screen
            assert strip.endswith("ctrl+t skips or ends")
            for key in typed[1].split():
                terminal.press(*PRESSED.get(key, tuple(key)))
        home = terminal.wait_for("That was the tour.")
        assert "Tour " not in home
        assert "round 5 of 7" in home
        terminal.press("q")
        assert terminal.wait_exit() == 0
    (sample,) = tmp_path.glob("paircard-demo-*/demo-open.json")
    with EventFile.open(sample) as event:
        assert event.tournament.rounds[-1].published
        assert event.tournament.rounds[3].complete


def test_the_whole_tour_line_by_line() -> None:
    """The same steps in words."""
    talk = Conversation()
    said = talk.say("tour")
    for number in range(1, len(STEPS) + 1):
        assert f"Tour {number}/{len(STEPS)}: " in said
        typed = re.search(r"^Type (.+)$", said, re.MULTILINE)
        assert typed is not None, said
        said = talk.say(*typed[1].split(", then "))
        assert talk.refused == ""
    assert "That was the tour." in said
    assert "Tour" not in talk.say("list")


def test_an_empty_line_says_the_step_again() -> None:
    talk = Conversation(interactive=True)
    talk.say("tour")
    assert "Tour 1/" in talk.say("")


async def test_a_step_is_skipped_and_the_tour_left() -> None:
    """By one key and a letter; what is asked for need not be done."""
    async with opened(None) as pilot:
        assert "New here? ctrl+t is a tour" in screen_text(pilot.app)
        await pilot.press("ctrl+t")
        await comes(pilot, "Tour 1/")
        await pilot.press("ctrl+t", "s")
        await comes(pilot, "Tour 2/")
        await pilot.press("S")
        await comes(pilot, "type P 5")
        await pilot.press("ctrl+t", "e")
        text = await comes(pilot, "The tour is over.")
        assert "Tour 2/" not in text
        assert pilot.app.tournament is not None


async def test_a_key_that_was_not_meant_does_not_lead_on() -> None:
    """Another result than the one asked for stays where it is, and the strip says how to set it right."""
    async with opened(None) as pilot:
        await pilot.press("ctrl+t")
        await comes(pilot, "Tour 1/")
        await pilot.pause(0.6)  # before that a result would be taken for a key that was meant for the start screen
        await pilot.press("0")
        await comes(pilot, "type g 5 Enter 1")
        assert "Tour 1/" in screen_text(pilot.app)
        await pilot.press("g", "5", "enter", "1")
        await comes(pilot, "Tour 2/")


async def test_nobodys_event_is_left_unasked(tmp_path: Path) -> None:
    """An open event is named first and stays as it is; another one opened on the way ends the tour."""
    path = gold12(2).store(tmp_path / "gold12.json")
    before = path.read_bytes()
    async with opened(path) as pilot:
        await pilot.press("ctrl+t")
        await comes(pilot, "The sample event opens in place of")
        await pilot.press("escape")
        assert pilot.app.tour is None
        await pilot.press("ctrl+t", "y")
        await comes(pilot, "Tour 1/")
        await pilot.press("H", "2")
        await comes(pilot, "round 2 of 5")
        assert "Tour 1/" not in screen_text(pilot.app)
    assert path.read_bytes() == before


async def test_every_step_has_two_rows_on_eighty_columns() -> None:
    """The table under it does not jump; three at most are shown, whatever the language."""
    async with opened(None) as pilot:
        app: PaircardApp = pilot.app
        await pilot.press("ctrl+t")
        await comes(pilot, "Tour 1/")
        tour: Tour | None = app.tour
        assert tour is not None
        for _ in STEPS:
            assert len(step_told(tour, replace(tour.begun, room="home"), 78).plain.split("\n")) <= 2, tour.why()
            tour = tour.on(tour.begun)
