"""What a hasty hand does is never more than it sees: undo asks, a grey key says why, a slip is void."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from paircard.tui.screens.base import CommandScreen
from paircard.tui.widgets.status_line import StatusLine
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import EventPilot, comes, opened, screen_text


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12, round 3 published, boards 1 and 2 in."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound(), EnterResult(3, 1, Result.DRAW), EnterResult(3, 2, Result.WHITE))
    return play.store(tmp_path / "gold12.json")


def stored(path: Path) -> str:
    """The results of round 3 on disk."""
    with EventFile.open(path) as opened_file:
        return "".join(board.result or "." for board in opened_file.tournament.rounds[2].boards)


def said(pilot: EventPilot) -> str:
    """What stands on the status line."""
    screen = next(each for each in reversed(pilot.app.screen_stack) if isinstance(each, CommandScreen))
    return " ".join(str(screen.query_one(StatusLine).content).split())


class TestUndo:
    """One key for the last result of one's own that is seen; a question for all else."""

    async def test_after_a_key_that_changed_nothing(self, event: Path) -> None:
        """What would go is older than what was typed last: it is named, with what was typed."""
        async with opened(event) as pilot:
            await pilot.press("g", "1", "enter", "5")
            await comes(pilot, "Board 1 is already ½-½.")
            await pilot.press("u")
            text = await comes(pilot, "Undo?")
            assert "What you typed last has changed nothing: Board 1 is already ½-½." in text
            assert "This takes back: round 3 board 2: 1-0 (Anna, " in text
            await pilot.press("escape")
            assert stored(event) == "=1...."
            await pilot.press("u", "y")
            await comes(pilot, "Undone: round 3 board 2: 1-0")
        assert stored(event) == "=....."

    async def test_on_another_screen_and_in_another_round(self, event: Path) -> None:
        """What would go is not on the screen."""
        async with opened(event) as pilot:
            for keys in (("S", "u"), ("P", "left_square_bracket", "u")):
                await pilot.press(*keys)
                await comes(pilot, "This takes back: round 3 board 2: 1-0 (Anna, ")
                await pilot.press("escape")
            await pilot.press("right_square_bracket", "u")
            await comes(pilot, "Undone: round 3 board 2: 1-0")
        assert stored(event) == "=....."

    def test_in_line_mode(self, event: Path) -> None:
        """It asks likewise, and names what was undone."""
        talk = Conversation(event)
        assert "This takes back: round 3 board 2: 1-0 (Anna, " in talk.say("S", "u", "n")
        assert stored(event) == "=1...."
        assert "Undone: round 3 board 2: 1-0\n" in talk.say("P", "u")
        assert stored(event) == "=....."


async def test_a_key_for_a_comparison_that_did_not_come_is_no_result(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("W", "W", "d")
        await comes(pilot, "Nothing was tried, so there was nothing to take over or to drop.")
        assert stored(event) == "=1...."
        await pilot.press("d")
        await comes(pilot, "Board 3: ")
    assert stored(event) == "=1=..."


async def test_a_grey_key_says_why_and_what_comes_next(tmp_path: Path) -> None:
    async with opened(gold12().store(tmp_path / "over.json")) as pilot:
        await pilot.press("P", "p")
        assert said(pilot) == "! All 5 rounds are paired: S is the final table."
        await pilot.press("b")
        assert said(pilot) == "! Round 5 is already published."
        await pilot.press("E", "n")
        assert said(pilot) == "! Entrants can be added until the last round is paired (R17); it is paired now."
    async with opened(None) as pilot:
        await pilot.press("P")
        await comes(pilot, "! No event is open: open one on the start screen first.")


def test_line_mode_says_the_same_in_one_sentence(tmp_path: Path) -> None:
    talk = Conversation(gold12().store(tmp_path / "over.json"))
    talk.say("E", "new A; B", "P", "p")
    assert talk.refused.split("\n")[:2] == [
        "line 2: Entrants can be added until the last round is paired (R17); it is paired now.",
        "line 4: All 5 rounds are paired: S is the final table.",
    ]


async def test_what_was_said_ends_with_its_screen_its_event_and_an_error_with_the_next_success(
    event: Path, tmp_path: Path
) -> None:
    async with opened(event) as pilot:
        await pilot.press("1")
        assert said(pilot).startswith("Board 3:")
        await pilot.press("E", "P")
        assert said(pilot) == ""
        await pilot.press("p")
        assert said(pilot).startswith("! A2")
        await pilot.press("m")
        assert said(pilot) == "", "it ends the error"
        await pilot.press("E", "x")
        assert said(pilot).startswith("! ")
        pilot.app.open_event(gold12(0).store(tmp_path / "other.json"))
        await pilot.pause()
        assert said(pilot) == ""
        assert "Needs" not in screen_text(pilot.app)
