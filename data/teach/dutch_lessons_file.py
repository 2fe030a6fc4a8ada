"""The lessons on the rules of 2026, as they come with the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from paircard.core.facets.taught import History
from paircard.core.teach.lessons.lesson import English
from paircard.core.teach.topics.dutch_2026.lesson import LessonOf2026
from paircard.core.values.points import WIN


@cache
def dutch_lessons() -> tuple[LessonOf2026, ...]:
    """Return all lessons, article by article, and then the cases that arbiters ask about."""
    text = resources.files("paircard.data.teach").joinpath("lessons", "dutch2026.json").read_text(encoding="utf-8")
    return tuple(_lesson(number, entry) for number, entry in enumerate(json.loads(text), 1))


def _lesson(number: int, entry: Mapping[str, Any]) -> LessonOf2026:
    return LessonOf2026(
        number,
        entry["name"],
        English(entry["title"], entry["task"], entry.get("note", "")),
        tuple(entry["articles"]),
        entry["level"],
        history_from(entry["event"]),
        entry.get("asks", "round"),
        entry.get("wrong", ""),
    )


def history_from(event: Mapping[str, Any]) -> History:
    """Return what happened before the round of a lesson."""
    return History(
        event["rounds"],
        event["colour"],
        tuple(event["players"]),
        tuple(event.get("away", ())),
        event.get("baku"),
        tuple((one, other) for one, other in event.get("apart", ())),
        event.get("bye", WIN),
    )
