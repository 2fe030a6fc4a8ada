"""The rules of 2026 are taught on the screen, in line mode and by the commands for scripts, like those of 1998."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paircard.core.event.card import Kind
from paircard.core.facets.system import system_of
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.dutch2026.as_seen import position
from paircard.tui.cli import main
from paircard.tui.dialogs.card import card_text
from paircard.tui.looks.signs import Signs
from tests.support.line import Conversation
from tests.support.pty import Terminal
from tests.ui.test_dutch_event import played

Capture = pytest.CaptureFixture[str]
__all__ = ["played"]


def test_lessons_are_chosen_by_their_rules() -> None:
    """Those of today first: a lesson, a wrong and a right answer, the rule behind it, progress; and on to 1998."""
    talk = Conversation(None)
    assert "56 lessons on the FIDE rules of 2026" in talk.say("T", "list")
    assert "Lesson 1 of 62" in talk.say("other rules")
    assert "Lesson 1 of 56: Round 1: upper half against lower half" in talk.say("other rules")
    said = talk.say("l look-ahead")
    assert "Which criterion is the first to speak against that pair" in said
    said = talk.say("a c12")
    assert "First error: C.04.3 C8. Then: The next bracket can then leave over no fewer than 2 players" in said
    assert "Score 1 of 1 marks." in talk.say("a c8")
    assert "C.04.3 C8: 1 of 2 right." in talk.say("p")
    talk.say("K xp")
    assert "type one of round, bracket, values, next, stands, why, floats, bye, colour, fault" in talk.refused
    assert "Lesson 1 of 62" in talk.say("o")
    assert "One bracket ahead" in talk.say("l C.04.3 C8"), "an article of 2026 opens its lesson from anywhere"


def test_a_lesson_without_a_pairing_says_so() -> None:
    talk = Conversation(None)
    talk.say("T", "l no-pairing")
    assert "No complete pairing keeps C1, C2 and C3." in talk.say("v")
    talk.say("k")
    assert "No complete pairing is possible here (1.9.3)" in talk.refused


def test_the_next_round_of_an_event_is_asked_about_by_its_rules(played: Path) -> None:
    talk = Conversation(played)
    talk.say("P", "t")
    said = talk.say("T", "e")
    assert "Pair round 4: all pairs, White first" in said
    answer = next(line for line in talk.say("v").splitlines() if line.startswith("Answer: "))
    pairing = answer.removeprefix("Answer: ").removesuffix(".")
    assert "Right." in talk.say(f"a {pairing}")
    said = talk.say("j 2")
    assert "Round 2 of the event, as it was to be paired" in said
    assert "Round 2, 11 players" in said
    talk.say("j 9")
    assert "9 is no round from 1 to 4." in talk.refused
    for kind in ("bracket", "values", "next", "stands", "colour"):
        assert "Question: " in talk.say(f"K {kind}")
        assert not talk.refused, kind
    assert "step 1 of" in talk.say("s")
    assert "C.04.3 C5" in talk.say("list")


def test_the_steps_name_every_criterion(played: Path) -> None:
    """C4 and C6 - C21 once a bracket, S1 and S2, what stands and what is refused, the round at the end."""
    talk = Conversation(played)
    said = talk.say("X", "s", "list")
    for article in ("C4", "C6", "C7", "C8", "C12", "C21", "3.3", "4.2", "3.8"):
        assert f"C.04.3 {article}" in said, article
    assert "The round is paired: " in said


def test_cards_show_the_floats_that_the_rules_see(played: Path) -> None:
    """On the screen and on paper: a half-point bye and a win by forfeit are downfloats, unlike in 1998."""
    talk = Conversation(played)
    tournament = talk.tournament
    floats = system_of(tournament).floats(tournament)
    for player in position(tournament).players:
        assert "".join(floats[player.id][-2:]) == player.float_two_before + player.float_before
    away = next(id_ for id_, card in tournament.cards.items() if card.lines[1].kind is Kind.HALF_BYE)
    assert tournament.cards[away].lines[1].float == "-", "the mark of 1998"
    assert floats[away][1] == "D"
    assert "↓" in card_text(tournament, away, Signs()).splitlines()[2]
    paper = make_paper(tournament, "start-cards")
    assert any("(C.04.3 1.4)" in note for note in paper.notes)
    card = next(each for each in paper.sections if each.title.endswith(tournament.name_of(away)))
    assert card.table is not None
    assert "↓" in card.table.rows[1]


def test_lessons_and_exams_for_scripts(tmp_path: Path, capsys: Capture) -> None:
    assert main(["lesson", "--system", "dutch-2026"]) == 0
    assert len([line for line in capsys.readouterr().out.splitlines() if line[:2].strip()]) == 56
    assert main(["lesson", "--system", "dutch-2026", "C13", "--answer", "--steps"]) == 0
    said = capsys.readouterr().out
    assert "Answer: 3-4 5-6" in said
    assert "> [1] C.04.3 C13 " in said
    assert main(["lesson", "--system", "dutch-2026", "none"]) == 1
    assert "numbered 1 to 56" in capsys.readouterr().err
    wanted = ["exam", "--system", "dutch-2026", "--seed", "4", "--questions", "3", "--kinds", "why,values"]
    assert main([*wanted, "--out", str(tmp_path)]) == 0
    assert {path.stem for path in tmp_path.iterdir()} == {"questions", "answers", "cards", "grading", "key"}


def test_an_exam_with_fewer_questions_than_wished_for_is_told_by_its_exit_code(tmp_path: Path, capsys: Capture) -> None:
    wanted = ["exam", "--about", "berger", "--seed", "4", "--questions", "60", "--kinds", "table", "--level", "1"]
    assert main([*wanted, "--out", str(tmp_path)]) == 3
    said = capsys.readouterr()
    assert "of the 60 questions wished for" in said.err
    assert str(tmp_path / "key.txt") in said.out
    assert "of the 60 questions wished for" in (tmp_path / "key.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ["lesson", "--system", "dutch-2026", "--about", "berger"],
        ["lesson", "--system", "dutch-2026", "C8", "--all-tries"],
        ["exam", "--system", "dutch-2026", "--seed", "1", "--kinds", "xp", "--out", "x"],
        ["exam", "--system", "round-robin", "--seed", "1", "--out", "x"],
    ],
)
def test_what_does_not_go_together_is_refused(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as raised:
        main(words)
    assert raised.value.code == 2
    assert "error" in capsys.readouterr().err


def test_by_keys_from_a_rule_to_its_lesson_and_its_steps(tmp_path: Path) -> None:
    environment = {"XDG_STATE_HOME": str(tmp_path / "state"), "PYTHONPATH": os.getcwd(), "NO_COLOR": "1"}
    with Terminal([sys.executable, "-m", "paircard"], cwd=tmp_path, env=environment) as terminal:
        terminal.wait_for("No recent events yet")
        terminal.type("T")
        terminal.wait_for("Lesson 1 of 56")
        terminal.type("lC.04.3 C14\r")
        terminal.wait_for("Down a second time")
        terminal.type("a6\r")
        terminal.wait_for("First error: C.04.3 C14")
        terminal.type("a5\r")
        terminal.wait_for("Score 1 of 1 marks.")
        terminal.type("s")
        terminal.wait_for("step 1 of")
