"""A match of two legs in which each leg has line-ups of its own; and where one line-up is for both."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import CorrectLineUp, EnterResult, HandLineUp, HandUsualLineUps, PairRound, UnpairRound
from paircard.core.event.ids import PlayerId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from paircard.data.storage.event_file import EventFile
from tests.domain.test_team_cup import cup
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.teams import did
from tests.ui.test_team_cup_keys import stored


def two_legs(**options: object) -> Tournament:
    """Two teams of two boards and three members, two legs."""
    return cup(2, 2, round_=False, legs=2, equal="lots", **options)


def own() -> tuple[Tournament, Match]:
    """The same where each leg has its own line-ups, paired."""
    event = did(two_legs(line_ups="leg"), PairRound("slip"))
    return event, event.rounds[0].matches[0]


def members(event: Tournament, team: TeamId, *places: int) -> tuple[PlayerId, ...]:
    """Members of a team by their places in it."""
    return tuple(event.teams[team].members[place - 1] for place in places)


def at_boards(event: Tournament, team: TeamId) -> list[int]:
    """Who sits for a team on all boards of its match, by their places in it; 0 while it is not known."""
    order = event.teams[team].members
    match = event.rounds[0].match_of(team)
    assert match is not None
    return [order.index(who) + 1 if (who := board.player_of(team)) else 0 for board in match.boards]


def test_the_second_leg_waits_for_its_own_line_ups() -> None:
    event, match = own()
    one, two = match.teams
    event = did(event, HandUsualLineUps(1))
    assert at_boards(event, one) == at_boards(event, two) == [1, 2, 0, 0]
    with pytest.raises(Refusal, match="are not in"):
        did(event, EnterResult(1, 3, Result.DRAW))
    with pytest.raises(Refusal, match="is in, and final"):
        did(event, HandLineUp(1, one, members(event, one, 2, 3), leg=1))
    with pytest.raises(Refusal, match="of which it is, 1 or 2"):
        did(event, HandLineUp(1, one, members(event, one, 2, 3)))
    with pytest.raises(Refusal, match="of which it is, 1 or 2"):
        did(event, HandLineUp(1, one, members(event, one, 2, 3), leg=3))
    event = did(event, HandLineUp(1, one, members(event, one, 2, 3), leg=2))
    assert at_boards(event, one) == [1, 2, 0, 0], "secret until that of the other team is in"
    event = did(event, HandLineUp(1, two, members(event, two, 1, 3), leg=2))
    assert (at_boards(event, one), at_boards(event, two)) == ([1, 2, 2, 3], [1, 2, 1, 3])
    results = (EnterResult(1, board, Result.WHITE) for board in (1, 2, 3, 4))
    event = did(event, *results)
    assert {id_: card.score for id_, card in event.player_cards.items() if card.lines}
    games = {id_: len(card.lines) for id_, card in event.player_cards.items()}
    assert [games[id_] for id_ in event.teams[one].members] == [1, 2, 1]
    assert [games[id_] for id_ in event.teams[two].members] == [2, 1, 1]


def test_the_usual_ones_come_leg_by_leg_and_a_wrong_record_is_corrected_in_its_own() -> None:
    event, match = own()
    event = did(event, HandUsualLineUps(1))
    with pytest.raises(Refusal, match="for the leg that is played are in; the next leg has its own"):
        did(event, HandUsualLineUps(1))
    event = did(event, EnterResult(1, 1, Result.DRAW), EnterResult(1, 2, Result.DRAW), HandUsualLineUps(1))
    with pytest.raises(Refusal, match="All line-ups of round 1 are in"):
        did(event, HandUsualLineUps(1))
    one = match.teams[0]
    with pytest.raises(Refusal, match="for leg 2 of round 1 is in, and final"):
        did(event, HandLineUp(1, one, members(event, one, 1, 3), leg=2))
    assert at_boards(event, one) == [1, 2, 1, 2]
    with pytest.raises(Refusal, match="of which it is, 1 or 2"):
        did(event, CorrectLineUp(1, one, members(event, one, 1, 3), "the reserve played"))
    event = did(event, CorrectLineUp(1, one, members(event, one, 1, 3), "the reserve played", 2))
    assert at_boards(event, one) == [1, 2, 1, 3]
    again = did(event, UnpairRound("wrong hall"), PairRound("slip")) if not event.rounds[0].begun else event
    assert at_boards(again, one) == [1, 2, 1, 3]


def test_one_line_up_is_for_both_legs_where_nothing_else_is_announced() -> None:
    event = did(two_legs(), PairRound("slip"))
    one, two = event.rounds[0].matches[0].teams
    with pytest.raises(Refusal, match="for the whole match"):
        did(event, HandLineUp(1, one, members(event, one, 1, 3), leg=1))
    event = did(event, HandLineUp(1, one, members(event, one, 1, 3)), HandLineUp(1, two, members(event, two, 2, 3)))
    assert (at_boards(event, one), at_boards(event, two)) == ([1, 3, 1, 3], [2, 3, 2, 3])


def test_a_reserve_counts_in_both_legs() -> None:
    event = did(two_legs(line_ups="leg", most_reserve_games=1), PairRound("slip"))
    one, two = event.rounds[0].matches[0].teams
    event = did(
        event,
        HandLineUp(1, one, members(event, one, 2, 3), leg=1),
        HandLineUp(1, two, members(event, two, 1, 2), leg=1),
    )
    with pytest.raises(Refusal, match="is a reserve and has played 1 game"):
        did(event, HandLineUp(1, one, members(event, one, 1, 3), leg=2))


def test_papers_name_nobody_before_both_are_in() -> None:
    event, match = own()
    event = did(event, HandUsualLineUps(1), HandLineUp(1, match.teams[0], members(event, match.teams[0], 2, 3), leg=2))
    reserve = event.name_of(event.teams[match.teams[0]].members[2])
    for paper in ("pairings", "match-protocols", "slips"):
        text = as_text(make_paper(event, paper))
        assert reserve not in text, paper
        assert event.name_of(event.teams[match.teams[0]].members[0]) in text, paper


def test_in_lines(tmp_path: Path) -> None:
    options = TeamKnockoutOptions(boards=2, legs=2, equal="lots", line_ups="leg")
    talk = Conversation(stored(tmp_path / "cup.json", 2, options))
    talk.say("P", "p slip; y", "b", "L y", "1.1 1/2")
    told = talk.say("list")
    assert told.index("Leg 1:") < told.index("Board 1.1") < told.index("Leg 2:") < told.index("Board 1.3")
    assert "missing" not in told
    assert "line-ups missing" in talk.say("1.2 1/2", "list"), talk.refused
    said = talk.say("1.3 l 1; 1 2")
    assert "secret" in said, talk.refused
    assert "Both are in" in talk.say("1.3 l 2; 1 2"), talk.refused
    journal = talk.say("J", "list")
    assert "round 1, leg 2: line-up of" in journal
    assert "round 1, leg 1: line-up of" in journal
    talk.say("P", "1.3 1/2", "1.4 1-0")
    assert finished(talk.tournament), talk.refused
    with EventFile.open(tmp_path / "cup.json") as event:
        assert event.tournament.rounds[0].handed == talk.tournament.rounds[0].handed


async def test_on_the_screen_the_legs_have_their_heads_and_line_ups(tmp_path: Path) -> None:
    path = stored(tmp_path / "cup.json", 2, TeamKnockoutOptions(boards=2, legs=2, equal="lots", line_ups="leg"))
    Conversation(path).say("P", "p slip; y", "b", "L y", "1.1 1/2", "1.2 1-0")
    async with opened(path) as pilot:
        screen = await comes(pilot, "2 line-ups missing")
        assert "Leg 1" in screen
        assert "Leg 2" in screen
        await pilot.press("l")
        await comes(pilot, "of which team?, leg 2")
        await pilot.press("1")
        await comes(pilot, ", leg 2")
        await pilot.press("1", "space", "2", "enter")
        await comes(pilot, "1 line-up missing")
        await pilot.press("L", "y")
        await comes(pilot, "1 usual line-up is in")
        assert "missing" not in await comes(pilot, "Leg 2")
