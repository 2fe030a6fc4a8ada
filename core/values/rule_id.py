"""Which rule is meant: the book it stands in, and its article there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache

from paircard.core.values.frozen import dataclass


class Book(StrEnum):
    """A book of rules; its value is the key of its texts. A further book is a further line here."""

    SWISS_1998 = "swiss-1998"
    CODE_2002 = "B.VI"
    """Chapter B.VI of the Polish chess code: the other systems."""
    SSF = "SSF"
    """Buchholz as the Swedish federation counted it."""
    BASIC_2026 = "C.04.1"
    """What holds for every Swiss since February 2026."""
    HANDLING_2026 = "C.04.2"
    DUTCH_2026 = "C.04.3"
    DUBOV_2026 = "C.04.4.1"
    BURSTEIN_2026 = "C.04.4.2"
    LIM_2026 = "C.04.4.3"
    DOUBLE_2026 = "C.04.5"
    """Double-Swiss: every round is a match of two games."""
    TEAMS_2026 = "C.04.6"
    BAKU_2026 = "C.04.7"
    KEIZER = "KE"
    """Keizer as clubs announce it: no text of FIDE."""
    MONRAD = "MO"
    TITLES_2024 = "B.01"
    """FIDE's title regulations of January 2024."""
    RATINGS_2024 = "B.02"
    """FIDE's rating regulations of March 2024, as changed in October 2025."""
    RAPID_2024 = "B.02-RB"
    """The same of rapid and blitz, as changed in December 2024."""

    @property
    def sign(self) -> str:
        """What an id of this book begins with; empty for the Swiss of 1998, whose ids are bare."""
        return "" if self is Book.SWISS_1998 else self.value


_BY_SIGN = {book.sign: book for book in Book if book.sign}


@dataclass(frozen=True, slots=True)
class RuleId:
    """An article or ruling of one book: C5 of the Swiss of 1998 and C5 of the Polish code are two rules.

    A bare id is one of the Swiss of 1998, in every journal, too: what is written there stays as it is.

    >>> str(RuleId.read("C12")), RuleId.read("B.VI C5")
    ('C12', RuleId(book=<Book.CODE_2002: 'B.VI'>, article='C5'))
    """

    book: Book
    article: str
    """Such as `B1a`; empty for what stands before the first article."""

    def __str__(self) -> str:
        """Write the id as people and journals do: with its book, bare in the Swiss of 1998."""
        return f"{self.book.sign} {self.article}".strip()

    @classmethod
    @lru_cache(maxsize=1 << 10)  # rules are few, and every line of an explanation names one
    def read(cls, written: str) -> RuleId:
        """Return the id that is written so; it need not be in the texts."""
        first, _, rest = written.partition(" ")
        book = _BY_SIGN.get(first)
        return cls(Book.SWISS_1998, written) if book is None else cls(book, rest)


def rules_listed(written: Iterable[str]) -> str:
    """Name articles of one book or several in a line: with commas, each book once.

    >>> rules_listed(["C.04.3 C6", "C.04.3 C7", "C.04.1 3"]), rules_listed(["B5", "R3"])
    ('C.04.3 C6, C7, C.04.1 3', 'B5, R3')
    """
    by_book: dict[str, list[str]] = {}
    for rule in map(RuleId.read, written):
        by_book.setdefault(rule.book.sign, []).append(rule.article)
    return ", ".join(f"{book} {', '.join(articles)}".strip() for book, articles in by_book.items())
