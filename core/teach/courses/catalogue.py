"""The rules a course paper can be set by."""

from __future__ import annotations

from collections.abc import Mapping

from core.teach.courses.of_1998 import OF_1998
from core.teach.courses.of_2026 import OF_2026
from core.teach.courses.rules import CourseRules

COURSES: Mapping[str, CourseRules] = {rules.system: rules for rules in (OF_1998, OF_2026)}
"""By the name of the system."""
