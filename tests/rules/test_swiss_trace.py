"""The stream of steps: complete, named by articles, and without effect on the answer."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from core.swiss import NoLegalPairing, Position, Step, Verdict, pair
from tests.support.replay import Event
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


@settings(max_examples=200, deadline=None)
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
    remaining = iter(story)
    for each in wanted:
        assert each in remaining, each


def test_what_is_skipped_is_said_with_its_reason() -> None:
    skipped = [step for step in famous_round() if step.verdict == Verdict.SKIPPED and step.article == "B4"]
    assert skipped[0].bracket == 4
    reason = "Nothing can succeed at this level: it would take 2 clashes or more, and x leaves no clash."
    assert skipped[0].reason == reason


def test_a_listener_may_stop_the_engine() -> None:
    def stop(_step: Step) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        pair(Event.of(4).position(), sink=stop)
