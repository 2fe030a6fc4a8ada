"""The rules an exam can be set by."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.teach.exams.rules import ExamRules
from paircard.core.teach.topics.dutch_2026 import exam as exam_2026
from paircard.core.teach.topics.swiss_1998 import exam as exam_1998

EXAMS: Mapping[str, ExamRules] = {rules.quiz.book.system: rules for rules in (exam_1998.EXAMS, exam_2026.EXAMS)}
"""By the name of the system."""
