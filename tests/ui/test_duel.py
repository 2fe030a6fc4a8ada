"""A match of two players: by commands, in lines, and by keys on a real terminal of 80x24."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    ChooseColour,
    Command,
    CreateTournament,
    DecideDuel,
    DrawForColour,
    EnterResult,
    OpenDuelSeries,
    PairRound,
    RegisterEntrants,
    UnpairRound,
)
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.duel_facts import ColourChosen
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.match.options import MatchOptions
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from paircard.data.papers.as_text import as_text
from paircard.data.storage.event_file import EventFile
from tests.support.line import Conversation
from tests.support.pty import Terminal
from tests.ui.test_key_scripts import paircard

ONE, TWO = ContestantId(1), ContestantId(2)
LOTS = (DrawForColour(winner=ONE), ChooseColour("W"))


def opening(options: MatchOptions, games: int = 4) -> tuple[Command, ...]:
    """Kowalski is number 1 by rating."""
    people = (Entrant.of("Kowalski", rating=2400), Entrant.of("Nowak", rating=2350))
    regulations = Regulations(games, "match", tie_breaks=(), options=options)
    return CreateTournament(Details("Match"), regulations), RegisterEntrants(people)


def done(*commands: Command, start: Tournament | None = None) -> Tournament:
    """Do some commands."""
    state = start or Tournament.beginning(SYSTEMS)
    for command in commands:
        state = state.record(command.decide(state), arbiter="Anna", time="2026-05-01T10:00:00")
    return state


def played(options: MatchOptions, won: str, games: int = 4) -> Tournament:
    """Play games, each told by who won it: 1, 2 or =; number 1 has White in odd ones."""
    state = done(*opening(options, games), *LOTS)
    for number, sign in enumerate(won, start=1):
        white = "12"[(number + 1) % 2]
        result = Result.DRAW if sign == "=" else Result.WHITE if sign == white else Result.BLACK
        state = done(PairRound(), EnterResult(number, 1, result), start=state)
    return state


def brief(state: Tournament) -> str:
    """The score, and who has won."""
    score = system_of(state).score
    assert score
    return score.brief(state)


@pytest.mark.parametrize(
    ("options", "won", "said"),
    [
        (MatchOptions(), "11", "2 : 0"),
        (MatchOptions(), "11=", "2½ : ½: Kowalski has won the match: 2½ : ½ cannot be made up in 1 game"),
        (MatchOptions(), "=2==", "1½ : 2½: Nowak has won the match: most points after 4 games"),
        (MatchOptions(play_out=True), "111", "3 : 0"),
        (MatchOptions(play_out=True), "1112", "3 : 1: Kowalski has won the match: most points"),
        (MatchOptions(to="points", points=5), "1=1", "2½ : ½: Kowalski has won the match: 2½ points reached"),
        (MatchOptions(to="points", points=4), "1=", "1½ : ½"),
        (MatchOptions(to="wins", wins=2), "=2==2", "1½ : 3½: Nowak has won the match: 2 wins reached"),
        (MatchOptions(to="wins", wins=2), "12======", "4 : 4"),
    ],
)
def test_it_ends_by_itself_and_says_why(options: MatchOptions, won: str, said: str) -> None:
    state = played(options, won)
    assert brief(state).startswith(f"Kowalski - Nowak {said}")
    over = "has won" in said
    assert state.all_paired is over
    assert finished(state) is over
    if over:
        with pytest.raises(Refusal, match="The match is decided"):
            PairRound().decide(state)
    else:
        assert done(PairRound(), start=state).scheduled == len(won) + 1


def test_lots_and_choice_are_two_facts_and_colours_alternate() -> None:
    """The loser of the lots has White where the winner chose Black; each game says why."""
    state = done(*opening(MatchOptions()), DrawForColour("seed"))
    with pytest.raises(Refusal, match="chooses the colour"):
        PairRound().decide(state)
    drawn = next(each.event for each in state.in_force if isinstance(each.event, LotsDrawn))
    state = done(ChooseColour("B"), PairRound(), EnterResult(1, 1, Result.DRAW), PairRound(), start=state)
    chosen = next(each.event for each in state.in_force if isinstance(each.event, ColourChosen))
    assert chosen == ColourChosen(drawn.order[0], "B")
    assert [round_.boards[0].black for round_ in state.rounds] == [drawn.order[0], drawn.order[1]]
    meetings = system_of(state).meetings
    assert meetings
    told = "\n".join(texts_of(meetings.round_lines(state, 2)))
    assert "drawn with seed seed (B.VI E1)" in told
    assert "chose Black for game 1" in told
    assert "Game 2 is even: the other colours" in told


def test_no_third_player_and_no_game_before_the_result() -> None:
    state = done(*opening(MatchOptions()), *LOTS)
    with pytest.raises(Refusal, match="both are entered"):
        RegisterEntrants((Entrant.of("Third", rating=2000),)).decide(state)
    state = done(PairRound(), start=state)
    with pytest.raises(Refusal, match="no result yet"):
        PairRound().decide(state)
    assert not done(UnpairRound(), start=state).rounds
    alone = done(opening(MatchOptions())[0])
    with pytest.raises(Refusal, match="two players; entered so far: 0"):
        PairRound().decide(alone)


def test_pairs_of_games_until_one_is_won() -> None:
    """A drawn pair is followed by another, with lots anew; the games count on no card and in no report."""
    state = played(MatchOptions(), "1=2=")
    with pytest.raises(Refusal, match="o opens a play-off"):
        PairRound().decide(state)
    with pytest.raises(Refusal, match="Draw the lots first"):
        OpenDuelSeries("W", 15, 10).decide(state)
    state = done(DrawForColour(winner=TWO), OpenDuelSeries("B", 15, 10), start=state)
    first, second = state.rounds[3].boards[1:]
    assert (first.white, second.white) == (ONE, TWO)
    state = done(EnterResult(4, 2, Result.WHITE), EnterResult(4, 3, Result.WHITE), start=state)
    assert "play-off 1 1 : 1" in brief(state)
    state = done(DrawForColour(winner=ONE), OpenDuelSeries("B", 5, 3), EnterResult(4, 4, Result.DRAW), start=state)
    with pytest.raises(Refusal, match="no result yet"):
        PairRound().decide(state)
    state = done(EnterResult(4, 5, Result.BLACK), start=state)
    assert brief(state).endswith("Nowak has won the match: play-off 2: 1½ : ½ (B.VI E1)")
    assert {card.score for card in state.cards.values()} == {4}
    report = write_trf(state).decode()
    assert "XXR 4" in report
    assert "4 games of play-offs left out" in " ".join(lost_in_report(state))
    assert [line[85:89].strip() for line in report.splitlines() if line.startswith("001")] == ["2", "1"]


@pytest.mark.parametrize(
    ("result", "winner", "why"),
    [
        (Result.WHITE, "Kowalski", "play-off 1: 1 : 0"),
        (Result.DRAW, "Nowak", "enough for Black"),
        (Result.BLACK, "Nowak", "play-off 1: 1 : 0"),
    ],
)
def test_white_has_more_time_and_must_win(result: Result, winner: str, why: str) -> None:
    state = played(MatchOptions(drawn="sudden-death"), "====")
    assert next(iter(system_of(state).play_offs(state))) == "6:5"
    state = done(DrawForColour(winner=ONE), OpenDuelSeries("W", 6, 0, 5), EnterResult(4, 2, result), start=state)
    assert f"{winner} has won the match" in brief(state)
    assert why in brief(state)


def test_auxiliary_points_only_where_announced() -> None:
    drawn = played(MatchOptions(), "====")
    with pytest.raises(Refusal, match="not announced"):
        DecideDuel(ONE, "auxiliary").decide(drawn)
    announced = replace(drawn.regulations, options=MatchOptions(drawn="auxiliary"))
    with pytest.raises(Refusal, match="The match has begun"):
        ChangeRegulations(announced).decide(drawn)
    going = played(MatchOptions(drawn="auxiliary"), "===")
    with pytest.raises(Refusal, match="not drawn"):
        DecideDuel(ONE, "auxiliary").decide(going)
    state = done(DecideDuel(TWO, "auxiliary"), start=played(MatchOptions(drawn="auxiliary"), "===="))
    assert brief(state).endswith("Nowak has won the match: auxiliary points of the earlier event (B.VI E1)")


def test_who_gives_up_has_lost_and_a_correction_opens_it_again() -> None:
    state = done(DecideDuel(ONE, "withdrawal", "ill"), start=played(MatchOptions(), "22"))
    assert "Kowalski has won the match: the opponent has left" in brief(state)
    won = played(MatchOptions(to="points", points=4), "11")
    assert finished(won)
    again = done(EnterResult(2, 1, Result.DRAW), start=won)
    assert not again.all_paired
    again = done(PairRound(), start=again)
    with pytest.raises(Refusal, match="A game is open"):
        DecideDuel(ONE, "forfeit").decide(again)


def test_a_match_in_lines(tmp_path: Path) -> None:
    """Lots, choice, games; what a match has not is a sentence; the sheet."""
    path = tmp_path / "match.json"
    EventFile.create(path, *opening(MatchOptions()), arbiter="Anna").close()
    talk = Conversation(path)
    assert "Game 1: Nowak has White." in talk.say("P", "p x; 1; b")
    for sign, following in (("1", "p makes game 2"), ("0", "p makes game 3"), ("1", "Nowak has won the match")):
        assert following in talk.say(sign)
        talk.say("p") if "p makes" in following else None
    talk.say("p")
    assert "The match is decided, 0 : 3: 3 : 0 cannot be made up in 1 game" in talk.refused
    assert "Lots won by Kowalski, drawn over the board" in talk.say("S")
    assert "no score groups" in talk.say("G")
    assert "who has White, and why" in talk.say("X")
    talk.say("S", "t")
    assert "no tie-breaks" in talk.refused
    assert "4 games: the sum of points" in as_text(make_paper(talk.tournament, "standings"))


def test_a_match_to_six_points(tmp_path: Path) -> None:
    """Eleven games typed on a terminal, looked at and taken back in between, until 6 points are reached."""
    path = tmp_path / "match.json"
    EventFile.create(path, *opening(MatchOptions(to="points", points=12)), arbiter="Anna").close()
    with paircard(tmp_path, "match.json") as terminal:
        terminal.wait_for("2 entrants")
        terminal.type("Pp")
        terminal.wait_for("Lots before game 1")
        terminal.press("tab")
        terminal.type("2\r")
        terminal.wait_for("has won the lots and chooses")
        terminal.type("b")
        terminal.wait_for("Game 1: Kowalski has White.")
        for number, sign in enumerate("15051155551", start=1):
            terminal.type(sign)
            _after(terminal, number)
        terminal.wait_for("6 points reached (B.VI E1)")
        terminal.type("p")
        terminal.wait_for("The match is decided, 6 : 5")
        terminal.type("O")
        terminal.wait_for("Score sheet of the match")
        terminal.press("escape")
        terminal.type("S")
        terminal.wait_for("6 points reached (B.VI E1)")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(path) as event:
        state = event.tournament
    assert [card.score for card in state.cards.values()] == [12, 10]
    assert [round_.boards[0].white for round_ in state.rounds] == [ONE, TWO] * 5 + [ONE]


def _after(terminal: Terminal, number: int) -> None:
    if number < 11:
        terminal.wait_for(f"p makes game {number + 1}")
        terminal.type("p")
        terminal.wait_for(f"Game {number + 1}: ")
