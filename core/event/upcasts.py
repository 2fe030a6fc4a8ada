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


def numbers_were_lots(document: Document) -> Document:
    """Lots drawn for the numbers of a table gave them: a fact of its own does now, as in groups and finals."""
    event = document.get("event")
    if not isinstance(event, Mapping) or event.get("type") != "LotsDrawn":
        return document
    if not str(event.get("purpose")).endswith(": numbers"):
        return document
    given = {**event, "type": "NumbersGiven", "stage": document.get("stage", 1)}
    return {**document, "stage": 0, "event": given}


UPCASTS: Sequence[Upcast] = (numbers_were_lots,)


def lifted(document: Document) -> Document:
    """Return the document of an entry as this version would have written it."""
    for upcast in UPCASTS:
        document = upcast(document)
    return document
