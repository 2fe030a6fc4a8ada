"""Several topics asked about together: a paper of a seminar has some of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from paircard.core.teach.questions.draw import pick
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.questions.topic import Topic

BETWEEN = ":"
"""Between a topic and its kind, as kinds are typed: `norms:points`."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """Topics, asked about in turn."""

    topics: tuple[Topic, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Their kinds, each with its topic."""
        return tuple(f"{topic.name}{BETWEEN}{kind}" for topic in self.topics for kind in topic.kinds)

    @property
    def rules_told(self) -> str:
        """By which rules the answers go."""
        return " ".join(topic.rules_told for topic in self.topics)

    def draw(self, chance: Random, kinds: Sequence[str], wanted: int | None) -> TopicQuestion:
        """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
        name, _, kind = pick(chance, kinds).partition(BETWEEN)
        topic = next(each for each in self.topics if each.name == name)
        return topic.draw(chance, (kind,), wanted)
