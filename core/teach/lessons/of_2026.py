"""Lessons on the rules of 2026: real positions, each for the article that decides in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from core.systems.dutch2026.as_seen import Seen, seen
from core.systems.dutch2026.explain import DutchRound, explain
from core.systems.dutch2026.explain.lines import round_lines
from core.systems.dutch2026.literal import pair
from core.systems.dutch2026.outcome import NoCompletePairing
from core.systems.dutch2026.rules import dutch
from core.systems.kit.trace import Step
from core.teach.answers.words import in_words_spoken
from core.teach.lessons.cards import situation
from core.teach.lessons.of_1998 import HARDEST, English
from core.teach.questions.kept_apart import about
from core.teach.questions.phrases import pairs_listed
from core.teach.topics.dutch_2026.cards import card_lines
from core.teach.topics.dutch_2026.colour import WhoseWhite
from core.teach.topics.dutch_2026.history import History
from core.teach.topics.dutch_2026.left_over import WhoFloatsDown, WhoHasTheBye
from core.teach.topics.dutch_2026.next_order import orders_asked
from core.teach.topics.dutch_2026.one_bracket import DutchOneBracket
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.values import TwoValues
from core.teach.topics.dutch_2026.whole_round import DutchWholeRound, written
from core.values.cited import texts_of
from core.values.errors import Refusal
from core.values.language import tr
from core.values.points import format_points
from core.values.rule_id import rules_listed
from core.values.said import said


@dataclass(frozen=True)
class DutchLesson:
    """One lesson."""

    number: int
    name: str
    """Short and unique, to be typed."""
    english: English
    articles: tuple[str, ...]
    """The article it is about first, then others it shows; each with its book."""
    level: int
    history: History
    asks: str = "round"
    """What is asked: a kind, and whom or which bracket (its score in half points) it is about."""
    wrong: str = ""
    """A wrong answer to the whole round, written as answers are; the verdict on it is part of the lesson."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.english.title)

    @property
    def task(self) -> str:
        """What is to be done."""
        return tr(self.english.task)

    @property
    def note(self) -> str:
        """What else is worth knowing."""
        return tr(self.english.note)

    @property
    def rules(self) -> str:
        """Its articles as they are written in one line."""
        return rules_listed(self.articles)

    @property
    def position(self) -> Seen:
        """The position, as steps and screens take it."""
        return seen(self.history.position)

    @cached_property
    def told(self) -> DutchRound | None:
        """The round explained; None where there is none (1.9.3)."""
        try:
            return explain(self.history.position)
        except NoCompletePairing:
            return None

    @property
    def question(self) -> DutchQuestion | None:
        """What is asked; None where no round is possible."""
        return None if self.told is None else question_of(self.told, self.asks)


def question_of(told: DutchRound, asks: str) -> DutchQuestion:
    """Return the question of a lesson."""
    kind, *what = asks.split()
    match DutchKind(kind):
        case DutchKind.BYE:
            return WhoHasTheBye(told)
        case DutchKind.COLOUR:
            two = {int(what[0]), int(what[1])}
            return WhoseWhite(told, next(pair for pair in told.made.pairs if {pair.white, pair.black} == two))
        case DutchKind.FLOATS:
            return WhoFloatsDown(told, _bracket(told, what[0]))
        case DutchKind.BRACKET:
            return DutchOneBracket(told, _bracket(told, what[0]))
        case DutchKind.VALUES:
            return TwoValues(told, _bracket(told, what[0]))
        case DutchKind.NEXT:
            at, after = _bracket(told, what[1]), int(what[2]) - 1 if what[2:] else 0
            orders = (each for each in orders_asked(told) if each.at == at and each.article == dutch(what[0]))
            return next(islice(orders, after, None))
        case DutchKind.WHY:
            one, other = (told.player(int(number)).number for number in what)
            at = next(at for at, each in enumerate(told.made.brackets) if {one, other} <= {*each.players})
            why = about(told, at, one, other)
            assert why is not None  # a lesson asks what has one answer
            return why
    return DutchWholeRound(told)


def _bracket(told: DutchRound, score: str) -> int:
    return next(at for at, each in enumerate(told.made.brackets) if each.score == int(score))


def found_in(lessons: Sequence[DutchLesson], wanted: str) -> DutchLesson:
    """Return the lesson of a number or name; raise Refusal with one sentence if there is none."""
    for lesson in lessons:
        if wanted in (str(lesson.number), lesson.name):
            return lesson
    there_is_none = said(
        "There is no lesson {wanted} on the rules of 2026: they are numbered 1 to {last}.",
        wanted=wanted,
        last=len(lessons),
    )
    raise Refusal(there_is_none)


def by_article(lessons: Sequence[DutchLesson], typed: str) -> DutchLesson | None:
    """Return the first lesson about an article, whatever book it is of, or the first that shows it."""
    wanted = typed.upper().removeprefix("C.04.3").strip()
    named = [lesson for lesson in lessons if wanted in (part for each in lesson.articles for part in _names(each))]
    named.sort(key=lambda lesson: wanted not in _names(lesson.articles[0]))
    return named[0] if named else None


def _names(article: str) -> tuple[str, ...]:
    """Return how an article may be typed: with its book, and without where it is one of C.04.3."""
    return article.upper(), article.upper().removeprefix("C.04.3 ")  # no words: a chapter


def lesson_lines(lesson: DutchLesson) -> Iterator[str]:
    """Yield the lesson without its answer."""
    yield tr(
        "Lesson {number}: {title} ({articles}; level {level} of {hardest})",
        number=lesson.number,
        title=lesson.title,
        articles=lesson.rules,
        level=lesson.level,
        hardest=HARDEST,
    )
    yield lesson.task
    yield " ".join((situation(lesson.position), *_circumstances(lesson.history)))
    yield from card_lines(lesson.history.position, lesson.history)


def _circumstances(history: History) -> Iterator[str]:
    if history.position.round > 1 and any(not player.colours for player in history.position.players):
        yield tr("The initial colour is White.") if history.colour == "W" else tr("The initial colour is Black.")
    if history.away:
        yield tr("Not in this round: {players}.", players=" ".join(map(str, history.away)))
    if history.apart:
        yield tr("Kept apart by the rules of the event: {pairs}.", pairs=pairs_listed(history.apart))


def answer_lines(lesson: DutchLesson) -> Iterator[str]:
    """Yield the answer, the whole round with its reasons, and what is wrong with a wrong answer."""
    told, question = lesson.told, lesson.question
    if told is None or question is None:
        yield tr("Answer: {answer}", answer=NoCompletePairing(()))
        yield from ((lesson.note,) if lesson.note else ())
        return
    yield tr("Answer: {answer}", answer=question.expected)
    if question.kind is not DutchKind.ROUND:
        yield tr("The whole round: {pairs}", pairs=written(told))
    yield from ((lesson.note,) if lesson.note else ())
    if lesson.wrong:
        yield tr("A wrong answer: {answer}", answer=in_words_spoken(lesson.wrong))
        yield from DutchWholeRound(told).check(lesson.wrong).lines
    yield from texts_of(round_lines(told))


def steps_of(lesson: DutchLesson) -> list[Step]:
    """Return the steps of the rules word by word, also where they end without a pairing."""
    steps: list[Step] = []
    try:
        pair(lesson.history.position, sink=steps.append)
    except NoCompletePairing:
        return steps
    return steps


def step_lines(lesson: DutchLesson) -> Iterator[str]:
    """Yield every step; those by the article that the lesson is about begin with `>`."""
    for step in steps_of(lesson):
        where = "" if step.bracket is None else f"[{format_points(step.bracket)}] "
        told = f"{where}{step.article} {tr(step.verdict.value)}: {step.reason}"
        yield f"{'>' if step.article == lesson.articles[0] else ' '} {told}"
