"""What an exam asks of the book it is set by: events to be asked about, levels, fairness, and how sheets say it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import Told
from paircard.core.simulation import Plan
from paircard.core.teach.exams.marks import Marked, answer_with_others
from paircard.core.teach.papers.blocks import Answer, Block, Grid, Paragraph
from paircard.core.teach.papers.forms import pairs_form
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.kind import Kind
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr


@dataclass(frozen=True)
class ExamWish:
    """What a paper is to be like."""

    seed: int
    questions: int = 6
    kinds: tuple[Kind, ...] | None = None
    """Asked for in turn; None for all, spread over the questions by lot."""
    level: int | None = None
    """1 to 5; None for any."""
    forced: tuple[tuple[str, int], ...] = ()
    """Articles that must decide so many of the questions at least."""


class ExamRules(ABC):
    """The rules of a book, as far as exams and courses ask. Texts are marked here, and read in the language spoken."""

    quiz: ClassVar[Quiz]
    called: ClassVar[str]
    """Which rules these are."""
    legend: ClassVar[str]
    """What stands on the pairing cards."""
    absent: ClassVar[str]
    """Who is not paired in a round; takes `players`."""

    steps: ClassVar[Mapping[Kind, tuple[int, int, int, int]]]
    """From how many points on a question of a kind is of level 2, 3, 4 and 5: every kind has a scale of its own."""
    times: ClassVar[Mapping[Kind, tuple[int, int]]]
    """Minutes of a question of level 1, and what every further level adds."""
    alone: ClassVar[frozenset[Kind]] = frozenset({Kind.ROUND, Kind.FAULT})
    """Kinds that give away, or are given away by, any other question about the round."""
    sorts: ClassVar[Mapping[Kind, Sequence[str]]]
    """The sorts of answers that have to come, in parts of a pack; `no/C1` is a part of `no`."""
    in_round_one: ClassVar[frozenset[str]]
    """The sorts that are looked for in round 1, which teaches little else."""
    marks_working: ClassVar[bool] = False
    """Whether the working of a bracket is written down and marked; else who is left over is marked by itself."""

    # --- what is drawn -----------------------------------------------------------------------------------------------

    @abstractmethod
    def kinds(self, wish: ExamWish) -> tuple[Kind, ...]:
        """Return the kinds that can be asked; raise Refusal with one sentence where a wish cannot be kept."""

    @abstractmethod
    def plans(self, wanted: int | None, sort: str) -> Sequence[Plan]:
        """Return the events to look through, in turn, for a level and a sort."""

    @abstractmethod
    def sort_of(self, question: AboutRound) -> str:
        """Return the sort of a question's answer."""

    @abstractmethod
    def points(self, question: AboutRound) -> int:
        """Return how hard a question is on the scale of its kind."""

    @abstractmethod
    def offers(self, told: Told, kind: Kind, wish: ExamWish, article: str) -> bool:
        """Tell whether a round may offer a kind at the level wished, decided by an article: what is cheap to see."""

    @abstractmethod
    def tells(self, one: AboutRound, other: AboutRound) -> bool:
        """Tell whether a question says anything about another one on the same cards."""

    def explained(self, before: Tournament) -> Told:
        """Explain the round that is paired next."""
        teach = self.quiz.book.teach
        return teach.told(teach.position(before))

    def decides(self, article: str, question: AboutRound) -> bool:
        """Tell whether an article, as it was typed, decides a question."""
        return article in {*question.articles, *map(self.quiz.book.short, question.articles)}

    def level(self, question: AboutRound) -> int:
        """Return how hard a question is, 1 to 5."""
        return self.on_scale(question.kind, self.points(question))

    def on_scale(self, kind: Kind, points: int) -> int:
        """Return the level of a question of a kind with so many points."""
        return 1 + sum(points >= step for step in self.steps[kind])

    def minutes(self, question: AboutRound) -> int:
        """Return the minutes a question should take."""
        least, more = self.times[question.kind]
        return least + more * (self.level(question) - 1)

    # --- what is written ---------------------------------------------------------------------------------------------

    @abstractmethod
    def sign(self, tournament: Tournament, id_: ContestantId, line: CardLine) -> str:
        """Return what stands on a card for the result of a round."""

    def circumstances(self, told: Told) -> Iterable[str]:  # noqa: ARG002 - some books have none
        """Yield what else is to be known of a round."""
        return ()

    def working(self, told: Told, at: int) -> Iterable[Marked]:  # noqa: ARG002
        """Yield the working of a bracket that is marked."""
        return ()

    def working_form(self, brackets: int) -> Iterable[Grid]:  # noqa: ARG002
        """Yield the boxes for the working of so many brackets."""
        return ()

    def form_of(self, number: int, question: AboutRound) -> Iterator[Block]:
        """Yield the number of a question and the boxes for its answer."""
        yield Paragraph(f"{number}.")
        if question.kind is Kind.ROUND:
            yield from self.round_form(question.told)
        else:
            yield Answer(2 if question.kind is Kind.BRACKET else 1)

    def round_form(self, told: Told) -> Iterator[Block]:
        """Yield the boxes for a whole round: the working of every score group, the boards, the bye."""
        yield from self.working_form(len({player.score for player in told.position.players}))
        yield from pairs_form(len(told.pairing.pairs), bye=len(told.position.players) % 2 == 1)

    def answered(self, question: AboutRound, marks: str, articles: str) -> str:
        """Write the answer as it stands in the key, with others that are as right."""
        answer = answer_with_others(self.quiz.book, question)
        return tr("Answer: {answer} ({marks}; {articles})", answer=answer, marks=marks, articles=articles)

    def reasons(self, question: AboutRound) -> Iterator[str]:
        """Yield the explanation of the brackets a question is about; of a whole round all of it."""
        explain = self.quiz.book.explain
        if question.kind is Kind.ROUND:
            yield from texts_of(explain.round_lines(question.told))
            return
        for at in question.brackets:
            yield from texts_of(explain.bracket_lines(question.told.brackets[at]))
