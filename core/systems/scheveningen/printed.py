"""The Scheveningen table as it is printed, and its closed forms at work: for a pair, for a player, for every pair."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.scheveningen.table import TABLES, Member, Side, need_size, table, white_in
from paircard.core.systems.scheveningen.words import (
    colour_working,
    formulas,
    meeting_cited,
    opponent_working,
    round_working,
)
from paircard.core.tables.schedule import Schedule, ScheduleKind, ScheduleWish, Seat
from paircard.core.values.cited import texts_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn


def _made(wish: ScheduleWish) -> Schedule:
    """Return the table; refuse what has none."""
    n = wish.players
    need_size(n)
    wish.need_one_cycle()
    rounds = [[(str(white), str(black)) for white, black in pairs] for pairs in table(n)]
    title = trn("Scheveningen table for {count} board", "Scheveningen table for {count} boards", n)
    return Schedule(title, rounds, [None] * n)


def _working(wish: ScheduleWish) -> Iterator[str]:
    """Yield the closed forms at work: for a pair, for a player, or for every pair of the table."""
    n = wish.players
    if wish.pair is not None:
        one, other = (_member(n, each, side) for each, side in zip(wish.pair, Side, strict=True))
        if one.side is other.side:
            raise Refusal(tr("{one} and {other} are of one team and never meet.", one=one, other=other), "B.VI F1")
        of_a, of_b = (one, other) if one.side is Side.A else (other, one)
        yield from texts_of(meeting_cited(n, of_a.number, of_b.number))
    if wish.player is not None:
        yield from _of_player(n, _member(n, wish.player, Side.A))
    if wish.closed and not wish.about_one:
        yield ""
        yield from _of_all(n)


def _of_player(n: int, member: Member) -> Iterator[str]:
    yield tr("The way of {player} through the table, by {article}:", player=member, article=TABLES)
    for number in range(1, n + 1):
        yield opponent_working(n, member, number)


def _of_all(n: int) -> Iterator[str]:
    yield tr("Without the table ({article}):", article=TABLES)
    yield from formulas(n)
    for number, pairs in enumerate(table(n), 1):
        yield ""
        yield colour_working(number)
        for white, black in pairs:
            of_a, of_b = (white, black) if white_in(number) is Side.A else (black, white)
            yield f"{white}-{black}: {round_working(n, of_a.number, of_b.number)}"


def _member(n: int, seat: Seat, side: Side) -> Member:
    """Return who is meant: `B4`, or a number alone of the side that is next."""
    written = str(seat)
    if written[0] in {*Side}:
        side, written = Side(written[0]), written[1:]
    if not written.isdecimal() or not 1 <= int(written) <= n:
        raise Refusal(
            tr("There is no player {player}: write A1 to A{boards} or B1 to B{boards}.", player=seat, boards=n)
        )
    return Member(side, int(written))


SCHEVENINGEN = ScheduleKind(_made, _working)
