"""Results of one round that happen together are taken in at once: the event is the same as after one by one."""

from __future__ import annotations

from functools import reduce

from paircard.core.commands.pairing import PairRound
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.simulation import Plan, before_rounds


def test_results_together_make_what_they_make_one_by_one() -> None:
    before = list(before_rounds(Plan(7, 7, 4), 3))[-1]
    paired = before.imagine(*PairRound().decide(before))
    number = before.next_round
    facts = [
        ResultEntered(number, 1, Result.WHITE, 1),
        ResultEntered(number, 2, Result.DRAW, 1),
        RoundPublished(number),
        ResultEntered(number - 1, 1, Result.DRAW, 1),
        ResultEntered(number, 1, Result.BLACK, 1),
        ResultEntered(number, 3, Result.WHITE_FORFEIT, 1),
    ]
    together = paired.imagine(*facts)
    one_by_one = reduce(lambda event, fact: event.imagine(fact), facts, paired)
    assert together.world == one_by_one.world
    assert [board.result for board in together.rounds[-1].boards] == [Result.BLACK, Result.DRAW, Result.WHITE_FORFEIT]
    assert together.cards == one_by_one.cards
