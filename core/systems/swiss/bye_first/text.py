"""What a book says, and where: the articles of its procedure, its criteria in their order, and whom it pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from paircard.core.values.rule_id import Book, RuleId
from paircard.core.values.said import Words


@cache
def _cited(book: Book, article: str) -> str:
    return str(RuleId(book, article))


@dataclass(frozen=True, slots=True)
class Criterion:
    """One criterion of quality: a row of the text."""

    id: str
    """Such as `C7`."""
    told: Callable[[Any], Words]
    """Says its value in a bracket."""
    of_pairs: bool = False
    """Whether it is only looked at once it is known who is in the bracket."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A book that gives the bye first; articles stand without their book.

    Of a bracket the values of all criteria are a tuple in their order.
    """

    book: Book
    complete: str
    """That everybody left can still be paired, such as `C3`."""
    bye: str
    """Who has the bye."""
    pairs: str
    """The order of pairings of one bracket."""
    criteria: tuple[Criterion, ...]
    clashes: str = ""
    """The criterion about colours, if there is one."""
    teams: bool = False
    """Whether teams are paired, not players."""
    matches: bool = False
    """Whether they play matches, not games."""

    def cited(self, article: str) -> str:
        """Return an article with its book."""
        return _cited(self.book, article)

    @property
    def names(self) -> tuple[str, ...]:
        """The criteria in their order."""
        return tuple(each.id for each in self.criteria)

    def value(self, name: str, values: Sequence[Any]) -> Any:
        """Return what a bracket has by one of them."""
        return values[self.names.index(name)]

    def told(self, name: str, value: Any) -> Words:
        """Say a value of one of them."""
        return self.criteria[self.names.index(name)].told(value)

    def value_words(self, name: str, values: Sequence[Any]) -> Words:
        """Say what a bracket has by one of them."""
        return self.told(name, self.value(name, values))
