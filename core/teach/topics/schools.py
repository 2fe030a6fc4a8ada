"""The rules whose pairings are taught, and what a quiz needs of each: its questions, its cards, its lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.systems.catalogue import TAUGHT
from core.systems.dutch2026.as_seen import Seen
from core.systems.kit.position import Position
from core.teach.lessons import cards
from core.teach.lessons import of_1998 as lessons
from core.teach.lessons import of_2026 as dutch_lessons
from core.teach.lessons.of_1998 import Lesson
from core.teach.lessons.of_2026 import DutchLesson
from core.teach.quiz import Kind, Question, WholeRound, draw_question
from core.teach.topics.dutch_2026 import DutchKind, DutchQuestion, DutchWholeRound, draw_about_dutch
from core.teach.topics.dutch_2026 import cards as dutch_cards
from core.values.language import mark, tr
from core.values.rule_id import rules_listed

SwissLesson = Lesson | DutchLesson
SwissQuestion = Question | DutchQuestion


@dataclass(frozen=True, slots=True)
class School:
    """One book of rules. What it makes of a round or a lesson it takes is its own."""

    system: str
    """Key of the system whose rounds it asks about."""
    name: str
    kinds: tuple[str, ...]
    draw: Callable[[Any, int, Sequence[str]], SwissQuestion | None]
    """Draw a question about a round, explained, by seed, of one of some kinds."""
    whole: Callable[[Any], SwissQuestion]
    """Ask for the whole round."""
    of_lesson: Callable[[Any, Any], SwissQuestion]
    """The question of a lesson, whose round is explained."""
    cards: Callable[[Position], Iterator[str]]
    find: Callable[[Sequence[Any], str], SwissLesson]
    """Find a lesson by number, name or article; raise Refusal if there is none."""
    lesson_lines: Callable[[Any], Iterator[str]]
    answer_lines: Callable[[Any], Iterator[str]]
    impossible: str
    """What is said where no pairing is possible."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.name)


def _find_1998(known: Sequence[Lesson], wanted: str) -> Lesson:
    about = [each for each in known if wanted.upper() in map(str.upper, each.articles)]
    return about[0] if about else lessons.found(known, wanted.lower())


def _find_2026(known: Sequence[DutchLesson], wanted: str) -> DutchLesson:
    return dutch_lessons.by_article(known, wanted) or dutch_lessons.found_in(known, wanted.lower())


def _cards_2026(position: Position) -> Iterator[str]:
    assert isinstance(position, Seen)
    yield from dutch_cards.card_lines(position.own)


def _of_lesson_2026(told: Any, lesson: DutchLesson) -> DutchQuestion:
    return dutch_lessons.question_of(told, lesson.asks)


OF_1998 = School(
    TAUGHT,
    mark("the Swiss of 1998"),
    tuple(kind.value for kind in Kind),
    lambda told, seed, kinds: draw_question(told, seed, tuple(map(Kind, kinds))),
    WholeRound,
    lambda told, _: WholeRound(told),
    cards.card_lines,
    _find_1998,
    lessons.lesson_lines,
    lessons.answer_lines,
    mark("No pairing is legal here (R14): v shows why."),
)
OF_2026 = School(
    "dutch-2026",  # no words: a key
    mark("the FIDE rules of 2026"),
    tuple(kind.value for kind in DutchKind),
    lambda told, seed, kinds: draw_about_dutch(told, seed, tuple(map(DutchKind, kinds))),
    DutchWholeRound,
    _of_lesson_2026,
    _cards_2026,
    _find_2026,
    dutch_lessons.lesson_lines,
    dutch_lessons.answer_lines,
    mark("No complete pairing is possible here (1.9.3): v shows what is said then."),
)
SCHOOLS: Mapping[str, School] = {school.system: school for school in (OF_1998, OF_2026)}
"""By system."""


def articles_shown(lesson: SwissLesson) -> str:
    """Name the articles of a lesson."""
    return rules_listed(lesson.articles)
