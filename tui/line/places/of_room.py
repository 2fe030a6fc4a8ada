"""The place of a room in line mode, loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from paircard.tui.rooms import Room, loaded

if TYPE_CHECKING:
    from paircard.tui.line.places.base import LinePresenter


def place_of(room: Room) -> type[LinePresenter]:
    """Load the place that the row of a room names."""
    return cast("type[LinePresenter]", loaded(room.tells))
