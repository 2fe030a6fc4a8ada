"""The lessons on pairings, by the rules they are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from paircard.core.teach.lessons.on_round import RoundLesson
from paircard.core.teach.topics.schools import OF_1998, OF_2026, School
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from paircard.data.teach.lessons_file import lessons

_FILES: Mapping[str, Callable[[], Sequence[RoundLesson]]] = {
    OF_1998.system: lessons,
    OF_2026.system: dutch_lessons,
}


def lessons_of(school: School) -> Sequence[RoundLesson]:
    """Return the lessons on the pairings of one book of rules."""
    return _FILES[school.system]()
