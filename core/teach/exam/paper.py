"""Drawing an exam by seed: made-up events, and questions about rounds of them. The same seed draws the same paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import islice
from random import Random

from core.errors import Refusal
from core.event.tournament import Tournament
from core.language import tr
from core.said import said
from core.simulation import Plan, before_rounds
from core.systems.swiss1998.explain import RoundExplained, explain
from core.systems.swiss1998.system import position
from core.teach.decisions import articles_of, level_of
from core.teach.exam.balance import Balance, dealt, shuffled, sort_of
from core.teach.exam.difficulty import level
from core.teach.exam.names import SURNAMES
from core.teach.quiz.draw import ASKED, pick
from core.teach.quiz.floats import byes_or_nobody_asked
from core.teach.quiz.question import Kind, Question
from core.teach.quiz.whole_round import WholeRound

EVENTS = Plan(fewest=8, most=14, rounds=5, names=SURNAMES)
"""Small enough to be laid out in cards on a desk."""
WITH_GAPS = replace(EVENTS, habits=replace(EVENTS.habits, absent=0.25, forfeit=0.1))
"""Where two meet who have not played yet (R7)."""
MOST_EVENTS = 400
"""So many events are played in search of one question; then it is given up."""
SEARCHED = 24
"""So many events are played in search of one sort of answer; then any will do."""
SHARED = 4
"""So many questions at most share one set of cards."""
ALONE = {Kind.ROUND, Kind.FAULT}
"""Kinds that give away, or are given away by, any other question about the round."""
ASKED_IN_EXAMS = {**ASKED, Kind.BYE: byes_or_nobody_asked}
"""In an exam the answer may be that nobody has the bye."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Wish:
    """What a paper is to be like."""

    seed: int
    questions: int = 6
    kinds: tuple[Kind, ...] | None = None
    """Asked for in turn; None for all, spread over the questions by lot."""
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
        first = self.told.position.round == 1
        return not first and len(self.questions) < SHARED and not any(each.kind in ALONE for each in self.questions)


@dataclass(frozen=True)
class Paper:
    """An exam."""

    wish: Wish
    parts: tuple[Part, ...]

    @property
    def questions(self) -> tuple[tuple[Part, Question], ...]:
        """Every question with its part, in the order of the sheet."""
        return tuple((part, question) for part in self.parts for question in part.questions)


def draw_paper(wish: Wish) -> Paper:
    """Draw an exam; raise Refusal with one sentence if nothing of what is wished can be found."""
    chance = Random(wish.seed)
    drawing = _Drawing(wish, chance, Balance(chance))
    for kinds, article in _slots(wish, chance):
        drawing.draw(kinds, article)
    return Paper(wish, tuple(drawing.parts))


def _slots(wish: Wish, chance: Random) -> Iterator[tuple[tuple[Kind, ...], str]]:
    """Yield, for every question, the kinds it may have and the article it must be decided by, if any."""
    forced = [article for article, times in wish.forced for _ in range(times)]
    named = tuple(Kind) if wish.kinds is None else wish.kinds
    kinds = tuple(kind for kind in named if wish.level != 1 or kind is not Kind.NEXT_TRY)
    if len(forced) > wish.questions:
        fields = {"forced": len(forced), "wanted": wish.questions}
        raise Refusal(said("{forced} questions are forced, but only {wanted} are wanted.", **fields))
    if not kinds:
        raise Refusal(said("No kind of question is left: at level 1 the first try stands, so none asks for the next."))
    for article in forced:
        if wish.level is not None and level_of([article]) > wish.level:
            raise Refusal(_too_hard(article, wish.level))
        yield kinds, article
    for kind in _in_turn(kinds, wish.questions - len(forced), chance if wish.kinds is None else None):
        yield (kind,), ""


def _in_turn(kinds: tuple[Kind, ...], count: int, chance: Random | None) -> list[Kind]:
    """Return so many kinds: as they were named, or dealt by lot, those that need cards of their own last."""
    if chance is None:
        return [kinds[at % len(kinds)] for at in range(count)]
    spread = [Kind(each) for each in islice(dealt(chance, [kind.value for kind in kinds]), count)]
    return sorted(spread, key=ALONE.__contains__)


def _too_hard(article: str, wanted: int) -> str:
    fields: dict[str, object] = {"article": article, "level": level_of([article]), "wanted": wanted}
    return tr("{article} is of level {level}, so level {wanted} cannot have it.", **fields)


class _Played:
    """A made-up event that no question is about yet; its rounds are explained when they are asked for."""

    def __init__(self, plan: Plan, chance: Random) -> None:
        self._before = list(before_rounds(plan, int(chance.random() * 10**9)))
        self._start = int(chance.random() * max(1, len(self._before) - 1))
        self._told = dict[int, RoundExplained]()

    def first(self) -> Iterator[tuple[Tournament, RoundExplained]]:
        """Yield round 1, which teaches little: only the colours drawn there (E5) are asked for."""
        yield from map(self._explained, range(len(self._before[:1])))

    def later(self) -> Iterator[tuple[Tournament, RoundExplained]]:
        """Yield the other rounds from a drawn one on."""
        count = len(self._before) - 1
        yield from (self._explained(1 + (self._start + at) % count) for at in range(count))

    def _explained(self, at: int) -> tuple[Tournament, RoundExplained]:
        if at not in self._told:
            self._told[at] = explain(position(self._before[at]))
        return self._before[at], self._told[at]


@dataclass
class _Drawing:
    """A paper while its questions are drawn."""

    wish: Wish
    chance: Random
    balance: Balance
    parts: list[Part] = field(default_factory=list)
    unused: dict[Plan, list[_Played]] = field(default_factory=dict)
    """Events that were looked at in vain: the next question may be about one of them."""

    def draw(self, kinds: tuple[Kind, ...], article: str) -> None:
        """Put one question more on the paper: about cards that are on the desk, else about new ones."""
        sort = "" if article or len(kinds) > 1 else self.balance.next(kinds[0])
        for wanted in dict.fromkeys((sort, "")):
            for part, offered in self._places(kinds, article, wanted):
                if offered:
                    part.questions.append(pick(self.chance, offered))
                    if part not in self.parts:
                        self.parts.append(part)
                    return
        wishes = " ".join(_wishes(self.wish, kinds, article))
        fields: dict[str, object] = {"wishes": wishes, "events": MOST_EVENTS}
        raise Refusal(said("No question {wishes} was found in {events} events: ask for another.", **fields))

    def _places(self, kinds: tuple[Kind, ...], article: str, sort: str) -> Iterator[tuple[Part, list[Question]]]:
        """Yield parts that may take the question, with what each of them offers: those there are, then new ones."""
        shared = tuple(kind for kind in kinds if kind not in ALONE)
        lying = self.parts if self.wish.kinds is None else self.parts[-1:]  # kinds that were named come in turn
        for part in (each for each in lying if each.open and shared):
            offered = self._offered(part.told, shared, article, sort)
            yield part, [each for each in offered if not any(_tells(other, each) for other in part.questions)]
        name = LETTERS[len(self.parts)] if len(self.parts) < len(LETTERS) else f"Z{len(self.parts)}"
        plan = WITH_GAPS if sort == "R7" else EVENTS
        events = self.unused.setdefault(plan, [])
        for at in range(SEARCHED if sort else MOST_EVENTS):
            if at == len(events):
                events.append(_Played(plan, self.chance))
            event = events[at]
            for tournament, told in event.first() if sort == "E5" else event.later():
                offered = (
                    self._offered(told, kinds, article, sort) if not article or article in articles_of(told) else []
                )
                if offered:
                    events.remove(event)  # another part about it would tell its answers
                    yield Part(name, tournament, told), offered

    def _offered(self, told: RoundExplained, kinds: tuple[Kind, ...], article: str, sort: str) -> list[Question]:
        """Return the questions of a round that are wished for: a kind is drawn, then they are all of it."""
        for kind in map(Kind, shuffled(self.chance, [each.value for each in kinds])):
            if kind in ALONE and self.wish.level not in (None, level(WholeRound(told))):
                continue  # a fault is as hard as its round: it need not be looked for
            offered = [
                question
                for question in ASKED_IN_EXAMS[kind](told)
                if (not article or article in question.articles)
                and sort in ("", sort_of(question))
                and self.wish.level in (None, level(question))
            ]
            if offered:
                return offered
        return []


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
