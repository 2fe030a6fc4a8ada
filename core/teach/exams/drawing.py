"""Drawing an exam by seed, whatever the rules: made-up events are searched for what is wished.

The search is bounded by events, never by the clock, so that the same seed and wishes draw the same paper anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from itertools import islice
from random import Random

from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import Told
from paircard.core.simulation import Plan, before_rounds
from paircard.core.teach.exams.balance import Balance, dealt
from paircard.core.teach.exams.rules import ExamRules, ExamWish
from paircard.core.teach.papers.desk import letter_of
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.draw import pick, shuffled
from paircard.core.teach.questions.kind import Kind
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

MOST_EVENTS = 400
"""So many events are played in search of one question; then it is given up."""
SEARCHED = 24
"""So many events are played in search of one sort of answer; then a wider one will do."""
OF_ONE_KIND = 100
"""So many in search of a kind that was dealt by lot; then any other will do."""
SHARED = 4
"""So many questions at most share one set of cards."""


@dataclass
class Part:
    """A round of an event, its cards, and the questions about it."""

    name: str
    tournament: Tournament
    """Before the round is paired."""
    told: Told
    questions: list[AboutRound] = field(default_factory=list)


@dataclass(frozen=True)
class Paper:
    """An exam."""

    rules: ExamRules
    wish: ExamWish
    parts: tuple[Part, ...]
    unmet: tuple[Words, ...] = ()
    """What was wished for and not found, a sentence a question."""

    @property
    def questions(self) -> tuple[tuple[Part, AboutRound], ...]:
        """Every question with its part, in the order of the sheet."""
        return tuple((part, question) for part in self.parts for question in part.questions)

    @property
    def shortfall(self) -> tuple[Words, ...]:
        """What is to be told of a paper that has not all that was wished; nothing of others."""
        if not self.unmet:
            return ()
        found = {"count": len(self.questions), "wanted": self.wish.questions}
        head = said("Found only {count} of the {wanted} questions wished for.", **found)
        each = {str(one): one for one in self.unmet}
        return (head, *each.values())


def draw(rules: ExamRules, wish: ExamWish) -> Paper:
    """Draw an exam with as much of what is wished as is found; raise Refusal if that is nothing."""
    kinds = rules.kinds(wish)
    chance = Random(wish.seed)
    drawing = _Drawing(rules, wish, kinds, chance)
    for some, article in _slots(wish, kinds, rules.alone, chance):
        drawing.draw(some, article)
    if not drawing.parts:
        raise Refusal(drawing.unmet[0])
    return Paper(rules, wish, tuple(drawing.parts), tuple(drawing.unmet))


def _slots(
    wish: ExamWish, kinds: tuple[Kind, ...], alone: frozenset[Kind], chance: Random
) -> Iterator[tuple[tuple[Kind, ...], str]]:
    """Yield, for every question, the kinds it may have and the article it must be decided by, if any."""
    forced = [article for article, times in wish.forced for _ in range(times)]
    if len(forced) > wish.questions:
        fields = {"forced": len(forced), "wanted": wish.questions}
        raise Refusal(said("{forced} questions are forced, but only {wanted} are wanted.", **fields))
    yield from ((kinds, article) for article in forced)
    count = wish.questions - len(forced)
    if wish.kinds is not None:
        yield from (((kinds[at % len(kinds)],), "") for at in range(count))
        return
    by_name = {kind.value: kind for kind in kinds}
    spread = [by_name[each] for each in islice(dealt(chance, list(by_name)), count)]
    yield from (((kind,), "") for kind in sorted(spread, key=alone.__contains__))


class _Round:
    """A round that may be asked about; it is explained, and its questions are made, when that is first needed."""

    def __init__(self, rules: ExamRules, tournament: Tournament) -> None:
        self.tournament = tournament
        self._rules = rules
        self._asked: dict[Kind, tuple[AboutRound, ...]] = {}

    @cached_property
    def told(self) -> Told:
        return self._rules.explained(self.tournament)

    def asked(self, kind: Kind) -> tuple[AboutRound, ...]:
        if kind not in self._asked:
            self._asked[kind] = tuple(self._rules.quiz.asked_in_exams(kind, self.told))
        return self._asked[kind]


class _Played:
    """A made-up event that no question is about yet."""

    def __init__(self, plan: Plan, rules: ExamRules, chance: Random) -> None:
        before = before_rounds(plan, int(chance.random() * 10**9))
        rounds = [_Round(rules, tournament) for tournament in before]
        self.first, others = rounds[:1], rounds[1:]
        start = int(chance.random() * max(1, len(others)))
        self.later = others[start:] + others[:start]


class _Drawing:
    """A paper while its questions are drawn."""

    def __init__(self, rules: ExamRules, wish: ExamWish, kinds: tuple[Kind, ...], chance: Random) -> None:
        self.rules = rules
        self.wish = wish
        self.kinds = kinds
        self.chance = chance
        self.parts: list[Part] = []
        self.unmet: list[Words] = []
        self._balance = Balance(chance, rules.sorts)
        self._unused: dict[Plan, list[_Played]] = {}
        """Events that were looked at in vain: the next question may be about one of them."""
        self._lying: dict[str, _Round] = {}
        """The rounds whose cards are on the desk, by the letters of their parts."""
        self._in_vain = set[tuple[tuple[Kind, ...], str]]()

    def draw(self, kinds: tuple[Kind, ...], article: str) -> None:
        """Put one question more on the paper; where none is found, say so."""
        dealt_by_lot = self.wish.kinds is None and not article
        if self._drawn(kinds, article, OF_ONE_KIND if dealt_by_lot else MOST_EVENTS):
            return
        if dealt_by_lot:
            kinds = self.kinds
            if self._drawn(kinds, article, MOST_EVENTS):
                return
        wishes = " ".join(_wishes(self.wish, kinds, article))
        fields: dict[str, object] = {"wishes": wishes, "events": MOST_EVENTS}
        self.unmet.append(said("No question {wishes} was found in {events} events: ask for another.", **fields))

    def _drawn(self, kinds: tuple[Kind, ...], article: str, most: int) -> bool:
        if (kinds, article) in self._in_vain:
            return False
        for sort in self._sorts(kinds, article):
            for part, offered in self._places(kinds, article, sort, min(SEARCHED, most) if sort else most):
                if offered:
                    part.questions.append(pick(self.chance, offered))
                    if part not in self.parts:
                        self.parts.append(part)
                    return True
        self._in_vain.add((kinds, article))
        return False

    def _sorts(self, kinds: tuple[Kind, ...], article: str) -> Iterator[str]:
        """Yield the sort of answer that is due, and wider ones where it is not found."""
        sort = "" if article or len(kinds) > 1 else self._balance.next(kinds[0])
        while sort:
            yield sort
            sort = sort.rpartition("/")[0]
        yield ""

    def _places(
        self, kinds: tuple[Kind, ...], article: str, sort: str, most: int
    ) -> Iterator[tuple[Part, list[AboutRound]]]:
        """Yield parts that may take the question, with what each of them offers: those there are, then new ones."""
        shared = tuple(kind for kind in kinds if kind not in self.rules.alone)
        lying = self.parts if self.wish.kinds is None else self.parts[-1:]  # kinds that were named come in turn
        for part in filter(self._open, lying if shared else []):
            offered = self._offered(self._lying[part.name], shared, article, sort)
            yield part, [each for each in offered if not any(self.rules.tells(one, each) for one in part.questions)]
        name = letter_of(len(self.parts))
        for events, at in self._events(sort, most):
            event = events[at]
            for each in event.first if sort in self.rules.in_round_one else event.later:
                offered = self._offered(each, kinds, article, sort)
                if offered:
                    events.remove(event)  # another part about it would tell its answers
                    self._lying[name] = each
                    yield Part(name, each.tournament, each.told), offered
                    return

    def _events(self, sort: str, most: int) -> Iterator[tuple[list[_Played], int]]:
        """Yield so many events, of every plan in turn, the unused ones first."""
        plans = self.rules.plans(self.wish.level, sort)
        for count in range(most):
            plan, at = plans[count % len(plans)], count // len(plans)
            events = self._unused.setdefault(plan, [])
            if at == len(events):
                events.append(_Played(plan, self.rules, self.chance))
            yield events, at

    def _open(self, part: Part) -> bool:
        """Tell whether another question may be put about a part."""
        alone = any(each.kind in self.rules.alone for each in part.questions)
        return part.told.position.round > 1 and len(part.questions) < SHARED and not alone

    def _offered(self, each: _Round, kinds: tuple[Kind, ...], article: str, sort: str) -> list[AboutRound]:
        """Return the questions of a round that are wished for: a kind is drawn, then they are all of it."""
        by_name = {kind.value: kind for kind in kinds}
        for kind in map(by_name.__getitem__, shuffled(self.chance, list(by_name))):
            if not self.rules.offers(each.told, kind, self.wish, article):
                continue
            offered = [
                question
                for question in each.asked(kind)
                if (not article or self.rules.decides(article, question))
                and f"{self.rules.sort_of(question)}/".startswith(f"{sort}/" if sort else "")
                and self.wish.level in (None, self.rules.level(question))
            ]
            if offered:
                return offered
        return []


def _wishes(wish: ExamWish, kinds: Sequence[Kind], article: str) -> Iterator[str]:
    """Yield what a question should have been like."""
    if len(kinds) < 5:
        yield tr("of the kind {kinds}", kinds=reduce(_or, map(str, kinds)))
    if article:
        yield tr("decided by {article}", article=article)
    if wish.level:
        yield tr("of level {level}", level=wish.level)


def _or(one: str, other: str) -> str:
    return tr("{one} or {other}", one=one, other=other)
