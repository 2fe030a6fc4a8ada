"""Drawing an exam on the rules of 2026 by seed: made-up events, and questions about rounds of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from core.errors import Refusal
from core.event.tournament import Tournament
from core.said import joined, said
from core.simulation import Habits, Plan, before_rounds
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.explain import DutchRound, explain
from core.teach.dutch.colour import WhoseWhite
from core.teach.dutch.draw import ASKED
from core.teach.dutch.level import level
from core.teach.dutch.named import short
from core.teach.dutch.question import DutchKind, DutchQuestion
from core.teach.exam.balance import dealt, shuffled
from core.teach.exam.names import SURNAMES
from core.teach.quiz.draw import pick

EVENTS = Plan(
    fewest=7, most=11, rounds=6, names=SURNAMES, habits=Habits(absent=0.06, forfeit=0.03), system="dutch-2026"
)
"""Small enough to be laid out in cards on a desk."""
MOST_EVENTS = 150
"""So many events are played in search of one question; then it is given up."""
SHARED = 4
"""So many questions at most share one set of cards."""
ALONE = {DutchKind.ROUND, DutchKind.FAULT}
"""Kinds that give away, or are given away by, any other question about the round."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class DutchWish:
    """What a paper is to be like."""

    seed: int
    questions: int = 6
    kinds: tuple[DutchKind, ...] | None = None
    """Asked for in turn; None for all, spread over the questions by lot."""
    level: int | None = None
    """1 to 5; None for any."""
    forced: tuple[tuple[str, int], ...] = ()
    """Articles that must decide so many of the questions at least."""


@dataclass
class DutchPart:
    """A round of an event, its cards, and the questions about it."""

    name: str
    tournament: Tournament
    """Before the round is paired."""
    told: DutchRound
    questions: list[DutchQuestion] = field(default_factory=list)

    @property
    def open(self) -> bool:
        """Whether another question may be put about it."""
        return len(self.questions) < SHARED and not any(each.kind in ALONE for each in self.questions)


@dataclass(frozen=True)
class DutchPaper:
    """An exam."""

    wish: DutchWish
    parts: tuple[DutchPart, ...]

    @property
    def questions(self) -> tuple[DutchQuestion, ...]:
        """Every question, in the order of the sheet."""
        return tuple(question for part in self.parts for question in part.questions)


def draw_dutch_paper(wish: DutchWish) -> DutchPaper:
    """Draw an exam; raise Refusal with one sentence if nothing of what is wished can be found."""
    drawing = _Drawing(wish, Random(wish.seed))
    for kinds, article in _slots(wish, drawing.chance):
        drawing.draw(kinds, article)
    return DutchPaper(wish, tuple(drawing.parts))


def _slots(wish: DutchWish, chance: Random) -> Iterator[tuple[tuple[DutchKind, ...], str]]:
    """Yield, for every question, the kinds it may have and the article it must be decided by, if any."""
    forced = [article for article, times in wish.forced for _ in range(times)]
    if len(forced) > wish.questions:
        fields = {"forced": len(forced), "wanted": wish.questions}
        raise Refusal(said("{forced} questions are forced, but only {wanted} are wanted.", **fields))
    kinds = tuple(DutchKind) if wish.kinds is None else wish.kinds
    yield from ((kinds, article) for article in forced)
    count = wish.questions - len(forced)
    if wish.kinds is not None:
        yield from (((kinds[at % len(kinds)],), "") for at in range(count))
        return
    spread = [DutchKind(each) for each in islice(dealt(chance, [kind.value for kind in kinds]), count)]
    yield from (((kind,), "") for kind in sorted(spread, key=ALONE.__contains__))


class _Drawing:
    """A paper while its questions are drawn."""

    def __init__(self, wish: DutchWish, chance: Random) -> None:
        self.wish = wish
        self.chance = chance
        self.parts: list[DutchPart] = []

    def draw(self, kinds: tuple[DutchKind, ...], article: str) -> None:
        """Put one question more on the paper: about cards that are on the desk, else about new ones."""
        for part in self._places(kinds):
            offered = self._offered(part, kinds, article)
            if offered:
                part.questions.append(pick(self.chance, offered))
                if part not in self.parts:
                    self.parts.append(part)
                return
        none = said("No such question was found in {events} events.", events=MOST_EVENTS)
        raise Refusal(joined([none, said("Wish for another kind, level or article.")]))

    def _places(self, kinds: tuple[DutchKind, ...]) -> Iterator[DutchPart]:
        if not ALONE & {*kinds}:
            lying = self.parts if self.wish.kinds is None else self.parts[-1:]  # kinds that were named come in turn
            yield from (part for part in lying if part.open)
        at = len(self.parts)
        name = LETTERS[at] if at < len(LETTERS) else f"Z{at}"
        for _ in range(MOST_EVENTS):
            rounds = list(before_rounds(EVENTS, int(self.chance.random() * 10**9)))[1:]
            for tournament in (rounds[int(self.chance.random() * len(rounds))] for _ in rounds[:2]):
                yield DutchPart(name, tournament, explain(position(tournament)))

    def _offered(self, part: DutchPart, kinds: tuple[DutchKind, ...], article: str) -> list[DutchQuestion]:
        """Return the questions of a round that are wished for: a kind is drawn, then they are all of it."""
        for kind in map(DutchKind, shuffled(self.chance, [each.value for each in kinds])):
            offered = [
                question
                for question in ASKED[kind](part.told)
                if (not article or article in {*question.articles, *map(short, question.articles)})
                and self.wish.level in (None, level(question))
                and not any(_tells(other, question) for other in part.questions)
            ]
            if offered:
                return offered
        return []


def _tells(one: DutchQuestion, other: DutchQuestion) -> bool:
    """Tell whether a question says anything about another: whoever is named in one has a part in the other."""
    return one == other or bool(_named(one) & _named(other))


def _named(question: DutchQuestion) -> set[int]:
    """Return the two of a pair, or everybody of the brackets a question is about and of those around them."""
    if isinstance(question, WhoseWhite):
        return {question.pair.white, question.pair.black}
    made = question.told.made.brackets
    near = {at + by for at in question.brackets for by in (-1, 0, 1)} & {*range(len(made))}
    return {player for at in near for player in made[at].players}
