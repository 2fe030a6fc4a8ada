"""Q62: a plan of rounds that cannot be paired to the end is warned of before round 1."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PairRound, RemoveEntrant
from paircard.core.review.levels import warned_of
from paircard.core.review.too_many_rounds import rounds_that_can_be_paired
from paircard.core.values.errors import Refusal
from paircard.core.values.warned import Level
from tests.support.line import Conversation
from tests.support.play import Play


@pytest.mark.parametrize(
    ("players", "rounds", "most"),
    [
        (4, 3, None),
        (4, 4, 3),  # everybody has met everybody after three
        (4, 9, 3),
        (5, 5, None),  # each has the bye once
        (5, 6, 5),
        (10, 9, None),
    ],
)
def test_even_fields_have_one_round_less_than_players_and_odd_ones_as_many(
    players: int, rounds: int, most: int | None
) -> None:
    event = Play.evenly(players, 2000, 50, rounds=rounds).tournament
    assert rounds_that_can_be_paired(event) == most
    assert [each.level for each in warned_of(event, PairRound())] == [Level.NOTICE] * (most is not None)


def test_so_many_rounds_really_can_be_paired_and_no_more() -> None:
    """The Swiss of 1998 pairs four players three times, and then nobody is left to meet."""
    play = Play.evenly(4, 2000, 50, rounds=9)
    for _ in range(3):
        play.pair()
        play.results("==")
    with pytest.raises(Refusal, match="No pairing satisfies B1 and B2"):
        play.pair()


def test_nothing_is_said_once_round_1_is_paired_and_who_has_left_is_not_counted() -> None:
    play = Play.evenly(5, 2000, 50, rounds=5)
    play.do(RemoveEntrant(play.id(5)))
    assert rounds_that_can_be_paired(play.tournament) == 3
    play.pair()
    assert rounds_that_can_be_paired(play.tournament) is None


def test_it_is_told_where_the_round_waits_and_when_it_is_paired(tmp_path: Path) -> None:
    talk = Conversation(Play.evenly(4, 2000, 50, rounds=9).store(tmp_path / "four.json"))
    assert "! 3 of 9 rounds can be paired" in talk.say("P")
    assert "Notice: Among those entered 3 rounds can be paired" in talk.say("p")


def test_a_round_robin_has_the_rounds_of_its_table(tmp_path: Path) -> None:
    """What is typed for one is not taken, and that is said."""
    said = Conversation().say(f"new Four; 9; system=Round robin; file={tmp_path / 'four.json'}")
    assert "how many rounds there are follows from the entrants, 9 is not taken" in said
