"""The commands that lead from room to room: one for every room with a key, made from the table of rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.values.language import tr
from paircard.tui.commands.command import EventCommand, ScreenCommand
from paircard.tui.rooms import ROOMS, Room, is_offered

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.tui.commands.presenter import Presenter


class GoTo(ScreenCommand):
    """Go to another room."""

    room: ClassVar[Room]

    @classmethod
    def offered(cls, tournament: Tournament | None) -> bool:
        """A room with nothing to show for this event is not offered."""
        return is_offered(cls.room, tournament)

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """Say that this event has no such room, or that no event is open."""
        if not cls.offered(tournament):
            return tr("The pairing system of this event has nothing to show there.")
        return EventCommand.obstacle(tournament) if cls.room.in_event else ""

    def run(self, at: Presenter) -> None:
        """Switch, and remember from where: a room to read in leads back."""
        if at.mode != self.room.mode:
            at.program.came_from = at.mode
        at.program.switch_mode(self.room.mode)


def _leading_to(room: Room) -> type[GoTo]:
    """Return the command that leads to a room, as if it were written out as a class."""
    written = {
        "__doc__": room.help,
        "__module__": __name__,
        "room": room,
        "key": room.key,
        "label": room.label,
        "words": room.words,
    }
    return type(f"Show{room.mode.capitalize()}", (GoTo,), written)  # no words: the name of a class


GOING: tuple[type[GoTo], ...] = tuple(_leading_to(room) for room in ROOMS if room.key)
