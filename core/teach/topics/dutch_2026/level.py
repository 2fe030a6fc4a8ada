"""How hard a question is, 1 to 5: by how many players and criteria have to be kept in mind."""

from __future__ import annotations

from itertools import takewhile

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.model import DutchBracket
from core.systems.dutch2026.outcome import NAMES
from core.teach.topics.dutch_2026.colour import WhoseWhite
from core.teach.topics.dutch_2026.fault import PrintedFault, Sort
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.next_order import NextOrder
from core.teach.topics.dutch_2026.question import DutchKind, DutchQuestion
from core.teach.topics.dutch_2026.stands import DoesItStand

STEPS = {
    DutchKind.ROUND: (12, 18, 25, 34),
    DutchKind.BRACKET: (3, 5, 8, 12),
    DutchKind.VALUES: (3, 5, 8, 12),
    DutchKind.NEXT: (3, 4, 5, 7),
    DutchKind.STANDS: (3, 5, 8, 12),
    DutchKind.WHY: (3, 5, 8, 11),
    DutchKind.FLOATS: (3, 5, 8, 11),
    DutchKind.BYE: (2, 4, 6, 8),
    DutchKind.COLOUR: (2, 4, 5, 6),
    DutchKind.FAULT: (4, 5, 7, 9),
}
"""From how many points on a question of a kind is of level 2, 3, 4 and 5."""
MINUTES = {
    DutchKind.ROUND: (8, 4),
    DutchKind.BRACKET: (3, 2),
    DutchKind.VALUES: (2, 1),
    DutchKind.NEXT: (2, 1),
    DutchKind.STANDS: (2, 1),
    DutchKind.WHY: (2, 2),
    DutchKind.FLOATS: (3, 2),
    DutchKind.BYE: (2, 2),
    DutchKind.COLOUR: (1, 1),
    DutchKind.FAULT: (2, 1),
}
"""Minutes of a question of level 1, and what every further level adds."""
_RULES = {"5.2.5": 1, "5.2.1": 1, "5.2.2": 2}
"""Points of the rules of colours that look at nothing but the preferences."""
_FAULTS = {Sort.MET: 0, Sort.BARRED: 1, Sort.ABSOLUTE: 2, Sort.TURNED: 1, Sort.BYE: 3, Sort.WORSE: 4}
"""Points of a fault beside the boards that have to be looked through."""


def level(question: DutchQuestion) -> int:
    """Return the level."""
    return _on_scale(question.kind, points(question))


def levels_of_faults(told: DutchRound) -> range:
    """Return the levels that faults of a round can have: seen before any is made."""
    boards, kind = len(told.made.pairs), DutchKind.FAULT
    return range(_on_scale(kind, boards + min(_FAULTS.values())), _on_scale(kind, boards + max(_FAULTS.values())) + 1)


def _on_scale(kind: DutchKind, points: int) -> int:
    return 1 + sum(points >= step for step in STEPS[kind])


def minutes(question: DutchQuestion) -> int:
    """Return the minutes it should take."""
    least, more = MINUTES[question.kind]
    return least + more * (level(question) - 1)


def points(question: DutchQuestion) -> int:
    """Return how hard a question is on the scale of its kind."""
    brackets = [question.told.brackets[at] for at in question.brackets]
    if isinstance(question, WhoseWhite):
        return _of_colour(question.told, question.articles[0], question.pair.white, question.pair.black)
    if isinstance(question, PrintedFault):
        return len(question.printed) + _FAULTS[question.sort]
    if isinstance(question, NextOrder):
        return len(question.s1) + len(question.before) + ("4.3" in question.article)
    more = 2 * len(question.made) + 2 * bool(question.refused) if isinstance(question, DoesItStand) else 0
    return more + sum(map(_of_bracket, brackets))


def _of_colour(told: DutchRound, article: str, white: int, black: int) -> int:
    """Count the rules that have to be gone through, and the games to be looked back (5.2.3, 5.2.4)."""
    if short(article) in _RULES:
        return _RULES[short(article)]
    histories = (reversed(told.player(number).colours) for number in (white, black))
    return 3 + sum(1 for _ in takewhile(lambda had: had[0] == had[1], zip(*histories, strict=False)))


def _of_bracket(bracket: DutchBracket) -> int:
    """Count players beyond a pair, and criteria that are above what numbers alone would allow."""
    differing = zip(NAMES, bracket.own.values, bracket.least, strict=True)
    criteria = sum(reached != least for _, reached, least in differing)
    return max(0, len(bracket.own.players) - 2) + criteria + 2 * bool(bracket.own.mdps)
