"""Texts of a journal as they are shown: nothing in a file commands a terminal, whoever wrote it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from paircard.core.values.text import clean

_JOINERS = "\u200c\u200d"
_BLANKS_KEPT = "\t"
"""Commands to a terminal that do no harm."""


def cleaned(text: str) -> str:
    """Return a text of a journal as `clean` leaves it; most are so already, and a look at that is cheap."""
    plain = text.isascii() and text.isprintable() and "  " not in text and text == text.strip(" ")
    return text if plain else clean(text)


def may_command(canonical: str) -> bool:
    """Whether the canonical text of a document may hold such characters: a look at most says that it does not."""
    return "\\" in canonical or not canonical.isprintable()


def commands_a_terminal(document: object) -> bool:
    """Whether any text in a document, as it was read, holds characters that a terminal would take for commands."""
    return any(
        unicodedata.category(character) in ("Cc", "Cf") and character not in _JOINERS + _BLANKS_KEPT
        for text in _texts(document)
        if not text.isprintable()
        for character in text
    )


def _texts(document: object) -> Iterator[str]:
    if isinstance(document, str):
        yield document
    elif isinstance(document, Mapping):
        for name, value in document.items():
            yield str(name)
            yield from _texts(value)
    elif isinstance(document, list):
        for value in document:
            yield from _texts(value)
