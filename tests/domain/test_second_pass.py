"""S10, the second pass on the domain: typed again, settled, verified; V8 - V10 are with the acceptance scenarios."""

from __future__ import annotations

import json
from functools import partial

import pytest

from paircard.core.commands import (
    ClearResult,
    Command,
    CorrectColours,
    CorrectResult,
    EnterResult,
    PairAnew,
    SettleResult,
    Undo,
    VerifyRound,
)
from paircard.core.event.journal import Entry
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultSettled, RoundVerified
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.play import Play, gold12

TYPED = tuple(map(Result, "10=1=1"))
"""GOLD-12, round 1, first pass: 1 0 5 1 5 1."""


@pytest.fixture
def play() -> Play:
    """Round 1 typed once."""
    play = gold12(0)
    play.pair()
    play.results("10=1=1")
    return play


def test_second_pass(play: Play) -> None:
    """1 0 5 0 5 1: board 4, 10-4, is settled on 1-0; both readings and the verifier are in the journal."""
    play.do(SettleResult(1, 4, second=Result.BLACK, settled=Result.WHITE), VerifyRound(1, TYPED, "Bo"))
    round_ = play.tournament.rounds[0]
    assert (round_.verified_by, round_.unverified) == ("Bo", ())
    assert round_.board(4).result is Result.WHITE
    settled, verified = (entry.event for entry in play.tournament.entries[-2:])
    assert settled == ResultSettled(1, 4, Result.WHITE, Result.BLACK, Result.WHITE)
    assert verified == RoundVerified(1, "Bo")
    documents = json.loads(json.dumps([entry.to_document() for entry in play.tournament.entries]))
    assert (
        Tournament.fold(SYSTEMS, map(partial(Entry.from_document, SYSTEMS), documents)).facts == play.tournament.facts
    )


@pytest.mark.parametrize(
    "change",
    [
        EnterResult(1, 2, Result.DRAW),
        ClearResult(1, 2),
        CorrectResult(1, 2, Result.WHITE, "slip"),
        CorrectColours(1, 2, reversed=True),
        SettleResult(1, 2, second=Result.DRAW, settled=Result.DRAW),
    ],
    ids=lambda command: type(command).__name__,
)
def test_a_change_takes_the_mark_off_its_board(play: Play, change: Command) -> None:
    """And undoing the change puts it back."""
    play.do(VerifyRound(1, TYPED, "Bo"), change)
    assert [board.number for board in play.tournament.rounds[0].unverified] == [2]
    play.do(Undo())
    assert play.tournament.rounds[0].unverified == ()


def test_boards_paired_anew_are_not_verified(play: Play) -> None:
    """The mark does not outlive the pairing."""
    play.do(VerifyRound(1, TYPED, "Bo"), PairAnew("lists were wrong"))
    assert play.tournament.rounds[0].verified_by == ""
    assert [board.result for board in play.tournament.rounds[0].boards] == [*TYPED]


def test_verified_is_only_what_stands(play: Play) -> None:
    """Somebody changed a board during the second pass; a round with a board missing."""
    with pytest.raises(Refusal, match="board 2, 4: the result was changed meanwhile"):
        play.do(VerifyRound(1, tuple(map(Result, "1==0=1")), "Bo"))
    with pytest.raises(Refusal, match="has 6 boards"):
        play.do(VerifyRound(1, (Result.WHITE,), "Bo"))


def test_settling_is_between_two_readings(play: Play) -> None:
    """Nothing to settle, a third result, an empty board."""
    with pytest.raises(Refusal, match="nothing to settle"):
        play.do(SettleResult(1, 1, second=Result.WHITE, settled=Result.WHITE))
    with pytest.raises(Refusal, match="settle on one of them"):
        play.do(SettleResult(1, 1, second=Result.DRAW, settled=Result.BLACK))
    play.do(ClearResult(1, 1))
    with pytest.raises(Refusal, match="no result yet"):
        play.do(SettleResult(1, 1, second=Result.DRAW, settled=Result.DRAW))
