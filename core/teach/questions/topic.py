"""What can be taught without pairing cards: a topic has kinds of questions, and lessons; `topics` has a row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Protocol

from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said


class Subject(Protocol):
    """What an exam is about: a topic, or several."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds, as they are typed."""

    @property
    def rules_told(self) -> str:
        """By which rules the answers go."""

    def draw(self, chance: Random, kinds: Sequence[str], wanted: int | None) -> TopicQuestion:
        """Draw a question of one of some kinds, as they are typed, of a level from 1 to 5 or of any."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic. Its texts are marked where the topic is made, and read in the language that is spoken."""

    name: str
    """As it is typed: `berger`."""
    kind: type[StrEnum]
    """What is asked."""
    drawn: Callable[[Random, Sequence[Any], int | None], TopicQuestion]
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    question: Callable[[Mapping[str, Any]], TopicQuestion]
    """Make the question of a lesson of what its file says."""
    about: str
    """What stands above a question that belongs to no lesson."""
    rules: str
    """Which rules an exam goes by."""
    no_steps: str
    """Why there are no steps to play."""
    unknown: str
    """That there is no lesson `wanted`, and how many there are: `last`."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds, as they are typed."""
        return tuple(self.kind)

    @property
    def rules_told(self) -> str:
        """By which rules the answers go."""
        return tr(self.rules)

    @property
    def heading(self) -> str:
        """What stands above a question that belongs to no lesson."""
        return tr(self.about)

    def draw(self, chance: Random, kinds: Sequence[str], wanted: int | None) -> TopicQuestion:
        """Draw a question of one of some kinds, as they are typed, of a level from 1 to 5 or of any."""
        return self.drawn(chance, tuple(map(self.kind, kinds)), wanted)

    def no_lesson(self, wanted: str, last: int) -> Words:
        """Say that there is no lesson of this name, and how many there are."""
        return said(self.unknown, wanted=wanted, last=last)
