"""What every lesson has: a number, a name, articles, a level, and what it says before it is translated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.rule_id import rules_listed
from paircard.core.values.said import Words

HARDEST = 5
"""Levels are 1 to 5."""


@dataclass(frozen=True, slots=True)
class English:
    """What a lesson says, before it is translated."""

    title: str
    task: str
    note: str = ""
    reason: str = ""


class Titled:
    """Whatever says something in the language spoken."""

    english: English
    """What it says, before it is translated."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.english.title)

    @property
    def task(self) -> str:
        """What is to be done, and by which rule."""
        return tr(self.english.task)

    @property
    def note(self) -> str:
        """What else is worth knowing."""
        return tr(self.english.note)

    @property
    def reason(self) -> str:
        """Why its article decides, where no step of the procedure says so."""
        return tr(self.english.reason)


class Lesson(Protocol):
    """What every lesson can be asked."""

    @property
    def number(self) -> int:
        """Its place among the lessons, 1 the first."""

    @property
    def name(self) -> str:
        """Short and unique, to be typed."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def articles(self) -> tuple[str, ...]:
        """The article it is about first, then others it shows."""

    @property
    def level(self) -> int:
        """How hard it is, 1 to 5."""


L = TypeVar("L", bound=Lesson)


def found(lessons: Sequence[L], wanted: str, none: Words) -> L:
    """Return the lesson of a number or name; raise Refusal with one sentence if there is none."""
    for lesson in lessons:
        if wanted in (str(lesson.number), lesson.name):
            return lesson
    raise Refusal(none)


def head(lesson: Lesson) -> str:
    """Return the line that names a lesson."""
    return tr(
        "Lesson {number}: {title} ({articles}; level {level} of {hardest})",
        number=lesson.number,
        title=lesson.title,
        articles=rules_listed(lesson.articles),
        level=lesson.level,
        hardest=HARDEST,
    )
