"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def burstein(article: str) -> str:
    """Return an article of the Burstein System with its book.

    >>> burstein("3.1")
    'C.04.4.2 3.1'
    """
    return str(RuleId(Book.BURSTEIN_2026, article))
