"""Drawing questions about tables by lot: the same lots always draw the same questions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from paircard.core.teach.questions.draw import pick
from paircard.core.teach.questions.table_sizes import SIZES
from paircard.core.teach.topics.berger.one_number import WhichOpponent, WhichRound, WhoHasWhite
from paircard.core.teach.topics.berger.question import BergerKind, BergerQuestion, berger
from paircard.core.teach.topics.berger.whole_table import WholeTable


def draw_berger(
    chance: Random, kinds: Sequence[BergerKind] = tuple(BergerKind), wanted: int | None = None
) -> BergerQuestion:
    """Draw a question of one of some kinds, of a level from 1 to 5 or of any."""
    kind = pick(chance, kinds)
    n = pick(chance, SIZES[pick(chance, tuple(SIZES)) if wanted is None else wanted])
    number = 1 + int(chance.random() * (berger().last_number(n) - 1))
    one, other = _two(chance, n)
    return question_of(kind, n, number if kind in (BergerKind.TABLE, BergerKind.OPPONENT) else other, one)


def question_of(kind: BergerKind, n: int, second: int, first: int = 1) -> BergerQuestion:
    """Return a question: of a table only `second`, the round, counts; of an opponent `first` is the player."""
    match kind:
        case BergerKind.TABLE:
            return WholeTable(n, second)
        case BergerKind.WHITE:
            return WhoHasWhite(n, first, second)
        case BergerKind.MEET:
            return WhichRound(n, first, second)
        case BergerKind.OPPONENT:
            return WhichOpponent(n, first, second)


def _two(chance: Random, n: int) -> tuple[int, int]:
    """Draw two players; of an even number the last one, who has rules of their own, comes one time in four."""
    one = n if n % 2 == 0 and chance.random() < 0.25 else 1 + int(chance.random() * n)
    other = 1 + int(chance.random() * (n - 1))
    return one, other + (other >= one)
