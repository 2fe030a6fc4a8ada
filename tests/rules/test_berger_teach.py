"""Questions about Berger tables, the papers made of them, and the lessons."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.systems.round_robin.berger import table
from paircard.core.teach.exams.on_topic import (
    TopicWish,
    answer_sheet,
    draw_topic_paper,
    grading_sheet,
    key_sheet,
    question_sheet,
)
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.table_sizes import SIZES, level_of
from paircard.core.teach.topics.berger import BergerKind, draw_berger, question_of
from paircard.core.teach.topics.catalogue import BERGER
from paircard.core.values.errors import Refusal
from paircard.data.teach.topic_lessons_file import lessons_on

DRAWN = [draw_berger(Random(seed)) for seed in range(300)]


def test_every_answer_expected_is_right_and_others_are_not() -> None:
    for question in DRAWN:
        verdict = question.check(question.expected)
        assert verdict.right, question.text
        assert verdict.lines[0] == "Right."
        if question.kind is not BergerKind.TABLE:
            wrong = question.check("77")
            assert (wrong.points, wrong.expected) == (0, question.expected)
            assert wrong.first_departure is not None
            assert (wrong.first_departure.article,) == question.articles
            assert wrong.first_departure.sentence == " ".join(question.working)


def test_a_draw_is_the_same_by_seed_and_offers_every_kind_and_level() -> None:
    assert [draw_berger(Random(seed)) for seed in range(300)] == DRAWN
    assert {each.kind for each in DRAWN} == set(BergerKind)
    assert {level_of(each.n) for each in DRAWN} == set(SIZES)
    assert all(level_of(draw_berger(Random(seed), wanted=4).n) == 4 for seed in range(20))


def test_a_round_is_marked_board_by_board() -> None:
    """Half a mark for the right pair with colours or board wrong; the first error is explained."""
    question = question_of(BergerKind.TABLE, 8, 1)
    verdict = question.check("1-8 2-7 3-6 5-4")
    assert (verdict.points, verdict.of) == (7, 8)
    assert verdict.lines[0] == "First error on board 4, 5-4: B.VI A4.4a. 4 + 5 is odd: White is the smaller, 4."
    assert verdict.lines[-1] == "Score 3½ of 4 boards."
    verdict = question.check("1-8 3-6 2-7 4-5")
    assert verdict.points == 6
    assert "B.VI A4.2. The pair is right, but on board 3: here sits 2-7." in verdict.lines[0]
    verdict = question.check("1-8, 2-6, 3-7, 4-5")
    assert verdict.points == 4
    assert "B.VI A4.4b. 2 + 6 = 8, 8 - 1 = round 7." in verdict.lines[0]
    verdict = question.check("1-8 2-7 3-6")
    assert (verdict.points, verdict.lines[0]) == (6, "First error: B.VI A4. 4-5 is missing.")


def test_who_is_free_has_a_mark_of_their_own() -> None:
    question = question_of(BergerKind.TABLE, 5, 2)
    assert question.expected == "5-3 1-2 free 4"
    assert question.check("5-3 1-2 bye 4").right
    verdict = question.check("5-3 1-2")
    assert (verdict.points, verdict.of) == (4, 6)
    assert verdict.lines[0] == "First error: B.VI A4.5. Round 2: 2 - 4 = -2, -2 + 6 = 4. That is 4: they rest."
    assert question_of(BergerKind.OPPONENT, 5, 2, 4).check("free").right


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("", "Write White first"),
        ("1-8 two", "'two' cannot be read"),
        ("1-8 2-9", "There is no number 9 among 8 players."),
        ("1-8 2-1", "1 is named twice"),
        ("1-1", "1 is named twice"),
        ("1-8 free", "Write White first"),
    ],
)
def test_what_cannot_be_read_costs_nothing(answer: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        question_of(BergerKind.TABLE, 8, 1).check(answer)


def test_a_number_is_one_number() -> None:
    for text in ("", "3 4", "x", "free"):
        with pytest.raises(Refusal, match="Write the number of the round"):
            question_of(BergerKind.MEET, 10, 9, 3).check(text)


def test_a_paper_asks_nothing_twice_and_its_key_has_the_working() -> None:
    paper = draw_topic_paper(TopicWish(BERGER, 5, 30))
    assert len(set(paper.questions)) == 30
    assert paper == draw_topic_paper(TopicWish(BERGER, 5, 30))
    assert paper != draw_topic_paper(TopicWish(BERGER, 6, 30))
    sheets = [as_text(make(paper)) for make in (question_sheet, answer_sheet, grading_sheet, key_sheet)]
    assert all(len(line) <= 80 for sheet in sheets for line in sheet.split("\n"))
    key = " ".join(sheets[-1].split())
    assert all(line in key for question in paper.questions for line in question.working)
    assert not any(line in " ".join(sheets[0].split()) for question in paper.questions for line in question.working)


def test_kinds_come_in_turn_and_a_paper_that_cannot_be_filled_says_so() -> None:
    kinds = (BergerKind.MEET, BergerKind.WHITE)
    paper = draw_topic_paper(TopicWish(BERGER, 1, 4, kinds, 2))
    assert [each.kind for each in paper.questions] == [*kinds, *kinds]
    assert {getattr(each, "n", 0) for each in paper.questions} <= {7, 8}
    assert not paper.shortfall
    short = draw_topic_paper(TopicWish(BERGER, 1, 60, (BergerKind.TABLE,), 1))
    assert 0 < len(set(short.questions)) == len(short.questions) < 60
    assert str(short.shortfall[0]) == f"Found only {len(short.questions)} of the 60 questions wished for."


def test_lessons_have_names_of_their_own_and_the_examples_of_the_code() -> None:
    lessons = lessons_on(BERGER)
    assert len({each.name for each in lessons}) == len(lessons)
    assert [each.level for each in lessons] == sorted(each.level for each in lessons)
    assert all(each.question.check(each.question.expected).right for each in lessons)
    expected = {each.name: each.question.expected for each in lessons}
    assert expected["round-of-a-pair"] == "2"
    assert expected["small-sum"] == "6"
    assert expected["last-number-round"] == "8"
    assert (expected["opponent"], expected["opponent-below-zero"], expected["own-number"]) == ("3", "11", "free")
    assert expected["misprint"] == " ".join(f"{white}-{black}" for white, black in table(16)[4])
