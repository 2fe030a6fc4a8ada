"""A sentence that names the article it rests on: which one it is, says the book of the event.

>>> with_article("A published pairing stands.", "F6"), with_article("Reason:", "C.04.2 4.3")
('A published pairing stands (F6).', 'Reason (C.04.2 4.3):')
>>> with_article("A published pairing stands.", "")
'A published pairing stands.'
"""

from __future__ import annotations

from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words

_ENDS = ".:?"


def with_article(sentence: str, article: str) -> str:
    """Return a sentence with its article in brackets before the full stop; as it is where the book has none."""
    if not article:
        return sentence
    end = sentence[-1:] if sentence[-1:] in _ENDS else ""
    return f"{sentence[: len(sentence) - len(end)]} ({article}){end}"


@dataclass(frozen=True, slots=True)
class ByArticle(Words):
    """The same, said later."""

    words: Words
    article: str

    def __str__(self) -> str:
        """Say it in the language that is spoken."""
        return with_article(str(self.words), self.article)
