"""How hard a question is, 1 to 5: by how many players and criteria have to be kept in mind."""

from __future__ import annotations

from core.systems.dutch2026.explain.model import DutchBracket
from core.systems.dutch2026.outcome import NAMES
from core.teach.dutch.next_order import NextOrder
from core.teach.dutch.question import DutchKind, DutchQuestion
from core.teach.dutch.stands import DoesItStand

STEPS = {
    DutchKind.ROUND: (12, 18, 25, 34),
    DutchKind.BRACKET: (3, 5, 8, 12),
    DutchKind.VALUES: (3, 5, 8, 12),
    DutchKind.NEXT: (3, 5, 7, 9),
    DutchKind.STANDS: (3, 5, 8, 12),
    DutchKind.WHY: (3, 6, 9, 13),
    DutchKind.FLOATS: (3, 5, 8, 12),
    DutchKind.BYE: (2, 4, 7, 11),
    DutchKind.COLOUR: (1, 2, 4, 5),
    DutchKind.FAULT: (6, 8, 10, 12),
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
_RULES = {"5.2.5": 1, "5.2.1": 1, "5.2.2": 2, "5.2.3": 4, "5.2.4": 5}
"""Points of the rules of colours, by how many have to be gone through."""


def level(question: DutchQuestion) -> int:
    """Return the level."""
    return 1 + sum(points(question) >= step for step in STEPS[question.kind])


def minutes(question: DutchQuestion) -> int:
    """Return the minutes it should take."""
    least, more = MINUTES[question.kind]
    return least + more * (level(question) - 1)


def points(question: DutchQuestion) -> int:
    """Return how hard a question is on the scale of its kind."""
    brackets = [question.told.brackets[at] for at in question.brackets]
    if question.kind is DutchKind.COLOUR:
        return _RULES[question.articles[0].split()[-1]]
    if question.kind is DutchKind.FAULT:
        return len(question.told.own.players)
    if isinstance(question, NextOrder):
        return len(question.s1) + len(question.before) + ("4.3" in question.article)
    more = 2 * len(question.made) + 2 * bool(question.refused) if isinstance(question, DoesItStand) else 0
    return more + sum(map(_of_bracket, brackets))


def _of_bracket(bracket: DutchBracket) -> int:
    """Count players beyond a pair, and criteria that are above what numbers alone would allow."""
    differing = zip(NAMES, bracket.own.values, bracket.least, strict=True)
    criteria = sum(reached != least for _, reached, least in differing)
    return max(0, len(bracket.own.players) - 2) + criteria + 2 * bool(bracket.own.mdps)
