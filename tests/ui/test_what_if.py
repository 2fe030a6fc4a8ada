"""What if, on the screens: nothing is stored before it is taken over, and only differences are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import EventPilot, comes, opened, screen_text


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12, round 3 paired, published, nothing entered."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold12.json")


def stored(path: Path) -> str:
    """The results of round 3 on disk."""
    with EventFile.open(path) as event:
        return "".join(board.result or "." for board in event.tournament.rounds[2].boards)


async def tried(pilot: EventPilot) -> None:
    """Give all boards of round 3 a result on a branch, and compare."""
    await pilot.press("W", "0", "0", "0", "1", "1", "1", "W")
    await pilot.pause()


async def test_what_is_tried_is_shown_and_not_stored(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("W", "1", "1")
        await pilot.pause()
        said = screen_text(pilot.app)
        assert "WHAT IF: 2 changes tried, nothing is stored" in said
        assert [board.result for board in pilot.app.need_tournament().rounds[2].boards[:3]] == [Result.WHITE] * 2 + [
            None
        ]
        assert stored(event) == "......"
        await pilot.press("G")
        await pilot.pause()
        assert "WHAT IF: 2 changes tried" in screen_text(pilot.app)


async def test_the_banner_is_there_from_the_first_moment_and_goes_with_the_branch(event: Path) -> None:
    """The state is the same when a branch begins, and when one ends on which nothing was tried."""
    async with opened(event) as pilot:
        await pilot.press("W")
        await pilot.pause()
        assert "WHAT IF: 0 changes tried, nothing is stored" in screen_text(pilot.app)
        await pilot.press("W")
        await pilot.pause()
        assert "WHAT IF:" not in screen_text(pilot.app)


async def test_only_differences_are_compared(event: Path) -> None:
    async with opened(event) as pilot:
        await tried(pilot)
        said = screen_text(pilot.app)
        assert "What if: 6 changes tried" in said
        assert "Score groups" in said
        assert "Enter/t take over   d drop   Esc cancel" in said


async def test_dropped_it_leaves_no_trace(event: Path) -> None:
    async with opened(event) as pilot:
        before = pilot.app.need_tournament().revision
        await tried(pilot)
        await pilot.press("d")
        await pilot.pause()
        tournament = pilot.app.need_tournament()
        assert tournament.revision == before
        assert all(board.result is None for board in tournament.rounds[2].boards)
        assert "WHAT IF" not in screen_text(pilot.app)
        await pilot.press("up", "1")
        assert stored(event) == "....1."


async def test_taken_over_it_is_stored_at_once(event: Path) -> None:
    async with opened(event) as pilot:
        await tried(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert stored(event) == "000111"
        assert "6 changes taken over and stored." in screen_text(pilot.app)


async def test_another_arbiter_was_faster(event: Path) -> None:
    """What was tried meets what Bo stored meanwhile: nothing is taken over, the branch stays."""
    async with opened(event) as pilot:
        await tried(pilot)
        with EventFile.open(event) as other:
            other.execute(EnterResult(3, 1, Result.DRAW), arbiter="Bo")
        await pilot.press("t")
        await pilot.pause()
        said = screen_text(pilot.app)
        assert "Nothing was taken over: Bo has already changed board 1 of round 3" in said.replace("\n", " ").replace(
            "  ", " "
        )
        assert "WHAT IF: 6 changes tried" in said
        assert stored(event) == "=....."


async def test_leaving_asks_first(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("W", "1", "q")
        await pilot.pause()
        assert "Leave without it?" in screen_text(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.branch is not None


async def test_nothing_tried_just_ends(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("W", "W")
        await pilot.pause()
        assert pilot.app.branch is None
        assert "Nothing was tried." in screen_text(pilot.app)


async def test_no_reason_is_asked_for_what_is_only_tried(tmp_path: Path) -> None:
    """A correction on the branch takes its result alone; taken over it needs its reason, and nothing goes without."""
    path = gold12(2).store(tmp_path / "gold12.json")
    async with opened(path) as pilot:
        before = pilot.app.need_tournament().rounds[1].boards[0].result
        other = "0" if before is not Result.BLACK else "1"
        await pilot.press("W", "g", "1", "enter", "e", other, "enter", "W")
        await comes(pilot, "What if: 1 change tried")
        await pilot.press("t", "y")
        await comes(pilot, "This needs a reason: type one.")
        await pilot.press("escape")
        await comes(pilot, "Nothing was taken over: a reason is needed.")
        assert pilot.app.branch is not None
        await pilot.press("W", "t", "tab", *"slip", "enter")
        await comes(pilot, "1 change taken over and stored.")
    with EventFile.open(path) as stored_event:
        corrected = stored_event.tournament.entries[-1].event
    assert (corrected.board, corrected.result.value, corrected.reason) == (1, other, "slip")  # type: ignore[attr-defined]


def test_line_mode_asks_for_the_reason_at_the_end_likewise(tmp_path: Path) -> None:
    path = gold12(2).store(tmp_path / "gold12.json")
    talk = Conversation(path, interactive=True)
    other = "0" if talk.tournament.rounds[1].boards[0].result is not Result.BLACK else "1"
    talk.say("P", "W", "1 e", other)
    assert "1 change taken over and stored." in talk.say("W", "t", "slip")
    assert talk.tournament.entries[-1].event.reason == "slip"  # type: ignore[attr-defined]
