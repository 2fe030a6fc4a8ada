"""How long the Journal screen takes with a long journal: in words, filtered, and back to a moment.

python -m tests.bench.bench_journal [entries]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from paircard.core.commands import EnterResult
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.tui.screens.journal.book import Book
from paircard.tui.screens.journal.filtering import fitting
from tests.support.play import gold12

ENTRIES = 3000


def long_journal(entries: int) -> Tournament:
    """Return GOLD-12 with one board of round 4 typed over and over."""
    play = gold12(3)
    play.pair()
    tournament = play.tournament
    while tournament.revision < entries:
        result = (Result.WHITE, Result.DRAW)[tournament.revision % 2]
        command = EnterResult(4, tournament.revision // 2 % 6 + 1, result)
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time="2026-01-01T10:00:00Z")
    return tournament


def milliseconds(work: Callable[[], object]) -> float:
    """Return the best of five."""
    spent = []
    for _ in range(5):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return min(spent) * 1000


def main(entries: int) -> int:
    """Print a line a step."""
    tournament = long_journal(entries)
    book = Book()
    book.follow(tournament)
    grown = Book()

    def read() -> None:
        grown.lines = []
        grown.follow(tournament)

    steps = {
        "all entries in words": read,
        "a filter typed": lambda: fitting(book.lines, "r4 a10 1-0"),
        "as of the middle": lambda: tournament.as_of(entries // 2),
    }
    for name, work in steps.items():
        print(f"{entries} entries, {name}: {milliseconds(work):.1f} ms")  # noqa: T201
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES))
