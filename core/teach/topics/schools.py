"""The rules whose pairings are taught: a book each, with its questions, its lessons, and what it says of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paircard.core.facets.explained import Told
from paircard.core.facets.position import Position
from paircard.core.teach.lessons.cards import CardTable, card_table
from paircard.core.teach.lessons.lesson import found
from paircard.core.teach.lessons.on_round import RoundLesson
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.topics.dutch_2026 import lesson as lesson_2026
from paircard.core.teach.topics.dutch_2026 import quiz as quiz_2026
from paircard.core.teach.topics.swiss_1998 import lesson as lesson_1998
from paircard.core.teach.topics.swiss_1998 import quiz as quiz_1998
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said


@dataclass(frozen=True, slots=True)
class School:
    """One book of rules, as a student meets it."""

    quiz: Quiz
    name: str
    by_article: Callable[[Sequence[Any], str], RoundLesson | None]
    """Find a lesson by an article as it is typed."""
    none: str
    """That there is no lesson `wanted`, and how many there are: `last`."""
    impossible: str
    """What is said where no pairing is possible."""

    @property
    def system(self) -> str:
        """Key of the system whose rounds it asks about."""
        return self.quiz.book.system

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.name)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of its questions, as they are typed."""
        return tuple(kind.value for kind in self.quiz.book.kinds)

    def draw(self, told: Told, seed: int, kinds: Sequence[str]) -> AboutRound | None:
        """Draw a question about a round, explained, by seed, of one of some kinds."""
        return self.quiz.draw(told, seed, tuple(map(Kind, kinds)))

    def cards(self, position: Position) -> CardTable:
        """Return a position as a table."""
        return card_table(self.quiz.book, position)

    def find(self, known: Sequence[RoundLesson], wanted: str) -> RoundLesson:
        """Find a lesson by number, name or article; raise Refusal if there is none."""
        return self.by_article(known, wanted) or self.named(known, wanted.lower())

    def named(self, known: Sequence[RoundLesson], wanted: str) -> RoundLesson:
        """Find a lesson by number or name; raise Refusal if there is none."""
        return found(known, wanted, said(self.none, wanted=wanted, last=len(known)))


OF_1998 = School(
    quiz_1998.QUIZ,
    mark("the Swiss of 1998"),
    lesson_1998.by_article,
    lesson_1998.NONE,
    mark("No pairing is legal here (R14): v shows why."),
)
OF_2026 = School(
    quiz_2026.QUIZ,
    mark("the FIDE rules of 2026"),
    lesson_2026.by_article,
    lesson_2026.NONE,
    mark("No complete pairing is possible here (1.9.3): v shows what is said then."),
)
SCHOOLS: Mapping[str, School] = {school.system: school for school in (OF_1998, OF_2026)}
"""By system."""
