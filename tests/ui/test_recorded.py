"""What is recorded does not change unasked, and what was decided is there after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from tests.support.line import Conversation
from tests.support.play import gold12
from tests.support.screen import comes, opened


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Round 3 published, no result yet."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold12.json")


def results(talk: Conversation) -> str:
    """The results of the last round."""
    return "".join(board.result or "." for board in talk.tournament.rounds[-1].boards)


def test_a_slip_in_the_open_round_is_typed_over_and_a_complete_round_asks(event: Path) -> None:
    talk = Conversation(event)
    talk.say("results 11111", "2 5", "6 1")
    assert results(talk) == "1=1111"
    assert not talk.refused
    talk.say("2 1")
    assert "entered ½-½ for" in talk.refused
    assert "type the line again with y at its end" in talk.refused
    assert results(talk) == "1=1111"
    assert "(was ½-½)" in talk.say("2 1 y")
    assert results(talk) == "111111"


def test_over_a_forfeit_it_says_who_stays_withdrawn(event: Path) -> None:
    talk = Conversation(event)
    talk.say("1 +", "1 w")
    gone = next(each for each in talk.tournament.registrations.values() if each.gone)
    said = talk.say("1 5 y")
    assert f"{talk.tournament.label(gone.id)} stays withdrawn since that forfeit" in said
    assert "w on Entrants brings them back" in said
    assert talk.tournament.registrations[gone.id].gone


def test_notice_given_is_known_after_a_restart_until_the_result_changes(event: Path) -> None:
    Conversation(event).say("results +11111", "1 n")
    talk = Conversation(event)
    assert "had given notice of round 3" in talk.say("J", "list")
    assert "nothing was said" not in talk.say("P", "p")
    talk.say("t y", "1 1 y", "1 + y")
    assert "nothing was said" in talk.say("p")


def test_a_draw_that_was_not_announced_is_asked_about_once(tmp_path: Path) -> None:
    talk = Conversation()
    talk.say(f"new Open; file={tmp_path / 'open.json'}", "new A", "new B", "f d; seed; n")
    again = Conversation(tmp_path / "open.json")
    assert again.tournament.facts.drawn_unannounced
    assert "Was it announced?" not in again.say("E", "f d; seed") + again.refused


async def test_a_key_that_bounces_on_the_start_screen_is_no_result(event: Path) -> None:
    """`11` in one write opens the event and changes nothing; later the same key writes."""
    Conversation(event)  # it is among the recent events now
    async with opened(None) as pilot:
        await pilot.press("1", "1", "1")
        await comes(pilot, "pressed while the event opened")
        assert pilot.app.need_tournament().rounds[-1].boards[0].result is None
        await pilot.pause(0.6)
        await pilot.press("1")
        await comes(pilot, "Board 1:")


async def test_adjourned_games_stay_among_the_missing(event: Path) -> None:
    async with opened(event) as pilot:
        await pilot.press("1", "a", "m")
        said = await comes(pilot, "5 missing, 1 of them adjourned")
        assert " 2 " in said
        assert "adj" in said
