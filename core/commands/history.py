"""Undo and redo: events like all others, so that nothing ever leaves the journal."""

from __future__ import annotations

from dataclasses import dataclass

from core.commands.base import Command
from core.errors import Refusal
from core.event.facts import Fact, Redone, Undone
from core.event.tournament import Tournament
from core.language import tr


@dataclass(frozen=True)
class Undo(Command):
    """Take back the last command in force."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse to take back the opening of the event."""
        done = tournament.timeline.done
        if len(done) < 2:
            raise Refusal(tr("There is nothing to undo."))
        return (Undone(done[-1]),)


@dataclass(frozen=True)
class UndoBackTo(Command):
    """Take back every command after one that is in force, at once."""

    command: int
    """Number of the first entry of the command that is to be the last in force."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a command that is not in force, and the last one."""
        done = tournament.timeline.done
        if self.command not in done:
            raise Refusal(tr("Entry {entry} is not in force: the event cannot go back to it.", entry=self.command))
        later = done[done.index(self.command) + 1 :]
        if not later:
            last = tr("Entry {entry} is the last one in force: there is nothing to undo after it.", entry=self.command)
            raise Refusal(last)
        return tuple(Undone(command) for command in reversed(later))


@dataclass(frozen=True)
class Redo(Command):
    """Put the command undone last in force again."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing was undone since the last new command."""
        undone = tournament.timeline.undone
        if not undone:
            raise Refusal(tr("There is nothing to redo."))
        return (Redone(undone[-1]),)


@dataclass(frozen=True)
class RedoUpTo(Command):
    """Put a command that was undone in force again, and every one that came before it."""

    command: int
    """Number of its first entry."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a command that was not undone, or was overtaken by a new one."""
        undone = tournament.timeline.undone
        if self.command not in undone:
            late = tr("Entry {entry} cannot be redone: something new was done after it was undone.", entry=self.command)
            raise Refusal(late)
        return tuple(Redone(command) for command in reversed(undone[undone.index(self.command) :]))
