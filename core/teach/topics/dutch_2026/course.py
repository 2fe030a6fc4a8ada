"""A course by the FIDE (Dutch) System of February 2026."""

from __future__ import annotations

from paircard.core.teach.courses.by_book import CourseByBook
from paircard.core.teach.topics.dutch_2026.exam import EXAMS
from paircard.core.values.language import mark

OF_2026 = CourseByBook(
    EXAMS, final=mark("Write the final table: players with equal points share their places. ({marks})")
)
