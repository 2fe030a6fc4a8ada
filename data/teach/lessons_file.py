"""The curated lessons, as they come with the program."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from core.swiss.wire_fields import position_from
from core.teach.lessons import English, Lesson, Shown


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, from easy to hard."""
    text = resources.files("data.samples").joinpath("lessons.json").read_text(encoding="utf-8")
    return tuple(_lesson(number, entry) for number, entry in enumerate(json.loads(text), 1))


def _lesson(number: int, entry: dict[str, Any]) -> Lesson:
    shown = entry["shown"]
    return Lesson(
        number,
        entry["name"],
        English(entry["title"], entry["task"], entry.get("note", "")),
        tuple(entry["articles"]),
        entry["level"],
        position_from(entry["position"]),
        Shown(shown["article"], shown["bracket"], tuple(shown["players"]), shown["verdict"]),
        entry.get("wrong", ""),
    )
