"""A whole round: C5 first, then bracket by bracket from the top, then colours and the order of boards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from paircard.core.systems.dutch2026.position import Position
from tests.support.literal_2026.bracket import Bracket, Settled
from tests.support.literal_2026.cards import Cards
from tests.support.literal_2026.colours import white_and_black


@dataclass(frozen=True)
class Round:
    """White and Black in the order of boards, who has the bye, and how the brackets ended, all by place."""

    cards: Cards
    brackets: tuple[Settled, ...]

    @property
    def games(self) -> tuple[tuple[int, int], ...]:
        """White and Black by pairing number, in the order of boards (C.04.2 3.6); without it, by the smaller number."""
        placed = [pair for bracket in self.brackets for pair in bracket.pairs]
        score = self.cards.score
        if "C.04.2 3.6" in self.cards.off:
            placed.sort(key=lambda pair: min(map(self.number, pair)))
        else:
            placed.sort(key=lambda pair: (-score(pair[0]), -score(pair[0]) - score(pair[1]), pair[0]))
        seated = [white_and_black(self.cards, *pair) for pair in placed]
        return tuple((self.number(white), self.number(black)) for white, black in seated)

    @property
    def bye(self) -> int | None:
        """The pairing number of whoever is left over in the end."""
        over = self.brackets[-1].left if self.brackets else frozenset[int]()
        return self.number(min(over)) if over else None

    @property
    def complete(self) -> bool:
        """Whether at most one is left over in the end; without C4 a bracket may be paired so that more are."""
        return not self.brackets or len(self.brackets[-1].left) < 2

    def number(self, place: int) -> int:
        """Return a pairing number."""
        return int(self.cards.players[place].number)

    def bracket(self, score: int) -> Settled | None:
        """Return the bracket of residents with a score."""
        for bracket in self.brackets:
            if self.cards.players[bracket.players[-1]].score == score:
                return bracket
        return None


NO_ROUND: Round | None = None


def paired(position: Position, off: Collection[str] = ()) -> Round | None:
    """Pair the round without the articles in `off`; None where there is no complete pairing."""
    cards = Cards(position, off)
    byes = _byes(cards)
    if byes is None:
        return NO_ROUND
    groups = _groups(cards)
    brackets: list[Settled] = []
    down: frozenset[int] = frozenset()
    for at, group in enumerate(groups):
        following = groups[at + 1] if at + 1 < len(groups) else frozenset()
        lower = frozenset(place for each in groups[at + 2 :] for place in each)
        made = Bracket(cards, down, group, following, lower, byes).first()
        if made is None:
            return NO_ROUND
        brackets.append(made)
        down = made.left
    return Round(cards, tuple(brackets))


def _groups(cards: Cards) -> list[frozenset[int]]:
    scores = sorted({cards.score(place) for place in cards.everybody}, reverse=True)
    return [frozenset(place for place in cards.everybody if cards.score(place) == score) for score in scores]


def _byes(cards: Cards) -> frozenset[int] | None:
    """C5: who may have the bye with the least score that leaves the others a pairing; None where nobody may."""
    if len(cards.players) % 2 == 0:
        return frozenset() if cards.completed(cards.everybody, frozenset()) else None
    allowed = frozenset(place for place in cards.everybody if cards.may_have_bye(place))
    if "C5" in cards.off:
        return allowed if cards.completed(cards.everybody, allowed) else None
    for score in sorted({cards.score(place) for place in allowed}):
        here = frozenset(place for place in allowed if cards.score(place) == score)
        if cards.completed(cards.everybody, here):
            return here
    return None


def next_order(
    s1: Sequence[int], s2: Sequence[int], before: Sequence[int], article: str, off: Collection[str] = ()
) -> tuple[int, ...]:
    """Return the transposition (4.2) or exchange (4.3) that comes after one, all of them written down and sorted.

    An empty `before` asks for the first exchange. Off, 4.2 changes the first place first; 4.3 counts how many are
    exchanged and how far apart they are, and then takes the highest of S1.
    """
    bsn = {each: at for at, each in enumerate((*s1, *s2), 1)}
    if article == "4.2":
        orders = sorted(permutations(s2, len(s1)), key=lambda order: [bsn[each] for each in order])
        if "4.2" in off:
            orders.sort(key=lambda order: [-bsn[each] for each in reversed(order)])
        return orders[orders.index(tuple(before)) + 1]
    found = [
        (gone, come)
        for size in range(1, min(len(s1), len(s2)) + 1)
        for gone in combinations(sorted(s1, key=lambda each: -bsn[each]), size)
        for come in combinations(s2, size)
    ]
    lowest = 1 if "4.3" in off else -1
    found.sort(key=lambda each: (*_distance(bsn, *each), [lowest * bsn[one] for one in each[0]], sorted(each[1])))
    flat = [(*gone, *come) for gone, come in found]
    return flat[flat.index(tuple(before)) + 1 if before else 0]


def _distance(bsn: Mapping[int, int], gone: Collection[int], come: Collection[int]) -> tuple[int, int]:
    return len(gone), sum(bsn[each] for each in come) - sum(bsn[each] for each in gone)
