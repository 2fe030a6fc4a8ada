"""Where the links of a page lead: to another page, which a command that shows it names too, or to a room by its key."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.data.manual import Page
from paircard.data.manual.links import page_meant
from paircard.data.manual.markdown import Span
from paircard.tui.rooms import ROOMS, Room


@dataclass(frozen=True, slots=True)
class Link:
    """Something that Enter follows."""

    label: str
    to: Page | Room


def link_of(span: Span, within: str) -> Link | None:
    """Return where a piece of a text leads; a key leads to its room where the text around it names the room.

    >>> [link_of(Span("P", "code"), text) is not None for text in ("Go to Pairings (`P`).", "`P` is a code.")]
    [True, False]
    """
    if page := page_meant(span):
        return Link(span.text, page)
    room = next((room for room in ROOMS if room.key == span.text and span.kind == "code"), None)
    if room is None or room.label.casefold() not in within.casefold():
        return None
    return Link(f"{room.label} ({room.key})", room)
