"""How articles are named in steps and answers: with the book they stand in."""

from functools import cache

from paircard.core.values.rule_id import Book, RuleId


@cache
def dutch(article: str) -> str:
    """Return an article of the Dutch system with its book.

    >>> dutch("5.2.4")
    'C.04.3 5.2.4'
    """
    return str(RuleId(Book.DUTCH_2026, article))


def basic(article: str) -> str:
    """Return an article of the basic rules with its book."""
    return str(RuleId(Book.BASIC_2026, article))
