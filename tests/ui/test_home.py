"""The start screen: what is known of the events opened last, and that an event named at the start is being opened."""

from __future__ import annotations

import re
from pathlib import Path

from core.commands import ChangeDetails
from core.event.regulations import Details
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text
from tui.app import PaircardApp


async def test_recent_events_say_how_they_stood(tmp_path: Path) -> None:
    """Name, round, players and first day, as they are when one leaves, and the sample only once; line mode says so."""
    play = gold12(2)
    play.do(ChangeDetails(Details("Club Cup", start="2026-05-01")))
    path = play.store(tmp_path / "club.json")
    async with opened(path) as pilot:
        await pilot.press("p", "H", "d")
        await pilot.pause(0.3)
        await pilot.press("H", "d")
        await pilot.pause(0.3)
        await pilot.press("H")
        await pilot.pause()
        text = screen_text(pilot.app)
        assert re.search(r"Club Cup +3/5 +12 +2026-05-01 +club\.json", text)
        assert text.partition("Recent events")[2].count("Demo Open ") == 1
        assert "Enter Open recent" in text
    told = Conversation().say("list")
    assert "club.json in " in told
    assert "Club Cup: round 3 of 5, 12 players, 2026-05-01." in told


async def test_an_event_that_is_being_opened_is_named(tmp_path: Path) -> None:
    """Until it is there, or cannot be opened: then the start screen is itself again."""
    app = PaircardApp(tmp_path / "nothing.json", arbiter="Anna")
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.opening is None or "Opening nothing.json" in screen_text(app)
        for _ in range(100):
            await pilot.pause(0.02)
            if app.screen.query(".bad"):
                break
        text = screen_text(app)
        assert "Opening" not in text
        assert "No recent events yet" in text


async def test_a_low_window_keeps_the_first_row_of_keys(tmp_path: Path) -> None:
    """Results stay in sight; the second row comes with the 24th row of the window."""
    path = gold12(2).store(tmp_path / "gold12.json")
    async with opened(path, size=(80, 23)) as pilot:
        text = await comes(pilot, "1 1-0")
        assert "v Verify" not in text
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.pause()
        assert "v Verify" in screen_text(pilot.app).splitlines()[-1]
