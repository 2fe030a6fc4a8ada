"""Adjourned games, and results for rating alone, as they are typed: in lines, and on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.event.result import Result
from paircard.tui.app import PaircardApp
from tests.support.line import Conversation
from tests.support.screen import opened, screen_text
from tests.support.warned_commands import rated


@pytest.fixture
def two_missing(tmp_path: Path) -> Path:
    """Eight players in FIDE mode, round 1 with two results missing."""
    rated(tmp_path / "rated.json").close()
    Conversation(tmp_path / "rated.json").say("3 . y", "4 .")
    return tmp_path / "rated.json"


def third(app: PaircardApp) -> Result | None:
    """What stands on board 3 of round 1."""
    return app.need_tournament().rounds[0].boards[2].result


def test_from_the_missing_result_to_the_final_report(two_missing: Path) -> None:
    """Q158, Q163, Q168, Q169: what waits is adjourned by A; what is not drawn is asked about; nothing final before."""
    talk = Conversation(two_missing)
    talk.say("p")
    assert "A marks them all" in talk.refused
    talk.say("A y", "p", "b", "results 1111")
    assert [board.result for board in talk.tournament.rounds[0].boards[2:]] == [Result.ADJOURNED] * 2
    assert "Notice: C.04.2 3.1: Round 3 is paired while games of older rounds are still adjourned" in talk.say("p")
    talk.say("[", "[", "3 1")
    assert "It ends 1-0 now" in talk.refused
    assert talk.tournament.rounds[0].boards[2].result is Result.ADJOURNED
    talk.say("3 1 y", "4 5")  # a draw is what the pairings counted
    assert [board.result for board in talk.tournament.rounds[0].boards[2:]] == [Result.WHITE, Result.DRAW]
    for _ in range(3):
        talk.say("pairings", "]", "]", "]", "results 1111", "b", "p", "b")
    talk.say("results 111a", "standings", "x 2; final.trf")
    assert "n" in talk.refused
    talk.say(f"x 2; y; {two_missing.with_name('running.trf')}")
    text = two_missing.with_name("running.trf").read_text()
    assert "### Running event @ Round 5: 1 game adjourned, no final report\n### Adjournment @ Round 1: " in text
    assert "0-" not in text.split("### Adjournment")[1].splitlines()[0]


def test_for_rating_alone_in_lines(two_missing: Path) -> None:
    """Q192: the line of the board says both, the journal who and why, and the same result takes it back."""
    talk = Conversation(two_missing)
    assert "goes out for rating as 0-1; pairings and tables keep 1-0" in talk.say("1 C 0; the score sheets say so")
    assert "1-0; for rating alone 0-1" in talk.say("list")
    assert "round 1 board 1: 0-1 for rating alone" in talk.say("J", "list")
    assert "as it counts" in talk.say("P", "1 C 1; as it was")
    assert talk.tournament.rounds[0].boards[0].rated_as is None
    talk.say("3 C 1; x")
    assert "no final result yet" in talk.refused


async def test_on_the_screen(two_missing: Path) -> None:
    """The keys, the mark behind the result, and the question before an adjourned game is won."""
    async with opened(two_missing) as pilot:
        await pilot.press("g", "1", "enter", "C", "0", "enter")
        await pilot.pause()
        assert "needs a reason" in screen_text(pilot.app)
        await pilot.press(*"slip", "enter")
        await pilot.pause()
        assert "1-0  r" in screen_text(pilot.app)
        await pilot.press("A")
        await pilot.pause()
        assert "round 1 board 3" in " ".join(screen_text(pilot.app).split())
        await pilot.press("y", "p", "b", "left_square_bracket", "g", "3", "enter", "0")
        await pilot.pause()
        assert "Esc cancel   Enter/y write 0-1" in screen_text(pilot.app)
        await pilot.press("escape")
        await pilot.pause()
        assert third(pilot.app) is Result.ADJOURNED
        await pilot.press("0", "y")
        await pilot.pause()
        assert third(pilot.app) is Result.BLACK
