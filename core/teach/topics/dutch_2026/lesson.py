"""Lessons on the rules of 2026: real positions, each with what was played before, and a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.explained import Told
from paircard.core.facets.pairing import Pair
from paircard.core.facets.position import Position
from paircard.core.facets.taught import History
from paircard.core.facets.trace import Step
from paircard.core.teach.lessons.cards import CardTable, card_table
from paircard.core.teach.lessons.on_round import RoundLesson
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.kept_apart import WhyApart
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.left_over import WhoFloats, WhoHasTheBye
from paircard.core.teach.questions.next_order import orders_asked
from paircard.core.teach.questions.one_bracket import OneBracket
from paircard.core.teach.questions.phrases import pairs_listed
from paircard.core.teach.questions.two_numbers import TwoNumbers
from paircard.core.teach.questions.whose_white import WhoseWhite
from paircard.core.teach.topics.dutch_2026.book import DUTCH_2026, dutch
from paircard.core.teach.topics.dutch_2026.quiz import QUIZ
from paircard.core.values.language import mark, tr

NONE = mark("There is no lesson {wanted} on the rules of 2026: they are numbered 1 to {last}.")


@dataclass(frozen=True)
class LessonOf2026(RoundLesson):
    """One lesson; articles are named with their book."""

    quiz: ClassVar[Quiz] = QUIZ
    history: History
    """What was played before."""
    asks: str = "round"
    """What is asked: a kind, and whom or which bracket (its score in half points) it is about."""
    wrong: str = ""

    @cached_property
    def position(self) -> Position:
        """The position, as steps and screens take it."""
        of_history = self.quiz.book.teach.of_history
        assert of_history is not None  # these rules read what was played
        return of_history(self.history)

    def asked(self, told: Told) -> AboutRound:
        """Return the question of the lesson."""
        return question_of(told, self.asks)

    def shows(self, step: Step) -> bool:
        """Whether a step is by the article that the lesson is about."""
        return step.article == self.articles[0]

    def card_table(self) -> CardTable:
        """Return the position with what was played, game by game."""
        return card_table(self.quiz.book, self.position, self.history)

    def without_pairing(self) -> Iterator[str]:
        """Yield what arbiters do then."""
        yield from ((self.note,) if self.note else ())

    def circumstances(self) -> Iterator[str]:
        """Yield the initial colour where somebody has none yet, who is away, and who is kept apart."""
        history = self.history
        if self.position.round > 1 and any(not player.colours for player in self.position.players):
            yield tr("The initial colour is White.") if history.colour == "W" else tr("The initial colour is Black.")
        if history.away:
            yield tr("Not in this round: {players}.", players=" ".join(map(str, history.away)))
        if history.apart:
            yield tr("Kept apart by the rules of the event: {pairs}.", pairs=pairs_listed(history.apart))


def question_of(told: Told, asks: str) -> AboutRound:
    """Return the question that a lesson asks."""
    kind, *what = asks.split()
    match Kind(kind):
        case Kind.BYE:
            return WhoHasTheBye(DUTCH_2026, told, len(told.brackets) - 1)
        case Kind.COLOUR:
            return WhoseWhite(DUTCH_2026, told, _pair(told, *map(int, what)))
        case Kind.FLOATS:
            return WhoFloats(DUTCH_2026, told, _bracket(told, what[0]))
        case Kind.BRACKET:
            return OneBracket(DUTCH_2026, told, _bracket(told, what[0]))
        case Kind.VALUES:
            return TwoNumbers(DUTCH_2026, told, _bracket(told, what[0]))
        case Kind.NEXT:
            return _next_order(told, *what)
        case Kind.WHY:
            return _why_apart(told, *map(int, what))
    return QUIZ.whole(told)


def _next_order(told: Told, article: str, score: str, which: str = "1") -> AboutRound:
    """Return the question for the order after one, the so many-th in a bracket that an article is about."""
    at = _bracket(told, score)
    orders = (each for each in orders_asked(DUTCH_2026, told) if each.at == at and dutch(article) in each.articles)
    return next(islice(orders, int(which) - 1, None))


def _why_apart(told: Told, one: int, other: int) -> AboutRound:
    apart = DUTCH_2026.teach.apart(told, PairingNumber(one), PairingNumber(other))
    assert apart is not None  # a lesson asks what has one answer
    return WhyApart(DUTCH_2026, told, apart.at, apart)


def _pair(told: Told, one: int, other: int) -> Pair:
    return next(pair for pair in told.pairing.pairs if {pair.white, pair.black} == {one, other})


def _bracket(told: Told, score: str) -> int:
    return next(at for at, each in enumerate(told.brackets) if each.result.score == int(score))


def by_article(lessons: Sequence[LessonOf2026], typed: str) -> LessonOf2026 | None:
    """Return the first lesson about an article, whatever book it is of, or the first that shows it."""
    wanted = typed.upper().removeprefix("C.04.3").strip()
    named = [lesson for lesson in lessons if wanted in (part for each in lesson.articles for part in _names(each))]
    named.sort(key=lambda lesson: wanted not in _names(lesson.articles[0]))
    return named[0] if named else None


def _names(article: str) -> tuple[str, ...]:
    """Return how an article may be typed: with its book, and without where it is one of C.04.3."""
    return article.upper(), DUTCH_2026.short(article.upper())
