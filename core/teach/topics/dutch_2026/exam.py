"""Exams by the rules of 2026: what may be asked of which events, and what is written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import Told
from paircard.core.simulation import Habits, Plan
from paircard.core.simulation.how_often import share
from paircard.core.teach.exams.rules import ExamRules, ExamWish
from paircard.core.teach.papers.desk import ABSENT, LEGEND, as_reported
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.kept_apart import WhyApart
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.questions.whose_white import WhoseWhite
from paircard.core.teach.topics.dutch_2026.balance import ANSWERS, sort_of
from paircard.core.teach.topics.dutch_2026.level import FAULTS, points
from paircard.core.teach.topics.dutch_2026.quiz import QUIZ
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said

EVENTS = Plan(
    fewest=7,
    most=11,
    rounds=6,
    names=SURNAMES,
    habits=Habits(absent=share(0.06), forfeit=share(0.03)),
    system="dutch-2026",
)
"""Small enough to be laid out in cards on a desk."""
SMALL = replace(EVENTS, fewest=5, most=7, rounds=4)
LARGE = replace(EVENTS, fewest=11, most=16, rounds=7)


class ExamsOf2026(ExamRules):
    """C.04.3, in force since 1 February 2026."""

    quiz: ClassVar[Quiz] = QUIZ
    called: ClassVar[str] = mark("Rules: FIDE (Dutch) System of February 2026 (C.04.1 - C.04.3).")
    legend: ClassVar[str] = LEGEND
    absent: ClassVar[str] = ABSENT
    steps: ClassVar[Mapping[Kind, tuple[int, int, int, int]]] = {
        Kind.ROUND: (12, 18, 25, 34),
        Kind.BRACKET: (3, 5, 8, 12),
        Kind.VALUES: (3, 5, 8, 12),
        Kind.NEXT: (3, 4, 5, 7),
        Kind.STANDS: (3, 5, 8, 12),
        Kind.WHY: (3, 5, 8, 11),
        Kind.FLOATS: (3, 5, 8, 11),
        Kind.BYE: (2, 4, 6, 8),
        Kind.COLOUR: (2, 4, 5, 6),
        Kind.FAULT: (4, 5, 7, 9),
    }
    times: ClassVar[Mapping[Kind, tuple[int, int]]] = {
        Kind.ROUND: (8, 4),
        Kind.BRACKET: (3, 2),
        Kind.VALUES: (2, 1),
        Kind.NEXT: (2, 1),
        Kind.STANDS: (2, 1),
        Kind.WHY: (2, 2),
        Kind.FLOATS: (3, 2),
        Kind.BYE: (2, 2),
        Kind.COLOUR: (1, 1),
        Kind.FAULT: (2, 1),
    }
    sorts: ClassVar[Mapping[Kind, Sequence[str]]] = ANSWERS
    in_round_one: ClassVar[frozenset[str]] = frozenset({"5.2.5"})

    def kinds(self, wish: ExamWish) -> tuple[Kind, ...]:
        """Return those that are named; refuse if none is."""
        kinds = self.quiz.book.kinds if wish.kinds is None else wish.kinds
        if not kinds:
            raise Refusal(said("No kind of question is named."))
        return kinds

    def plans(self, wanted: int | None, sort: str) -> Sequence[Plan]:  # noqa: ARG002 - every sort comes in such events
        """Return smaller events for lower levels."""
        return (EVENTS,) if wanted in (None, 3) else (SMALL, EVENTS) if wanted < 3 else (LARGE, EVENTS)

    def sort_of(self, question: AboutRound) -> str:
        """Return which criteria, which rule, how many."""
        return sort_of(question)

    def points(self, question: AboutRound) -> int:
        """Count players and criteria that have to be kept in mind."""
        return points(question)

    def levels_of_faults(self, told: Told) -> range:
        """Return the levels that faults of a round can have: seen before any is made."""
        boards = len(told.pairing.pairs)
        least, most = (
            self.on_scale(Kind.FAULT, boards + each) for each in (min(FAULTS.values()), max(FAULTS.values()))
        )
        return range(least, most + 1)

    def offers(self, told: Told, kind: Kind, wish: ExamWish, article: str) -> bool:  # noqa: ARG002 - as all rules
        """Tell whether it is worth asking: faults take long to be made, and their level shows before."""
        return kind is not Kind.FAULT or wish.level is None or wish.level in self.levels_of_faults(told)

    def tells(self, one: AboutRound, other: AboutRound) -> bool:
        """Tell whether whoever is named in one has a part in the other."""
        return one == other or bool(_named(one) & _named(other))

    def sign(self, tournament: Tournament, id_: ContestantId, line: CardLine) -> str:
        """Return the letter or sign that stands for a round in a report."""
        return as_reported(tournament, id_, line)

    def circumstances(self, told: Told) -> Iterator[str]:
        """Say which the initial colour is where somebody has no colour yet; of round 1 it is said anyway."""
        position = told.position
        if position.round > 1 and any(not player.colours for player in position.players):
            white = position.first_colour == "W"
            yield tr("The initial colour is White.") if white else tr("The initial colour is Black.")

    def reasons(self, question: AboutRound) -> Iterator[str]:
        """Yield what speaks against a pair, the rule of colours, or who comes into question for the bye."""
        told, explain = question.told, self.quiz.book.explain
        match question:
            case WhoseWhite():
                yield from texts_of([explain.colour_line(told, question.pair)])
            case PrintedFault():
                yield str(question.departure.said)
            case PairStands() if question.looked_at.why is not None:
                yield str(question.looked_at.why)
            case WhyApart():
                yield str(question.apart.said)
            case _ if question.kind is Kind.BYE:
                bye = told.pairing.bye
                yield from () if bye is None else texts_of(explain.pair_lines(told, bye))
            case _:
                yield from super().reasons(question)


def _named(question: AboutRound) -> set[int]:
    """Return the two of a pair, or everybody of the brackets a question is about and of those around them."""
    if isinstance(question, WhoseWhite):
        return {question.pair.white, question.pair.black}
    brackets = question.told.brackets
    near = {at + by for at in question.brackets for by in (-1, 0, 1)} & {*range(len(brackets))}
    return {player for at in near for player in brackets[at].result.players}


EXAMS = ExamsOf2026()
