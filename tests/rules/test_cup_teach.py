"""Questions about cups: what is right, what is wrong, and the lessons made of them."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.rules.book import rule
from paircard.core.teach.exams.on_topic import TopicWish, draw_topic_paper, key_sheet, question_sheet
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.topics.catalogue import CUPS
from paircard.core.teach.topics.cups import CupKind, draw_about_cups, question_about_cups
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.line import Conversation

DRAWN = [draw_about_cups(Random(seed)) for seed in range(300)]


def test_every_answer_expected_is_right_and_others_are_not() -> None:
    for question in DRAWN:
        assert question.check(question.expected).right, question.text
        wrong = "0-0" if question.kind == CupKind.WINNER else "0"
        verdict = question.check(wrong)
        assert (verdict.points, verdict.expected) == (0, question.expected)
        assert verdict.first_departure is not None
        assert question.working
        for article in question.articles:
            assert rule(RuleId.read(article)).text
    assert {each.kind for each in DRAWN} == set(CupKind)
    assert [draw_about_cups(Random(seed)) for seed in range(300)] == DRAWN


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"kind": "meet", "players": 22, "seed": 14, "left": 0}, "19"),
        ({"kind": "meet", "players": 22, "seed": 19, "left": 0}, "14"),
        ({"kind": "meet", "players": 22, "seed": 7, "left": 16}, "10"),
        ({"kind": "meet", "players": 16, "seed": 1, "left": 2}, "2"),
        ({"kind": "winner", "size": 16, "pair": 0}, "8-9"),
        ({"kind": "winner", "size": 16, "pair": 7}, "7-10"),
        # K6: both were free in round 1: as in round 1
        ({"kind": "white", "one": 8, "other": 9, "had": "-", "they_had": "-"}, "9"),
        ({"kind": "white", "one": 7, "other": 10, "had": "-", "they_had": "-"}, "7"),
        # D3c: whoever has played changes; both had the same: the higher seed does
        ({"kind": "white", "one": 5, "other": 12, "had": "-", "they_had": "B"}, "12"),
        ({"kind": "white", "one": 1, "other": 9, "had": "W", "they_had": "W"}, "9"),
        # D3d: evening before alternation
        ({"kind": "white", "one": 3, "other": 6, "had": "WW", "they_had": "WB"}, "6"),
    ],
)
def test_answers_by_the_words_of_the_rules(asked: dict[str, object], expected: str) -> None:
    assert question_about_cups(asked).expected == expected


def test_pairs_in_any_order_and_nothing_else() -> None:
    question = question_about_cups({"kind": "winner", "size": 8, "pair": 0})
    assert all(question.check(answer).right for answer in ("4-5", "5-4", "5 4"))
    with pytest.raises(Refusal, match="Write the two numbers"):
        question.check("five")


def test_papers_and_lessons() -> None:
    paper = draw_topic_paper(TopicWish(CUPS, 5, 12))
    assert len(set(paper.questions)) == 12
    assert all(len(line) <= 80 for make in (question_sheet, key_sheet) for line in as_text(make(paper)).split("\n"))
    lessons = lessons_on(CUPS)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert {each.question.kind for each in lessons} == set(CupKind)
    expected = {each.name: each.question.expected for each in lessons}
    assert (expected["round-one"], expected["preliminary"], expected["the-tree"]) == ("21", "19", "1-16")


def test_in_line_mode() -> None:
    talk = Conversation()
    assert "Who has White in round 1" in talk.say("T", "c", "list")
    assert "right" in talk.say("a 21").lower()
