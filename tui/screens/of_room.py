"""The screen of a room, loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paircard.tui.rooms import Room, loaded

if TYPE_CHECKING:
    from paircard.tui.screens.base import CommandScreen


def screen_of(room: Room) -> type[CommandScreen]:
    """Load the screen that the row of a room names."""
    return cast("type[CommandScreen]", loaded(room.shows))


def open_screen(room: Room) -> CommandScreen:
    """Make the screen of a room."""
    return screen_of(room)()
