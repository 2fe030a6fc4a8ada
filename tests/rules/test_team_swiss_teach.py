"""Questions about the team Swiss: answers worked out here by the procedure word by word, papers, lessons, lines."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.rules.book import rule
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.teach.exams.on_topic import TopicWish, draw_topic_paper, key_sheet, question_sheet
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.catalogue import TEAM_SWISS
from paircard.core.teach.topics.team_swiss import TeamSwissKind, draw_about_team_swiss, question_about_team_swiss
from paircard.core.teach.topics.team_swiss.questions import WhoHasTheBye, WhoHasWhite, WhoIsDrawnUp, WhoMeetsWhom
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.batch.teach_options import TEAM_SWISS_KINDS
from tests.support.line import Conversation
from tests.support.taught import teams_of


def by_the_procedure(question: TopicQuestion) -> str:
    """Answer by the literal engine, which shares nothing with the search that the question asks."""
    assert isinstance(question, (WhoHasTheBye, WhoHasWhite, WhoIsDrawnUp, WhoMeetsWhom))
    made = BOOK.literal(teams_of(question.history.position))
    match question:
        case WhoHasTheBye():
            return str(made.bye)
        case WhoIsDrawnUp():
            return " ".join(map(str, made.brackets[question.at].upfloaters))
        case WhoMeetsWhom():
            return " ".join(f"{one}-{other}" for bracket in made.brackets for one, other in bracket.pairs)
        case WhoHasWhite():
            return str(made.pairs[question.at].white)


def test_every_answer_expected_is_that_of_the_procedure_and_others_are_wrong() -> None:
    drawn = [draw_about_team_swiss(Random(seed)) for seed in range(120)]
    for question in drawn:
        assert question.expected == by_the_procedure(question), question.text
        assert question.check(question.expected).right
        verdict = question.check("98-99" if question.kind == TeamSwissKind.ROUND else "99")
        assert (verdict.points, verdict.expected) == (0, question.expected)
        assert verdict.first_departure is not None
        assert verdict.first_departure.sentence
        assert question.working
        for article in question.articles:
            assert rule(RuleId.read(article)).text
    assert {each.kind for each in drawn} == {*TeamSwissKind}
    assert [draw_about_team_swiss(Random(seed)) for seed in range(20)] == drawn[:20]


def test_an_answer_by_hand() -> None:
    """1 is alone at the top, 4 alone in the next scoregroup, and they have not met: 4 comes up."""
    rows = ("3w2 2w2", "4b1 1b0", "1b0 4w1", "2w1 3b1")
    asked = {"rounds": 5, "colours": "A", "rows": rows}
    up = question_about_team_swiss({**asked, "kind": "up", "at": 0})
    assert up.expected == "4"
    assert question_about_team_swiss({**asked, "kind": "round"}).expected == "1-4 2-3"
    # 2 has had Black twice and prefers White; 3 has had both colours and prefers nothing (4.3.2)
    white = question_about_team_swiss({**asked, "kind": "white", "at": 1})
    assert (white.expected, white.articles) == ("2", ("C.04.6 4.3.2",))


def test_the_first_wrong_bracket_is_told() -> None:
    asked = {"kind": "round", "rounds": 5, "colours": "A", "rows": ("3w2 2w2", "4b1 1b0", "1b0 4w1", "2w1 3b1")}
    question = question_about_team_swiss(asked)
    assert all(question.check(answer).right for answer in ("1-4 2-3", "3-2, 4-1"))
    departure = question.check("1-4 2-9").first_departure
    assert departure is not None
    assert departure.sentence.startswith("Bracket of 1:")
    for answer in ("", "1-4 x", "14"):
        with pytest.raises(Refusal, match="all pairs"):
            question.check(answer)


def test_papers_and_lessons() -> None:
    assert TEAM_SWISS.kinds == TEAM_SWISS_KINDS
    paper = draw_topic_paper(TopicWish(TEAM_SWISS, 5, 8))
    assert len(set(paper.questions)) == 8
    assert all(len(line) <= 80 for make in (question_sheet, key_sheet) for line in as_text(make(paper)).split("\n"))
    lessons = lessons_on(TEAM_SWISS)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert {each.question.kind for each in lessons} == {*TeamSwissKind}
    assert all(each.question.expected == by_the_procedure(each.question) for each in lessons)
    rules = {article for each in lessons for article in each.question.articles}
    of_colours = (2, 3, 4, 5, 6, 7, 8)
    assert {f"C.04.6 4.3.{number}" for number in of_colours} <= rules


def test_in_line_mode() -> None:
    talk = Conversation()
    assert "Which team has the bye" in talk.say("T", "w", "list")
    assert "right" in talk.say("a 3").lower()
