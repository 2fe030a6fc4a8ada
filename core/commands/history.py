"""Undo and redo: events like all others, so that nothing ever leaves the journal."""

from __future__ import annotations

from dataclasses import dataclass

from core.commands.base import Command
from core.errors import Refusal
from core.events import Event, Redone, Undone
from core.tournament import Tournament


@dataclass(frozen=True)
class Undo(Command):
    """Take back the last command in force."""

    def decide(self, tournament: Tournament) -> tuple[Event, ...]:
        """Refuse to take back the opening of the event."""
        done = tournament.timeline.done
        if len(done) < 2:
            raise Refusal("There is nothing to undo.")
        return (Undone(done[-1]),)


@dataclass(frozen=True)
class Redo(Command):
    """Put the command undone last in force again."""

    def decide(self, tournament: Tournament) -> tuple[Event, ...]:
        """Refuse when nothing was undone since the last new command."""
        undone = tournament.timeline.undone
        if not undone:
            raise Refusal("There is nothing to redo.")
        return (Redone(undone[-1]),)
