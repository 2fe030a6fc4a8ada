"""Drawing questions about the sliding system by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from paircard.core.teach.questions.draw import pick
from paircard.core.teach.questions.table_sizes import SIZES
from paircard.core.teach.topics.sliding.one_number import WhichOpponent, WhichRound, WhoHasWhite, WhoRests
from paircard.core.teach.topics.sliding.question import SlidingKind, SlidingQuestion, sliding
from paircard.core.teach.topics.sliding.where_to import WhereTo
from paircard.core.teach.topics.sliding.whole_round import WholeRound


def draw_sliding(
    chance: Random, kinds: Sequence[SlidingKind] = tuple(SlidingKind), wanted: int | None = None
) -> SlidingQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    sizes = SIZES[pick(chance, tuple(SIZES)) if wanted is None else wanted]
    n = pick(chance, [each for each in sizes if each % 2] if kind is SlidingKind.RESTS else sizes)
    return _drawn(chance, kind, n)


def question_about_sliding(asked: Mapping[str, Any]) -> SlidingQuestion:
    """Return the question of a lesson: its kind, and the fields it has."""
    fields = {name: each for name, each in asked.items() if name not in ("kind", "players")}
    one, *other = asked.get("players", (0,))
    if other:
        fields |= {"one": one, "other": other[0]}
    return _CLASSES[SlidingKind(asked["kind"])](**fields)


def _drawn(chance: Random, kind: SlidingKind, n: int) -> SlidingQuestion:
    match kind:
        case SlidingKind.ROUND | SlidingKind.RESTS:
            return _CLASSES[kind](n=n, round=_up_to(chance, sliding().rounds(n)))
        case SlidingKind.GOES:
            return WhereTo(n, _player(chance, n), _up_to(chance, sliding().rounds(n) - 1))
        case SlidingKind.OPPONENT:
            return WhichOpponent(n, _player(chance, n), _up_to(chance, sliding().rounds(n)))
        case SlidingKind.WHITE | SlidingKind.MEET:
            one, other = _player(chance, n), _up_to(chance, n - 1)
            return _CLASSES[kind](n=n, one=one, other=other + (other >= one))


def _player(chance: Random, n: int) -> int:
    """Draw a player; of an even number 1, for whom other rules hold, comes one time in four."""
    return 1 if n % 2 == 0 and chance.random() < 0.25 else _up_to(chance, n)


def _up_to(chance: Random, count: int) -> int:
    """Draw a number from 1 on; only `random()` itself stays the same in every Python."""
    return 1 + int(chance.random() * count)


_CLASSES: Mapping[SlidingKind, Callable[..., SlidingQuestion]] = {
    SlidingKind.ROUND: WholeRound,
    SlidingKind.WHITE: WhoHasWhite,
    SlidingKind.GOES: WhereTo,
    SlidingKind.RESTS: WhoRests,
    SlidingKind.OPPONENT: WhichOpponent,
    SlidingKind.MEET: WhichRound,
}
