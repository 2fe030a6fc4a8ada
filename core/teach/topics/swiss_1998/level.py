"""How hard a question is: by what has to be kept in mind and how far the tries go, never by its kind.

Every kind has a scale of its own, cut into five levels so that each level is met often enough to be asked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.systems.swiss1998.explain import BracketExplained, RoundExplained
from core.systems.swiss1998.teach.decisions import articles_of, level_of
from core.teach.questions.about_round import Kind, Question
from core.teach.questions.next_order import NextTry
from core.teach.questions.pair_stands import Stands
from core.teach.questions.two_numbers import XAndP
from core.teach.questions.whose_white import WhichColour

STEPS: Mapping[Kind, tuple[int, int, int, int]] = {
    Kind.ROUND: (13, 20, 28, 38),
    Kind.BRACKET: (2, 5, 8, 13),
    Kind.X_AND_P: (4, 5, 7, 9),
    Kind.NEXT_TRY: (4, 5, 6, 8),
    Kind.STANDS: (2, 4, 7, 10),
    Kind.FLOATS: (2, 4, 7, 11),
    Kind.BYE: (2, 4, 8, 14),
    Kind.COLOUR: (2, 4, 5, 6),
    Kind.FAULT: (13, 20, 28, 38),
}
"""From how many points on a question of a kind is of level 2, 3, 4 and 5."""
_WEIGHTS = {1: 0, 2: 1, 3: 2, 4: 4, 5: 6}
"""Points of an article in play, by its own level."""
_RULES = {"E1": 1, "E5": 1, "E2": 2, "R7": 2}
"""Points of the rules of colours that look at nothing but the preferences."""


def level(question: Question) -> int:
    """Return the level, 1 to 5."""
    points = difficulty(question)
    return 1 + sum(points >= step for step in STEPS[question.kind])


def difficulty(question: Question) -> int:
    """Return the points of a question on the scale of its kind."""
    if isinstance(question, WhichColour):
        return _of_colour(question)
    if isinstance(question, XAndP):
        return _of_x_and_p(question)
    if isinstance(question, NextTry):
        return _size(question.told.brackets[question.at]) + len(question.failed)
    if isinstance(question, Stands):
        return _of_bracket(question.told, question.at) // 2 + 2 * len(question.made) + 2 * bool(question.refused)
    if question.kind in (Kind.ROUND, Kind.FAULT):
        return sum(_of_bracket(question.told, at) + 1 for at in range(len(question.told.brackets)))
    return sum(_of_bracket(question.told, at) for at in question.brackets)


def _of_bracket(told: RoundExplained, at: int) -> int:
    """Count players beyond a pair, articles in play, and how far the tries go: twice as far is a point more."""
    bracket = told.brackets[at]
    articles = sum(_WEIGHTS[level_of([article])] for article in articles_of(told, at))
    groups = [group for group in (bracket.movers, bracket.rest) if group]
    tries = sum((group.transposition_number * (1 + group.exchange_number)).bit_length() - 1 for group in groups)
    return _size(bracket) + articles + tries


def _size(bracket: BracketExplained) -> int:
    return max(0, len(bracket.result.players) - 2)


def _of_x_and_p(question: XAndP) -> int:
    """Count players and traps: who was moved down, the half of A3, who left by C1, a count above the half."""
    bracket = question.bracket
    size = len(bracket.result.players)
    traps = (
        (2, bracket.movers is not None),
        (2, bracket.levelled),
        (1, bool(bracket.passed_on)),
        (1, bracket.result.first_x > 0),
    )
    return size + sum(points for points, there in traps if there)


def _of_colour(question: WhichColour) -> int:
    """Count the rules that have to be gone through, and the games to be looked back (E3, E4)."""
    if question.pair.colour_rule in _RULES:
        return _RULES[question.pair.colour_rule]
    cards = {player.number: player.colours for player in question.told.position.players}
    one, other = cards[question.pair.white], cards[question.pair.black]
    alike = 0
    for mine, others in zip(reversed(one), reversed(other), strict=False):
        if mine != others:
            break
        alike += 1
    return 3 + alike
