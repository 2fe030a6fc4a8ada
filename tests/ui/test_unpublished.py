"""A round is published knowingly: the first result asks, and who is missing is read before."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence, WithdrawEntrant
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened, screen_text


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12, round 3 paired, not published, 12 withdrawn and 11 absent."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(12), "ill"))
    play.do(AnnounceAbsence(play.id(11), 3))
    play.pair()
    return play.store(tmp_path / "gold12.json")


def stored(path: Path) -> tuple[bool, str]:
    """Whether round 3 is published on disk, and its results."""
    with EventFile.open(path) as opened_file:
        round_ = opened_file.tournament.rounds[2]
        return round_.published, "".join(board.result or "." for board in round_.boards)


async def test_a_burst_of_results_waits_for_the_answer(event: Path) -> None:
    """Nothing is stored before y, all of it after; Escape drops it and says so."""
    async with opened(event) as pilot:
        await pilot.press(*"1050")
        said = await comes(pilot, "3 keys wait for your answer: 0 5 0")
        assert "Publish round 3?" in said
        assert stored(event) == (False, ".....")
        await pilot.press("escape")
        await comes(pilot, "Nothing was entered; 3 keys typed meanwhile were dropped.")
        assert stored(event) == (False, ".....")
        await pilot.press(*"1050", "y", "x")
        await comes(pilot, "complete")
        assert stored(event) == (True, "10=0x")
        await comes(pilot, "Round 3 is complete: v verifies it, p pairs round 4.")
        await pilot.press("u", "1")
        await comes(pilot, "Board 5")
        assert stored(event) == (True, "10=01"), "asked once in a round"


async def test_who_is_missing_stands_first_and_below_the_boards(event: Path) -> None:
    async with opened(event) as pilot:
        lines = screen_text(pilot.app).split("\n")
        unseen = " ! NOT PUBLISHED: b publishes, t takes back"
        assert lines[2].split(" · ")[:3] == [unseen, "Round 3 of 5", "not playing: 11 12"]
        rows = [line for line in lines if " away " in line]
        assert [line.split("away")[1].strip() for line in rows] == [
            "absent in this round, 0 points",
            "withdrawn from round 3 on",
        ]


def test_line_mode_asks_a_person_and_refuses_a_script(event: Path) -> None:
    script = Conversation(event)
    assert "Not playing: 12 " in script.say("list")
    script.say("1 1")
    assert "Round 3 is not published yet: b publishes it" in script.refused
    assert stored(event) == (False, ".....")
    talk = Conversation(event, interactive=True)
    talk.say("1 1", "")
    assert stored(event) == (False, ".....")
    assert "Board 1:" in talk.say("1 1", "y")
    assert stored(event) == (True, "1....")
    assert talk.tournament.rounds[2].boards[0].result is Result.WHITE


async def test_the_refusal_to_take_a_published_round_back_says_what_does(event: Path) -> None:
    """Only while the publication is the last thing done: a result in between would go first."""
    async with opened(event) as pilot:
        await pilot.press("b", "t")
        await comes(pilot, "If nobody has seen it yet, u takes the publication back, then t the pairing.")
        await pilot.press("u", "y", "t", "y")
        await comes(pilot, "The pairing is taken back.")
        await pilot.press("p", "b", "1", "t")
        assert "If nobody has seen it yet" not in await comes(pilot, "! F6")
