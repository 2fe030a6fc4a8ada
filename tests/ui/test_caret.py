"""The terminal's cursor stands where the keys go to: braille lines and screen readers follow it, seen or not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.data.machine.settings import SHOWN, Settings
from paircard.data.machine.settings_written import write_settings
from paircard.tui.dialogs.on_screen.form import FormDialog
from tests.support.play import gold12
from tests.support.pty import Terminal
from tests.support.screen import EventPilot, comes, opened, screen_text


def here(pilot: EventPilot) -> str:
    """What stands on the screen from the cursor on."""
    column, row = pilot.app.cursor_position
    return screen_text(pilot.app).split("\n")[row][column:].strip()


async def test_in_every_kind_of_list_and_field(tmp_path: Path) -> None:
    """The row of a table, its cell where one moves by cells, a line being typed, a value being chosen."""
    async with opened(gold12(2).store(tmp_path / "event.json")) as pilot:
        await pilot.press("down")
        assert here(pilot).startswith("2 ")
        await pilot.press("J", "down")
        await comes(pilot, "entries")
        assert "round 2 board 5" in here(pilot)
        await pilot.press("S", "down")
        await comes(pilot, "Standings after round 2")
        assert here(pilot).lstrip(">").startswith("A1 ")
        await pilot.press("E", "slash", *"A1")
        assert pilot.app.cursor_position.x == len("A1") + 2, "behind what is typed, within the frame of the line"
        await pilot.press("enter", "t")
        await comes(pilot, "The event and its regulations")
        form = pilot.app.screen
        assert isinstance(form, FormDialog)
        form.input("half").focus()
        await pilot.pause()
        assert here(pilot).startswith("no]"), "behind the bracket of what is chosen"


async def test_where_nothing_has_the_keys_it_stands_at_what_is_said_of_the_room(tmp_path: Path) -> None:
    """Steps is read line by line, without a cursor of its own."""
    async with opened(gold12(2).store(tmp_path / "event.json")) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        assert pilot.app.focused is None
        assert here(pilot).startswith("Round 3 · step 1 of")


@pytest.mark.parametrize("shown", ["", SHOWN])
def test_at_a_terminal(tmp_path: Path, shown: str) -> None:
    """It is placed in any case; a setting lets it be seen."""
    path, settings = gold12(2).store(tmp_path / "event.json"), tmp_path / "settings.toml"
    write_settings(Settings(cursor=shown), settings)
    env = {"XDG_STATE_HOME": str(tmp_path), "PAIRCARD_SETTINGS": str(settings), "PAIRCARD_ARBITER": "Anna"}
    with Terminal([sys.executable, "-m", "paircard", str(path), "--slow"], env=env) as terminal:
        terminal.wait_for("Round 2 of 5")
        terminal.wait_for(lambda screen: screen.split("\n")[terminal.cursor[0]].split()[:1] == ["1"])
        terminal.press("down")
        terminal.wait_for(lambda screen: screen.split("\n")[terminal.cursor[0]].split()[:1] == ["2"])
        assert (terminal.sent.rfind(b"\x1b[?25h") > terminal.sent.rfind(b"\x1b[?25l")) is bool(shown)
