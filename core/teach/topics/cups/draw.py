"""Drawing questions about cups by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.teach.questions.draw import pick, up_to
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.cups.question import CupKind, cups
from paircard.core.teach.topics.cups.who_has_white import WhoHasWhite
from paircard.core.teach.topics.cups.who_meets_whom import WhoMeetsTheWinner, WhomOneMeets

PLAYERS: Mapping[int, Sequence[int]] = {
    1: (8, 16),
    2: (6, 11, 16),
    3: (12, 22, 32),
    4: (19, 27, 40),
    5: (45, 64, 100),
}
"""Of the cups of each level."""
SIZES: Mapping[int, Sequence[int]] = {1: (4, 8), 2: (8,), 3: (16,), 4: (32,), 5: (32, 64)}
"""Of the trees of each level."""


def draw_about_cups(
    chance: Random, kinds: Sequence[CupKind] = tuple(CupKind), wanted: int | None = None
) -> TopicQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    return _DRAWN[kind](chance, pick(chance, tuple(PLAYERS)) if wanted is None else wanted)


def question_about_cups(asked: Mapping[str, Any]) -> TopicQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields = {name: each for name, each in asked.items() if name != "kind"}
    return _CLASSES[CupKind(asked["kind"])](**fields)


def _white(chance: Random, level: int) -> TopicQuestion:
    """Draw round 1, then 2 with somebody free, then longer histories, in level 5 with forfeits."""
    rounds = level if level < 3 else 2 + up_to(chance, level - 1)
    one = 1 + up_to(chance, 16)
    other = 1 + up_to(chance, 15)
    other += other >= one
    had, they_had = (_history(chance, rounds - 1, forfeits=level == 5) for _ in range(2))
    return WhoHasWhite(one, other, had, they_had)


def _history(chance: Random, rounds: int, *, forfeits: bool) -> str:
    played = "".join(pick(chance, "WB-" if forfeits else "WB") for _ in range(rounds))
    return "-" + played[1:] if rounds and chance.random() < 1 / 4 else played


def _meet(chance: Random, level: int) -> TopicQuestion:
    players = pick(chance, PLAYERS[level])
    cup = cups().skeleton(players)
    if cup.preliminary and chance.random() < 1 / 3:
        return WhomOneMeets(players, pick(chance, pick(chance, cup.preliminary)), 0)
    left = cup.size >> up_to(chance, cup.rounds)
    return WhomOneMeets(players, 1 + up_to(chance, left), left)


def _winner(chance: Random, level: int) -> TopicQuestion:
    size = pick(chance, SIZES[level])
    return WhoMeetsTheWinner(size, up_to(chance, size // 2))


_DRAWN: Mapping[CupKind, Callable[[Random, int], TopicQuestion]] = {
    CupKind.WHITE: _white,
    CupKind.MEET: _meet,
    CupKind.WINNER: _winner,
}
_CLASSES: Mapping[CupKind, Callable[..., TopicQuestion]] = {
    CupKind.WHITE: WhoHasWhite,
    CupKind.MEET: WhomOneMeets,
    CupKind.WINNER: WhoMeetsTheWinner,
}
