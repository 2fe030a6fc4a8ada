"""What if: nothing is stored, and only what differs is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paircard.core.commands import AnnounceAbsence, CorrectEntrant, EnterResult, Undo
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.review.branch import Branch, differences
from paircard.core.values.errors import Refusal
from tests.support.play import Play, gold12

TIME = "2026-01-01T10:00:00Z"


def tried(play: Play, *commands: object) -> Branch:
    """Return a branch on which these commands were tried."""
    return Branch.of(play.tournament).after(*commands, arbiter="Anna", time=TIME)  # type: ignore[arg-type]


def rating(play: Play, number: int, value: int) -> CorrectEntrant:
    """Return the command that corrects a rating."""
    id_ = play.id(number)
    return CorrectEntrant(id_, replace(play.tournament.registrations[id_].entrant, rating=value), "typo")


def told(before: Tournament, after: Tournament) -> dict[str, list[str]]:
    """The lines that are read, by the title above them."""
    return {
        str(section.title): [line for each in section.lines for line in str(each).split("\n")]
        for section in differences(before, after)
    }


def test_a_branch_leaves_the_event_alone() -> None:
    play = gold12(2)
    branch = tried(play, rating(play, 12, 2210))
    assert branch.start is play.tournament
    assert branch.state.registrations[play.id(12)].entrant.rating == 2210
    assert play.tournament.registrations[play.id(12)].entrant.rating == 2075
    assert len(branch.commands) == 1


def test_a_rating_changes_sides_and_pairs() -> None:
    """Acceptance S6: 12 with 2210 instead of 2075 gives 12-9 and 8-4 instead of 8-9 and 12-4 (V3)."""
    play = gold12(2)
    sections = told(play.tournament, tried(play, rating(play, 12, 2210)).state)
    assert {line.strip() for line in sections["Pairing"][3:]} == {"8-9         12-9", "12-4        8-4"}
    assert "12 " in sections["Score groups"][0]


def test_no_difference_is_told_when_there_is_none() -> None:
    """Acceptance S6: 8 with 2340 changes nothing in round 3 (V4)."""
    play = gold12(2)
    sections = told(play.tournament, tried(play, rating(play, 8, 2340)).state)
    assert "Pairing" not in sections
    assert "Floats" not in sections


def test_an_absence_changes_who_is_paired() -> None:
    """V5: without 6 the bye goes to 5."""
    play = gold12(2)
    sections = told(play.tournament, tried(play, AnnounceAbsence(play.id(6), 3)).state)
    assert "-> not paired" in "\n".join(sections["Score groups"])
    assert "bye 5" in "\n".join(sections["Pairing"])


def test_the_bye_and_its_float_go_with_an_absence() -> None:
    play = Play.evenly(5, 2000, 50)
    sections = told(play.tournament, tried(play, AnnounceAbsence(play.id(1), 1)).state)
    assert [line.split(": ")[1] for line in sections["Floats"]] == ["down -> none"]
    assert sections["Floats"][0].startswith("5 ")


def test_missing_results_typed_on_a_branch_show_the_next_round() -> None:
    play = gold12(2)
    play.pair()
    results = [EnterResult(3, board, Result.DRAW) for board in range(1, 7)]
    branch = tried(play, *results)
    pairing = told(play.tournament, branch.state)["Pairing"]
    assert pairing[0].startswith("Round 4 as it was: not known, 6 results are missing.")
    assert pairing[1].startswith("Round 4 on the branch: ")
    assert len(pairing[1].split(": ")[1].split()) == 6


def test_no_pairing_is_told_while_neither_is_known() -> None:
    play = gold12(2)
    play.pair()
    branch = tried(play, EnterResult(3, 1, Result.DRAW))
    assert "Pairing" not in told(play.tournament, branch.state)


def test_a_refused_command_leaves_the_branch_as_it_was() -> None:
    play = gold12(2)
    branch = Branch.of(play.tournament)
    with pytest.raises(Refusal):
        branch.after(EnterResult(9, 1, Result.DRAW), arbiter="Anna", time=TIME)
    assert branch.commands == ()


def test_undo_works_on_a_branch() -> None:
    play = gold12(2)
    branch = tried(play, rating(play, 12, 2210)).after(Undo(), arbiter="Anna", time=TIME)
    assert told(play.tournament, branch.state) == {}
