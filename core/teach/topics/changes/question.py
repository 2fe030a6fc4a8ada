"""Does it hold by the rules of 2026? Yes or no; the working says what holds now, and what held before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.answers.words import read_yes_or_no, yes_or_no
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.changes.statements import CHANGES, Change
from paircard.core.values.language import mark, tr
from paircard.core.values.said import Words, said


class ChangeKind(StrEnum):
    """What is asked about."""

    UNPLAYED = "unplayed"
    """Rounds without a game."""
    BYE = "bye"
    BRACKETS = "brackets"
    HANDLING = "handling"
    """Publishing, boards, numbers, colours."""


class ChangeForm(AnswerForm):
    """What an answer looks like."""

    YES_OR_NO = mark("yes or no")


@dataclass(frozen=True, slots=True)
class ChangeQuestion(OneAnswer):
    """One case."""

    about: str
    """The name of the change."""
    form: ChangeForm = ChangeForm.YES_OR_NO
    of: int = FULL
    minutes: int = 1

    @property
    def change(self) -> Change:
        """What was changed."""
        return next(each for each in CHANGES if each.name == self.about)

    @property
    def kind(self) -> ChangeKind:
        """What is asked about."""
        return ChangeKind(self.change.group)

    @property
    def text(self) -> str:
        """The question."""
        return tr(self.change.asked)

    @property
    def expected(self) -> str:
        """Yes or no."""
        return yes_or_no(self.change.yes)

    @property
    def articles(self) -> tuple[str, ...]:
        """The article that says so now."""
        return (self.change.article,)

    @property
    def worked(self) -> Words:
        """What holds now."""
        return said(self.change.now)

    @property
    def working(self) -> tuple[str, ...]:
        """What holds now, and what held before."""
        return f"{self.change.article}: {tr(self.change.now)}", tr(self.change.before)

    def is_right(self, answer: str) -> bool:
        """Judge yes or no."""
        return read_yes_or_no(answer, self.form) == self.change.yes
