"""A Swiss before, a cup after: the first of its table go on by their places; on the screen and in lines."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import (
    CreateTournament,
    EnterResult,
    HandUsualLineUps,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.review.final_anew import GoesOn, goes_on
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.screen import comes, opened
from tests.support.teams import did, opening


def swiss(path: Path, players: int = 12, rounds: int = 3) -> Path:
    """A Swiss that is played to its end: the higher rated always wins."""
    entrants = tuple(Entrant.of(f"Player {n:02}", rating=2400 - 10 * n) for n in range(1, players + 1))
    commands = CreateTournament(Details("Open"), Regulations(rounds)), RegisterEntrants(entrants), SetFirstColour("W")
    event = EventFile.create(path, *commands, arbiter="Anna")
    for number in range(1, rounds + 1):
        state = event.execute(PairRound(), arbiter="Anna")
        strong = {board.number: board.white < board.black for board in state.rounds[-1].boards}
        results = (
            EnterResult(number, board, Result.WHITE if higher else Result.BLACK) for board, higher in strong.items()
        )
        event.execute(*results, arbiter="Anna")
    event.close()
    return path


def test_the_first_four_play_a_cup(tmp_path: Path) -> None:
    talk = Conversation(swiss(tmp_path / "open.json"))
    said = talk.say("E", "Z places=4; system=knock; games=2; name=Cup; seed=7; y")
    assert "Cup is open with those who go on" in said, talk.refused
    assert ": place 1 of Swiss" in said
    cup = talk.tournament
    assert cup.stage_name == "Cup"
    assert any(each.rule.startswith("place 1 of Swiss") for each in cup.registrations.values())
    assert cup.seen(1).stage_name.startswith("Swiss")
    assert "Round 1 is paired" in talk.say("P", "p slip; y"), talk.refused
    assert {len(match.boards) for match in talk.tournament.rounds[0].matches} == {2}
    # a second cup, of those behind them, from the same table
    talk.say("V Swiss", "E")
    said = talk.say("Z from=5; places=8; system=knock; name=Cup B; seed=7; y")
    assert "Cup B is open" in said, talk.refused
    assert not set(talk.tournament.registrations) & set(cup.registrations)


def test_equal_players_at_the_last_place_draw_lots(tmp_path: Path) -> None:
    """Nothing in the list of tie-breaks: who is equal in points shares a place, and only lots say who goes on."""
    path = swiss(tmp_path / "open.json")
    talk = Conversation(path)
    talk.say("T tie-breaks=")
    said = talk.say("E", "Z places=2; system=knock; seed=7; name=Cup; y")
    assert len(talk.tournament.registrations) == 2, talk.refused + said


def test_a_correction_says_who_would_be_in_it(tmp_path: Path) -> None:
    """Some result of the last round decides who is among the first four: it is asked before it is changed."""
    talk = Conversation(swiss(tmp_path / "open.json"))
    talk.say("E", "Z places=4; system=knock; seed=7; name=Cup; y")
    cup, before = talk.tournament, talk.tournament.seen(1)
    found: list[GoesOn] = []
    for board in before.rounds[-1].boards:
        other = Result.BLACK if board.result is Result.WHITE else Result.WHITE
        found += goes_on(before, did(before, EnterResult(3, board.number, other)))
    assert found
    assert {each.stage for each in found} == {cup.stage}
    assert any(each.instead or each.of or each.lots for each in found)


async def test_on_the_screen(tmp_path: Path) -> None:
    async with opened(swiss(tmp_path / "open.json")) as pilot:
        await pilot.press("E", "Z")
        await comes(pilot, "Fill the final")
        await comes(pilot, "From place")
        await pilot.press("escape")


def test_not_before_the_last_result(tmp_path: Path) -> None:
    path = swiss(tmp_path / "open.json", rounds=3)
    talk = Conversation(path)
    talk.say("E", "Z places=4; system=knock; y", "u y")
    talk.say("P", "u y")
    talk.say("E", "Z places=4; system=knock; y")
    assert "missing" in talk.refused


def test_teams_from_a_swiss_into_a_cup(tmp_path: Path) -> None:
    path = tmp_path / "teams.json"
    file = EventFile.create(path, *opening(6, rounds=2, boards=2), arbiter="Anna")
    for number in (1, 2):
        state = file.execute(PairRound(), HandUsualLineUps(number), arbiter="Anna")
        results = [
            EnterResult(number, board.number, Result.WHITE if board.white < board.black else Result.BLACK)
            for board in state.rounds[-1].boards
        ]
        file.execute(*results, arbiter="Anna")
    file.close()
    talk = Conversation(path)
    said = talk.say("E", "Z places=4; system=team knock; boards=2; seed=7; name=Cup; y")
    assert "Cup is open" in said, talk.refused
    talk.say("P", "p w", "b", "L y", "1.1 1-0", "1.2 1/2", "2.1 1-0", "2.2 1-0")
    assert talk.refused == ""
    assert len(talk.tournament.rounds[0].matches) == 2
