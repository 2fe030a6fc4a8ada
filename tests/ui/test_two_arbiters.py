"""Acceptance S5: Anna and Bo type into the same round; what the other entered is never overwritten unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultContested, ResultEntered
from paircard.data.storage.event_file import EventFile
from tests.support.play import gold10
from tests.support.screen import opened, screen_text


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-10, round 4 paired and published, nothing entered."""
    play = gold10(3)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold10.json")


def by_bo(path: Path, board: int, result: Result) -> None:
    """Enter a result at another terminal."""
    with EventFile.open(path) as other:
        other.execute(EnterResult(4, board, result), arbiter="Bo")


async def test_different_boards_both_land(event: Path) -> None:
    async with opened(event) as pilot:
        by_bo(event, 2, Result.WHITE)
        await pilot.press("1")
        boards = pilot.app.need_tournament().rounds[3].boards
        assert [board.result for board in boards[:2]] == [Result.WHITE, Result.WHITE]


async def test_the_other_screen_follows_within_a_second(event: Path) -> None:
    async with opened(event) as pilot:
        by_bo(event, 2, Result.WHITE)
        await pilot.pause(1.0)
        assert pilot.app.need_tournament().rounds[3].board(2).result is Result.WHITE


@pytest.mark.parametrize(("key", "stands"), [("k", Result.WHITE), ("r", Result.DRAW), ("escape", Result.WHITE)])
@pytest.mark.parametrize("seen", [True, False], ids=["seen", "not seen yet"])
async def test_the_same_board_asks(event: Path, key: str, stands: Result, seen: bool) -> None:
    """Keep, replace or cancel; what was typed is in the journal unless the question was cancelled."""
    async with opened(event) as pilot:
        await pilot.press("down")
        by_bo(event, 2, Result.WHITE)
        if seen:
            await pilot.pause(1.0)
        await pilot.press("5")
        await pilot.pause()
        said = screen_text(pilot.app)
        assert "Bo entered 1-0 at " in said
        assert "You typed ½-½." in said
        await pilot.press(key)
        await pilot.pause()
        tournament = pilot.app.need_tournament()
        assert tournament.rounds[3].board(2).result is stands
        last = tournament.entries[-1]
        assert last.arbiter == ("Bo" if key == "escape" else "Anna")
        kinds = {"k": ResultContested, "r": ResultEntered, "escape": ResultEntered}
        assert isinstance(last.event, kinds[key])


async def test_the_same_result_twice_is_no_question(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("down")
        by_bo(event, 2, Result.DRAW)
        await pilot.press("5", "1")
        boards = pilot.app.need_tournament().rounds[3].boards
        assert [board.result for board in boards[:3]] == [None, Result.DRAW, Result.WHITE]
