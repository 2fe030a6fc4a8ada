"""Undo and redo: events like all others, so that nothing ever leaves the journal.

Each is of the stage seen. A command that touches several stages lies on the stack of each, and goes only from the top
of all of them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from paircard.core.commands.base import Command
from paircard.core.event.facts import Fact, Redone, Undone
from paircard.core.event.journal_queries import events_of
from paircard.core.event.names import stage_title
from paircard.core.event.swiss_facts import FideModeLeft
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said


@dataclass(frozen=True)
class Undo(Command):
    """Take back the last command in force."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse to take back the opening of the event, and what something in another stage rests on."""
        command = tournament.timeline.last(tournament.stage)
        if command <= 1:
            raise Refusal(said("There is nothing to undo."))
        _need_way_back(tournament, command)
        _need_on_top(tournament, command)
        return (Undone(command),)


@dataclass(frozen=True)
class UndoBackTo(Command):
    """Take back every command after one that is in force, at once."""

    command: int
    """Number of the first entry of the command that is to be the last in force."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a command that is not in force, and the last one."""
        done = tournament.timeline.done_in(tournament.stage)
        if self.command not in done:
            _need_here(tournament, self.command)
            raise Refusal(said("Entry {entry} is not in force: the event cannot go back to it.", entry=self.command))
        later = done[done.index(self.command) + 1 :]
        if not later:
            last = said(
                "Entry {entry} is the last one in force: there is nothing to undo after it.", entry=self.command
            )
            raise Refusal(last)
        for command in reversed(later):
            _need_way_back(tournament, command)
            _need_on_top(tournament, command, gone=later)
        return tuple(Undone(command) for command in reversed(later))


@dataclass(frozen=True)
class Redo(Command):
    """Put the command undone last in force again."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing was undone since the last new command."""
        command = tournament.timeline.next(tournament.stage)
        if not command:
            raise Refusal(said("There is nothing to redo."))
        _need_next(tournament, command)
        return (Redone(command),)


@dataclass(frozen=True)
class RedoUpTo(Command):
    """Put a command that was undone in force again, and every one that came before it."""

    command: int
    """Number of its first entry."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a command that was not undone, or was overtaken by a new one."""
        undone = tournament.timeline.undone_in(tournament.stage)
        if self.command not in undone:
            _need_here(tournament, self.command)
            late = said(
                "Entry {entry} cannot be redone: something new was done after it was undone.", entry=self.command
            )
            raise Refusal(late)
        wanted = undone[undone.index(self.command) :]
        for command in reversed(wanted):
            _need_next(tournament, command, back=wanted)
        return tuple(Redone(command) for command in reversed(wanted))


def _need_here(tournament: Tournament, command: int) -> None:
    """Refuse a command that belongs to other stages than the one seen."""
    touched = tournament.timeline.touched.get(command, frozenset({tournament.stage}))
    if tournament.stage not in touched:
        where = _names(tournament, touched)
        raise Refusal(said("Entry {entry} is of {stage}: show that first.", entry=command, stage=where))


def _need_way_back(tournament: Tournament, command: int) -> None:
    """Refuse to go back into FIDE mode once it was left, and so before that."""
    if any(isinstance(entry.event, FideModeLeft) for entry in events_of(tournament, command)):
        raise Refusal(said("FIDE mode was left: there is no way back, and nothing before it is undone."))


def _need_on_top(tournament: Tournament, command: int, gone: Collection[int] = ()) -> None:
    above = tournament.timeline.above(command, gone)
    if above:
        resting = said(
            "Entry {entry} cannot be undone here: in {stage} entry {above} by {arbiter} rests on it. Undo that first.",
            entry=command,
            above=above,
            arbiter=tournament.entries[above - 1].arbiter,
            stage=_shared(tournament, command, above),
        )
        raise Refusal(resting)


def _need_next(tournament: Tournament, command: int, back: Collection[int] = ()) -> None:
    before = tournament.timeline.before(command, back)
    if before:
        resting = said(
            "Entry {entry} cannot be redone here: in {stage} entry {before} by {arbiter} comes before it. "
            "Redo that first.",
            entry=command,
            before=before,
            arbiter=tournament.entries[before - 1].arbiter,
            stage=_shared(tournament, command, before),
        )
        raise Refusal(resting)


def _shared(tournament: Tournament, one: int, other: int) -> str:
    """Name the stages that two commands touch, first of all those that are not seen."""
    touched = tournament.timeline.touched
    shared = touched[one] & touched[other]
    return _names(tournament, shared - {tournament.stage} or shared)


def _names(tournament: Tournament, stages: Collection[int]) -> str:
    return ", ".join(stage_title(tournament.seen(each)) for each in sorted(stages) if each in tournament.world)
