"""How articles of the books that go with every system of 2026 are named: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def handling(article: str) -> str:
    """Return an article of the general handling rules with its book.

    >>> handling("4.4")
    'C.04.2 4.4'
    """
    return str(RuleId(Book.HANDLING_2026, article))


def basic(article: str) -> str:
    """Return an article of the basic rules with its book."""
    return str(RuleId(Book.BASIC_2026, article))


def accelerated(article: str) -> str:
    """Return an article of the Baku acceleration with its book."""
    return str(RuleId(Book.BAKU_2026, article))
