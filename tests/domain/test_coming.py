"""A round that is coming out: what stands is paired however the open games end, and nothing else stands."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from paircard.core.commands import EnterResult
from paircard.core.event.ids import NOBODY
from paircard.core.event.result import Result
from paircard.core.review.next_round_so_far import MOST_OPEN, coming
from tests.support.play import Play

ENDS = (Result.WHITE, Result.DRAW, Result.BLACK)


def played(players: int, rounds: int, open_: int, seed: int) -> Play:
    """An event whose last round lacks the results of its last boards."""
    play, lots = Play.evenly(players, 2400, 8, rounds=7), Random(seed)
    for number in range(1, rounds + 1):
        play.pair()
        boards = players // 2 - (open_ if number == rounds else 0)
        play.results("".join(lots.choice("10=") for _ in range(boards)))
    return play


@pytest.mark.parametrize(("players", "open_", "seed"), [(16, 1, 1), (17, 2, 2), (12, 2, 3), (14, 1, 4)])
def test_what_stands_is_paired_whatever_comes(players: int, open_: int, seed: int) -> None:
    """Held against the results being typed, one way after the other."""
    play = played(players, 3, open_, seed)
    comes = coming(play.tournament)
    assert comes is not None
    made = {}
    for ends in product(ENDS, repeat=open_):
        after = Play.evenly(players, 2400, 8, rounds=7)
        after.tournament = play.tournament
        boards = range(players // 2 - open_ + 1, players // 2 + 1)
        after.do(*(EnterResult(3, board, end) for board, end in zip(boards, ends, strict=True)))
        proposal = after.tournament.proposal
        made[ends] = {(pair.white, pair.black) for pair in proposal.pairs}
    always = set.intersection(*made.values())
    assert {two for two in comes.standing if two[1] != NOBODY} == always
    assert comes.pairs == (len(always), len(made[(Result.DRAW,) * open_]) - len(always))
    for white, black in always:
        assert not set(comes.waits_for({white, black})) - set(comes.open)
        assert comes.waits_for({white, black}) == ()


def test_too_many_open_games_or_none() -> None:
    assert coming(played(16, 2, MOST_OPEN + 1, 1).tournament) is None
    assert coming(played(16, 2, 0, 1).tournament) is None
