"""Lessons on an article: it says what is to be done, and the answer there would be without it shows what it is for.

Title and task are those of the rules, in every language in which they can be read.
"""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.rules.book import rule
from paircard.core.rules.rule import Rule
from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.values.language import spoken, tr
from paircard.core.values.rule_id import RuleId


@dataclass(frozen=True, slots=True)
class ArticleLesson(TopicLesson):
    """One lesson, on the first of its articles."""

    without: str
    """The answer that there would be if the article did not hold."""

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
        return tr("Without {article} the answer would be {answer}.", article=self.articles[0], answer=self.without)
