"""Drawing an exam on the Swiss of 1998 by seed: what may be asked of which events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.simulation import Plan
from core.systems.swiss1998.explain import RoundExplained, explain
from core.systems.swiss1998.system import position
from core.systems.swiss1998.teach.decisions import articles_of, level_of
from core.teach.exams import drawing
from core.teach.exams.balance import ANSWERS, sort_of
from core.teach.papers.names import SURNAMES
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.draw import ASKED
from core.teach.questions.left_over import byes_or_nobody_asked
from core.teach.questions.whole_round import WholeRound
from core.teach.topics.swiss_1998.level import level
from core.values.errors import Refusal
from core.values.language import tr
from core.values.said import said

Wish = drawing.ExamWish[Kind]
Part = drawing.Part[RoundExplained, Question]
Paper = drawing.Paper[Kind, RoundExplained, Question]

EVENTS = Plan(fewest=8, most=14, rounds=5, names=SURNAMES)
"""Small enough to be laid out in cards on a desk."""
SMALL = replace(EVENTS, fewest=5, most=8, rounds=4)
LARGE = replace(EVENTS, fewest=12, most=16, rounds=6)
WITH_GAPS = replace(EVENTS, habits=replace(EVENTS.habits, absent=0.25, forfeit=0.1))
"""Where two meet who have not played yet (R7)."""
ALONE = frozenset({Kind.ROUND, Kind.FAULT})
ASKED_IN_EXAMS = {**ASKED, Kind.BYE: byes_or_nobody_asked}
"""In an exam the answer may be that nobody has the bye."""


def draw_paper(wish: Wish) -> Paper:
    """Draw an exam; raise Refusal with one sentence if nothing of what is wished can be found."""
    named = tuple(Kind) if wish.kinds is None else wish.kinds
    kinds = tuple(kind for kind in named if wish.level != 1 or kind is not Kind.NEXT_TRY)
    if not kinds:
        raise Refusal(said("No kind of question is left: at level 1 the first try stands, so none asks for the next."))
    for article, _ in wish.forced:
        if wish.level is not None and level_of([article]) > wish.level:
            raise Refusal(_too_hard(article, wish.level))
    return drawing.draw(RULES, wish, kinds)


def _too_hard(article: str, wanted: int) -> str:
    fields: dict[str, object] = {"article": article, "level": level_of([article]), "wanted": wanted}
    return tr("{article} is of level {level}, so level {wanted} cannot have it.", **fields)


def _plans(wanted: int | None, sort: str) -> Sequence[Plan]:
    if sort == "R7":
        return (WITH_GAPS,)
    return (EVENTS,) if wanted in (None, 3) else (SMALL, EVENTS) if wanted < 3 else (LARGE, EVENTS)


def _offers(told: RoundExplained, kind: Kind, wish: Wish, article: str) -> bool:
    """Tell whether it is worth asking: a fault is as hard as its round, so it need not be looked for in others."""
    if article and article not in articles_of(told):
        return False
    return kind not in ALONE or wish.level in (None, level(WholeRound(told)))


def _tells(one: Question, other: Question) -> bool:
    """Tell whether a question says anything about another: of one bracket, or of neighbours, or the same pair."""
    near = any(abs(at - below) <= 1 for at in one.brackets for below in other.brackets)
    return near or one == other


RULES: drawing.ExamRules[Kind, RoundExplained, Question] = drawing.ExamRules(
    alone=ALONE,
    sorts=ANSWERS,
    sort_of=sort_of,
    in_round_one=frozenset({"E5"}),  # no words: a rule of colours
    plans=_plans,
    explained=lambda before: explain(position(before)),
    asked=lambda kind, told: ASKED_IN_EXAMS[kind](told),
    level=level,
    decides=lambda article, question: article in question.articles,
    offers=_offers,
    tells=_tells,
)
