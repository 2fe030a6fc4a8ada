"""What every question about a round has: the book it goes by, and the round, explained."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.event.publication import in_order_of_publication
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Two
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.verdict import Verdict
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind


@dataclass(frozen=True)
class AboutRound(ABC):
    """One question about one round. The same question always gives the same text and the same verdicts."""

    book: Book
    told: Told

    @property
    @abstractmethod
    def kind(self) -> Kind:
        """What is asked."""

    @property
    def form(self) -> AnswerForm:
        """What an answer looks like."""
        return self.book.forms[self.kind]

    @property
    @abstractmethod
    def text(self) -> str:
        """The question, short enough to be spoken."""

    @property
    @abstractmethod
    def of(self) -> int:
        """How many half marks it is worth."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """The right answer, written as answers are."""

    @property
    @abstractmethod
    def articles(self) -> tuple[str, ...]:
        """The articles that decide it."""

    @property
    def also(self) -> tuple[str, ...]:
        """Articles that are as right an answer as the one expected."""
        return ()

    @property
    def brackets(self) -> tuple[int, ...]:
        """Which brackets of the round its reasons are found in; 0 is the highest."""
        return ()

    @abstractmethod
    def check(self, answer: str) -> Verdict:
        """Judge an answer; raise Refusal with one sentence if it cannot be read."""


@dataclass(frozen=True)
class AboutBracket(AboutRound):
    """One question about one bracket."""

    at: int
    """Which bracket; 0 is the highest."""

    @property
    def bracket(self) -> BracketResult:
        """How it ended."""
        result: BracketResult = self.told.brackets[self.at].result
        return result

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)


def in_order(told: Told, pairs: Iterable[Two]) -> list[Two]:
    """Return pairs of an answer in the order of boards (F1, C.04.2 3.6); they may name who is not there."""
    players = told.position.players
    scores = defaultdict(lambda: -1, {player.number: player.score for player in players})
    ranks = defaultdict(lambda: len(players), {player.number: place for place, player in enumerate(players)})
    return in_order_of_publication(pairs, scores, ranks)


def met(pairs: Iterable[Two]) -> set[frozenset[PairingNumber]]:
    """Return who meets whom, whatever their colours."""
    return {frozenset(pair) for pair in pairs}
