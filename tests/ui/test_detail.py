"""The line under a table tells nothing more once its screen is closing."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from paircard.tui.widgets.detail import Detail
from tests.support.play import Play
from tests.support.screen import opened


async def test_a_line_that_was_to_be_told_when_the_screen_closed_is_not(tmp_path: Path) -> None:
    """The table it would ask may be gone already."""
    play = Play.evenly(4, 2000, 50)
    play.store(tmp_path / "open.json")
    asked: list[str] = []

    def told() -> Text:
        asked.append("the table")
        return Text()

    async with opened(tmp_path / "open.json") as pilot:
        detail = pilot.app.screen.query_one(Detail)
        removed = detail.remove()
        detail._ask(told)
        await removed
    assert not asked
