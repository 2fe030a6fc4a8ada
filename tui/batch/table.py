"""`paircard table`: schedules known beforehand, a row each in `TABLES`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import wrap

from core.errors import Refusal
from core.language import tr, trp
from core.systems.round_robin.berger import last_number, table
from core.systems.round_robin.closed_forms import opponent_of
from core.systems.round_robin.why import ARTICLE, why
from core.systems.round_robin.words import colour_working, formulas, meeting_lines, opponent_working, round_working
from core.systems.round_robin.written import Seat, Written, berger_written
from data.exchange.schedules import cycle_heading, legend, schedule_csv, schedule_html, schedule_json
from tui.batch.output import DONE, REFUSED, any_alphabet, failed, say

WIDTH = 80
_ROUND, _BESIDE = 6, 2


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    players: int
    cycles: int = 1
    swap_last_two: bool = False
    closed: bool = False
    pair: tuple[int, int] | None = None
    player: int | None = None
    shape: str = "text"

    @property
    def worked_out(self) -> bool:
        """Whether figures are to be worked out besides, or in place of, the table."""
        return self.closed or self.pair is not None or self.player is not None


@dataclass(frozen=True, slots=True)
class Table:
    """A kind of table: how it is written, and how it is worked out without writing it."""

    written: Callable[[Wanted], Written]
    working: Callable[[Wanted], Iterator[str]]


def print_table(kind: str, wanted: Wanted) -> int:
    """Print a table, or what was asked about it; return the exit code."""
    any_alphabet()
    try:
        for line in _lines(TABLES[kind], wanted):
            say(line)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    return DONE


def _lines(table_: Table, wanted: Wanted) -> Iterator[str]:
    written = table_.written(wanted)
    if wanted.worked_out and wanted.shape != "text":
        raise Refusal(tr("What is worked out is printed as text only: leave --format out."))
    working = list(table_.working(wanted)) if wanted.worked_out else []
    if wanted.shape != "text":
        yield _SHAPES[wanted.shape](written)
    elif wanted.pair is None and wanted.player is None:
        yield from _as_text(written)
    for line in working:
        yield from wrap(line, WIDTH - 2, subsequent_indent="  ") or [""]


_SHAPES: Mapping[str, Callable[[Written], str]] = {
    "json": schedule_json,
    "csv": schedule_csv,
    "html": schedule_html,
}


# --- as text ---------------------------------------------------------------------------------------------


def _as_text(written: Written) -> Iterator[str]:
    """Yield the table; boards that do not fit in a line go on below, with the rounds again."""
    yield written.title
    yield legend()
    side = max(len(str(seat)) for pairs in written.rounds for pair in pairs for seat in pair)
    room = 2 * side + 1 + _BESIDE
    boards = len(written.rounds[0])
    abreast = (WIDTH - _ROUND - 2 * _ROUND) // room
    for cycle in range(1, written.cycles + 1):
        if written.cycles > 1:
            yield ""
            yield cycle_heading(cycle)
        for first in range(0, boards, abreast):
            yield ""
            yield from _rows(written, cycle, range(first, min(first + abreast, boards)), side)


def _rows(written: Written, cycle: int, boards: range, side: int) -> Iterator[str]:
    with_free = boards.stop == len(written.rounds[0]) and any(each is not None for each in written.free)
    heads = "".join(" " * (_BESIDE + side - 1) + f"{board + 1:<{side + 2}}" for board in boards)
    free = f"  {trp('at most 10 columns', 'free')}" if with_free else ""
    yield f"{trp('at most 6 columns', 'Round'):<{_ROUND}}{heads}{free}".rstrip()
    for at in range((cycle - 1) * written.in_cycle, cycle * written.in_cycle):
        cells = "".join(_cell(*written.rounds[at][board], side) for board in boards)
        rests = f"  {written.free[at]}" if with_free else ""
        yield f"{at + 1:>{_ROUND - 1}} {cells}{rests}".rstrip()


def _cell(white: Seat, black: Seat, side: int) -> str:
    return f"{' ' * _BESIDE}{white:>{side}}-{black:<{side}}"


# --- Berger ----------------------------------------------------------------------------------------------


def _berger(wanted: Wanted) -> Written:
    return berger_written(wanted.players, wanted.cycles, swap_last_two=wanted.swap_last_two)


def _berger_working(wanted: Wanted) -> Iterator[str]:
    """Yield the closed forms at work: for a pair, for a player, or for every pair of the table."""
    if wanted.pair is not None:
        yield from _of_pair(wanted, *wanted.pair)
    if wanted.player is not None:
        yield from _of_player(wanted, wanted.player)
    if wanted.closed and wanted.pair is None and wanted.player is None:
        yield ""
        yield from _of_all(wanted.players)


def _of_pair(wanted: Wanted, one: int, other: int) -> Iterator[str]:
    for number in (one, other):
        _need_player(wanted, number)
    if one == other:
        raise Refusal(tr("{number} meets others only: name two players.", number=one))
    for cycle in range(1, wanted.cycles + 1):
        yield from meeting_lines(
            why(wanted.players, one, other, cycle, swapped=wanted.swap_last_two and cycle < wanted.cycles)
        )


def _of_player(wanted: Wanted, player: int) -> Iterator[str]:
    n = wanted.players
    _need_player(wanted, player)
    yield tr("The way of number {player} through a cycle of the table, by {article}:", player=player, article=ARTICLE)
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


def _need_player(wanted: Wanted, number: int) -> None:
    if not 1 <= number <= wanted.players:
        fields = {"number": number, "players": wanted.players}
        raise Refusal(tr("There is no number {number} among {players} players.", **fields))


TABLES: Mapping[str, Table] = {"berger": Table(_berger, _berger_working)}
"""By the word on the command line."""
