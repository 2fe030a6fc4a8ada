"""Entries as older versions wrote them, lifted to what this version reads: one pure function a change, oldest first.

A rename, a move or a nesting of what the journal keeps adds a function here, and the document of every old entry
goes on being hashed as it stands in the file. A new field needs none: `core.event.codec.later` gives it its default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Document = Mapping[str, object]
"""An entry as it stands in the file, its frame and its event."""
Upcast = Callable[[Document], Document]
"""Returns another document, or the same one if the change is none of its business; changes nothing in place."""

UPCASTS: Sequence[Upcast] = ()


def lifted(document: Document) -> Document:
    """Return the document of an entry as this version would have written it."""
    for upcast in UPCASTS:
        document = upcast(document)
    return document
