"""What a student has been asked, article by article, and how often they were right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from paircard.core.teach.answers.verdict import RuleMark
from paircard.core.values.language import tr


@dataclass(frozen=True)
class Progress:
    """Right and asked for every article; a value, so every verdict makes a new one."""

    marks: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Article: how often right, how often asked."""

    def after(self, rules: Iterable[RuleMark]) -> Progress:
        """Return the progress once a verdict has been given.

        >>> Progress().after([RuleMark("B4", 1, 2)]).after([RuleMark("B4", 1, 1)]).marks
        {'B4': (2, 3)}
        """
        marks = dict(self.marks)
        for each in rules:
            right, asked = marks.get(each.article, (0, 0))
            marks[each.article] = (right + each.right, asked + each.asked)
        return Progress(marks)

    @property
    def weakest(self) -> tuple[str, ...]:
        """The articles with a mistake, the worst share first; among equals the one asked more often."""
        missed = {article: (right / asked, -asked) for article, (right, asked) in self.marks.items() if right < asked}
        return tuple(sorted(missed, key=lambda article: (*missed[article], article)))

    @property
    def lines(self) -> tuple[str, ...]:
        """One line an article, those to be learned first."""
        order = (*self.weakest, *sorted(set(self.marks) - {*self.weakest}))
        return tuple(_line(article, *self.marks[article]) for article in order)


def _line(article: str, right: int, asked: int) -> str:
    return tr("{article}: {right} of {asked} right.", article=article, right=right, asked=asked)
