"""`paircard lesson`: curated positions, one for every article, with task and answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from paircard.core.teach.lessons.lesson import Lesson
from paircard.core.teach.lessons.on_article import article_step_lines
from paircard.core.teach.lessons.on_round import answer_lines, lesson_lines, step_lines
from paircard.core.teach.lessons.on_topic import found_on, topic_answer_lines, topic_lesson_lines
from paircard.core.teach.papers.wrapping import WIDTH, wrapped
from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.schools import OF_1998, OF_2026
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998, every_try_lines
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from paircard.data.teach.lessons_file import lessons
from paircard.data.teach.topic_lessons_file import lessons_on
from paircard.tui.batch.output import DONE, REFUSED, any_alphabet, failed, say


def show_lesson(wanted: str | None, *, answer: bool, steps: bool, all_tries: bool = False) -> int:
    """List the lessons, or print the one of a number or name; return the exit code."""
    any_alphabet()
    if wanted is None:
        return _list(lessons())
    try:
        lesson = OF_1998.named(lessons(), wanted)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    _say(lesson_lines(lesson))
    if answer:
        _say(answer_lines(lesson))
    if all_tries:
        assert isinstance(lesson, LessonOf1998)
        _say(every_try_lines(lesson))
    elif steps:
        _say(step_lines(lesson))
    return DONE


def show_lesson_of_2026(wanted: str | None, *, answer: bool, steps: bool) -> int:
    """List the lessons on the rules of 2026, or print one; return the exit code."""
    any_alphabet()
    known = dutch_lessons()
    if wanted is None:
        return _list(known)
    try:
        lesson = OF_2026.find(known, wanted)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    _say(lesson_lines(lesson))
    if (question := lesson.question) is not None:
        _say(iter([question.text, tr("Write {form}.", form=question.form.hint)]))
    if answer:
        _say(answer_lines(lesson))
    if steps:
        _say(step_lines(lesson))
    return DONE


def show_topic_lesson(topic: Topic, wanted: str | None, *, answer: bool, steps: bool = False) -> int:
    """List the lessons on a topic, or print one; return the exit code."""
    any_alphabet()
    if wanted is None:
        return _list(lessons_on(topic))
    try:
        lesson = found_on(topic, lessons_on(topic), wanted)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    _say(topic_lesson_lines(lesson))
    _say(iter([tr("Write {form}.", form=lesson.question.form.hint)]))
    if answer:
        _say(topic_answer_lines(lesson))
    if steps:
        told = [*article_step_lines(lesson)]
        if not told:
            return failed(Refusal(tr(topic.no_steps)), REFUSED)
        _say(iter(told))
    return DONE


def _list(lessons_: Sequence[Lesson]) -> int:
    article = max(len(each.articles[0]) for each in lessons_)
    name = max(len(each.name) for each in lessons_)
    for each in lessons_:
        head = f"{each.number:>2} {each.level} {each.articles[0]:<{article}} {each.name:<{name}} "
        for part in wrap(each.title, WIDTH, initial_indent=head, subsequent_indent=" " * len(head)):
            say(part)
    return DONE


def _say(lines: Iterator[str]) -> None:
    for line in lines:
        for part in wrapped(line):
            say(part)
