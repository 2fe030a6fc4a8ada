"""The skeleton of a cup as it is printed, and what follows from it: for a pair, for a player, for every round."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.knockout.skeleton import SLOTS, skeleton
from paircard.core.systems.knockout.words import way_of
from paircard.core.tables.schedule import ScheduleWish
from paircard.core.tables.skeleton import Skeleton, SkeletonKind, round_name
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr


def _made(wish: ScheduleWish) -> Skeleton:
    """Return the skeleton; refuse what has none."""
    wish.need_one_cycle()
    return skeleton(wish.players)


def _working(wish: ScheduleWish) -> Iterator[str]:
    """Yield when two can meet, the way of a player, or the sums of all rounds."""
    cup = skeleton(wish.players)
    if wish.pair is not None:
        one, other = (wish.numbered(each) for each in wish.pair)
        if one == other:
            raise Refusal(tr("{number} meets others only: name two players.", number=one))
        number = cup.earliest(one, other)
        name = round_name(cup.size >> (number - 1)) if number else tr("Preliminary round")
        yield tr("{one} and {other} can meet in one round only: {round}.", one=one, other=other, round=name)
    if wish.player is not None:
        player = wish.numbered(wish.player)
        yield tr("The way of number {player} ({article}):", player=player, article=SLOTS)
        yield from way_of(cup, player)
    if wish.closed and not wish.about_one:
        yield ""
        yield from _sums(cup)


def _sums(cup: Skeleton) -> Iterator[str]:
    yield tr("If the higher seed always wins, the numbers of every pair add up ({article}):", article=SLOTS)
    if cup.preliminary:
        yield tr("{round}: to {sum}", sum=2 * cup.size + 1, round=tr("Preliminary round"))
    for number in range(cup.rounds):
        size = cup.size >> number
        yield tr("{round}: to {sum}", sum=size + 1, round=round_name(size))


KNOCKOUT = SkeletonKind(_made, _working)
