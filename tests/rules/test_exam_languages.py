"""Exams and lessons in another language: nothing stays English, answers are read in both, the same seed is the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.teach.exams.drawing import Paper
from paircard.core.teach.exams.rules import ExamWish as Wish
from paircard.core.teach.exams.sheets import answer_sheet, card_sheet, grading_sheet, key_sheet, question_sheet
from paircard.core.teach.lessons.cards import card_lines
from paircard.core.teach.lessons.on_round import answer_lines, lesson_lines, step_lines
from paircard.core.teach.papers.as_html import as_html
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998 as Lesson
from paircard.core.values.language import Language, speaking
from paircard.data.teach.lessons_file import lessons
from paircard.tui.cli import main
from tests.support.events import dresden_round_2
from tests.support.longest import LONGEST
from tests.support.pseudo import PSEUDO, english_words
from tests.support.seeds import fresh_seed
from tests.support.taught import QUIZ_1998, draw_paper

SHEETS = (question_sheet, answer_sheet, card_sheet, grading_sheet, key_sheet)


def sheets(seed: int) -> list[str]:
    """Return the sheets as text."""
    paper = draw_paper(Wish(seed, 12))
    return [as_text(make(paper)) for make in SHEETS]


def names(paper: Paper) -> Iterator[str]:
    """Yield what is data: the made-up players."""
    for part in paper.parts:
        yield from (each.entrant.name for each in part.tournament.registrations.values())


def test_an_exam_has_no_word_of_english() -> None:
    for seed in range(4):
        with speaking(PSEUDO):
            paper = draw_paper(Wish(seed, 12))
            texts = [as_text(make(paper)) for make in SHEETS]
        for text in texts:
            assert english_words(text, names(paper)) == set()


def test_the_same_seed_and_language_give_the_same_sheets_to_the_letter() -> None:
    seed = fresh_seed()
    english = sheets(seed)
    with speaking(PSEUDO):
        strange = sheets(seed)
        assert sheets(seed) == strange
    assert strange != english
    assert sheets(seed) == english


def test_the_language_does_not_change_what_is_asked() -> None:
    wish = Wish(fresh_seed(), 12)
    english = draw_paper(wish)
    with speaking(PSEUDO):
        strange = draw_paper(wish)
    assert [(part.name, question.kind, question.articles) for part, question in english.questions] == [
        (part.name, question.kind, question.articles) for part, question in strange.questions
    ]


def test_the_page_says_which_language_it_is_in() -> None:
    paper = draw_paper(Wish(1, 2))
    with speaking(Language("pl", PSEUDO.catalogue)):
        assert all('<html lang="pl">' in as_html(make(paper), title="x") for make in SHEETS)
    assert '<html lang="en">' in as_html(question_sheet(paper), title="x")


def test_answers_are_read_in_english_and_in_the_language_spoken() -> None:
    told = explain(dresden_round_2())
    english = [(question, question.expected) for question in QUIZ_1998.every(told)]
    with speaking(PSEUDO):
        for question, answer in english:
            assert question.check(answer).right
            assert question.check(question.expected).right


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_no_lesson_keeps_a_word_of_english(lesson: Lesson) -> None:
    with speaking(PSEUDO):
        lines = [*lesson_lines(lesson), *answer_lines(lesson), *step_lines(lesson)]
    assert english_words("\n".join(lines), ()) == set()


# --- room ------------------------------------------------------------------------------------------------------------


def test_the_longest_words_stay_within_the_sheets() -> None:
    with speaking(LONGEST):
        papers = [draw_paper(Wish(seed, 12, level=5)) for seed in range(3)]
        texts = [as_text(make(paper)) for paper in papers for make in SHEETS]
    assert max(len(line) for text in texts for line in text.split("\n")) <= 80


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_the_longest_heads_leave_room_for_the_cards(lesson: Lesson) -> None:
    with speaking(LONGEST):
        lines = [
            line for line in card_lines(QUIZ_1998.book, lesson.position) if line[0] not in "*!"
        ]  # notes go on in a second line
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("arguments", [["lesson"], ["print", "--list"]])
def test_lists_fit_on_the_screen(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with speaking(LONGEST):
        assert main(arguments) == 0
    assert max(map(len, capsys.readouterr().out.split("\n"))) <= 80
