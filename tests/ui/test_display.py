"""A simultaneous display: by commands, in lines, and by keys on a real terminal of 80x24."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import (
    ClearResult,
    Command,
    CreateTournament,
    DrawNumbers,
    EnterResult,
    NameGivers,
    NoteEnd,
    NoteLate,
    PostSchedule,
    PutTogether,
    RegisterEntrants,
    UnpairRound,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import PAPERS, make_paper, offered, unfit
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.simultaneous.options import SimultaneousOptions
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.papers.as_text import as_text
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.pty import Terminal
from tests.ui.test_key_scripts import paircard

GIVER = ContestantId(1)


def opening(players: int, options: SimultaneousOptions | None = None) -> tuple[Command, ...]:
    """The giver is entered first."""
    people = (Entrant.of("Giver", rating=2600), *(Entrant.of(f"P{at:02}", rating=1500) for at in range(1, players + 1)))
    regulations = Regulations(1, "simultaneous", tie_breaks=(), options=options or SimultaneousOptions())
    return CreateTournament(Details("Display"), regulations), RegisterEntrants(people)


def played(*commands: Command, start: Tournament | None = None) -> Tournament:
    """Do some commands."""
    state = start or Tournament.beginning(SYSTEMS)
    for command in commands:
        state = state.record(command.decide(state), arbiter="Anna", time="2026-05-01T10:00:00")
    return state


def stored(path: Path, players: int) -> Path:
    """A display on disk."""
    EventFile.create(path, *opening(players), arbiter="Anna").close()
    return path


def brief(state: Tournament) -> str:
    """The score."""
    score = system_of(state).score
    assert score
    return score.brief(state)


def test_the_giver_has_white_everywhere_and_all_games_count() -> None:
    state = played(*opening(5), PostSchedule())
    assert [board.players for board in state.rounds[0].boards] == [(1, id_) for id_ in range(2, 7)]
    state = played(*(EnterResult(1, at, Result.WHITE) for at in (5, 1, 3)), EnterResult(1, 2, Result.DRAW), start=state)
    assert brief(state) == "3½ : ½ (87.5 %)"
    assert state.cards[GIVER].score == 7
    state = played(EnterResult(1, 4, Result.WHITE_FORFEIT), start=state)
    assert brief(state) == "3½ : ½ (87.5 %)", "nobody sat at board 4: it counts for neither side"


@pytest.mark.parametrize(
    ("options", "white"),
    [
        (SimultaneousOptions(colours="black"), [3, 4, 5]),
        (SimultaneousOptions(colours="alternate"), [1, 4, 1]),
        (SimultaneousOptions(several="share"), [1, 2, 1]),
        (SimultaneousOptions(several="turn"), [1, 1, 1]),
    ],
)
def test_other_colours_and_several_givers_are_options(options: SimultaneousOptions, white: list[int]) -> None:
    """Players 3, 4 and 5 sit at boards 1 to 3; the second entered gives too where two do."""
    two = (NameGivers((ContestantId(1), ContestantId(2))),)
    state = played(*opening(4, options), *two, PostSchedule())
    assert [board.white for board in state.rounds[0].boards] == white


def test_the_third_time_loses_and_undo_takes_a_note_back() -> None:
    state = played(*opening(3), PostSchedule(), NoteLate(2), NoteLate(2), NoteLate(1))
    assert state.rounds[0].board(2).result is None
    lost = played(NoteLate(2), start=state)
    assert lost.rounds[0].board(2).result is Result.WHITE
    assert len(lost.rounds[0].noted("late", 2)) == 3
    with pytest.raises(Refusal, match="board 2 is over"):
        NoteLate(2).decide(lost)
    black = played(*opening(3, SimultaneousOptions(colours="black")), PostSchedule(), *(NoteLate(1),) * 3)
    assert black.rounds[0].board(1).result is Result.BLACK


def test_the_last_boards_keep_their_numbers() -> None:
    state = played(*opening(6), PostSchedule())
    with pytest.raises(Refusal, match="No game is over"):
        PutTogether().decide(state)
    state = played(*(EnterResult(1, at, Result.WHITE) for at in (1, 2, 4)), PutTogether(), start=state)
    assert state.rounds[0].together == (3, 5, 6)
    with pytest.raises(Refusal, match="already"):
        PutTogether().decide(state)
    assert "  2      5  P05" in as_text(make_paper(state, "where-next"))
    state = played(EnterResult(1, 5, Result.DRAW), PutTogether(), start=state)
    assert state.rounds[0].together == (3, 6)


def test_who_comes_late_has_the_last_board() -> None:
    """The boards are taken back and set again; lots give the order before."""
    state = played(*opening(3), DrawNumbers("seed"), PostSchedule())
    before = [board.black for board in state.rounds[0].boards]
    late = RegisterEntrants((Entrant.of("Late", rating=2000),))
    with pytest.raises(Refusal, match="t on Pairings"):
        late.decide(state)
    state = played(UnpairRound(), late, PostSchedule(), start=state)
    assert [board.black for board in state.rounds[0].boards] == [*before, 5]
    state = played(EnterResult(1, 1, Result.DRAW), start=state)
    with pytest.raises(Refusal, match="Results are in"):
        UnpairRound().decide(state)
    with pytest.raises(Refusal, match="Games go on"):
        NoteEnd("18:30").decide(state)
    assert played(ClearResult(1, 1), UnpairRound(), start=state).rounds == ()


@pytest.mark.parametrize(("boards", "fits"), [(0, False), (1, True), (200, True), (201, False)])
def test_one_to_two_hundred_boards(boards: int, fits: bool) -> None:
    state = played(*opening(boards))
    if fits:
        assert len(played(PostSchedule(), start=state).rounds[0].boards) == boards
        return
    with pytest.raises(Refusal, match="1 to 200 boards"):
        PostSchedule().decide(state)


def test_conditions_change_with_clocks() -> None:
    """H5 lets the giver touch a piece; with clocks H8 does not. They stand on sheet and announcement."""
    for options, said, unsaid in (
        (SimultaneousOptions(), "may touch a piece", "H8"),
        (SimultaneousOptions(giver_minutes=120, player_minutes=60), "touched piece included", "may touch a piece"),
    ):
        state = played(*opening(2, options), PostSchedule())
        for name in ("standings", "announcement"):
            text = " ".join(as_text(make_paper(state, name)).split())
            assert said in text
            assert unsaid not in text
            assert "third time loses (B.VI H6)" in text


def test_what_makes_no_sense_is_a_sentence(tmp_path: Path) -> None:
    state = played(*opening(3), PostSchedule(), EnterResult(1, 2, Result.DRAW))
    for name in PAPERS:
        reason = unfit(state, name)
        if not reason and name in offered(state) and name != "where-next":
            assert make_paper(state, name).sections
    with pytest.raises(Refusal, match="not rated"):
        write_trf(state)
    talk = Conversation(stored(tmp_path / "display.json", 3))
    talk.say("P", "p", "2 5")
    for line, said in (("S c", "no places"), ("S t", "no places"), ("S z", "no places"), ("S x", "not rated")):
        talk.say(*line.split())
        assert said in talk.refused, line
    assert "no score groups" in talk.say("G")
    assert "nothing to explain" in talk.say("X")
    assert "½ : ½ (50.0 %)" in talk.say("S")


def test_a_display_that_nobody_gives_yet_is_announced_so() -> None:
    state = played(CreateTournament(Details("Display"), Regulations(1, "simultaneous")))
    text = " ".join(as_text(make_paper(state, "announcement")).split())
    assert "Who gives the display is not named yet; boards in the order of the entries or lots." in text
    assert "Given by" not in text


def test_a_display_in_lines(tmp_path: Path) -> None:
    talk = Conversation(stored(tmp_path / "display.json", 4))
    assert "4 players, given by Giver" in talk.say("E", "list")
    assert "Given by P04." in talk.say("P04 g")
    talk.say("u", "y", "P", "p", "3 j", "3 j")
    assert "not ready 2 times" in talk.say("list")
    assert "for the third time, lost" in talk.say("3 j")
    assert "3 boards put together" in talk.say("z")
    talk.say("1 1", "2 5", "4 0", "Z 18:30")
    assert "Ended 18:30" in talk.say("S")
    assert talk.refused == ""


def test_made_by_the_form_with_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rounds that the form offers others mean nothing; the minutes stand on the sheet."""
    monkeypatch.chdir(tmp_path)
    talk = Conversation()
    talk.say("new Simul; system=Simultaneous; Giver's clock=90; Players' clock=60", "E")
    talk.say("new Giver; rating=2500", "new One", "new Two", "P", "p", "O", "standings")
    assert talk.refused == ""
    text = " ".join(as_text(make_paper(talk.tournament, "standings")).split())
    assert "Clocks: giver 90 min, players 60 min." in text
    assert talk.tournament.regulations.tie_breaks == ()


def test_a_display_of_25_boards(tmp_path: Path) -> None:
    """Boards set, latenesses of which the third loses, results in any order, the last boards together, the sheet."""
    path = stored(tmp_path / "display.json", 25)
    with paircard(tmp_path, "display.json") as terminal:
        terminal.wait_for("25 players, given by Giver")
        terminal.type("Pp")
        terminal.wait_for("0 : 0 · 25 missing")
        _late_at_board_7(terminal)
        for board, sign in ((25, "1"), (1, "5"), (12, "0"), *((at, "1") for at in range(13, 24))):
            terminal.type(f"g{board}\r{sign}")
        terminal.wait_for("13½ : 1½ (90.0 %) · 10 missing")
        terminal.type("z")
        plan = terminal.wait_for("The last boards, put together")
        assert "10" in plan
        terminal.press("escape")
        terminal.wait_for("missing boards only")
        terminal.type("O")
        terminal.wait_for("Simultaneous display")
        terminal.wait_for("25 boards, 15 over, 10 open")
        terminal.press("escape")
        terminal.type("S")
        terminal.wait_for("Giver : boards 13½ : 1½ (90.0 %)")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(path) as event:
        state = event.tournament
    assert state.rounds[0].together == (2, 3, 4, 5, 6, 8, 9, 10, 11, 24)
    assert state.cards[GIVER].score == 27


def _late_at_board_7(terminal: Terminal) -> None:
    terminal.type("g7\rj")
    terminal.wait_for("One more time is free")
    terminal.type("j")
    terminal.wait_for("Next time the board is lost")
    terminal.type("u")
    terminal.wait_for("This takes back")
    terminal.type("y")
    terminal.wait_for("Undone")
    terminal.type("jj")
    terminal.wait_for("for the third time, lost")
    terminal.wait_for("1 : 0 (100.0 %) · 24 missing")
