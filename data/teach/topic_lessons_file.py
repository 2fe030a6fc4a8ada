"""The lessons on topics, as they come with the program: a file a topic."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from paircard.core.teach.lessons.lesson import English
from paircard.core.teach.lessons.on_article import ArticleLesson
from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.teach.questions.topic import Topic
from paircard.core.teach.topics.catalogue import TOPICS


def lessons_on(topic: Topic) -> tuple[TopicLesson, ...]:
    """Return all lessons on a topic, from easy to hard."""
    return _read(topic.name)


@cache
def _read(name: str) -> tuple[TopicLesson, ...]:
    file = f"{name}.json"  # no words: the name of a file
    text = resources.files("paircard.data.teach").joinpath("lessons", file).read_text(encoding="utf-8")
    return tuple(_lesson(TOPICS[name], number, entry) for number, entry in enumerate(json.loads(text), 1))


def _lesson(topic: Topic, number: int, entry: Mapping[str, Any]) -> TopicLesson:
    if "article" in entry:
        return _on_article(topic, number, entry)
    english = English(entry["title"], entry["task"], entry.get("note", ""))
    return TopicLesson(topic, number, entry["name"], english, entry["level"], topic.question(entry["question"]))


def _on_article(topic: Topic, number: int, entry: Mapping[str, Any]) -> ArticleLesson:
    question = topic.question({**entry["question"], "about": (entry["article"],)})
    english = English(entry.get("title", ""), "")
    return ArticleLesson(topic, number, entry["name"], english, entry["level"], question, entry["without"])
