"""Explanation, steps, lessons and quiz in line mode: a student who cannot see learns the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import WithdrawEntrant
from tests.support.line import Conversation
from tests.support.play import gold12

PUBLISHED = "5-1 7-3 15-4 6-9 2-8 10-12 14-11"
RIGHT = "5-1 15-3 4-7 6-9 2-8 10-12 14-11"


@pytest.fixture
def event(tmp_path: Path) -> Conversation:
    """GOLD-12 without 6 before round 3 (acceptance S3)."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    return Conversation(play.store(tmp_path / "gold12.json"))


def test_why_not_these_two(event: Conversation) -> None:
    """S3: why 5 has the bye and not 11."""
    event.say("X")
    assert "5-11: B1a. 5 and 11 have already met." in event.say("why not 5 11")
    said = event.say("7")
    assert "explain round 3" in event.session.program.place.prompt()
    said = event.say("where")
    assert "Not 5: B4. 7 and 5 both prefer White, and no clash is left to use." in said
    event.say("why not 5 6")
    assert "6 is nobody who is paired in round 3." in event.refused


def test_the_whole_round_is_told(event: Conversation) -> None:
    said = event.say("X", "list").splitlines()
    assert "Exchange 1 of D2: 5 of S1 for 7 of S2." in said
    assert "5 has the bye (A5)." in said
    assert not any(line.startswith(" ") for line in said)


def test_steps_are_told_one_a_line(event: Conversation) -> None:
    event.say("X", "s")
    said = event.say("/ C8", "n", "n", "n")
    assert "C8: Exchange 5 of S1 for 7 of S2 (D2)." in said
    assert "B4: 7 and 5 both prefer White, and no clash is left to use." in said
    assert "C6: 12-4 7-11; 5 left over." in event.say("answer")
    event.say("/ C12")
    assert "No step of this round is by C12." in event.refused
    event.say("0")
    assert "Every try is played: " in event.say("all tries")
    assert "Tries that cannot succeed are left out: " in event.say("all tries")
    event.say("leave")
    assert event.session.program.place.mode == "explain"


def test_the_dresden_question() -> None:
    """S9: the verdict names board, pair and article, then the right answer gets every board."""
    student = Conversation()
    student.say("T", "l dresden-2008")
    said = student.say(f"answer {PUBLISHED}")
    assert "First error on board 2, 7-3: B4." in said
    assert "Score 5 of 7 boards." in said
    assert "Score 7 of 7 boards." in student.say(f"answer {RIGHT}")
    assert "B4: " in student.say("progress")


def test_an_answer_that_cannot_be_read_is_refused() -> None:
    student = Conversation()
    student.say("T", "l 1")
    student.say("answer four-3", "!")
    assert "cannot be read as an answer" in student.refused


def test_a_rule_is_told() -> None:
    student = Conversation()
    said = student.say("R", "/ c12")
    assert "C12" in said


def test_berger_tables_are_taught_by_the_same_commands() -> None:
    """Lesson, wrong and right answer, another question of a kind, progress, and back to the pairings."""
    talk = Conversation(None)
    said = talk.say("T", "tables")
    assert "Lesson 1 of 12: Round 1 by the carousel" in said
    assert "lesson 1" in talk.session.program.place.prompt()
    said = talk.say("a 1-8 2-7 3-6 5-4")
    assert "First error on board 4, 5-4: B.VI A4.4a. 4 + 5 is odd: White is the smaller, 4." in said
    said = talk.say("l opponent", "v")
    assert "Round 8: 8 - 6 = 2, 2 + 1 = 3." in said
    assert "Score 1 of 1 marks." in talk.say("a 3")
    assert "In which round do" in talk.say("K meet")
    talk.say("K xp")
    assert "type one of table, white, meet, opponent" in talk.refused
    talk.say("s")
    assert "A table has no steps" in talk.refused
    assert "B.VI A4.4a: 0 of 1 right.\nB.VI A4.4c: 1 of 1 right." in talk.say("p")
    assert "Lesson 1 of 56" in talk.say("tables")
    assert "B.VI A4.4c: 1 of 1 right." in talk.say("p"), "as read from disk"


def test_the_sliding_system_is_taught_by_the_same_commands() -> None:
    """A round with a fault in it, where somebody goes, a question of a kind, and back to the pairings."""
    talk = Conversation(None)
    assert "Lesson 1 of 15: Who sits where in round 1" in talk.say("T", "sliding")
    said = talk.say("a 1-6 2-5 3-4 rest 7")
    assert "First error on board 2, 2-5: B.VI K1. Colours stay and alternate from board to board: White is far" in said
    assert "Score 3½ of 4 boards." in said
    said = talk.say("l round-the-corner", "a 4 far")
    assert "Round 1: board 4, far side, White against 4. Then to the other side of board 4, the last one." in said
    assert "Score 1 of 1 marks." in talk.say("a near 4")
    talk.say("a 5 near")
    assert "There is no board 5 in a row of 4." in talk.refused
    talk.say("a left")
    assert "Write board and side: 2 near or 2 far, or free." in talk.refused
    assert "Who rests in round" in talk.say("K rests")
    talk.say("s")
    assert "The sliding system has no steps" in talk.refused
    assert "Lesson 1 of 56" in talk.say("sliding")


def test_teams_are_taught_by_the_same_commands() -> None:
    """A wrong and a right answer, the rule it names, a question of a kind, and back by way of the tables."""
    talk = Conversation(None)
    assert "Lesson 1 of 15: Who has White on a board" in talk.say("T", "teams")
    assert "Of boards 3 and 6 one is odd and one even: B has White." in talk.say("a A")
    said = talk.say("l reserve-too-high", "a yes")
    assert "First error: B.VI E2c. 5, a reserve, on board 2 plays above 3 on board 3: regulars move up." in said
    assert "Score 1 of 1 marks." in talk.say("a no, E2c")
    assert "B.VI E2c. Reserves." in talk.say("rule")
    assert "What is gone on the clocks of B then" in talk.say("K clock")
    assert "No article is named here." in talk.say("rule")
    talk.say("K round")
    assert "type one of white, table, lineup, clock, score, meet, strength" in talk.refused
    talk.say("s")
    assert "A question about teams has no steps" in talk.refused
    assert "B.VI E2: 0 of 1 right.\nB.VI E2c: 1 of 2 right." in talk.say("p")
    assert "Lesson 1 of 12" in talk.say("tables")
    assert "Lesson 1 of 56" in talk.say("tables")
