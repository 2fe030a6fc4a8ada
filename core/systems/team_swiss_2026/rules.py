"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from core.rule_id import Book, RuleId


def team(article: str) -> str:
    """Return an article of the team system with its book.

    >>> team("3.5")
    'C.04.6 3.5'
    """
    return str(RuleId(Book.TEAMS_2026, article))


def accelerated(article: str) -> str:
    """Return an article of the Baku acceleration with its book."""
    return str(RuleId(Book.BAKU_2026, article))


def handling(article: str) -> str:
    """Return an article of the general handling rules with its book."""
    return str(RuleId(Book.HANDLING_2026, article))
