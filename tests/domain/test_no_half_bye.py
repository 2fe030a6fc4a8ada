"""Who may have no half-point bye by the conditions is marked (Q175), and gets none (Q176)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import AnnounceAbsence, CorrectEntrant, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.values.errors import Refusal
from paircard.data.exchange.csv_entrants import read_entrants
from tests.support.line import Conversation
from tests.support.play import Play

FREE = "free entry"
FIRST = ContestantId(1)


def marked() -> Play:
    """Return an event that gives half-point byes; the first player may have none."""
    play = Play.evenly(4, 2000, 10, half_point_byes=True)
    play.do(CorrectEntrant(FIRST, replace(play.tournament.registrations[FIRST].entrant, no_half_bye=FREE)))
    return play


def test_a_marked_player_gets_none_and_the_reason_is_said() -> None:
    play = marked()
    with pytest.raises(Refusal) as refused:
        AnnounceAbsence(FIRST, 2, half_point=True).decide(play.tournament)
    assert str(refused.value).endswith("A1 may have no half-point bye (free entry): nothing is left but an absence.")
    assert AnnounceAbsence(FIRST, 2).decide(play.tournament), "an absence without points is no bye"
    assert AnnounceAbsence(ContestantId(2), 2, half_point=True).decide(play.tournament)


def test_nor_for_rounds_missed_by_a_late_entry() -> None:
    play = marked()
    play.pair()
    play.results("11")
    late = Entrant.of("Late", no_half_bye=FREE)
    with pytest.raises(Refusal, match="Late may have no half-point bye"):
        RegisterEntrants((late,), (1,)).decide(play.tournament)
    assert RegisterEntrants((late,), (0,)).decide(play.tournament)


def test_who_is_down_for_one_is_not_marked_in_silence() -> None:
    play = Play.evenly(4, 2000, 10, half_point_byes=True)
    play.do(AnnounceAbsence(FIRST, 3, half_point=True))
    entrant = replace(play.tournament.registrations[FIRST].entrant, no_half_bye=FREE)
    with pytest.raises(Refusal, match="down for a half-point bye in round 3"):
        CorrectEntrant(FIRST, entrant).decide(play.tournament)


def test_a_list_of_entrants_has_a_column_for_it() -> None:
    (entrant,) = read_entrants(b"name;No half bye\nBerg, Anna;free entry\n").entrants
    assert entrant == Entrant("Berg, Anna", no_half_bye=FREE)


def test_in_line_mode(tmp_path: Path) -> None:
    """Typed in the form of the entrant, told with them, and refused where a bye is asked for."""
    talk = Conversation(Play.evenly(4, 2000, 10, half_point_byes=True).store(tmp_path / "marked.json"))
    talk.say("1 edit no half bye=free entry")
    assert "no half-point bye: free entry" in talk.say("1")
    talk.say("1 absent 2; h", "!")
    assert "may have no half-point bye (free entry)" in talk.refused
