"""Where all rounds are made at once, the last of the list is not the one in play: what once took it for that."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import EnterResult, PostSchedule
from paircard.core.event.result import Result
from paircard.data.exchange.trf.style import Style
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from tests.support.line import Conversation
from tests.support.round_robins import did, posted, stored


def test_a_new_rating_moves_nobody_and_needs_no_reason(tmp_path: Path) -> None:
    """In a Swiss it acts on pairings still to be made (F7); a table makes the same pairs whatever the ratings."""
    talk = Conversation(stored(tmp_path / "club.json", 6, PostSchedule()))
    talk.say("entrants")
    assert "A5 is corrected." in talk.say("edit A5; rating=2500")
    assert talk.pairs(1) == {"1-6", "2-5", "3-4"}
    talk.say("pairings", "pair anew")
    assert "No round of a round robin is paired by hand" in talk.refused


def test_results_of_every_round_come_back_with_the_schedule(tmp_path: Path) -> None:
    """Undone step by step and posted again: what was typed ahead is not lost."""
    typed = (EnterResult(1, 1, Result.WHITE), EnterResult(3, 2, Result.DRAW))
    talk = Conversation(stored(tmp_path / "club.json", 4, PostSchedule(), *typed))
    talk.say("pairings", "u y", "u y", "u y")
    assert not talk.tournament.rounds
    heard = talk.say("p k", "y")
    assert "Before it was taken back, round 3 had results. 1 board" in heard
    shown = {(each.number, board.number): board.result for each in talk.tournament.rounds for board in each.boards}
    assert {place: result for place, result in shown.items() if result} == {(1, 1): Result.WHITE, (3, 2): Result.DRAW}


def test_an_engine_gets_the_rounds_before_the_first_that_waits() -> None:
    """Round 2 waits: rounds 2 to 5 have open games, or rest behind them."""
    event = did(
        posted(6), *(EnterResult(1, board, Result.WHITE) for board in (1, 2, 3)), EnterResult(4, 1, Result.DRAW)
    )
    style = Style(for_engine=True)
    players = [line for line in write_trf(event, style=style).decode().split("\r\n") if line.startswith("001")]
    assert [line[91:].split() for line in players] == [
        [str(7 - number), "wb"[number > 3], "10"[number > 3]] for number in range(1, 7)
    ]
    assert "Rounds 2 to 5 are left out: boards of round 2 have no result yet." in list(lost_in_report(event, style))
