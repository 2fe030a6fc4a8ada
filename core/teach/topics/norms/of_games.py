"""Questions about the games of one player: the average, the mix, the norm, what is left out, what it is worth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.norms.foretold import State, outlook
from paircard.core.norms.games import Ended, Met
from paircard.core.norms.limits import MOST_GAMES, half_points_needed
from paircard.core.norms.needs import Field
from paircard.core.norms.requirements import lacking
from paircard.core.norms.words import made
from paircard.core.rating_changes.words import hundredths_told
from paircard.core.teach.questions.given import Given
from paircard.core.teach.questions.slips import Slip, WithSlips, that_matter
from paircard.core.teach.topics.norms.case import Judged, NormCase, article_of, lines_of, not_counted
from paircard.core.teach.topics.norms.question import (
    NONE,
    YES,
    NormForm,
    NormKind,
    read_article,
    read_points,
    read_rounds,
    read_whole,
    shown,
)
from paircard.core.teach.topics.norms.slips import SLIPS, article_of_slip
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr
from paircard.core.values.points import DRAW, LOSS, WIN, format_points

Answered = Callable[[Judged], str]  # no words: a type


@dataclass(frozen=True, slots=True)
class OfGames(WithSlips):
    """One question about some games, and the mistake that it turns on."""

    case: NormCase
    turns: str
    """The name of a slip."""
    kind: ClassVar[NormKind]
    form: ClassVar[NormForm]
    minutes: ClassVar[int]
    others: ClassVar[Sequence[str]]
    """Other mistakes that may be made here."""
    own: ClassVar[Mapping[str, Answered]] = {}
    """Mistakes that leave the case as it is, and take something else for the answer."""

    @abstractmethod
    def answer(self, judged: Judged) -> str:
        """Return the answer."""

    @property
    def right(self) -> tuple[str, ...]:
        """The answer by the regulations."""
        return (self.answer(self.case.judged),)

    @property
    def slips(self) -> Sequence[Slip]:
        """The one that it turns on, then the others that come to something else."""
        found = (Slip(article_of_slip(name), self.without(name)) for name in dict.fromkeys((self.turns, *self.others)))
        return that_matter((slip for slip in found if self.is_wrong(slip.answer)), self.right)

    def is_wrong(self, answer: str) -> bool:
        """Whether an answer of a mistake is not as right as the right one."""
        return answer not in self.right

    def without(self, name: str) -> str:
        """Return the answer of whoever forgets an article."""
        judged = self.case.judged
        return self.own[name](judged) if name in self.own else self.answer(SLIPS[name](judged))

    @property
    def articles(self) -> tuple[str, ...]:
        """The one that it turns on, then those of the other mistakes that matter."""
        return tuple(dict.fromkeys((article_of_slip(self.turns), *(slip.article for slip in self.slips))))

    @property
    def given(self) -> Given:
        """The games."""
        return self.case.table()

    @property
    def asked(self) -> str:
        """The event, and what is asked."""
        return f"{self.case.told} {self.question}"

    @property
    @abstractmethod
    def question(self) -> str:
        """What is asked."""

    def shown(self, answer: str) -> str:
        """Write an answer as it is read by people."""
        return shown(answer)


@dataclass(frozen=True, slots=True)
class Average(OfGames):
    """Give the average that counts."""

    kind = NormKind.AVERAGE
    form = NormForm.AVERAGE
    minutes = 4
    others = ("1.4.6c", "N3", "1.4.6", "1.4.2c", "1.4.2a", "1.4.2b", "N6")
    own: ClassVar[Mapping[str, Answered]] = {"N6": lambda judged: _cut_mean(judged)}

    @property
    def question(self) -> str:
        """Which average."""
        return tr("Which average counts for the {title} norm?", title=self.case.norm)

    def answer(self, judged: Judged) -> str:
        """Return the rounded mean with the lowest raised."""
        return str(judged.measured.mean)

    @property
    def steps(self) -> tuple[str, ...]:
        """What does not count, the sum of the ratings that do, and the mean with what it is measured by."""
        judged = self.case.judged
        raised = judged.measured.raised
        ratings = [judged.norm.floor if each is raised else each.counted_rating for each in judged.opponents]
        total, count = sum(ratings), len(ratings)
        mean = hundredths_told((200 * total + count) // (2 * count))
        summed = f"{' + '.join(map(str, ratings))} = {total}; {total}/{count} = {mean}"
        return (*not_counted(judged), summed, *lines_of(judged.as_a_whole, ("1.4.8a",)))

    def read(self, text: str) -> str:
        """Read a whole number."""
        return read_whole(text, self.form)


def _cut_mean(judged: Judged) -> str:
    """Return the mean of whoever drops what is behind the point."""
    raised = judged.measured.raised
    lift = judged.norm.floor - raised.counted_rating if raised else 0
    return str((sum(each.counted_rating for each in judged.opponents) + lift) // len(judged.opponents))


class _YesOrArticle(OfGames):
    """Give yes, or an article that is not met."""

    __slots__ = ()
    form = NormForm.ARTICLE
    possible: ClassVar[Sequence[str]]
    """The articles that may not be met."""

    @abstractmethod
    def failing(self, judged: Judged) -> Sequence[str]:
        """Return the articles that are not met."""

    @property
    def right(self) -> tuple[str, ...]:
        """Yes, or any article that is not met."""
        return tuple(dict.fromkeys(map(article_of, self.failing(self.case.judged)))) or (YES,)

    def answer(self, judged: Judged) -> str:
        """Return yes, or the first article that is not met."""
        return article_of(next(iter(self.failing(judged)), YES))

    @property
    def offered(self) -> tuple[str, ...]:
        """Yes and every article that may not be met."""
        return (YES, *self.possible, self.case.judged.norm.carried_article)

    def read(self, text: str) -> str:
        """Read yes or an article."""
        return read_article(text, self.form)

    def against(self, given: str) -> Sequence[str]:
        """Return what is said of the article given, if it is met, and of what is not met."""
        wrong = () if given == YES else self.steps_by(f"B.01 {given}")
        return list(dict.fromkeys((*(wrong if len(wrong) < len(self.steps) else ()), *self._decisive)))

    @property
    def _decisive(self) -> Sequence[str]:
        return [line for each in self.right if each != YES for line in self.steps_by(f"B.01 {each}")]


@dataclass(frozen=True, slots=True)
class Mix(_YesOrArticle):
    """Say whether federations and titles suffice."""

    kind = NormKind.MIX
    minutes = 3
    others = ("1.4.5a CM", "1.4.3 FID", "1.4.3d")
    possible = ("1.4.3", "1.4.4", "1.4.5a")

    @property
    def question(self) -> str:
        """Whether."""
        return tr("Do federations and titles suffice for the {title} norm?", title=self.case.norm)

    @property
    def given(self) -> Given:
        """The opponents."""
        return self.case.table(results=False)

    def failing(self, judged: Judged) -> Sequence[str]:
        """Return which articles of 1.4.3 to 1.4.5 fail."""
        return judged.failing_mix

    @property
    def steps(self) -> tuple[str, ...]:
        """The requirements on the mix."""
        return tuple(lines_of(self.case.judged.as_a_whole, ("1.4.3", "1.4.4", "1.4.5")))


@dataclass(frozen=True, slots=True)
class Made(_YesOrArticle):
    """Say whether there is a norm."""

    kind = NormKind.MADE
    minutes = 6
    others = ("1.4.6c", "1.4.1c", "1.4.1e", "1.4.1f", "1.4.2c", "1.4.5a CM", "N14", "1.4.8a")
    possible = ("1.4.1", "1.4.3", "1.4.4", "1.4.5a", "1.4.8a", "1.4.8")

    @property
    def question(self) -> str:
        """Whether."""
        return tr("Is the {title} norm made?", title=self.case.norm)

    @property
    def offered(self) -> tuple[str, ...]:
        """Yes, every article that may not be met, and 0.3 where it is for women."""
        norm, last = self.case.judged.norm, self.possible.index("1.4.8a")
        women = ("0.3",) if norm.women else ()
        return (YES, *women, *self.possible[:last], norm.carried_article, *self.possible[last:])

    def failing(self, judged: Judged) -> Sequence[str]:
        """Return all that fails; nothing where some games that may be used make a norm."""
        return judged.verdict.failing

    @property
    def steps(self) -> tuple[str, ...]:
        """Every requirement, as the sheet of norms has it."""
        verdict = self.case.judged.verdict
        told = (str(made(verdict)),) if verdict.made else ()
        return (*not_counted(self.case.judged), *told, *lines_of(verdict))


@dataclass(frozen=True, slots=True)
class LeftOut(OfGames):
    """Give the rounds that are left out."""

    kind = NormKind.LEAVE
    form = NormForm.LEAVE
    minutes = 6
    others = ("1.4.1e", "1.4.1f", "1.4.6c", "1.4.2c")

    @property
    def question(self) -> str:
        """Which rounds."""
        return tr(
            "Which rounds are left out, as few as may be, so that the {title} norm is worth most?",
            title=self.case.norm,
        )

    def answer(self, judged: Judged) -> str:
        """Return the rounds left out; `none` also where there is no norm."""
        choice = judged.verdict.choice
        return " ".join(str(met.round) for met in sorted(choice.left_out, key=_round)) if choice else NONE

    @property
    def right(self) -> tuple[str, ...]:
        """The choice of the program, and others that are worth as much with as many games."""
        answer = self.answer(self.case.judged) or NONE
        return (answer,)

    def is_wrong(self, answer: str) -> bool:
        """Whether other rounds are left out, and the norm is worth less."""
        return answer not in self.right and not self._as_good(answer)

    def read(self, text: str) -> str:
        """Read rounds; others that are as good are as right."""
        given = read_rounds(text, self.form)
        return self.right[0] if self._as_good(given) else given

    def _as_good(self, given: str) -> bool:
        judged = self.case.judged
        best = judged.verdict.choice
        out = {int(each) for each in given.split()} if given != NONE else set()
        kept = tuple(met for met in judged.rounds if met.round not in out)
        left = [met for met in judged.games if met.round in out]
        if best is None or len(left) != len(out) or len(left) != len(best.left_out):
            return False
        last = max((met.round for met in replace(judged, rounds=kept).games), default=0)
        if not all(met.won or (met.round > last and not judged.event.format.fixed) for met in left):
            return False
        other = SLIPS["1.4.1f"](replace(judged, rounds=kept)).verdict.choice
        return other is not None and other.worth == best.worth

    @property
    def steps(self) -> tuple[str, ...]:
        """What the games used come to, and by which article others are left out."""
        verdict = self.case.judged.verdict
        return (str(made(verdict)), *lines_of(verdict, ("1.4.1",)))


def _round(met: Met) -> int:
    return met.round


@dataclass(frozen=True, slots=True)
class Worth(OfGames):
    """Give the games a norm is worth."""

    kind = NormKind.WORTH
    form = NormForm.WORTH
    minutes = 6
    others = ("1.4.1d", "N31", "1.4.6c", "1.4.1b", "1.4.1c")
    own: ClassVar[Mapping[str, Answered]] = {
        "1.4.1d": lambda judged: _worth(judged, least=False),
        "N31": lambda judged: _worth(judged, most=100),
    }

    @property
    def question(self) -> str:
        """How many."""
        return tr("How many games is this {title} norm worth in an application?", title=self.case.norm)

    def answer(self, judged: Judged) -> str:
        """Return the games."""
        choice = judged.verdict.choice
        return str(choice.worth) if choice else NONE

    def read(self, text: str) -> str:
        """Read a number."""
        return read_whole(text, self.form, 2)

    @property
    def steps(self) -> tuple[str, ...]:
        """What was needed and what it is worth."""
        verdict = self.case.judged.verdict
        return (str(made(verdict)), *lines_of(verdict, ("1.4.1",)))


def _worth(judged: Judged, *, most: int = MOST_GAMES, least: bool = True) -> str:
    """Return what the choice is worth without the bound of 13, or without the points above what was needed."""
    choice = judged.verdict.choice
    if choice is None:
        return NONE
    measured = choice.measured
    needed = half_points_needed(judged.norm, measured.games, measured.mean) or 0
    return str(min(most, measured.games + (measured.half_points - needed) // WIN if least else measured.games))


@dataclass(frozen=True, slots=True)
class LastGame(OfGames):
    """Give the least that the last game must bring."""

    kind = NormKind.LAST
    form = NormForm.LAST
    minutes = 8
    others = ("1.4.6c", "1.4.8a", "1.4.1e", "1.4.1f", "1.4.1a")

    @property
    def question(self) -> str:
        """What it must bring."""
        return tr(
            "What is the least that round {round} must bring for the {title} norm?",
            round=len(self.case.games), title=self.case.norm,
        )  # fmt: skip

    def answer(self, judged: Judged) -> str:
        """Return the points, or that none are enough."""
        seen = outlook(judged.norm, judged.candidate, judged.rounds, judged.event, 0, Field())
        if seen.state is State.MADE:
            return format_points(LOSS)
        return format_points(seen.needs[0].half_points) if seen.needs else NONE

    @property
    def offered(self) -> tuple[str, ...]:
        """Every result, and none."""
        return ("0", "½", "1", NONE)

    def read(self, text: str) -> str:
        """Read points."""
        return read_points(text, self.form)

    @property
    def steps(self) -> tuple[str, ...]:
        """The average, and what each result comes to."""
        return (*lines_of(self._ended(DRAW).as_a_whole, ("1.4.8a",)), *self._each())

    def _ended(self, points: int) -> Judged:
        judged = self.case.judged
        *before, last = judged.rounds
        return replace(judged, rounds=(*before, replace(last, ended=Ended.PLAYED, half_points=points)))

    def _each(self) -> Iterator[str]:
        for points in (LOSS, DRAW, WIN):
            verdict = self._ended(points).verdict
            told = made(verdict) if verdict.made else " ".join(each.told.text for each in lacking(verdict))
            yield f"{format_points(points)}: {told}"


CLASSES: Mapping[NormKind, type[OfGames]] = {
    NormKind.AVERAGE: Average,
    NormKind.MIX: Mix,
    NormKind.MADE: Made,
    NormKind.LEAVE: LeftOut,
    NormKind.WORTH: Worth,
    NormKind.LAST: LastGame,
}
