"""A course by the FIDE Swiss of 1992 - 1998."""

from __future__ import annotations

from paircard.core.teach.courses.by_book import CourseByBook
from paircard.core.teach.topics.swiss_1998.exam import EXAMS
from paircard.core.tiebreaks.lists import LISTS
from paircard.core.values.language import mark

OF_1998 = CourseByBook(
    EXAMS,
    final=mark("Write the final table: equal points share their places, except the first (F10). ({marks})"),
    tie_breaks=LISTS["F10"].codes,
    first=(
        mark("Nothing but lots separates those in first place (F10)."),
        mark("{player} is first by the games among those tied, or their average opposition (F10)."),
    ),
)
