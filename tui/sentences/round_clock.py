"""The clock of a round: when it was published, how long ago, and which of its boards take longest."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from paircard.core.event.facts import Redone, Undone
from paircard.core.event.journal import Entry
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.tui.sentences.local_time import NOTHING_YET, is_long, local_time_of_day, since

_NAMED = 3
"""So many of the boards that still play are named."""


@dataclass(frozen=True, slots=True)
class RoundClock:
    """What the journal knows of the times of a round, as stamps; empty where it knows nothing."""

    published: str = ""
    last: str = ""
    """When the last result came."""
    last_board: tuple[int, int] = (0, 1)
    """Match and game of that result."""


@dataclass(frozen=True, slots=True)
class _Read:
    """What was read last, and of which state."""

    tournament: Tournament
    number: int
    clock: RoundClock

    def goes_on_to(self, tournament: Tournament, number: int) -> bool:
        """Whether a state goes on from that one and takes nothing back: then only what is new is read."""
        read = self.tournament.entries
        if number != self.number or tournament.stage != self.tournament.stage:
            return False
        if not 0 < len(read) <= len(tournament.entries) or tournament.entries[len(read) - 1] is not read[-1]:
            return False
        return not any(isinstance(entry.event, Undone | Redone) for entry in tournament.entries[len(read) :])


_read: list[_Read] = []


def round_clock(tournament: Tournament, number: int) -> RoundClock:
    """Read the times of a round from the end of the journal, no further back than its publication, or what is known."""
    known = next((each for each in _read if each.goes_on_to(tournament, number)), None)
    clock = _times(tournament, number, known)
    _read[:] = [_Read(tournament, number, clock)]
    return clock


def _times(tournament: Tournament, number: int, known: _Read | None) -> RoundClock:
    last: Entry | None = None
    board = (0, 1)
    first = len(known.tournament.entries) if known else 0
    before = known.clock if known else RoundClock()
    for entry in tournament.in_force_backwards():
        if entry.number <= first:
            break
        event = entry.event
        if isinstance(event, RoundPublished) and event.round == number:
            return RoundClock(entry.time, last.time if last else "", board)
        if last is None and isinstance(event, ResultEntered) and event.round == number:
            last, board = entry, (event.board, event.game)
    return RoundClock(before.published, last.time, board) if last else before


def published_at(tournament: Tournament, number: int) -> str:
    """Return when a round was published; empty where the journal tells nothing of it."""
    stamp = round_clock(tournament, number).published
    return local_time_of_day(stamp) if stamp else ""


def published_told(tournament: Tournament, round_: Round) -> str:
    """Say that a round is published, and since when; the time of it alone once nobody plays."""
    clock = round_clock(tournament, round_.number)
    gone = since(clock.published)
    if not gone:
        return tr("published")
    at = local_time_of_day(clock.published)
    if not round_.missing or gone == NOTHING_YET or is_long(gone):
        return tr("published {time}", time=at)
    return tr("published {time}, {gone} ago", time=at, gone=gone)


def slowest_told(tournament: Tournament, round_: Round) -> Iterator[str]:
    """Yield how long the slowest boards take by now, or took, the longest wording first; nothing where nobody knows."""
    if not round_.published or len(round_.boards) < 2:
        return
    clock = round_clock(tournament, round_.number)
    begun = _begun(tournament, round_, clock)
    playing = list(still_playing(round_))
    slowest = round_.found(*clock.last_board)
    if playing:
        gone = since(begun)
        more = f" +{len(playing) - _NAMED}" if len(playing) > _NAMED else ""
        boards = " ".join(playing[:_NAMED]) + more
        if gone == NOTHING_YET:
            return
    else:
        gone = _between(begun, clock.last)
        boards = round_.place(slowest) if slowest else ""
    if gone and boards:
        yield trn("slowest board {boards}: {gone}", "slowest boards {boards}: {gone}", max(1, len(playing)),
                  boards=boards, gone=gone)  # fmt: skip
    if gone:
        yield tr("slowest board: {gone}", gone=gone)


def still_playing(round_: Round) -> Iterator[str]:
    """Yield what the boards are called on which somebody still plays."""
    for board in round_.boards:
        if (board.result is None or board.result is Result.ADJOURNED) and not board.annulled and not board.same_as:
            yield round_.place(board)


def _begun(tournament: Tournament, round_: Round, clock: RoundClock) -> str:
    """Return when the games began: as scheduled where that is after the publication."""
    when = tournament.when(round_.number)
    try:
        planned = datetime.fromisoformat(f"{when.date}T{when.time}").astimezone()
        published = datetime.fromisoformat(clock.published).astimezone()
    except (ValueError, OverflowError, OSError):  # one of the two is not known
        return clock.published
    return planned.isoformat() if planned > published else clock.published


def _between(begun: str, ended: str) -> str:
    try:
        minutes = int((datetime.fromisoformat(ended) - datetime.fromisoformat(begun)).total_seconds()) // 60
    except (ValueError, TypeError, OverflowError):
        return ""
    return f"{minutes // 60}:{minutes % 60:02}" if minutes > 0 else ""
