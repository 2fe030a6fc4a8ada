"""Lessons on an article: it says what is to be done, and the answer there would be without it shows what it is for.

Title and task are those of the rules, in every language in which they can be read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.trace import Step, unlimited
from paircard.core.rules.book import rule
from paircard.core.rules.rule import Rule
from paircard.core.teach.answers.words import nobody_word
from paircard.core.teach.lessons.on_round import MOST_TRIES, step_told
from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.values.language import spoken, tr
from paircard.core.values.rule_id import RuleId


@dataclass(frozen=True, slots=True)
class ArticleLesson(TopicLesson):
    """One lesson, on the first of its articles."""

    without: str
    """The answer that there would be if the article did not hold; empty for nobody."""

    @property
    def _rule(self) -> Rule:
        return rule(RuleId.read(self.articles[0]), spoken().code)

    @property
    def title(self) -> str:
        """What it is called: as the article, if nothing tells it from another lesson on it."""
        return tr(self.english.title) if self.english.title else self._rule.title

    @property
    def task(self) -> str:
        """What the article says."""
        return self._rule.text.replace("\n", " ")

    @property
    def note(self) -> str:
        """What the article changes."""
        answer = self.without or nobody_word()
        return tr("Without {article} the answer would be {answer}.", article=self.articles[0], answer=answer)


def article_step_lines(lesson: TopicLesson) -> Iterator[str]:
    """Yield every step of the procedure, if the system has any; those by the article of the lesson begin with `>`."""
    stepped = getattr(lesson.question, "stepped", None)
    if stepped is None:
        return
    position, steps = stepped
    played: list[Step] = []
    with suppress(NoPairing):  # the steps that led there are told all the same
        steps.played(position, played.append, MOST_TRIES, unlimited)
    for step in played:
        yield f"{'>' if step.article == lesson.articles[0] else ' '} {step_told(step)}"
