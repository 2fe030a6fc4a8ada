"""Every Swiss tells whoever waits where it is, and ends where nobody does; what it kept stays whole."""

from __future__ import annotations

import pytest

from paircard.core.commands import PairRound, SetFirstColour
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.waiting import Stopped, Waiting, heard_by
from tests.support.round_robins import did
from tests.support.settled import event, usual

IN_BRACKETS = [key for key, system in SYSTEMS.items() if system.steps is not None]
ALL_AT_ONCE = ["keizer", "monrad"]
"""Neighbours meet, without brackets."""
SIZE = 9


class Listening(Waiting):
    """Hears everything, and goes on listening for so long."""

    def __init__(self, patience: int = 1000) -> None:
        self.brackets: list[tuple[int, int]] = []
        self.pulses = 0
        self.patience = patience

    def bracket(self, score: int, count: int) -> None:
        """Note where it is."""
        self.brackets.append((score, count))

    def pulse(self) -> None:
        """Go on for a while."""
        self.pulses += 1
        if self.pulses > self.patience:
            raise Stopped


def ready(key: str) -> Tournament:
    """An event before its first round, whose pairing is a bracket of all."""
    begun = event(usual(key), SIZE)
    return did(begun, SetFirstColour("W")) if SYSTEMS[key].draws_colour(begun) else begun


def test_a_swiss_of_every_kind_is_here() -> None:
    paired_one_by_one = {key for key, each in SYSTEMS.items() if not each.rounds.beforehand and not each.shares_places}
    assert {*IN_BRACKETS, *ALL_AT_ONCE} <= paired_one_by_one
    assert len(IN_BRACKETS) >= 7


@pytest.mark.parametrize("key", [*IN_BRACKETS, *ALL_AT_ONCE])
def test_it_tells_its_brackets_and_ends_at_any_pulse(key: str) -> None:
    before, heard = ready(key), Listening()
    with heard_by(heard):
        facts = PairRound().decide(before)
    assert heard.pulses
    if key in IN_BRACKETS:
        # with an odd number the bye is given first in some books, else in the bracket
        assert {score for score, _ in heard.brackets} == {0}
        assert {count for _, count in heard.brackets} <= {SIZE - 1, SIZE}
    for patience in range(heard.pulses):
        again = ready(key)
        with pytest.raises(Stopped), heard_by(Listening(patience)):
            PairRound().decide(again)
        # nothing half made was kept
        assert PairRound().decide(again) == facts


def test_who_knows_the_answer_lets_nothing_search() -> None:
    class Knows(Listening):
        def found(self, _position: object, _search: object) -> object:  # type: ignore[override]
            return "known"

    from paircard.core.systems.dutch2026.search import search
    from tests.support.dutch_hard import read_anew
    from tests.support.hard_fields import one_colour

    with heard_by(knows := Knows()):
        answer: object = search(read_anew(one_colour(10)))
    assert (answer, knows.pulses) == ("known", 0)
