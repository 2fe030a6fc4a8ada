"""What was explained is kept as long as its event is open, and no longer."""

from __future__ import annotations

import gc
from weakref import ref

from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import account_of
from tests.support.play import Play


def a_round_paired() -> Tournament:
    """An event whose first round is paired."""
    play = Play.evenly(6, 2400, 8)
    play.pair()
    return play.tournament


def test_a_round_is_explained_once() -> None:
    tournament = a_round_paired()
    assert account_of(tournament, 1).told is account_of(tournament, 1).told


def test_an_event_that_is_closed_is_let_go_with_its_explanation() -> None:
    before = ref(account_of(a_round_paired(), 1).before)
    account_of(a_round_paired(), 1)
    gc.collect()
    assert before() is None
