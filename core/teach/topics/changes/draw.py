"""Drawing a case by lot, or the one of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.teach.topics.changes.question import ChangeKind, ChangeQuestion
from paircard.core.teach.topics.changes.statements import CHANGES


def draw_change(chance: Random, kinds: Sequence[ChangeKind], wanted: int | None = None) -> ChangeQuestion:
    """Draw a case of one of some kinds; of a level, or of the level next to it where none is of that."""
    group = chance.choice(list(kinds))
    cases = [each for each in CHANGES if each.group == group]
    if wanted is not None:
        nearest = min(abs(each.level - wanted) for each in cases)
        cases = [each for each in cases if abs(each.level - wanted) == nearest]
    return ChangeQuestion(chance.choice(cases).name)


def question_about_change(asked: Mapping[str, Any]) -> ChangeQuestion:
    """Return the question of a lesson."""
    return ChangeQuestion(asked["change"])
