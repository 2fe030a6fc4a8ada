"""`paircard table`: schedules known beforehand, a row each in `TABLES`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from paircard.core.systems.knockout.printed import KNOCKOUT
from paircard.core.systems.round_robin.printed import BERGER
from paircard.core.systems.scheveningen.printed import SCHEVENINGEN
from paircard.core.systems.sliding.printed import SLIDING
from paircard.core.tables.schedule import Schedule, ScheduleKind, ScheduleWish, Seat
from paircard.core.values.errors import Refusal
from paircard.core.values.language import trp
from paircard.data.exchange.schedules import cycle_heading, legend, schedule_csv, schedule_html, schedule_json
from paircard.tui.batch.output import DONE, REFUSED, any_alphabet, failed, say
from paircard.tui.batch.table_skeleton import skeleton_lines
from paircard.tui.batch.table_text import WIDTH, folded_lines, need_text

_ROUND, _BESIDE = 6, 2


def print_table(kind: str, wish: ScheduleWish, *, shape: str) -> int:
    """Print a table, or what was asked about it; return the exit code."""
    any_alphabet()
    try:
        for line in TABLES[kind](wish, shape):
            say(line)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    return DONE


def schedule_lines(kind: ScheduleKind, wish: ScheduleWish, shape: str) -> Iterator[str]:
    """Yield a schedule in a shape, and what was asked to be worked out."""
    schedule = kind.made(wish)
    need_text(wish, shape)
    working = list(kind.working(wish)) if wish.worked_out else []
    if shape != "text":
        yield _SHAPES[shape](schedule)
    elif not wish.about_one:
        yield from _as_text(schedule)
    yield from folded_lines(working)


Lines = Callable[[ScheduleWish, str], Iterator[str]]
"""Of what is asked for, in a shape; raises `Refusal`."""
TABLES: Mapping[str, Lines] = {
    "berger": partial(schedule_lines, BERGER),
    "scheveningen": partial(schedule_lines, SCHEVENINGEN),
    "sliding": partial(schedule_lines, SLIDING),
    "knockout": partial(skeleton_lines, KNOCKOUT),
}
"""By the word on the command line."""


_SHAPES: Mapping[str, Callable[[Schedule], str]] = {
    "json": schedule_json,
    "csv": schedule_csv,
    "html": schedule_html,
}


# --- as text ---------------------------------------------------------------------------------------------


def _as_text(schedule: Schedule) -> Iterator[str]:
    """Yield the table; boards that do not fit in a line go on below, with the rounds again."""
    yield schedule.title
    yield legend()
    side = max(len(str(seat)) for pairs in schedule.rounds for pair in pairs for seat in pair)
    room = 2 * side + 1 + _BESIDE
    boards = len(schedule.rounds[0])
    abreast = (WIDTH - _ROUND - 2 * _ROUND) // room
    for cycle in range(1, schedule.cycles + 1):
        if schedule.cycles > 1:
            yield ""
            yield cycle_heading(cycle)
        for first in range(0, boards, abreast):
            yield ""
            yield from _rows(schedule, cycle, range(first, min(first + abreast, boards)), side)


def _rows(schedule: Schedule, cycle: int, boards: range, side: int) -> Iterator[str]:
    with_free = boards.stop == len(schedule.rounds[0]) and any(each is not None for each in schedule.free)
    heads = "".join(" " * (_BESIDE + side - 1) + f"{board + 1:<{side + 2}}" for board in boards)
    free = f"  {trp('at most 10 columns', 'free')}" if with_free else ""
    yield f"{trp('at most 6 columns', 'Round'):<{_ROUND}}{heads}{free}".rstrip()
    for at in range((cycle - 1) * schedule.in_cycle, cycle * schedule.in_cycle):
        cells = "".join(_cell(*schedule.rounds[at][board], side) for board in boards)
        rests = f"  {schedule.free[at]}" if with_free else ""
        yield f"{at + 1:>{_ROUND - 1}} {cells}{rests}".rstrip()


def _cell(white: Seat, black: Seat, side: int) -> str:
    return f"{' ' * _BESIDE}{white:>{side}}-{black:<{side}}"
