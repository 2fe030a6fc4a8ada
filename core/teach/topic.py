"""What can be taught without pairing cards: a topic has kinds of questions, and lessons; `topics` has a row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from core.language import tr
from core.said import Words
from core.teach.topic_question import TopicQuestion


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic. Its texts are marked where the topic is made, and read in the language that is spoken."""

    name: str
    """As it is typed: `berger`."""
    kinds: tuple[str, ...]
    draw: Callable[[Random, Sequence[str], int | None], TopicQuestion]
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    question: Callable[[Mapping[str, Any]], TopicQuestion]
    """Make the question of a lesson of what its file says."""
    about: str
    """What stands above a question that belongs to no lesson."""
    rules: str
    """Which rules an exam goes by."""
    no_steps: str
    """Why there are no steps to play."""
    no_lesson: Callable[[str, int], Words]
    """That there is no lesson of this name, and how many there are."""

    @property
    def heading(self) -> str:
        """What stands above a question that belongs to no lesson."""
        return tr(self.about)
