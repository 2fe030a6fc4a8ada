"""How articles are named in steps, refusals and explanations: with the book they stand in."""

from paircard.core.values.rule_id import Book, RuleId


def team(article: str) -> str:
    """Return an article of the team system with its book.

    >>> team("3.5")
    'C.04.6 3.5'
    """
    return str(RuleId(Book.TEAMS_2026, article))
