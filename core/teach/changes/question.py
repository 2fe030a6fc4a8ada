"""Does it hold by the rules of 2026? Yes or no; the working says what holds now, and what held before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.errors import Refusal
from core.language import mark, tr, trp
from core.said import said
from core.teach.changes.statements import CHANGES, Change
from core.teach.quiz.answers import yes_word
from core.teach.quiz.verdict import FULL, Verdict, all_or_nothing


class ChangeKind(StrEnum):
    """What is asked about."""

    UNPLAYED = "unplayed"
    """Rounds without a game."""
    BYE = "bye"
    BRACKETS = "brackets"
    HANDLING = "handling"
    """Publishing, boards, numbers, colours."""


class ChangeForm(StrEnum):
    """What an answer looks like."""

    YES_OR_NO = mark("yes or no")

    @property
    def hint(self) -> str:
        """What to type, for whoever types it: to stand after `Write`."""
        return tr(self.value)


@dataclass(frozen=True, slots=True)
class ChangeQuestion:
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
        return yes_word() if self.change.yes else _no_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """The article that says so now."""
        return (self.change.article,)

    @property
    def working(self) -> tuple[str, ...]:
        """What holds now, and what held before."""
        return f"{self.change.article}: {tr(self.change.now)}", tr(self.change.before)

    def check(self, answer: str) -> Verdict:
        """Judge yes or no."""
        right = _read(answer) == self.change.yes
        return all_or_nothing(self.change.article, self.expected, None if right else said(self.change.now))


def _no_word() -> str:
    return trp("an answer, one word", "no")


def _read(answer: str) -> bool:
    word = answer.strip().lower()
    if word in {"yes", "y", yes_word()}:
        return True
    if word in {"no", "n", _no_word()}:
        return False
    form = ChangeForm.YES_OR_NO.hint
    if not word:
        raise Refusal(said("Write {form}.", form=form))
    raise Refusal(said("{answer} cannot be read as an answer. Write {form}.", answer=repr(word[:30]), form=form))
