"""Scores of teams whose members play for themselves: all of them, or the best few (B.VI C5)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import (
    ChangeRegulations,
    Command,
    CreateTournament,
    EnterResult,
    Listed,
    PairRound,
    RegisterWithTeams,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.announcement import announcement
from paircard.core.papers.catalogue import make_paper, offered
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tables.team_scores import team_lines, team_scores
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.line import Conversation
from tests.support.play import gold10
from tests.support.screen import comes, opened
from tests.support.teams import SIGNS, did, stored


def opening(teams: str, *, best: int = 0) -> list[Command]:
    """Players A1, A2 ... by rating, each of the team of one letter; a blank for none."""
    listed = (Listed(Entrant.of(f"A{n}", rating=2500 - n), team.strip()) for n, team in enumerate(teams, start=1))
    regulations = Regulations(5, team_best=best)
    return [
        CreateTournament(Details("School"), regulations),
        RegisterWithTeams(tuple(listed)),
        SetFirstColour("W"),
    ]


ROUND_1 = [PairRound(), EnterResult(1, 1, Result.WHITE), EnterResult(1, 2, Result.DRAW)]
"""1-3 and 4-2: A1 has won, A2 and A4 have drawn."""


@pytest.mark.parametrize(
    ("best", "lines"),
    [
        (0, ["1.   X: 1½", "     A1 1, A2 ½", "2.   Y: ½", "     A4 ½, A3 0"]),
        (1, ["1.   X: 1", "     A1 1, (A2 ½)", "2.   Y: ½", "     A4 ½, (A3 0)"]),
    ],
)
def test_all_or_the_best(best: int, lines: list[str]) -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("XXYY", best=best), *ROUND_1)
    assert list(team_lines(state))[:4] == lines
    assert [score.points for score in team_scores(state, 0)] == [0, 0]
    assert [score.place for score in team_scores(state, 0)] == [1, 1]


@settings(max_examples=examples(20), deadline=None)
@given(st.lists(st.sampled_from("XYZ "), min_size=4, max_size=9), st.integers(0, 4), st.integers(0, 999))
def test_the_sum_is_that_of_the_best(teams: list[str], best: int, seed: int) -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("".join(teams), best=best), PairRound())
    boards = len(state.rounds[0].boards)
    state = did(state, *(EnterResult(1, n, SIGNS[(seed + n * n) % 3]) for n in range(1, boards + 1)))
    scores = team_scores(state)
    assert {score.name for score in scores} == {*teams} - {" "}
    for score in scores:
        of_team = sorted((state.cards[each].points() for each in state.teams[score.id].members), reverse=True)
        assert score.points == sum(of_team[:best] if best else of_team)
        assert score.place == 1 + sum(other.points > score.points for other in scores)


def test_what_counts_is_announced_and_changed_with_a_reason() -> None:
    state = did(Tournament.beginning(SYSTEMS), *opening("XXYY", best=1), *ROUND_1)
    lines = [line for section in announcement(state).sections for line in section.lines]
    assert "The score of a team is that of its best member (B.VI C5)." in lines
    every = replace(state.regulations, team_best=0)
    with pytest.raises(Refusal, match="needs a reason"):
        did(state, ChangeRegulations(every))
    assert did(state, ChangeRegulations(every, "agreed by all")).regulations.team_best == 0


def test_on_paper() -> None:
    (section,) = make_paper(did(Tournament.beginning(SYSTEMS), *opening("XXYY", best=1), *ROUND_1), "teams", 1).sections
    assert section.table is not None
    assert section.table.rows == (("1", "X", "1", "2"), ("2", "Y", "½", "2"))
    assert section.below == ("X: A1 1, (A2 ½)", "Y: A4 ½, (A3 0)")
    alone = gold10(1).tournament
    with pytest.raises(Refusal, match="Nobody plays for a team in this event"):
        make_paper(alone, "teams")
    assert "teams" not in offered(alone)


async def test_by_keys(tmp_path: Path) -> None:
    async with opened(stored(tmp_path / "school.json", [*opening("XXYY"), *ROUND_1])) as pilot:
        await pilot.press("S", "m")
        await comes(pilot, "1. X: 1½")


def test_in_words(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "school.json", opening("XXYY")))
    talk.say("t team score=1", "P", "pair", "publish", "results 1 5", "S")
    assert "X: 1\nA1 1, (A2 ½)" in talk.say("teams"), talk.refused
