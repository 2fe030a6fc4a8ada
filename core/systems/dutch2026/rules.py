"""How articles are named in steps and answers: with the book they stand in."""

DUTCH, BASIC, GENERAL = "C.04.3", "C.04.1", "C.04.2"  # no words: chapters


def dutch(article: str) -> str:
    """Return an article of the Dutch system with its book.

    >>> dutch("5.2.4")
    'C.04.3 5.2.4'
    """
    return f"{DUTCH} {article}"
