"""Matches of teams at the keyboard: line-ups, results board by board, forfeits, late teams, who really played."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import (
    EnterResult,
    HandLineUp,
    HandUsualLineUps,
    PairRound,
    PublishRound,
    PutBackResults,
    Undo,
)
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.tui.app import PaircardApp
from tests.support.ids import team_id
from tests.support.line import Conversation
from tests.support.screen import EventPilot, comes, opened, screen_text
from tests.support.teams import did, entered, opening, stored

SECRET = "line-up of T1 handed in, secret until that of the opponents is in"


def paired(path: Path, *, teams: int = 4, **options: object) -> Path:
    """A team Swiss of four boards with round 1 published: T1 meets T3 and T4 meets T2."""
    commands = opening(teams, **options)  # type: ignore[arg-type]
    return stored(path, [*commands, PairRound(), PublishRound()])


def playing(path: Path, **options: object) -> Path:
    """The same with all line-ups in."""
    commands = opening(4, **options)  # type: ignore[arg-type]
    return stored(path, [*commands, PairRound(), PublishRound(), HandUsualLineUps(1)])


def row(app: PaircardApp, place: str) -> str:
    """The row of a match or a board, blanks joined."""
    lines = (" ".join(line.split()) for line in screen_text(app).splitlines())
    return next(line for line in lines if line.startswith(f"{place} "))


def now(pilot: EventPilot) -> Tournament:
    """The event as the app has it."""
    tournament = pilot.app.tournament
    assert tournament is not None
    return tournament


async def test_line_ups_are_secret_until_both_are_in(tmp_path: Path) -> None:
    async with opened(paired(tmp_path / "league.json")) as pilot:
        await pilot.press("P", "1")
        await comes(pilot, "Board 1.1: the line-ups of T1 and T3 are not in. l hands them in, L the usual ones")
        await pilot.press("l", "1")
        await comes(pilot, "5 T1-5 2475 reserve")
        await pilot.press(*"2 1 3 4", "enter")
        await comes(pilot, "B.VI E2: 2 T1-2 on board 1 plays above 1 T1-1 on board 2")
        await pilot.press("ctrl+u", *"1 2 3 5", "enter")
        await comes(pilot, "The line-up of T1 is in. It is secret until that of T3 is in.")
        assert row(pilot.app, "1") == "1 1 T1 in 3 T3 no names"
        assert "T1-5" not in screen_text(pilot.app)
        await pilot.press("J")
        await comes(pilot, SECRET)
        assert "T1-5" not in screen_text(pilot.app).split("entered for")[0]
        await pilot.press("P", "l", "1")
        await comes(pilot, "The line-up of 1 T1 for round 1 is in, and final")
        await pilot.press("l", "2", "enter")
        await comes(pilot, "Both are in, and final (B.VI E2d).")
        assert row(pilot.app, "1.4") == "1.4 B T1-5 2475 · W T3-4 2436"
        await pilot.press("J")
        await comes(pilot, "line-up of T1: 1 T1-1, 2 T1-2, 3 T1-3")


async def test_results_are_one_stream_over_all_matches(tmp_path: Path) -> None:
    """1 is a point for the left, whatever the colour; the cursor jumps over the row of the next match."""
    async with opened(playing(tmp_path / "league.json")) as pilot:
        await pilot.press("P")
        await comes(pilot, "matches 0/2, boards 0/8")
        await pilot.press("1", "1", "5")
        await comes(pilot, "Board 1.3: T1-3 (T1) ½-½ T3-3 (T3). Match 1: 2½-½")
        assert row(pilot.app, "1") == "1 1 T1 won 2½-½ 3 T3 lost"
        assert [board.result for board in now(pilot).rounds[0].boards[:3]] == [Result.WHITE, Result.BLACK, Result.DRAW]
        await pilot.press("0", "0", "0")
        await comes(pilot, "matches 1/2, boards 6/8")
        assert row(pilot.app, "2") == "2 4 T4 may draw 0-2 2 T2 ½ to win"
        assert row(pilot.app, "2.2") == "2.2 B T4-2 2418 0-1 W T2-2 2458"
        await pilot.press("5", "5")
        await comes(pilot, "Round 1 is complete")
        await pilot.press("g", *"1.2", "enter", "5")
        await comes(pilot, "Board 1.2 is already 1-0")
        await pilot.press("enter")
        await comes(pilot, "Board 1.2: T1-2 (T1) ½-½ T3-2 (T3) (was 1-0)")
        await pilot.press("g", "2", "enter", "full_stop", "enter")
        await comes(pilot, "Board 2.1 is empty again.")
        await pilot.press("g", *"7", "enter")
        await comes(pilot, "There is no board 7 in this round.")
        await pilot.press("m")
        await comes(pilot, "missing boards only")
        assert row(pilot.app, "2.1").startswith("2.1 W T4-1")
        assert "2.2" not in screen_text(pilot.app)


async def test_a_match_is_lost_by_forfeit_by_one_key(tmp_path: Path) -> None:
    """No line-up is needed, the team is asked about as a player who did not come; a single board is no absence."""
    async with opened(paired(tmp_path / "league.json")) as pilot:
        await pilot.press("P", "f")
        await comes(pilot, "1 T1 2 T3 b both")
        await pilot.press("2")
        await comes(pilot, "Match 1: lost by forfeit by T3. 3 T3 did not come. Without notice (F8)")
        assert row(pilot.app, "1") == "1 1 T1 won 4-0 3 T3 lost"
        assert row(pilot.app, "1.2") == "1.2 B ... + - W ..."
        await pilot.press("u")
        await comes(pilot, "boards 0/8")
        await pilot.press("L", "y")
        await comes(pilot, "4 usual line-ups are in.")
        await pilot.press("g", "1", "enter", "plus")
        await comes(pilot, "Board 1.1: T1-1 (T1) + - T3-1 (T3). Match 1: 1-0")
        assert "did not come" not in screen_text(pilot.app)
        await pilot.press("f", "b")
        await comes(pilot, "lost by forfeit by both teams")
        assert row(pilot.app, "1") == "1 1 T1 lost 0-0 3 T3 lost"
        await pilot.press("g", "2", "enter", "1", "f", "1")
        await comes(pilot, "Match 2 has results of games: clear them first")


async def test_the_control_clock(tmp_path: Path) -> None:
    """E2f: neither team is there, one is admitted at 40 minutes, 20 are set; the other has an hour in all."""
    async with opened(playing(tmp_path / "league.json")) as pilot:
        await pilot.press("P", "k")
        await comes(pilot, "Start of match 1")
        await pilot.press(*"17.00", "tab", *"17:40 2", "tab", "tab", "tab", *"17:45", "enter")
        await comes(pilot, "T1 cannot start with 2 of 4 present: more than half of its line-up have to be.")
        await pilot.press("ctrl+u", *"17:40 3", "enter")
        said = await comes(pilot, "Match 1 at 17:45")
        assert "The control clock showed 40 minutes: set 20 minutes as gone on both sides of all clocks" in said
        assert "start those of the second team" in said
        assert "T3 may be admitted until 18:00." in said
        await pilot.press("escape", "k", "tab", "tab", "tab", "tab", *"18:01", "enter")
        said = await comes(pilot, "Match 1 at 18:01")
        assert "The second team was not admitted by 18:00: it has lost by forfeit." in said
        await pilot.press("escape", "f", "2")
        await comes(pilot, "Match 1: lost by forfeit by T3.")
        await pilot.press("J")
        await comes(pilot, "round 1 match 1: begun at 17:00, lost after 60")
    talk = Conversation(tmp_path / "league.json")
    talk.say("journal")
    assert "begun at 17:00, lost after 60 minutes; T1 admitted at 17:40 with 3 present" in talk.say("list")


async def test_a_wrong_record_of_who_played_is_corrected(tmp_path: Path) -> None:
    """The games change hands, the points of the teams stay; what was played against the law is said."""
    async with opened(playing(tmp_path / "league.json")) as pilot:
        await pilot.press("P", "1", "1", "1", "1", "g", *"1.2", "enter", "l", "1")
        await comes(pilot, "only a wrong record of who played is corrected")
        await pilot.press("ctrl+u", *"1 5 3 4", "enter")
        await comes(pilot, "type the reason")
        await pilot.press(*"sat so", "enter")
        said = await comes(pilot, "What changes")
        assert "T1-2 loses the game against T3-2: won" in said
        assert "T1-5 gains the game against T3-2: won" in said
        assert "The points of the teams stay as they are." in said
        assert "B.VI E2: 5 T1-5 on board 2 plays above 3 T1-3 on board 3" in said
        await pilot.press("y")
        await comes(pilot, "Corrected; the journal keeps both.")
        cards = now(pilot).player_cards
        points = {now(pilot).name_of(id_): card.score for id_, card in cards.items()}
        assert (points["T1-2"], points["T1-5"]) == (0, 2)
        await pilot.press("J")
        await comes(pilot, "round 1: who played for T1 corrected: 1 T1-1, 2 T1-5")


def test_results_come_back_with_their_line_ups() -> None:
    """Whoever pairs again what was undone has the boards again that had results, and who sat at them."""
    state = did(entered(4), PairRound(), PublishRound(), HandUsualLineUps(1), EnterResult(1, 2, Result.BLACK))
    before = state.rounds[0].boards[1]
    state = did(state, Undo(), Undo(), Undo(), Undo(), PairRound(), PutBackResults())
    assert state.rounds[0].boards[1] == before
    assert before.black_player == state.teams[team_id(1)].members[1]


def test_an_evening_in_line_mode(tmp_path: Path) -> None:
    talk = Conversation(paired(tmp_path / "league.json"))
    talk.say("pairings")
    assert "Match 1: 1 T1; 3 T3; line-ups missing: T1 and T3" in talk.say("list")
    assert "secret until that of T3" in talk.say("1 line-up 1; 1 2 3 5")
    assert "T1-5" not in talk.say("list")
    talk.say("journal")
    assert SECRET in talk.say("list")
    talk.say("pairings", "1 l 2; ", "L y")
    assert "Board 1.4: T1-5 (T1) Black; T3-4 (T3) White; no result" in talk.say("1.4 where")
    assert "Board 1.2: T1-2 (T1) 1-0 T3-2 (T3)" in talk.say("1.2 1")
    assert "score 1 - 0; T1 wins with 1½ points more; T3 wins with 2½ points more" in talk.say("list")
    talk.say("1 1", "1 results 5 5")
    assert "Match 1: 1 T1; 3 T3; score 3 - 1; won by T1" in talk.say("list")
    assert "Match 2: lost by forfeit by T4." in talk.say("2 f 1")
    said = talk.say("1 k 17:00; 17:10 4; ; 60; 17:20")
    assert "The control clock showed 10 minutes" in said
    said = talk.say("1 l 1; 1 2 4 5; wrong protocol; y")
    assert "T1-3 loses the game against T3-3: draw" in said
    assert talk.tournament.rounds[0].complete
    talk.say("7 1")
    assert "7 is not a board here: matches are 1 to 2; type 2 for a match, 2.1 for a board of it." in talk.refused


def test_a_game_of_an_even_board_is_told_from_the_left_everywhere(tmp_path: Path) -> None:
    """What was typed as 1-0 for the team on the left is 1-0 in the journal and in a refusal, too."""
    path = playing(tmp_path / "league.json")
    talk = Conversation(path)
    talk.say("pairings", "1.2 1")
    assert "Board 1.2 is already 1-0." in talk.say("1.2 1")
    talk.say("1.2 correct 0; wrong slip")
    assert "0-1" in talk.say("1.2 where")
    talk.say("journal")
    said = talk.say("list")
    assert "round 1 board 1.2: 1-0, 1 T1 - 3 T3" in said
    assert "round 1 board 1.2 corrected to 0-1, 1 T1 - 3 T3" in said


def test_the_second_pass_tells_no_score(tmp_path: Path) -> None:
    """What the score of a match would give away is not there until all is typed a second time."""
    path = playing(tmp_path / "league.json")
    talk = Conversation(path)
    talk.say("pairings", "1.1 results 1 1 5 5", "2.1 results 0 0 0 0", "verify")
    said = talk.say("list")
    assert "Match 1: 1 T1; 3 T3\n" in said
    assert "Board 1.2: T1-2 (T1) Black; T3-2 (T3) White; not typed again yet" in said
    talk.say("1.1 results 1 1 5 5 0 0 0 0")
    assert talk.tournament.rounds[0].verified_by == "Anna"
    assert "score 3 - 1; won by T1" in talk.say("list")


def test_two_arbiters_at_one_board_see_it_from_the_left(tmp_path: Path) -> None:
    """On an even board, too, both readings are told as they were typed."""
    path = playing(tmp_path / "league.json")
    anna, bo = Conversation(path), Conversation(path, arbiter="Bo")
    anna.say("pairings", "1.2 1")
    bo.say("pairings")
    said = bo.say("1.2 0", "r")
    assert "Board 1.2 is already 1-0" in said
    assert "Anna entered 1-0" in said
    assert "You typed 0-1." in said
    assert bo.tournament.rounds[0].board(2).result is Result.WHITE
    assert "Board 1.2: T1-2 (T1) Black; T3-2 (T3) White; 0-1" in bo.say("1.2 where")


def test_a_line_of_results_does_not_run_over_a_filled_match(tmp_path: Path) -> None:
    talk = Conversation(playing(tmp_path / "league.json"))
    talk.say("pairings", "1.1 results 1 1 5 5", "2.2 1")
    said = talk.say("1.4 results 5 1 0", "n")
    assert "Board 2.2 has a result" in said
    assert [board.result for board in talk.tournament.rounds[0].boards[4:]].count(None) == 3
    assert "Match 1" in talk.say("1.1 results 0; y")


def test_teams_are_called_teams(tmp_path: Path) -> None:
    """Heads of groups, and prompts."""
    talk = Conversation(stored(tmp_path / "league.json", opening(4)))
    assert "Bracket 0: 4 teams" in talk.say("G", "list")
    talk.say("P", "p", "b")
    talk.say("X", "find 2")
    assert talk.session.program.prompt() == "explain round 1, bracket 0, team 2>"


async def test_the_heads_of_groups_count_teams(tmp_path: Path) -> None:
    async with opened(paired(tmp_path / "league.json")) as pilot:
        await pilot.press("P")
        await comes(pilot, "l Line-up")
        await pilot.press("X")
        assert " player" not in await comes(pilot, "4 teams")


def test_pairs_by_hand_are_pairs_of_teams(tmp_path: Path) -> None:
    """Every match is named once, and the boards come of themselves; results are typed afterwards."""
    talk = Conversation(stored(tmp_path / "league.json", opening(4)))
    talk.say("pairings", "by hand 1-4 3-2; agreed; no; y")
    assert talk.tournament.rounds[0].pairs == ((ContestantId(1), ContestantId(19)), (ContestantId(13), ContestantId(7)))
    assert len(talk.tournament.rounds[0].boards) == 8
    other = Conversation(stored(tmp_path / "other.json", opening(4)))
    other.say("pairings", "from paper 1-4 1; agreed")
    assert "A match has several boards: type the pairs here" in other.refused + other.heard


def test_results_need_line_ups_of_their_own_match_only() -> None:
    state = did(entered(4), PairRound())
    for team in state.rounds[0].matches[1].teams:
        state = did(state, HandLineUp(1, team, state.teams[team].members[:4]))
    state = did(state, EnterResult(1, 5, Result.DRAW))
    assert state.rounds[0].boards[4].result is Result.DRAW
