"""The numbers of the tables, in figures that are read across the hall: two a sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from paircard.core.event.names import event_title
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.drawing import Shape, Sheet, Text
from paircard.core.papers.heading import event_paper
from paircard.core.papers.on_sheets import HALF, enlarged, halved
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

_BOARDS = re.compile(r"(\d{1,4})(?:[-–](\d{1,4}))?", re.ASCII)  # no words: a form
_A_LINE = 10
"""Numbers in one line of the text."""


def table_numbers(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the number of every table that the event needs, or has had."""
    numbers = [*_numbers(tournament)]
    if not numbers:
        raise Refusal(said("A table needs two players: enter them first."))
    return _paper(tournament, numbers)


def numbers_of(tournament: Tournament, boards: range) -> Paper:
    """Return the numbers of some tables, whatever the event needs."""
    return _paper(tournament, [*map(str, boards)])


def read_boards(text: str) -> range:
    """Return the boards that were typed; raise `Refusal` for what is none.

    >>> read_boards("5-8"), read_boards("7")
    (range(5, 9), range(7, 8))
    """
    found = _BOARDS.fullmatch(text.replace(" ", ""))
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 0 < first <= last:
        raise Refusal(said("{text} does not name boards: type the first and the last, such as 1-40.", text=text))
    return range(first, last + 1)


def _paper(tournament: Tournament, numbers: list[str]) -> Paper:
    lines = tuple(" ".join(numbers[at : at + _A_LINE]) for at in range(0, len(numbers), _A_LINE))
    title = tr("Table numbers {first} to {last}", first=numbers[0], last=numbers[-1])
    paper = event_paper(tournament, title, [Section(lines=lines)])

    def sheets() -> Iterator[Sheet]:
        return halved([tuple(_card(tournament, number)) for number in numbers])

    return replace(paper, sheets=enlarged(sheets))


def _numbers(tournament: Tournament) -> Iterator[str]:
    """Yield the numbers of tables: of the rounds there are, at least as many as everybody needs at once."""
    first = 1 if tournament.of_teams else tournament.regulations.first_board
    most = max((len(round_.matches) for round_ in tournament.rounds), default=0)
    boards = len(tournament.registrations) if system_of(tournament).display else len(tournament.registrations) // 2
    yield from (str(first + at) for at in range(max(most, boards)))


def _card(tournament: Tournament, number: str) -> Iterator[Shape]:
    yield Text(number, 10, 12, HALF[0] - 20, 112, 330, "centre", bold=True)
    yield Text(event_title(tournament), 20, 130, HALF[0] - 40, 9, 13, "centre")
