"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def double(article: str) -> str:
    """Return an article of the Double-Swiss System with its book.

    >>> double("3.4")
    'C.04.5 3.4'
    """
    return str(RuleId(Book.DOUBLE_2026, article))
