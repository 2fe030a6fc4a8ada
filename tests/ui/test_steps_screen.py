"""The step player: every step can be reached, and the cards show what the steps have said."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands import WithdrawEntrant
from tests.support.play import gold12
from tests.support.screen import comes, opened
from tui.screens.steps.screen import Steps


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 without 6 before round 3 (acceptance S3)."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return play.store(tmp_path / "gold12.json")


async def test_the_last_bracket_step_by_step(event: Path) -> None:
    """5-7 fails by B4, 5-11 by B1a; after the exchange 7-5 fails by B4 and 7-11 stands; 5 is left over."""
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        await pilot.press("slash", "c", "8", "enter")
        await comes(pilot, "C8. Exchange 5 of S1 for 7 of S2 (D2).")
        await pilot.press("space", "space", "space")
        said = await comes(pilot, "B4. 7 and 5 both prefer White, and no clash is left to use.")
        assert "x5 B4" in said
        await pilot.press("space")
        await comes(pilot, "C7. Next transposition of S2: 11 5 (D1).")
        await pilot.press("space")
        said = await comes(pilot, "C6. 7-11 stands for now.")
        assert "- 11? x5 B4" in said
        await pilot.press("a")
        said = await comes(pilot, "C6. 12-4 7-11; 5 left over.")
        assert "Already paired: 12-4" in said
        assert "?" not in said.partition("S1")[2].partition("Already")[0]
        await pilot.press("left")
        await comes(pilot, "C6. 7-11 stands for now.")


async def test_every_try_can_be_played(event: Path) -> None:
    """What looking ahead leaves out is played when asked for, and left out again."""
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        fewer = len(screen.need_playback().steps)
        await pilot.press("v")
        await comes(pilot, "Every try is played: ")
        await comes(pilot, "all tries")
        assert len(screen.need_playback().steps) >= fewer
        await pilot.press("v")
        await comes(pilot, f"Tries that cannot succeed are left out: {fewer} steps.")


async def test_the_bracket_under_the_cursor_comes_first(event: Path) -> None:
    """From the lowest bracket of the explanation; from the top it is step 1 again."""
    async with opened(event) as pilot:
        await pilot.press("X", "end", "s")
        said = await comes(pilot, "bracket of ½")
        assert "step 1 of" not in said
        await pilot.press("escape", "home", "s")
        await comes(pilot, "Round 3 · step 1 of")


async def test_both_ends_and_the_way_back(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        await pilot.press("left")
        await comes(pilot, "This is the first step.")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        for _ in range(30):
            await pilot.press("e")
        await pilot.press("space")
        said = await comes(pilot, "This is the last step: the round is paired.")
        assert "F1. The round is paired: " in said
        await pilot.press("slash", *"c12", "enter")
        await comes(pilot, "No step of this round is by C12.")
        await pilot.press("escape")
        await comes(pilot, "Round 3: as it would be paired now")


async def test_it_runs_by_itself_and_stops(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "step 1 of")
        screen = pilot.app.screen
        assert isinstance(screen, Steps)
        await pilot.press("plus", "p")
        while screen.at < 3:  # on a busy machine a step may be gone before it is looked at
            await pilot.pause(0.05)
        await pilot.press("p")
        await comes(pilot, "Stopped.")
        stopped = screen.at
        await pilot.pause(0.5)
        assert screen.at == stopped


async def test_a_wide_screen_has_halves(event: Path) -> None:
    """The cards stand left, what the step says and what holds right; in a narrow window one is above the other."""
    async with opened(event, (120, 40)) as pilot:
        await pilot.press("X", "s")
        await comes(pilot, "Round 3 · step 1 of")
        await pilot.press("slash", "c", "8", "enter")
        await comes(pilot, "C8. Exchange 5 of S1 for 7 of S2 (D2).")
        cards, said, holds = (pilot.app.screen.query_one(f"#{name}").region for name in ("table", "sentence", "holds"))
        assert cards.right <= said.x
        assert cards.right <= holds.x
        assert said.bottom <= holds.y
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        cards, said = (pilot.app.screen.query_one(f"#{name}").region for name in ("table", "sentence"))
        assert said.bottom <= cards.y
        assert cards.width > 75
