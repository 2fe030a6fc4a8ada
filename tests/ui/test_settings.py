"""The settings of the program: one key from everywhere, told on the status line, the same in line mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.data.machine.settings import Settings, read_settings, settings_path
from paircard.data.machine.settings_written import write_settings
from paircard.tui.rooms import ROOMS
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text

MODES = [room.mode for room in ROOMS if room.mode != "home"]


async def test_typed_at_home() -> None:
    """No event need be open. The field of the language comes first."""
    async with opened(None) as pilot:
        await pilot.press("comma")
        await comes(pilot, "Settings of the program")
        await pilot.press(*"pl", "enter")
        await comes(pilot, "The language takes effect at the next start.")
    assert read_settings().settings == Settings("pl")


@pytest.mark.parametrize("mode", some([*MODES], 4))
async def test_from_every_screen(mode: str, tmp_path: Path) -> None:
    async with opened(gold12(2).store(tmp_path / "gold12.json")) as pilot:
        pilot.app.switch_mode(mode)
        await pilot.pause(0.1)
        await pilot.press("comma", "tab", "end", *" -P hall", "enter")
        await comes(pilot, "Stored in")
        assert pilot.app.settings.settings.print_command == "lpr -P hall"
    assert read_settings().settings.print_command == "lpr -P hall"


async def test_what_cannot_be_chosen_is_refused_in_the_form() -> None:
    async with opened(None) as pilot:
        await pilot.press("comma", "x")
        await comes(pilot, "! Language: none of")
        await pilot.press(*"pl")
        await comes(pilot, "[pl]")
        await pilot.press("backspace", "enter")
        await comes(pilot, "The settings are as they were.")
    assert read_settings().settings == Settings()


async def test_a_damaged_file_is_told_at_the_start(tmp_path: Path) -> None:
    """At home, and with an event."""
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("language = ")
    for path in (None, gold12(2).store(tmp_path / "gold12.json")):
        async with opened(path) as pilot:
            assert "cannot be read: none of them is used." in " ".join(screen_text(pilot.app).split())


def test_in_line_mode(tmp_path: Path) -> None:
    talk = Conversation(gold12(2).store(tmp_path / "gold12.json"))
    assert "The language takes effect at the next start." in talk.say(", sv")
    assert read_settings().settings == Settings("sv")
    assert talk.say("program settings print command=lp -d 'hall 2'").startswith("Stored in")
    assert read_settings().settings == Settings("sv", "lp -d 'hall 2'")
    talk.say("program xx")
    assert "Language: type one of" in talk.refused


def test_line_mode_asks() -> None:
    """Enter keeps what stands, the minus empties."""
    write_settings(Settings("bg", pager="most"))
    talk = Conversation(interactive=True)
    talk.say(",", "", "lp", "-", "", "", "", "", "", "", "q")
    assert read_settings().settings == Settings("bg", "lp")
