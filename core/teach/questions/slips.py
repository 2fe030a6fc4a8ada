"""Questions whose wrong answers have a reason: each is what comes out where one article is forgotten.

An answer is typed, or chosen by its letter. Whoever gives the answer of a slip is told which article they forgot.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from paircard.core.rules.book import rule
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.questions.given import Given
from paircard.core.values.language import spoken, tr
from paircard.core.values.rule_id import RuleId
from paircard.core.values.said import Words, joined, said

_FEWEST, _MOST = 3, 6
"""So many answers are offered to choose from; where there are fewer, the answer is typed."""
_LETTERS = "abcdefghi"  # no words: letters before answers
_CHOSEN = re.compile(r"([a-i])\)?", re.IGNORECASE)
_LETTER_BEFORE = re.compile(r"[a-i]\)?\s+(?=\S)", re.IGNORECASE)


class Slip(NamedTuple):
    """A mistake: what comes out where an article is forgotten."""

    article: str
    answer: str
    """As the right one is written; the same, where nothing turns on the article."""


def that_matter(slips: Iterable[Slip], right: Collection[str]) -> tuple[Slip, ...]:
    """Return the mistakes that come to something else, of several with one answer the first.

    >>> that_matter([Slip("B.01 1.4.6c", "7"), Slip("B.01 1.4.7", "6"), Slip("B.01 1.4.8", "7")], ("6",))
    (Slip(article='B.01 1.4.6c', answer='7'),)
    """
    first: dict[str, Slip] = {}
    for slip in slips:
        if slip.answer not in right:
            first.setdefault(slip.answer, slip)
    return tuple(first.values())


@dataclass(frozen=True, slots=True)
class TitleOf(Words):
    """What an article is called, in the language that is spoken."""

    article: str

    def __str__(self) -> str:
        """Say it."""
        return rule(RuleId.read(self.article), spoken().code).title


class WithSlips(ABC):
    """One question with one answer."""

    __slots__ = ()
    of = FULL

    @property
    @abstractmethod
    def form(self) -> AnswerForm:
        """What an answer looks like."""

    @property
    @abstractmethod
    def asked(self) -> str:
        """The question, without the answers that are offered."""

    @property
    def given(self) -> Given | None:
        """The table that belongs to it."""
        return None

    @property
    @abstractmethod
    def right(self) -> tuple[str, ...]:
        """The right answer first, then others that are as right, in no language."""

    @property
    @abstractmethod
    def slips(self) -> Sequence[Slip]:
        """The mistakes that matter here, the one that the question turns on first; each answer once."""

    @property
    @abstractmethod
    def articles(self) -> tuple[str, ...]:
        """The article that it turns on first."""

    @property
    @abstractmethod
    def steps(self) -> tuple[str, ...]:
        """How the answer is worked out, line by line, in the sentences of whoever judges it elsewhere."""

    @abstractmethod
    def read(self, text: str) -> str:
        """Read an answer into the form of the right one; raise Refusal with one sentence if it cannot be read."""

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return answer

    def order(self, answer: str) -> tuple[float, str]:
        """Return by what offered answers are in order: figures by size, and words after them."""
        try:
            return float(answer.replace("½", ".5")), ""
        except ValueError:
            return float("inf"), answer

    # --- what follows --------------------------------------------------------------------------------------

    @property
    def offered(self) -> tuple[str, ...]:
        """The answers to choose from, in order; none where there are too few."""
        kept = (self.right[0], *(slip.answer for slip in self.slips))[:_MOST]
        return tuple(sorted(kept, key=self.order)) if len(kept) >= _FEWEST else ()

    @property
    def text(self) -> str:
        """The question, with the answers that are offered."""
        if not self.offered:
            return self.asked
        answers = ", ".join(
            f"{letter}) {self.shown(each)}" for letter, each in zip(_LETTERS, self.offered, strict=False)
        )
        return tr("{question} Choose, or write it: {answers}.", question=self.asked, answers=answers)

    @property
    def expected(self) -> str:
        """The right answer, with its letter if it has one."""
        right = self.right[0]
        letter = f"{_LETTERS[self.offered.index(right)]}) " if self.offered else ""
        return letter + self.shown(right)

    @property
    def working(self) -> tuple[str, ...]:
        """How the answer is worked out, and what comes out where an article is forgotten."""
        return (*self.steps, *map(self._told, self.slips))

    def check(self, answer: str) -> Verdict:
        """Judge an answer; whoever forgot an article is told which."""
        given = self._given_by(answer)
        if given in self.right:
            return all_or_nothing(self.articles[0], self.expected, None)
        slip = next((each for each in self.slips if each.answer == given), None)
        if slip is None:
            return all_or_nothing(self.articles[0], self.expected, joined(self.against(given)))
        forgotten = said("That comes out where this is forgotten: {title}.", title=TitleOf(slip.article))
        return all_or_nothing(slip.article, self.expected, joined((forgotten, *self.steps_by(slip.article))))

    def against(self, given: str) -> Sequence[str]:  # noqa: ARG002
        """Return the steps that speak against an answer which is wrong without a reason that is known."""
        return self.steps

    def _told(self, slip: Slip) -> str:
        fields = {"article": slip.article, "title": TitleOf(slip.article), "answer": self.shown(slip.answer)}
        return tr("Without {article} ({title}) it would be: {answer}.", **fields)

    def _given_by(self, answer: str) -> str:
        typed = answer.strip()
        if self.offered and (chosen := _CHOSEN.fullmatch(typed)):
            at = _LETTERS.index(chosen[1].lower())
            if at < len(self.offered):
                return self.offered[at]
        if self.offered and (before := _LETTER_BEFORE.match(typed)):
            typed = typed[before.end() :]
        return self.read(typed)

    def steps_by(self, article: str) -> Sequence[str]:
        """Return the steps that name an article; all where none does."""
        number = re.compile(rf"(?<![\w.]){re.escape(RuleId.read(article).article)}(?![\w.]*\w)")
        return [line for line in self.steps if number.search(line)] or self.steps
