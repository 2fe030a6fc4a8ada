"""What a second engine answers to a question about a round, with articles on or off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.other_systems.question import points_written
from paircard.core.teach.topics.other_systems.questions import (
    HowManyPoints,
    WhoHasTheBye,
    WhoHasWhite,
    WhoIsDrawnUp,
    WhoIsLeftOver,
    WhoMeetsWhom,
    WhoStandsWhere,
)
from tests.support.literal_others.burstein import LiteralBurstein
from tests.support.literal_others.double import Double
from tests.support.literal_others.dubov import LiteralDubov
from tests.support.literal_others.keizer import LiteralKeizer
from tests.support.literal_others.lim import Lim
from tests.support.literal_others.monrad import LiteralMonrad

ENGINES: Mapping[str, Callable[[Any, Collection[str]], Any]] = {
    "double-swiss-2026": Double,
    "burstein-2026": LiteralBurstein,
    "dubov-2026": LiteralDubov,
    "lim-2026": Lim,
    "keizer": LiteralKeizer,
    "monrad": LiteralMonrad,
}


def answered(question: TopicQuestion, off: Collection[str] = ()) -> str | None:
    """Return the answer as the program writes it; None where there is none."""
    before = getattr(question, "before")  # noqa: B009 - every question about a round has it
    engine = ENGINES[before.system.key](before.tournament, off)
    match question:
        case WhoHasWhite():
            return str(engine.white(*map(int, before.pairs[question.at])))
        case HowManyPoints():
            return points_written(engine.points(question.player))
        case WhoStandsWhere():
            return " ".join(map(str, engine.ranking()))
    made = engine.made()
    if made is None:
        return None
    if isinstance(question, (WhoIsDrawnUp, WhoIsLeftOver)):
        return _listed(made.floats[question.at]) if question.at < len(made.floats) else None
    if not made.complete:
        return None
    match question:
        case WhoHasTheBye():
            return str(made.bye)
        case WhoMeetsWhom():
            return " ".join(sorted("{}-{}".format(*sorted(pair)) for pair in made.pairs))
    raise AssertionError(question)


def _listed(some: Collection[int]) -> str:
    return " ".join(map(str, sorted(some)))


def expected(question: TopicQuestion) -> str:
    """Return the answer of the program with its parts in the same order."""
    if isinstance(question, (WhoIsDrawnUp, WhoIsLeftOver)):
        return _listed(list(map(int, question.who)))
    if isinstance(question, WhoMeetsWhom):
        return " ".join(sorted(question.expected.split()))
    return question.expected
