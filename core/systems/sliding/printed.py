"""The sliding table as it is printed, and what can be asked about it: when two meet, where somebody goes."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.sliding.seats import SLIDING as ARTICLE
from paircard.core.systems.sliding.seats import rounds
from paircard.core.systems.sliding.table import free, table
from paircard.core.systems.sliding.words import formulas, meeting_cited, round_working, way
from paircard.core.tables.schedule import Schedule, ScheduleKind, ScheduleWish
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn


def _made(wish: ScheduleWish) -> Schedule:
    """Return the table; refuse what has none."""
    n = wish.players
    pairs = table(n)
    wish.need_one_cycle()
    return Schedule(trn("Sliding table for {count} player", "Sliding table for {count} players", n), pairs, free(n))


def _working(wish: ScheduleWish) -> Iterator[str]:
    """Yield when two meet, the way of a player, or the sums of every pair."""
    n = wish.players
    if wish.pair is not None:
        one, other = (wish.numbered(each) for each in wish.pair)
        if one == other:
            raise Refusal(tr("{number} meets others only: name two players.", number=one))
        yield from texts_of(meeting_cited(n, one, other))
    if wish.player is not None:
        player = wish.numbered(wish.player)
        yield tr("The way of number {player} along the boards ({article}):", player=player, article=ARTICLE)
        for number in range(1, rounds(n) + 1):
            yield way(n, player, number, rounds(n))
    if wish.closed and not wish.about_one:
        yield ""
        yield from _of_all(n)


def _of_all(n: int) -> Iterator[str]:
    yield tr("Without the table ({article}):", article=ARTICLE)
    yield from formulas(n)
    for number, pairs in enumerate(table(n), 1):
        yield ""
        yield tr("Round {round}", round=number)
        for white, black in pairs:
            yield f"{white}-{black}: {round_working(n, white, black)}"


SLIDING = ScheduleKind(_made, _working)
