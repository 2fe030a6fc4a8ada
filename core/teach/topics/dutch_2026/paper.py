"""Drawing an exam on the rules of 2026 by seed: what may be asked of which events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.simulation import Habits, Plan
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.explain import DutchRound, explain
from core.teach.exams import drawing
from core.teach.papers.names import SURNAMES
from core.teach.topics.dutch_2026.balance import ANSWERS, sort_of
from core.teach.topics.dutch_2026.colour import WhoseWhite
from core.teach.topics.dutch_2026.draw import ASKED
from core.teach.topics.dutch_2026.left_over import byes_or_nobody_asked
from core.teach.topics.dutch_2026.level import level, levels_of_faults
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.values.errors import Refusal
from core.values.said import said

DutchWish = drawing.ExamWish[DutchKind]
DutchPart = drawing.Part[DutchRound, DutchQuestion]
DutchPaper = drawing.Paper[DutchKind, DutchRound, DutchQuestion]

EVENTS = Plan(
    fewest=7, most=11, rounds=6, names=SURNAMES, habits=Habits(absent=0.06, forfeit=0.03), system="dutch-2026"
)
"""Small enough to be laid out in cards on a desk."""
SMALL = replace(EVENTS, fewest=5, most=7, rounds=4)
LARGE = replace(EVENTS, fewest=11, most=16, rounds=7)
ALONE = frozenset({DutchKind.ROUND, DutchKind.FAULT})
ASKED_IN_EXAMS = {**ASKED, DutchKind.BYE: byes_or_nobody_asked}
"""In an exam the answer may be that nobody has the bye."""


def draw_dutch_paper(wish: DutchWish) -> DutchPaper:
    """Draw an exam; raise Refusal with one sentence if nothing of what is wished can be found."""
    kinds = tuple(DutchKind) if wish.kinds is None else wish.kinds
    if not kinds:
        raise Refusal(said("No kind of question is named."))
    return drawing.draw(RULES, wish, kinds)


def _plans(wanted: int | None, sort: str) -> Sequence[Plan]:  # noqa: ARG001 - every sort comes in such events
    return (EVENTS,) if wanted in (None, 3) else (SMALL, EVENTS) if wanted < 3 else (LARGE, EVENTS)


def _offers(told: DutchRound, kind: DutchKind, wish: DutchWish, article: str) -> bool:  # noqa: ARG001 - as all rules
    """Tell whether it is worth asking: faults take long to be made, and their level shows before."""
    return kind is not DutchKind.FAULT or wish.level is None or wish.level in levels_of_faults(told)


def _decides(article: str, question: DutchQuestion) -> bool:
    return article in {*question.articles, *map(short, question.articles)}


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


RULES: drawing.ExamRules[DutchKind, DutchRound, DutchQuestion] = drawing.ExamRules(
    alone=ALONE,
    sorts=ANSWERS,
    sort_of=sort_of,
    in_round_one=frozenset({"5.2.5"}),
    plans=_plans,
    explained=lambda before: explain(position(before)),
    asked=lambda kind, told: ASKED_IN_EXAMS[kind](told),
    level=level,
    decides=_decides,
    offers=_offers,
    tells=_tells,
)
