"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def lim(article: str) -> str:
    """Return an article of the Lim System with its book.

    >>> lim("3.9")
    'C.04.4.3 3.9'
    """
    return str(RuleId(Book.LIM_2026, article))
