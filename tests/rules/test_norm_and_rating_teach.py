"""Questions on norms and ratings: what is right, what a wrong choice is told, how answers are typed, and the papers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from paircard.core.rules.book import rule
from paircard.core.teach.exams.on_topic import TopicWish, draw_topic_paper, key_sheet, question_sheet
from paircard.core.teach.lessons.on_topic import found_on
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.questions.given import given_with
from paircard.core.teach.questions.mixed import Mixed
from paircard.core.teach.questions.slips import WithSlips
from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.catalogue import NORMS, RATINGS
from paircard.core.teach.topics.norms.of_games import OfGames
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.progress_file import read_progress, write_progress
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.cli import main
from tests.support.dose import some
from tests.support.line import Conversation
from tests.support.norm_questions import by_second_engine

both = pytest.mark.parametrize("topic", [NORMS, RATINGS], ids=lambda topic: topic.name)


def drawn(topic: Topic) -> list[WithSlips]:
    """Draw some questions of every kind."""
    found = [topic.draw(Random(seed), (kind,), None) for kind in topic.kinds for seed in some(range(24), 3)]
    return [each for each in found if isinstance(each, WithSlips)]


@both
def test_every_wrong_choice_is_an_article_forgotten(topic: Topic) -> None:
    for question in drawn(topic):
        assert question.check(question.expected).right, question.text
        assert question.check(question.right[0]).right, question.text
        for slip in question.slips:
            departure = question.check(slip.answer).first_departure
            assert departure is not None
            assert departure.article == slip.article
            assert "forgotten" in departure.sentence
        for letter, answer in zip("abcdefghi", question.offered, strict=False):
            assert question.check(letter).right is (answer in question.right)
        for article in question.articles:
            assert rule(RuleId.read(article)).text


@both
def test_what_is_drawn_turns_on_an_article(topic: Topic) -> None:
    questions = drawn(topic)
    assert all(each.slips for each in questions if each.right[0] != "yes"), "nothing is forgotten where all is met"
    assert questions == drawn(topic), "the same lots draw the same questions"


def test_the_second_engine_judges_made_up_games_alike() -> None:
    for question in drawn(NORMS):
        if isinstance(question, OfGames):
            assert by_second_engine(question) in question.right, (question.text, question.case)


@pytest.mark.parametrize(
    ("topic", "lesson", "typed"),
    [
        (NORMS, "the-table", ["6½", "6.5", "6,5", "c", "c) 6½", "C", "c 6.5"]),
        (NORMS, "least-average", ["none", "NONE"]),
        (NORMS, "half-titled", ["1.4.5a", "B.01 1.4.5A", "no 1.4.5a", "no, 1.4.5a"]),
        (NORMS, "nine-games", ["1.4.1", "1.4.1a"]),
        (NORMS, "zonal", ["yes", "y", "a"]),
        (NORMS, "the-end-left-out", ["10 11", "11, 10"]),
        (RATINGS, "the-table", ["0.65", ".65", "0,65"]),
        (RATINGS, "sum-times-k", ["+8.8", "8.8", "8,80"]),
        (RATINGS, "minutes", ["none", "d"]),
        (RATINGS, "increments", ["standard", "standard chess", "Standard"]),
    ],
)
def test_how_answers_may_be_typed(topic: Topic, lesson: str, typed: list[str]) -> None:
    question = next(each.question for each in lessons_on(topic) if each.name == lesson)
    for answer in typed:
        assert question.check(answer).right, answer
    with pytest.raises(Refusal, match="cannot be read"):
        question.check("perhaps")


def test_rounds_that_are_as_good_are_as_right() -> None:
    """The program leaves out two wins; without one of them and the last game the norm is worth the same."""
    rows = ["GM GER 2520 1", "- UKR 1700 1", "GM FRA 2510 ½", "GM CZE 2490 ½", "IM GER 2450 1", "IM POL 2430 1"]
    rows += ["- FRA 2400 ½", "- CZE 2390 ½", "- POL 2366 1", "- GER 2350 ½"]
    asked = {"kind": "leave", "turns": "1.4.1f", "games": [*rows[:3], "- SWE 1700 1", *rows[3:]]}
    question = NORMS.question(asked)
    assert question.check("2 4").right
    assert not question.check("2").right
    assert question.check("4 11").right
    assert not question.check("4 5").right, "a draw before the norm was reached stays"


def test_a_table_stands_with_its_question() -> None:
    question = next(each.question for each in lessons_on(NORMS) if each.name == "lowest-raised")
    given = given_with(question)
    assert given is not None
    assert list(given.lines())[:2] == ["R  Title  Name   Fed  Rtg   Result", "1  GM     Adler  GER  2520  1"]
    assert given_with(lessons_on(RATINGS)[0].question) is None


@both
def test_papers_are_set_by_seed_on_80_columns(topic: Topic) -> None:
    papers = [draw_topic_paper(TopicWish(topic, 5, 8)) for _ in range(2)]
    assert papers[0] == papers[1]
    assert len(set(papers[0].questions)) == 8
    sheets = [as_text(make(papers[0])) for make in (question_sheet, key_sheet)]
    assert all(len(line) <= 80 for sheet in sheets for line in sheet.split("\n"))
    assert all("| R " in sheet for sheet in sheets), "the games stand beneath their question"
    assert "Without B.0" in sheets[1]


def test_several_topics_make_one_paper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["exam", "--about", "norms,ratings,cups", "--seed", "3", "--questions", "12", "--out", str(tmp_path)]
    assert main(wishes) == 0
    assert "Exam 3: 12 questions, 12 marks." in capsys.readouterr().out
    read = (tmp_path / "questions.txt").read_text()
    assert all(book in " ".join(read.split()) for book in ("(B.01)", "(B.02)", "(B.VI D)"))
    paper = draw_topic_paper(TopicWish(Mixed((NORMS, RATINGS)), 4, 6, ("ratings:k", "norms:points")))
    assert [each.kind for each in paper.questions] == ["k", "points"] * 3


@pytest.mark.parametrize("about", ["norms,chess", "norms,swiss", "norms --kinds k", "norms,ratings --kinds k"])
def test_what_is_not_taught_is_refused(tmp_path: Path, about: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["exam", "--seed", "1", "--out", str(tmp_path), "--about", *about.split()])
    assert "paircard exam: error:" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_in_line_mode() -> None:
    talk = Conversation()
    assert "Half of them hold a title" in talk.say("T", "f", "list")
    assert "not met: Opponents with a title: 4; at least 5 of 9" in talk.say("a yes")
    assert "What is expected" in talk.say("g", "list")
    assert "right" in talk.say("a 0.65").lower()


def test_progress_keeps_the_articles_of_titles_and_ratings(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    progress = read_progress(path).progress
    for topic in (NORMS, RATINGS):
        for lesson in lessons_on(topic):
            progress = progress.after(lesson.question.check(lesson.question.expected).rules)
    write_progress(path, progress)
    read = read_progress(path)
    assert (read.progress.marks, read.remark) == (progress.marks, "")
    assert {"B.01 N14", "B.01 0.3", "B.02 T6", "B.02-RB 7.3.1"} <= {*read.progress.marks}


def test_a_lesson_is_opened_by_its_article_too() -> None:
    lessons = lessons_on(NORMS)
    assert found_on(NORMS, lessons, "1.4.6c").name == "lowest-raised"
    assert found_on(NORMS, lessons, "b.01 n14").name == "opponent-stays-away"
    assert found_on(NORMS, lessons, "46") == found_on(NORMS, lessons, "the-last-game") == lessons[45]
    with pytest.raises(Refusal, match=r"There is no lesson 9\.9 on norms: they are numbered 1 to 46"):
        found_on(NORMS, lessons, "9.9")
