"""The Berger table as it is printed, and its closed forms at work: for a pair, for a player, for every pair."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.round_robin.berger import last_number, need_size, resting, table
from paircard.core.systems.round_robin.closed_forms import opponent_of
from paircard.core.systems.round_robin.cycles import schedule
from paircard.core.systems.round_robin.why import ARTICLE, CYCLES, OPPONENT, why
from paircard.core.systems.round_robin.words import (
    colour_working,
    formulas,
    meeting_lines,
    opponent_working,
    round_working,
)
from paircard.core.tables.schedule import Schedule, ScheduleKind, ScheduleWish, Seat
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.core.values.said import said

MOST_CYCLES = 10


def _made(wish: ScheduleWish) -> Schedule:
    """Return the table; refuse what has none."""
    n, cycles = wish.players, wish.cycles
    need_size(n)
    if not 1 <= cycles <= MOST_CYCLES:
        raise Refusal(said("A table has 1 to {most} cycles, not {cycles}.", most=MOST_CYCLES, cycles=cycles), CYCLES)
    if wish.swap_last_two and cycles == 1:
        sentence = said("The last two rounds change places only before another cycle: two cycles at least.")
        raise Refusal(sentence, CYCLES)
    rounds = schedule(n, cycles, wish.swap_last_two)
    title = trn("Berger table for {count} player", "Berger table for {count} players", n)
    return Schedule(title, rounds, resting(n, rounds), cycles)


def _working(wish: ScheduleWish) -> Iterator[str]:
    """Yield the closed forms at work: for a pair, for a player, or for every pair of the table."""
    if wish.pair is not None:
        yield from _of_pair(wish, *wish.pair)
    if wish.player is not None:
        yield from _of_player(wish, wish.numbered(wish.player))
    if wish.closed and not wish.about_one:
        yield ""
        yield from _of_all(wish.players)


def _of_pair(wish: ScheduleWish, *pair: Seat) -> Iterator[str]:
    one, other = (wish.numbered(each) for each in pair)
    if one == other:
        raise Refusal(said("{number} meets others only: name two players.", number=one))
    for cycle in range(1, wish.cycles + 1):
        yield from meeting_lines(
            why(wish.players, one, other, cycle, swapped=wish.swap_last_two and cycle < wish.cycles)
        )


def _of_player(wish: ScheduleWish, player: int) -> Iterator[str]:
    n = wish.players
    yield tr("The way of number {player} through a cycle of the table, by {article}:", player=player, article=OPPONENT)
    for number in range(1, last_number(n)):
        opponent = opponent_of(n, player, number)
        met = "" if opponent is None else f" {colour_working(why(n, player, opponent))}"
        yield f"{opponent_working(n, player, number)}{met}"


def _of_all(n: int) -> Iterator[str]:
    yield tr("Without the table ({article}):", article=ARTICLE)
    yield from formulas(n)
    for number, pairs in enumerate(table(n), 1):
        yield ""
        yield tr("Round {round}", round=number)
        for white, black in pairs:
            meeting = why(n, white, black)
            yield f"{white}-{black}: {round_working(meeting)} {colour_working(meeting)}"


BERGER = ScheduleKind(_made, _working)
