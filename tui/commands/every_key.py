"""Every key of every room as a page of the manual: made from the commands, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.values.language import spoken, tr
from paircard.data.manual import Page, Part
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.rooms import ROOMS, Room
from paircard.tui.screens.of_room import screen_of

PLACE = "<!-- every key -->"  # no words: a remark in a page
"""Where in a page they stand."""


def text_of(page: Page) -> str:
    """Return a page as Markdown, with the keys where it has a place for them."""
    return "".join(part.markdown for part in parts_of(page))


def parts_of(page: Page) -> Iterator[Part]:
    """Yield what a page is made of: what is written in English, and the keys where it has a place for them."""
    before, place, behind = page.text.partition(PLACE)
    yield Part("en", before)
    if place:
        yield Part(spoken().code, "\n".join(_every_key()))
        yield Part("en", behind)


def _every_key() -> Iterator[str]:
    for room in ROOMS:
        yield f"## {room_title(room)}\n"
        yield f"{screen_of(room).about()}\n"
        yield from _items(offer for offer in screen_of(room).OFFERS if offer not in EVERYWHERE)
    yield f"## {tr('In every room')}\n"
    yield from _items(EVERYWHERE)


def room_title(room: Room) -> str:
    """Return the name of a room, with the key that leads there."""
    name = screen_of(room).called()
    return f"{name[:1].upper()}{name[1:]}{f' ({room.key})' if room.key else ''}"


def _items(offers: Iterable[type[ScreenCommand]]) -> Iterator[str]:
    yield from (f"- `{offer.keys()}` {offer.title()}: {offer.help()}" for offer in offers)
    yield ""
