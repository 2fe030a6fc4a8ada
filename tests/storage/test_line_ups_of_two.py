"""Two captains hand in their line-ups at two tables of the arbiters at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import ForfeitMatch, HandLineUp, HandUsualLineUps, NoteStart, PairRound, PublishRound
from paircard.data.storage.errors import Conflict
from paircard.data.storage.event_file import EventFile
from tests.support.teams import opening, stored


def two_tables(tmp_path: Path) -> tuple[EventFile, EventFile]:
    """One event of four teams with round 1 published, open twice."""
    path = stored(tmp_path / "league.json", [*opening(4), PairRound(), PublishRound()])
    return EventFile.open(path), EventFile.open(path)


def test_two_line_ups_of_one_match_land_both(tmp_path: Path) -> None:
    """Neither has seen the other's; both are in, and only then anybody sees who plays."""
    anna, bo = two_tables(tmp_path)
    match = anna.tournament.rounds[0].matches[0]
    one, other = (HandLineUp(1, each, anna.tournament.teams[each].members[:4]) for each in match.teams)
    anna.execute(one, arbiter="Anna")
    assert not any(board.white_player or board.black_player for board in anna.tournament.rounds[0].boards)
    bo.execute(other, arbiter="Bo")
    assert set(bo.tournament.rounds[0].line_ups) == set(match.contestants)
    seats = bo.tournament.rounds[0].matches[0].boards
    assert all(board.white_player and board.black_player for board in seats)


def test_the_line_up_of_one_team_is_written_once(tmp_path: Path) -> None:
    """The second is told who was faster, and the usual ones for all leave it as it is."""
    anna, bo = two_tables(tmp_path)
    match = anna.tournament.rounds[0].matches[0]
    members = anna.tournament.teams[match.teams[0]].members
    anna.execute(HandLineUp(1, match.teams[0], (*members[:3], members[4])), arbiter="Anna")
    with pytest.raises(Conflict, match="Anna changed"):
        bo.execute(HandLineUp(1, match.teams[0], members[:4]), arbiter="Bo")
    bo.execute(HandUsualLineUps(1), arbiter="Bo")
    assert bo.tournament.rounds[0].line_ups[match.teams[0]] == (*members[:3], members[4])


def test_a_late_team_is_noted_by_one_of_them(tmp_path: Path) -> None:
    anna, bo = two_tables(tmp_path)
    anna.execute(NoteStart(1, 1, "17:00", 60), arbiter="Anna")
    with pytest.raises(Conflict, match="start of match 1"):
        bo.execute(NoteStart(1, 1, "17:05", 60), arbiter="Bo")
    bo.execute(
        NoteStart(1, 2, "17:05", 60), ForfeitMatch(1, 2, (bo.tournament.rounds[0].matches[1].teams[0],)), arbiter="Bo"
    )
