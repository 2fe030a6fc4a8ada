"""Exams by the rules of 1998: what may be asked of which events, and what is written down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from paircard.core.event.card import CardLine
from paircard.core.event.card import Kind as Line
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.explained import Told
from paircard.core.simulation import Plan
from paircard.core.simulation.how_often import share
from paircard.core.teach.answers.verdict import HALF
from paircard.core.teach.answers.words import nobody_word
from paircard.core.teach.exams.marks import Marked
from paircard.core.teach.exams.rules import ExamRules, ExamWish
from paircard.core.teach.papers.blocks import Answer, Block, Grid, Paragraph
from paircard.core.teach.papers.forms import LINE, SHORT_LINE
from paircard.core.teach.papers.names import SURNAMES
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.pair_stands import PairStands
from paircard.core.teach.questions.phrases import listed
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.questions.whose_white import WhoseWhite
from paircard.core.teach.topics.swiss_1998.level import level_of, points
from paircard.core.teach.topics.swiss_1998.quiz import QUIZ
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import rules_listed
from paircard.core.values.said import said

EVENTS = Plan(fewest=8, most=14, rounds=5, names=SURNAMES)
"""Small enough to be laid out in cards on a desk."""
SMALL = replace(EVENTS, fewest=5, most=8, rounds=4)
LARGE = replace(EVENTS, fewest=12, most=16, rounds=6)
WITH_GAPS = replace(EVENTS, habits=replace(EVENTS.habits, absent=share(0.25), forfeit=share(0.1)))
"""Where two meet who have not played yet (R7)."""
_POINTS = ("0", "=", "1")


class ExamsOf1998(ExamRules):
    """The text of 1992 - 1998."""

    quiz: ClassVar[Quiz] = QUIZ
    called: ClassVar[str] = mark("Rules: FIDE Swiss System, text of 1992 - 1998.")
    legend: ClassVar[str] = mark(
        "Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -."
    )
    absent: ClassVar[str] = mark("Not paired in this round: {players} (F5).")
    steps: ClassVar[Mapping[Kind, tuple[int, int, int, int]]] = {
        Kind.ROUND: (13, 20, 28, 38),
        Kind.BRACKET: (2, 5, 8, 13),
        Kind.X_AND_P: (4, 5, 7, 9),
        Kind.NEXT: (4, 5, 6, 8),
        Kind.STANDS: (2, 4, 7, 10),
        Kind.FLOATS: (2, 4, 7, 11),
        Kind.BYE: (2, 4, 8, 14),
        Kind.COLOUR: (2, 4, 5, 6),
        Kind.FAULT: (13, 20, 28, 38),
    }
    times: ClassVar[Mapping[Kind, tuple[int, int]]] = {
        Kind.ROUND: (8, 4),
        Kind.BRACKET: (3, 2),
        Kind.X_AND_P: (2, 1),
        Kind.NEXT: (2, 1),
        Kind.STANDS: (1, 1),
        Kind.FLOATS: (3, 2),
        Kind.BYE: (2, 2),
        Kind.COLOUR: (1, 1),
        Kind.FAULT: (6, 4),
    }
    sorts: ClassVar[Mapping[Kind, Sequence[str]]] = {
        Kind.STANDS: ("yes", "no"),
        Kind.BYE: ("somebody", "somebody", "somebody", "nobody"),
        Kind.COLOUR: ("E1", "E2", "E3", "E4", "E5", "R7"),
    }  # no words: answers are told apart by it, nobody reads it
    in_round_one: ClassVar[frozenset[str]] = frozenset({"E5"})  # no words: a rule of colours
    marks_working: ClassVar[bool] = True

    def kinds(self, wish: ExamWish) -> tuple[Kind, ...]:
        """Leave out what level 1 cannot have; refuse an article that is too hard for the level."""
        named = self.quiz.book.kinds if wish.kinds is None else wish.kinds
        kinds = tuple(kind for kind in named if wish.level != 1 or kind is not Kind.NEXT)
        if not kinds:
            raise Refusal(
                said("No kind of question is left: at level 1 the first try stands, so none asks for the next.")
            )
        for article, _ in wish.forced:
            if wish.level is not None and level_of([article]) > wish.level:
                raise Refusal(_too_hard(article, wish.level))
        return kinds

    def plans(self, wanted: int | None, sort: str) -> Sequence[Plan]:
        """Return smaller events for lower levels."""
        if sort == "R7":
            return (WITH_GAPS,)
        return (EVENTS,) if wanted in (None, 3) else (SMALL, EVENTS) if wanted < 3 else (LARGE, EVENTS)

    def sort_of(self, question: AboutRound) -> str:
        """Return yes or no, the rule of colours, whether somebody has the bye."""
        if isinstance(question, PairStands):
            return "no" if question.refused else "yes"
        if isinstance(question, WhoseWhite):
            return question.pair.colour_rule
        if question.kind is Kind.BYE:
            return "nobody" if question.told.pairing.bye is None else "somebody"
        return ""

    def points(self, question: AboutRound) -> int:
        """Count what has to be kept in mind."""
        return points(question)

    def offers(self, told: Told, kind: Kind, wish: ExamWish, article: str) -> bool:
        """Tell whether it is worth asking: a fault is as hard as its round, so it need not be looked for in others."""
        if article and article not in self.quiz.book.teach.articles(told):
            return False
        return kind not in self.alone or wish.level in (None, self.level(self.quiz.whole(told)))

    def tells(self, one: AboutRound, other: AboutRound) -> bool:
        """Tell whether two are of one bracket, or of neighbours, or the same."""
        near = any(abs(at - below) <= 1 for at in one.brackets for below in other.brackets)
        return near or one == other

    def sign(self, tournament: Tournament, id_: ContestantId, line: CardLine) -> str:  # noqa: ARG002 - the line says it
        """Return the result of a game, or a word for a round without one."""
        signs = {
            Line.BYE: trp("at most 4 columns", "bye"),
            Line.FREE: trp("at most 4 columns", "free"),
            Line.FORFEIT_WIN: "+",
            Line.FORFEIT_LOSS: "-",
            Line.ABSENT: trp("at most 4 columns", "abs"),
            Line.WITHDRAWN: trp("at most 4 columns", "left"),
        }
        return signs.get(line.kind) or _POINTS[line.result]

    def working(self, told: Told, at: int) -> Iterator[Marked]:
        """Yield the working of a bracket in which pairs are made: x, p, the first S1 and S2, who moves down.

        A joined bracket (R13) comes about by trial: its working is not marked.
        """
        bracket, teach = told.brackets[at].result, self.quiz.book.teach
        first = next((sides for sides in teach.sides(told) if sides.at == at), None)
        if bracket.joined or not bracket.pairs or first is None:
            return
        x, p = teach.counted(told, at)
        s1, s2 = first.before
        over = listed(bracket.downfloaters) or nobody_word()
        points = format_points(bracket.score)
        what = tr("Bracket of {points}: x, p, S1 | S2, who is left over, ½ each", points=points)
        yield Marked(what, f"{x.value}, {p.value}, {listed(s1)} | {listed(s2)}, {over}", 4 * HALF)

    def working_form(self, brackets: int) -> Iterator[Grid]:
        """Yield the boxes for x, p, S1 and S2, and floats."""
        heads = (trp("at most 9 columns", "bracket"), "x", "p", "S1 | S2", trp("at most 12 columns", "floats"))
        yield Grid(heads, (9, 3, 3, 36, 12), (("",) * 5,) * brackets, by_hand=True)

    def form_of(self, number: int, question: AboutRound) -> Iterator[Block]:
        """Yield the boxes, with the working of a bracket, and words before the lines of short answers."""
        lines = {
            Kind.X_AND_P: f"x = {SHORT_LINE}   p = {SHORT_LINE}",
            Kind.COLOUR: tr("White: {line}   rule: {line}", line=SHORT_LINE),
            Kind.STANDS: tr("yes / no, article: {line}", line=SHORT_LINE),
            Kind.FAULT: tr("pair: {line}   article: {short_line}", line=LINE, short_line=SHORT_LINE),
        }
        if question.kind in lines:
            yield Paragraph(f"{number}. {lines[question.kind]}")
        elif question.kind is Kind.BRACKET:
            yield Paragraph(f"{number}.")
            yield from self.working_form(1)
            yield Paragraph(tr("Pairs and who is left over:"))
            yield Answer(2)
        else:
            yield from super().form_of(number, question)

    def answered(self, question: AboutRound, marks: str, articles: str) -> str:
        """Write the answer, and in a sentence of its own what else is right."""
        fields = {"answer": question.expected, "marks": marks, "articles": articles}
        answer = tr("Answer: {answer} ({marks}; {articles})", **fields)
        also = question.also
        return f"{answer} {tr('Also right: {articles}.', articles=rules_listed(also))}" if also else answer

    def reasons(self, question: AboutRound) -> Iterator[str]:
        """Yield a fault before the bracket it is in, and of colours the rule."""
        if isinstance(question, PrintedFault):
            yield question.departure.line
        yield from super().reasons(question)
        if isinstance(question, WhoseWhite):
            pair = question.pair
            fields = {"white": pair.white, "black": pair.black, "rule": pair.colour_rule}
            yield tr("{white} has White against {black} ({rule}).", **fields)


def _too_hard(article: str, wanted: int) -> str:
    fields: dict[str, object] = {"article": article, "level": level_of([article]), "wanted": wanted}
    return tr("{article} is of level {level}, so level {wanted} cannot have it.", **fields)


EXAMS = ExamsOf1998()
