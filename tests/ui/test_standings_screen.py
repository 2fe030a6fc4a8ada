"""The Standings screen by keys."""

from __future__ import annotations

from pathlib import Path

from tests.support.play import gold12
from tests.support.screen import opened, screen_text


async def test_rounds_and_crosstable(tmp_path: Path) -> None:
    """`[` and `]` walk through the rounds, `c` shows who met whom; the legend explains what is shown."""
    path = gold12(3).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        await pilot.press("S")
        text = screen_text(pilot.app)
        assert "Standings after round 3 of 5" in text
        assert "Buch: Buchholz" in text
        await pilot.press("left_square_bracket", "c")
        text = screen_text(pilot.app)
        assert "Crosstable after round 2 of 5" in text
        row = next(line for line in text.splitlines() if " A1 " in line)
        assert row.split()[-2:] == ["7w1", "10b½"]
        assert "12w1: against 12" in text
        await pilot.press(*["left_square_bracket"] * 5)
        assert "before round 1" in screen_text(pilot.app)
        await pilot.press(*["right_square_bracket"] * 9)
        assert "after round 3 of 5" in screen_text(pilot.app)
