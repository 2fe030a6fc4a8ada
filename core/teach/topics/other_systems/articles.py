"""The articles by which the questions of a system are decided, where no lesson says which."""

# no words in this file: articles
from __future__ import annotations

from collections.abc import Mapping

from paircard.core.teach.topics.other_systems.question import BYE, FLOATS, POINTS, RANKING, ROUND, UPFLOATERS, WHITE
from paircard.core.values.rule_id import Book, RuleId

_BOOKS = {
    "double-swiss-2026": Book.DOUBLE_2026,
    "burstein-2026": Book.BURSTEIN_2026,
    "dubov-2026": Book.DUBOV_2026,
    "lim-2026": Book.LIM_2026,
    "keizer": Book.KEIZER,
    "monrad": Book.MONRAD,
}
_ARTICLES: Mapping[Book, Mapping[str, tuple[str, ...]]] = {
    Book.DOUBLE_2026: {BYE: ("3.4", "C2"), UPFLOATERS: ("3.5", "C4", "C5"), ROUND: ("3.6", "3.5", "C8")},
    Book.BURSTEIN_2026: {BYE: ("3.1", "C2"), FLOATS: ("C5", "C6", "C7"), ROUND: ("4.3", "1.8", "C8")},
    Book.DUBOV_2026: {BYE: ("3.1", "C2"), UPFLOATERS: ("3.2.2", "C5", "C6"), ROUND: ("3.2.6", "3.2.4", "C7")},
    Book.LIM_2026: {BYE: ("1.1", "2.1"), FLOATS: ("2.3", "3.9", "3.10"), ROUND: ("4.2", "2.2", "2.3")},
    Book.KEIZER: {BYE: ("7",), ROUND: ("6",), WHITE: ("8",), POINTS: ("3", "4"), RANKING: ("5",)},
    Book.MONRAD: {BYE: ("4",), ROUND: ("3",), WHITE: ("5",)},
}


def articles_of(system: str, kind: str) -> tuple[str, ...]:
    """Return the articles with their book, the one that decides first."""
    book = _BOOKS[system]
    return tuple(str(RuleId(book, article)) for article in _ARTICLES[book][kind])
