"""Who is left over by a bracket, and who has the bye: with the reason why not the one who was named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.apart import why_left, why_no_bye
from core.systems.dutch2026.rules import basic, dutch
from core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from core.teach.answers.words import nobody_word
from core.teach.topics.dutch_2026.answers import read_numbers
from core.teach.topics.dutch_2026.named import in_bracket, listed, points_of
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr, trn
from core.values.said import Words, said


@dataclass(frozen=True)
class WhoFloatsDown:
    """Name everybody left over by a bracket that is not the last."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    kind: DutchKind = DutchKind.FLOATS
    form: DutchForm = DutchForm.PLAYERS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        bracket = self.told.brackets[self.at]
        return trn(
            "Who moves down from the bracket of {points} point ({players})?",
            "Who moves down from the bracket of {points} points ({players})?",
            points_of(bracket),
            **in_bracket(bracket),
        )

    @property
    def right(self) -> tuple[PairingNumber, ...]:
        """Who they are."""
        return self.told.made.brackets[self.at].downfloaters

    @property
    def expected(self) -> str:
        """Their numbers."""
        return listed(self.right) or nobody_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """Where they are said to be as few as can be."""
        return (dutch("C6"), dutch("1.4.1"))

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge the names; the first wrong one is told why not."""
        given = read_numbers(answer, self.form)
        score = self.told.made.brackets[self.at].score
        if sorted(given) == sorted(self.right):
            return all_or_nothing(self.articles[0], self.expected, None)
        article, wrong = self._why_not([number for number in given if number not in self.right])
        return all_or_nothing(article, self.expected, wrong, bracket=score)

    def _why_not(self, wrong: Sequence[PairingNumber]) -> tuple[str, Words]:
        if not wrong:
            return dutch("C6"), said("Left over: {players}.", players=self.expected)
        if wrong[0] not in self.told.made.brackets[self.at].players:
            return dutch("1.3"), said("{player} is not in this bracket.", player=wrong[0])
        reason = why_left(self.told.forcing, self.at, wrong[0])
        return reason.article, reason.said


@dataclass(frozen=True)
class WhoHasTheBye:
    """Name the player with the bye, or nobody."""

    told: DutchRound
    kind: DutchKind = DutchKind.BYE
    form: DutchForm = DutchForm.PLAYERS
    of: int = FULL

    @property
    def text(self) -> str:
        """The question."""
        return tr("Who has the bye in round {round}?", round=self.told.own.round)

    @property
    def expected(self) -> str:
        """Their number."""
        return nobody_word() if self.told.made.bye is None else str(self.told.made.bye)

    @property
    def articles(self) -> tuple[str, ...]:
        """That there is one, and who may have it."""
        return (basic("3"), dutch("C5"), dutch("C2"))

    @property
    def brackets(self) -> tuple[int, ...]:
        """The last one."""
        return (len(self.told.brackets) - 1,)

    def check(self, answer: str) -> Verdict:
        """Judge the name; a wrong one is told why not."""
        given, right = read_numbers(answer, self.form), self.told.made.bye
        if given == (() if right is None else (right,)):
            return all_or_nothing(self.articles[0], self.expected, None)
        article, wrong = self._why_not(given)
        return all_or_nothing(article, self.expected, wrong)

    def _why_not(self, given: Sequence[PairingNumber]) -> tuple[str, Words]:
        if self.told.made.bye is None:
            return basic("3"), said("The field is even: nobody has a bye.")
        if len(given) != 1:
            return basic("3"), said("The field is odd: one player has the bye.")
        if given[0] not in self.told.forcing.players:
            return dutch("1.9"), said("{player} does not take part in this round.", player=given[0])
        reason = why_no_bye(self.told, given[0])
        assert reason is not None
        return reason.article, reason.said


def floats_asked(told: DutchRound) -> Iterator[WhoFloatsDown]:
    """Yield a question about every bracket but the last in which pairs are made and somebody is left over."""
    for at, bracket in enumerate(told.brackets[:-1]):
        if bracket.own.pairs and bracket.own.downfloaters:
            yield WhoFloatsDown(told, at)


def byes_asked(told: DutchRound) -> Iterator[WhoHasTheBye]:
    """Yield the question about the bye, if there is one."""
    if told.made.bye is not None:
        yield WhoHasTheBye(told)


def byes_or_nobody_asked(told: DutchRound) -> Iterator[WhoHasTheBye]:
    """Yield the question about the bye; with an even number of players the answer is nobody."""
    if told.brackets:
        yield WhoHasTheBye(told)
