"""Questions about teams: what is right, what is wrong and by which article, and the papers made of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from paircard.core.rules.book import rule
from paircard.core.systems.scheveningen.table import table
from paircard.core.teach.exams.on_topic import (
    TopicWish,
    answer_sheet,
    draw_topic_paper,
    grading_sheet,
    key_sheet,
    question_sheet,
)
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.topics.catalogue import TEAMS
from paircard.core.teach.topics.teams import TeamKind, draw_about_teams, question_about_teams
from paircard.core.teach.topics.teams.may_be_handed_in import MayBeHandedIn
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on

DRAWN = [draw_about_teams(Random(seed)) for seed in range(400)]


def test_every_answer_expected_is_right_and_others_are_not() -> None:
    wrong = {
        "white": "C", "table": "99", "lineup": "B9", "clock": "61", "score": "99-99 7-7", "meet": "A1-A1",
        "strength": "3",
    }  # fmt: skip
    for question in DRAWN:
        assert question.check(question.expected).right, question.text
        assert question.check(question.expected.lower()).right, question.text
        if question.kind == TeamKind.WHITE:
            wrong["white"] = "A" if question.expected == "B" else "B"
        verdict = question.check(wrong[question.kind])
        assert (verdict.points, verdict.expected) == (0, question.expected), question.text
        assert verdict.first_departure is not None
        assert str(verdict.first_departure.said)
        assert verdict.first_departure.article in question.articles


def test_a_draw_is_the_same_by_seed_and_offers_every_kind_at_every_level() -> None:
    assert [draw_about_teams(Random(seed)) for seed in range(400)] == DRAWN
    assert {each.kind for each in DRAWN} == set(TeamKind)
    for level in range(1, 6):
        for kind in TeamKind:
            asked = {draw_about_teams(Random(seed), (kind,), level).text for seed in range(12)}
            assert len(asked) > 1, (kind, level)


def test_line_ups_are_as_often_right_as_wrong_and_every_article_refuses_some() -> None:
    """Otherwise one of the answers could be guessed."""
    drawn = [draw_about_teams(Random(seed), (TeamKind.LINE_UP,)) for seed in range(300)]
    expected = Counter(each.expected for each in drawn)
    assert 100 < expected["yes"] < 200
    assert set(expected) == {"yes", "B.VI E2", "B.VI E2c", "B.VI E2e"}


def test_every_rule_a_question_names_can_be_read() -> None:
    for question in (*DRAWN, *(each.question for each in lessons_on(TEAMS))):
        for article in question.articles:
            assert rule(RuleId.read(article)).text, article


@pytest.mark.parametrize(
    ("method", "line_up", "expected"),
    [
        ("last-boards", [1, 3, 4, 5], "yes"),
        ("last-boards", [1, 5, 3, 4], "B.VI E2c"),
        ("last-boards", [1, 2, 3, 5], "yes"),
        ("any-place", [1, 5, 3, 4], "yes"),
        ("any-place", [1, 6, 5, 4], "yes"),
        ("any-place", [1, 3, 4, 5], "B.VI E2c"),
        ("any-place", [1, 0, 3, 4], "yes"),
        ("last-boards", [1, 0, 3, 4], "B.VI E2c"),
        ("fixed-order", [2, 4, 5, 6], "yes"),
        ("fixed-order", [2, 1, 5, 6], "B.VI E2"),
        ("fixed-order", [1, 2, 0, 0], "B.VI E2e"),
    ],
)
def test_line_ups_by_each_method(method: str, line_up: list[int], expected: str) -> None:
    """By the words of E2: (i) regulars move up and never down, (ii) they stay on their boards."""
    asked = {"kind": "lineup", "boards": 4, "members": 6, "reserves": method, "line_up": line_up}
    assert question_about_teams(asked).expected == expected


def test_of_several_articles_any_is_right() -> None:
    question = MayBeHandedIn(4, 6, "last-boards", (6, 5, 3, 4))
    assert set(question.articles) == {"B.VI E2", "B.VI E2c"}
    assert all(question.check(f"no {article}").right for article in question.articles)
    assert not question.check("yes").right
    assert not question.check("E2e").right


def test_the_control_clock_of_the_code() -> None:
    """40 minutes shown: 20 are set; both teams at once: half for both; after the hour it is lost."""
    asked = {"kind": "clock", "first": 40, "second": 40}
    assert question_about_teams(asked).expected == "20"
    assert question_about_teams({**asked, "second": 60}).expected == "40"
    assert question_about_teams({**asked, "second": 61}).expected == "lost"
    assert question_about_teams({"kind": "clock", "first": 0, "second": 15, "game": 30}).expected == "15"
    assert question_about_teams({"kind": "clock", "first": 0, "second": 16, "game": 30}).expected == "lost"


def test_both_scores_and_half_a_mark_for_one_of_them() -> None:
    question = question_about_teams({"kind": "score", "results": "1=01"})
    for answer in ("1½-2½ 0-2", "1.5-2.5, 0-2", "1,5:2,5 0:2"):
        assert question.check(answer).right
    assert question.check("1½-2½ 2-0").points == 1
    assert question_about_teams({"kind": "score", "results": "xxxx"}).expected == "0-0 0-0"
    assert question_about_teams({"kind": "score", "results": "1111"}).expected == "2-2 1-1"


def test_scheveningen_as_its_table_has_it() -> None:
    for number, pairs in enumerate(table(6), 1):
        for white, black in pairs:
            for player in (white, black):
                asked = {"kind": "meet", "boards": 6, "player": str(player), "round": number}
                assert question_about_teams(asked).expected == f"{white}-{black}"
    question = question_about_teams({"kind": "meet", "boards": 6, "player": "A3", "round": 2})
    verdict = question.check("A3-B3")
    assert (verdict.points, verdict.lines[0]) == (
        1,
        "First error: B.VI F5. Round 2 is even: all of team B have White.",
    )
    with pytest.raises(Refusal, match="There is no B7 on 6 boards"):
        question.check("A3-B7")


def test_strength_leaves_out_who_has_no_rating() -> None:
    asked = {"kind": "strength", "boards": 3, "ratings": [2000, 0, 1901, 1500], "strength": "boards"}
    assert question_about_teams(asked).expected == "1951"
    assert question_about_teams({**asked, "strength": "all"}).expected == "1800"


@pytest.mark.parametrize("answer", ["", "what", "-", "1-", "½"])
def test_what_cannot_be_read_costs_nothing(answer: str) -> None:
    for kind in TeamKind:
        with pytest.raises(Refusal, match="Write "):
            draw_about_teams(Random(1), (kind,)).check(answer)


def test_a_paper_asks_nothing_twice_and_its_key_has_the_working() -> None:
    paper = draw_topic_paper(TopicWish(TEAMS, 5, 28))
    assert len(set(paper.questions)) == 28
    assert paper == draw_topic_paper(TopicWish(TEAMS, 5, 28))
    assert paper != draw_topic_paper(TopicWish(TEAMS, 6, 28))
    assert Counter(each.kind for each in paper.questions) == dict.fromkeys(TeamKind, 4)
    sheets = [as_text(make(paper)) for make in (question_sheet, answer_sheet, grading_sheet, key_sheet)]
    assert all(len(line) <= 80 for sheet in sheets for line in sheet.split("\n"))
    key = " ".join(sheets[-1].split())
    assert all(line in key for question in paper.questions for line in question.working)


def test_lessons_have_names_of_their_own_and_go_from_easy_to_hard() -> None:
    lessons = lessons_on(TEAMS)
    assert len({each.name for each in lessons}) == len(lessons)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert {each.question.kind for each in lessons} == set(TeamKind)
    expected = {each.name: each.question.expected for each in lessons}
    assert (expected["control-clock"], expected["two-scores"], expected["odd-boards"]) == ("30", "1½-2½ 0-2", "B")
