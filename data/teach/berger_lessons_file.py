"""The lessons on Berger tables, as they come with the program."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from core.teach.berger.draw import question_of
from core.teach.berger.lesson import BergerLesson
from core.teach.berger.question import BergerKind, BergerQuestion
from core.teach.lessons import English


@cache
def berger_lessons() -> tuple[BergerLesson, ...]:
    """Return all lessons, from easy to hard."""
    text = resources.files("data.samples").joinpath("berger_lessons.json").read_text(encoding="utf-8")
    return tuple(_lesson(number, entry) for number, entry in enumerate(json.loads(text), 1))


def _lesson(number: int, entry: dict[str, Any]) -> BergerLesson:
    english = English(entry["title"], entry["task"], entry.get("note", ""))
    return BergerLesson(number, entry["name"], english, entry["level"], _question(entry["question"]))


def _question(asked: dict[str, Any]) -> BergerQuestion:
    kind, n = BergerKind(asked["kind"]), asked["n"]
    first, second = asked["players"] if "players" in asked else (asked.get("player", 1), asked["round"])
    return question_of(kind, n, second, first)
