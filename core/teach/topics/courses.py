"""The rules a course paper can be set by."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.teach.courses.rules import CourseRules
from paircard.core.teach.topics.catalogue import BY_SYSTEM
from paircard.core.teach.topics.dutch_2026.course import OF_2026
from paircard.core.teach.topics.other_systems.course import CourseOfSystem
from paircard.core.teach.topics.swiss_1998.course import OF_1998

_ALL: tuple[CourseRules, ...] = (
    OF_1998,
    OF_2026,
    *(CourseOfSystem(system, topic.rules) for system, topic in BY_SYSTEM.items()),
)
COURSES: Mapping[str, CourseRules] = {rules.system: rules for rules in _ALL}
"""By the name of the system."""
