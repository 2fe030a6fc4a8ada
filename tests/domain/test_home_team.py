"""The home team has White on the odd boards of the first leg (E2): named first by the draw, or the lower seed."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from paircard.core.commands import HandUsualLineUps, PairRound, SetFirstColour
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.domain.test_team_cup import cup, told, typed
from tests.support.line import Conversation
from tests.support.teams import did
from tests.ui.test_team_cup_keys import stored


@pytest.mark.parametrize(("white", "homes"), [("home", [1, 2]), ("lower", [4, 3])])
@pytest.mark.parametrize("legs", [1, 2])
def test_who_is_at_home_has_white_on_the_odd_boards_and_the_return_leg_turns_it_round(
    white: Literal["home", "lower"], homes: list[int], legs: int
) -> None:
    event = cup(4, 3, round_=False, white=white, legs=legs)
    with pytest.raises(Refusal, match="no colour is drawn"):
        did(event, SetFirstColour("W"))
    event = did(event, PairRound(), HandUsualLineUps(1))
    assert [event.numbers[match.first] for match in event.rounds[0].matches] == homes
    turns = "WBW" if legs == 1 else "WBWBWB"
    for match in event.rounds[0].matches:
        assert "".join("W" if board.white == match.first else "B" for board in match.boards) == turns
    said = told(event, 1)
    assert f"B.VI E2: {homes[0]} T{homes[0]} is at home" in said
    assert ("In the second leg every board has the other colours." in said) == (legs == 2)
    assert "lots" not in said
    # the next round, whatever colours they had
    for number in (1, 2):
        event = typed(event, number, "111" * legs)
    event = did(event, PairRound())
    final = event.rounds[1].matches[0]
    assert event.numbers[final.first] == (min if white == "home" else max)(homes)


def test_it_is_announced_and_needs_no_seed_in_lines(tmp_path: Path) -> None:
    options = TeamKnockoutOptions(boards=2, legs=2, white="home", line_ups="leg")
    talk = Conversation(stored(tmp_path / "cup.json", 2, options))
    assert "Round 1 is paired" in talk.say("P", "p y"), talk.refused
    text = " ".join(as_text(make_paper(talk.tournament, "announcement")).split())
    assert "the home team, named first by the draw, has White on the odd boards (B.VI E2)" in text
    assert "each with line-ups of its own" in text
