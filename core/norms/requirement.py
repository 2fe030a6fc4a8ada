"""One requirement of the title regulations: whether it is met, by how much, and what would meet it."""

from __future__ import annotations

from paircard.core.values.cited import Cited
from paircard.core.values.frozen import dataclass
from paircard.core.values.rule_id import Book, RuleId
from paircard.core.values.said import Words, joined


@dataclass(frozen=True, slots=True)
class Requirement:
    """What an article asks for, measured."""

    article: str
    """Such as `1.4.5a`."""
    met: bool | None
    """None where nobody can say: what the program does not know, or the texts leave open."""
    words: Words
    """The measured value and the limit."""
    margin: int = 0
    """By how much it is met, in units of its own; negative where that much is lacking."""
    remedy: Words | None = None
    """What would meet it."""

    @property
    def rule(self) -> RuleId:
        """The article in its book."""
        return RuleId(Book.TITLES_2024, self.article)

    @property
    def told(self) -> Cited:
        """The sentence with what would meet it, and the article."""
        parts = joined((self.words, self.remedy)) if self.remedy else self.words
        return Cited(str(parts), (self.rule,))
