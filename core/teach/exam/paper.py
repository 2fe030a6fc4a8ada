"""Drawing an exam by seed: made-up events, and questions about rounds of them. The same seed draws the same paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from random import Random

from core.errors import Refusal
from core.language import tr
from core.simulation import Plan, before_rounds
from core.swiss.explain import RoundExplained, explain
from core.swiss.system import position
from core.teach.decisions import articles_of, level_of
from core.teach.quiz.draw import ASKED, pick
from core.teach.quiz.question import Kind, Question
from core.tournament import Tournament

EVENTS = Plan(fewest=8, most=14, rounds=5)
"""Small enough to be laid out in cards on a desk."""
MOST_EVENTS = 400
"""So many events are played in search of one question; then it is given up."""
SHARED = 4
"""So many questions at most share one set of cards."""
ALONE = {Kind.ROUND, Kind.FAULT}
"""Kinds that give away, or are given away by, any other question about the round."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Wish:
    """What a paper is to be like."""

    seed: int
    questions: int = 6
    kinds: tuple[Kind, ...] = tuple(Kind)
    """Asked for in turn."""
    level: int | None = None
    """1 to 5; None for any."""
    forced: tuple[tuple[str, int], ...] = ()
    """Articles that must decide so many of the questions at least."""


@dataclass
class Part:
    """A round of an event, its cards, and the questions about it."""

    name: str
    tournament: Tournament
    """Before the round is paired."""
    told: RoundExplained
    questions: list[Question] = field(default_factory=list)

    @property
    def open(self) -> bool:
        """Whether another question may be put about it."""
        return len(self.questions) < SHARED and not any(each.kind in ALONE for each in self.questions)


@dataclass(frozen=True)
class Paper:
    """An exam."""

    wish: Wish
    parts: tuple[Part, ...]

    @property
    def questions(self) -> tuple[tuple[Part, Question], ...]:
        """Every question with its part, in the order of the sheet."""
        return tuple((part, question) for part in self.parts for question in part.questions)

    @property
    def of(self) -> int:
        """All marks, in half marks."""
        return sum(question.of for _, question in self.questions)


def draw_paper(wish: Wish) -> Paper:
    """Draw an exam; raise Refusal with one sentence if nothing of what is wished can be found."""
    chance, parts = Random(wish.seed), list[Part]()
    for kind, article in _slots(wish):
        part, question = _found(wish, kind, article, parts, chance)
        if part not in parts:
            parts.append(part)
        part.questions.append(question)
    return Paper(wish, tuple(parts))


def _slots(wish: Wish) -> Iterator[tuple[tuple[Kind, ...], str]]:
    """Yield, for every question, the kinds it may have and the article it must be decided by, if any."""
    forced = [article for article, times in wish.forced for _ in range(times)]
    kinds = tuple(kind for kind in wish.kinds if wish.level != 1 or kind is not Kind.NEXT_TRY)
    if len(forced) > wish.questions:
        fields = {"forced": len(forced), "wanted": wish.questions}
        raise Refusal(tr("{forced} questions are forced, but only {wanted} are wanted.", **fields))
    if not kinds:
        raise Refusal(tr("No kind of question is left: at level 1 the first try stands, so none asks for the next."))
    for article in forced:
        if wish.level is not None and level_of([article]) > wish.level:
            raise Refusal(_too_hard(article, wish.level))
        yield kinds, article
    for at in range(wish.questions - len(forced)):
        yield (kinds[at % len(kinds)],), ""


def _too_hard(article: str, wanted: int) -> str:
    fields: dict[str, object] = {"article": article, "level": level_of([article]), "wanted": wanted}
    return tr("{article} is of level {level}, so level {wanted} cannot have it.", **fields)


def _found(
    wish: Wish, kinds: tuple[Kind, ...], article: str, parts: Sequence[Part], chance: Random
) -> tuple[Part, Question]:
    """Return a question and the part it belongs to: the last one if it offers any, else a new one."""
    shared = tuple(kind for kind in kinds if kind not in ALONE)
    if parts and parts[-1].open and shared:
        offered = _offered(parts[-1].told, wish, shared, article)
        fresh = [question for question in offered if not any(_tells(each, question) for each in parts[-1].questions)]
        if fresh:
            return parts[-1], pick(chance, fresh)
    for tournament, told in _rounds(chance):
        if article and article not in articles_of(told):
            continue
        offered = _offered(told, wish, kinds, article)
        if offered:
            name = LETTERS[len(parts)] if len(parts) < len(LETTERS) else f"Z{len(parts)}"
            return Part(name, tournament, told), pick(chance, offered)
    wishes = " ".join(_wishes(wish, kinds, article))
    raise Refusal(
        tr("No question {wishes} was found in {events} events: wish for another.", wishes=wishes, events=MOST_EVENTS)
    )


def _wishes(wish: Wish, kinds: tuple[Kind, ...], article: str) -> Iterator[str]:
    """Yield what a question should have been like."""
    if len(kinds) < 5:
        yield tr("of the kind {kinds}", kinds=reduce(_or, map(str, kinds)))
    if article:
        yield tr("decided by {article}", article=article)
    if wish.level:
        yield tr("of level {level}", level=wish.level)


def _or(one: str, other: str) -> str:
    return tr("{one} or {other}", one=one, other=other)


def _tells(one: Question, other: Question) -> bool:
    """Tell whether a question says anything about another: of one bracket, or of neighbours, or the same pair."""
    near = any(abs(at - below) <= 1 for at in one.brackets for below in other.brackets)
    return near or one == other


def _rounds(chance: Random) -> Iterator[tuple[Tournament, RoundExplained]]:
    """Yield explained rounds of made-up events, of each event from a drawn round on; round 1 teaches little."""
    for _ in range(MOST_EVENTS):
        played = list(before_rounds(EVENTS, int(chance.random() * 10**9)))[1:]
        start = int(chance.random() * len(played))
        for tournament in (*played[start:], *played[:start]):
            yield tournament, explain(position(tournament))


def _offered(told: RoundExplained, wish: Wish, kinds: Sequence[Kind], article: str) -> list[Question]:
    """Return the questions of a round that are wished for; a kind is drawn before the question is."""
    return [
        question
        for kind in kinds
        for question in ASKED[kind](told)
        if (not article or article in question.articles) and wish.level in (None, _level(question))
    ]


def _level(question: Question) -> int:
    """Return how hard a question is: as the brackets it is about, or as its round if it is about none."""
    told, brackets = question.told, question.brackets
    about = [article for at in brackets for article in articles_of(told, at)] if brackets else articles_of(told)
    return level_of(about)
