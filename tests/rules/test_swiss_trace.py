"""The stream of steps: complete, named by articles, and without effect on the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoLegalPairing, TooManyTries
from paircard.core.facets.position import Player, Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.kit.too_many import TooManyToPlay
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.literal.every_try import every_try
from tests.support.dose import examples
from tests.support.hostile import KINDS, positions_of
from tests.support.ids import numbers
from tests.support.replay import Event
from tests.support.seeds import fresh_seed
from tests.support.swiss import fixture, positions

KNOWN = {
    *(f"A{number}" for number in range(1, 10)),
    *("B1a", "B1b", "B2", "B3", "B4", "B5", "B6"),
    *(f"C{number}" for number in range(1, 15)),
    *("D1", "D2"),
    *(f"E{number}" for number in range(1, 6)),
    *(f"F{number}" for number in range(1, 11)),
    *(f"R{number}" for number in range(1, 21)),
}


@settings(max_examples=examples(200), deadline=None)
@given(positions(most=10))
def test_every_step_names_a_known_article_and_known_players(position: Position) -> None:
    steps: list[Step] = []
    numbers = {player.number for player in position.players}
    try:
        pairing = pair(position, sink=steps.append)
    except NoLegalPairing:
        assert (steps[-1].article, steps[-1].verdict) == ("R14", Verdict.FAILED)
    else:
        assert pairing == pair(position)
        assert (steps[-1].article, steps[-1].verdict) == ("F1", Verdict.ACCEPTED)
        for each in pairing.pairs:
            assert f"{each.white}-{each.black}" in steps[-1].reason
    for step in steps:
        assert step.article in KNOWN
        assert set(step.players) <= numbers
        assert step.reason.endswith(".")


def famous_round() -> list[Step]:
    """Return the steps of round 5 of eon 2007."""
    event = Event.of(20)
    for each in fixture("eon_2007a.json")["rounds"][:4]:
        event.record([(white, black) for white, black in each["pairs"]], None, each["results"])
    steps: list[Step] = []
    pair(event.position(), sink=steps.append)
    return steps


def test_the_worked_example_of_the_rules() -> None:
    """Section 9: 8-2 and 8-4 clash, 8-5 met; 4-9 met; 17 would float again; 5 for 9; x grows to 2."""
    story = [(step.bracket, step.article, step.players) for step in famous_round() if step.verdict != Verdict.SKIPPED]
    wanted = [
        (7, "C1", (8,)),
        (6, "C1", (8, 1)),
        (5, "B4", (8, 2)),
        (5, "B4", (8, 4)),
        (5, "B1a", (8, 5)),
        (5, "B1a", (4, 9)),
        (5, "B6", (17,)),
        (5, "C8", (5, 9)),
        (5, "C6", (8, 7, 1, 2, 4, 5, 9, 17, 16)),
        (4, "B4", (16, 3)),
        (4, "B1a", (16, 6)),
        (4, "C11", ()),
        (4, "C11", ()),
        (4, "C6", (16, 13, 3, 15, 6, 11)),
        (2, "C6", (10, 18, 20, 19, 12)),
    ]
    remaining: Iterator[object] = iter(story)
    for each in wanted:
        assert each in remaining, each


def test_what_is_skipped_is_said_with_its_reason() -> None:
    skipped = [step for step in famous_round() if step.verdict == Verdict.SKIPPED and step.article == "B4"]
    assert skipped[0].bracket == 4
    assert skipped[0].reason == (
        "No try at this level can succeed, so none is made: 3 has no permitted opponent without a clash. "
        "B1a: 3 has already met 6, 11 and 13. B4: 3, 15 and 16 all prefer White."
    )


def streams(count: int) -> Iterator[list[Step]]:
    """Yield the steps of so many hard positions; the seed is printed."""
    chance = Random(fresh_seed())
    for _ in range(count):
        for position in positions_of(chance.choice(KINDS), chance, 9):
            steps: list[Step] = []
            with suppress(NoLegalPairing):
                pair(position, sink=steps.append)
            yield steps


GIVES_UP = {("C9", Verdict.DROPPED), ("C10", Verdict.DROPPED), ("C11", Verdict.RAISED), ("C14", Verdict.LOWERED)}


def test_no_level_is_given_up_before_its_exchanges_are_tried_or_named() -> None:
    """A homogeneous group that was set against itself in vain comes to C8, if it can exchange anybody."""
    given_up = 0
    for steps in streams(120):
        tried: Step | None = None
        for step in steps:
            assert step.article != "R4", step  # nothing is left out without a reason
            if step.article == "C4":
                tried = step if "highest" in step.reason and "moved down" not in step.reason else None
            elif step.article == "C8" or step.verdict is Verdict.ACCEPTED:
                tried = None
            elif (step.article, step.verdict) in GIVES_UP:
                assert tried is None, (tried, step)
                given_up += 1
    assert given_up > 50


def test_criteria_come_back_into_force_with_a_step() -> None:
    """R3: after C9 has dropped something, C10 and C11 are followed by the step that puts it back."""
    back = 0
    for steps in streams(120):
        dropped = False
        for step, following in pairwise(steps):
            if step.article == "A3":
                dropped = False
            if (step.article, step.verdict) == ("C9", Verdict.DROPPED):
                dropped = True
            elif (step.article, step.verdict) in GIVES_UP - {("C14", Verdict.LOWERED)}:
                assert not dropped or following.article == "R3", (step, following)
                back += dropped
            elif step.article == "R3" and "downfloats" in step.reason:
                dropped = False
    assert back > 5


def test_transpositions_are_told_in_their_order() -> None:
    """D1: whenever S1 stands against S2, the orders named after it ascend by the positions in S2."""
    told = 0
    for steps in streams(60):
        s2: tuple[int, ...] = ()
        last: list[int] = []
        for step in steps:
            if step.article == "C6" and step.verdict is Verdict.TRY:
                # the walk comes back to moved-down players without laying their sides out anew
                s2, last = step.players[step.s1 :], []
            elif step.article == "C7" and step.verdict is Verdict.TRY:
                if {*step.players} != {*s2}:
                    s2 = ()
                    continue
                order = [s2.index(number) for number in step.players]
                assert not last or order > last
                assert order > sorted(order)
                last, told = order, told + 1
    assert told > 50


def test_every_try_plays_what_is_left_out_otherwise() -> None:
    """1 | 2 6 of lesson 31: to the letter both exchanges are tried, looking ahead they are named."""
    position = Position(
        (
            Player(PairingNumber(4), 2, frozenset(), "WB"),
            Player(PairingNumber(5), 2, frozenset({PairingNumber(7)}), "BW"),
            Player(PairingNumber(7), 2, frozenset({PairingNumber(5)}), "B", "D-"),
        ),
        3,
    )
    literal: list[Step] = []
    assert (
        every_try(
            replace(position, players=(*position.players, Player(PairingNumber(3), 0, frozenset(), "BW"))), literal
        )
        is None
    )
    assert [step.reason for step in literal if step.article == "C8"] == [
        "Exchange 4 of S1 for 5 of S2 (D2).",
        "Exchange 4 of S1 for 7 of S2 (D2).",
    ]
    assert not [step for step in literal if step.verdict is Verdict.SKIPPED]


def test_too_many_tries_are_counted() -> None:
    """13 and 14 may only meet each other: 3432 ways to choose S1 of 14, each against 5040 orders of S2."""
    others = frozenset(numbers(*range(1, 13)))
    players = [Player(number, 3, frozenset(numbers(13, 14)), "") for number in sorted(others)]
    players += [Player(number, 3, others, "") for number in numbers(13, 14)]
    with pytest.raises(TooManyToPlay, match="bracket of 1½ points has 17297280 tries at each level"):
        every_try(Position(tuple(players), 3), [])


def test_a_listener_may_stop_the_engine() -> None:
    def stop(_step: Step) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pair(Event.of(4).position(), sink=stop)


def test_a_bracket_of_half_points_is_named_as_everywhere() -> None:
    assert "The bracket of 1½ points was not settled within 5 tries." in str(TooManyTries(3, 5))
