"""Lists of who does not meet: read when it is known who there is, and as facts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.swiss_facts import Apart, PairsForbidden
from paircard.data.exchange.import_report import BadRow, Verdict
from paircard.data.exchange.trf.reading.book import Book
from paircard.data.exchange.trf.reading.findings import Finding
from paircard.data.exchange.trf.records.apart import CODES, READERS, Forbidden


def read_lists(book: Book, numbers: Collection[int]) -> tuple[Forbidden, ...]:
    """Return who does not meet, by the numbers of those who contest the event.

    A list that cannot be read is left out, and told.
    """
    lists: list[Forbidden] = []
    wrong: list[Finding] = []
    for line, text in book.lines_with(CODES).items():
        try:
            lists.append(READERS[text[:3]](text, numbers))
        except BadRow as bad:
            wrong.append(Finding(line, bad.remark, Verdict.FLAGGED))
    book.read_again(CODES)
    book.find(wrong)
    return tuple(lists)


def pairs_forbidden(
    lists: Iterable[Forbidden], ids: Mapping[int, ContestantId], rounds: int
) -> Iterator[PairsForbidden]:
    """Yield the lists of an event of so many rounds: one that goes up to its last has no end."""
    for each in lists:
        last = 0 if each.last >= rounds else each.last
        yield PairsForbidden(Apart(tuple(ids[number] for number in each.players), each.first, last))
