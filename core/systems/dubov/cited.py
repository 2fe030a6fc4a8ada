"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def dubov(article: str) -> str:
    """Return an article of the Dubov System with its book.

    >>> dubov("3.2.4")
    'C.04.4.1 3.2.4'
    """
    return str(RuleId(Book.DUBOV_2026, article))
