"""Which commands are in force, and which can be redone: a stack for every stage.

A command lies on the stack of each stage it touches, and goes only when it is on top of all of them. An event of one
stage has one stack.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.facts import Redone, Scope, Undone
from paircard.core.event.journal import BadEntry, Entry, of_another_command
from paircard.core.event.stage_facts import StageClosed, StageEntered, StageOpened
from paircard.core.event.team_facts import TeamRegistered
from paircard.core.values.changing import dataclass as changing
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId

Stages = frozenset[int]


@dataclass(frozen=True, slots=True)
class Timeline:
    """The order of the commands, and which stages each of them touches."""

    done: tuple[int, ...] = ()
    """Commands in force, oldest first, each by the number of its first entry."""
    undone: tuple[int, ...] = ()
    """Commands taken back and not yet overtaken by a new one; the last is redone first."""
    touched: Mapping[int, Stages] = field(default_factory=dict)
    """The stages on whose stacks a command lies."""
    stages: Stages = frozenset({1})
    """Every stage that was ever opened."""
    people: Mapping[int, Stages] = field(default_factory=dict)
    """The stages that somebody was ever entered in, by id."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Timeline:
        """Read the timeline off the journal; raise `BadEntry` for an undo of anything but the last command."""
        return cls().grown(entries)

    def grown(self, entries: Iterable[Entry]) -> Timeline:
        """Return the timeline after further entries; raise `BadEntry` like `of`."""
        stacks = _Stacks([*self.done], [*self.undone], {**self.touched}, self.stages, {**self.people})
        command, stage, of_stage = None, None, Scope.STAGE
        for entry in entries:
            kind = type(entry.event)
            in_stage = kind.scope is of_stage
            if entry.command == command and entry.stage == stage and in_stage and kind not in _APART:
                continue  # most of a command touch what the entry before them has touched, and no more
            stacks.take(entry)
            command, stage = (entry.command, entry.stage) if in_stage and kind not in _BACK else (None, None)
        return Timeline(tuple(stacks.done), tuple(stacks.undone), stacks.touched, stacks.stages, stacks.people)

    @property
    def one_command(self) -> bool:
        """Whether it is all one command in one stage, as a report comes in: it was so from its first entry on."""
        return self.done == (1,) and not self.undone and len(self.stages) == 1

    def last(self, stage: int) -> int:
        """Return the command on top of a stage's stack; 0 where there is none."""
        return next((command for command in reversed(self.done) if stage in self.touched[command]), 0)

    def next(self, stage: int) -> int:
        """Return the command of a stage that would be redone first; 0 where there is none."""
        return next((command for command in reversed(self.undone) if stage in self.touched[command]), 0)

    def done_in(self, stage: int) -> tuple[int, ...]:
        """Return the commands in force that lie on a stage's stack, oldest first."""
        return tuple(command for command in self.done if stage in self.touched[command])

    def undone_in(self, stage: int) -> tuple[int, ...]:
        """Return the commands to be redone on a stage's stack, the last first to be redone."""
        return tuple(command for command in self.undone if stage in self.touched[command])

    def above(self, command: int, gone: Collection[int] = ()) -> int:
        """Return the command that has to be undone before this one, were the `gone` undone already; 0 for none."""
        return _over(command, [each for each in self.done if each == command or each not in gone], self.touched)

    def before(self, command: int, back: Collection[int] = ()) -> int:
        """Return the command that has to be redone before this one, were those `back` redone already; 0 for none."""
        return _over(command, [each for each in self.undone if each == command or each not in back], self.touched)


_BACK = frozenset({Undone, Redone})
"""What takes commands back or does them again."""
_APART = _BACK | {EntrantRegistered, TeamRegistered}
"""And what tells of somebody for the first time."""


@changing(slots=True)
class _Stacks:
    """The stacks while the journal is read. Stages and people once known stay known, whatever is undone."""

    done: list[int]
    undone: list[int]
    touched: dict[int, Stages]
    stages: Stages
    people: dict[int, Stages]

    def take(self, entry: Entry) -> None:
        event, command = entry.event, entry.command
        if isinstance(event, Undone):
            self._undo(entry, event.command)
        elif isinstance(event, Redone):
            self._redo(entry, event.command)
        elif entry.number == command:
            self.done.append(command)
            self.touched[command] = reach = self._reach(entry)
            self._overtake(reach)
        elif self.done and self.done[-1] == command:
            reach = self._reach(entry)
            if reach is not self.touched[command]:
                self.touched[command] |= reach
            self._overtake(reach)
        else:
            raise of_another_command(entry.number, command)

    def _undo(self, entry: Entry, command: int) -> None:
        if command == 1:
            message = tr("entry {number} takes back the opening of the event", number=entry.number)
            raise BadEntry(message, entry.number)
        if command not in self.done or _over(command, self.done, self.touched):
            message = tr(
                "entry {number} undoes command {command}, which is not the last", number=entry.number, command=command
            )
            raise BadEntry(message, entry.number)
        self.done.remove(command)
        self.undone.append(command)

    def _redo(self, entry: Entry, command: int) -> None:
        if command not in self.undone or _over(command, self.undone, self.touched):
            message = tr(
                "entry {number} redoes command {command}, which is not the next", number=entry.number, command=command
            )
            raise BadEntry(message, entry.number)
        self.undone.remove(command)
        insort(self.done, command)

    def _overtake(self, reach: Stages) -> None:
        """Forget what was to be redone on these stacks, and with it what would be redone after it elsewhere."""
        if not self.undone:
            return
        overtaken, kept = reach, list[int]()
        for command in reversed(self.undone):
            if self.touched[command] & overtaken:
                overtaken |= self.touched[command]
            else:
                kept.append(command)
        self.undone = kept[::-1]

    def _reach(self, entry: Entry) -> Stages:
        """Return the stages that an entry touches."""
        event = entry.event
        if event.scope is Scope.STAGE:
            if isinstance(event, EntrantRegistered | TeamRegistered):
                self._meet(event.id, entry.stage)
            return _alone(entry.stage)
        if event.scope is Scope.PERSON:
            return self.people.get(getattr(event, "id", 0), self.stages)
        match event:
            case StageOpened(stage=stage) | StageClosed(stage=stage):
                # it lies on every stack: wherever one is, it can be undone and redone
                self.stages |= {stage}
                return self.stages
            case StageEntered(stage=stage, id=id_, source=source):
                self._meet(id_, stage)
                return frozenset({stage, source or stage})
        return _alone(getattr(event, "stage", 0)) if event.scope is Scope.NAMED else self.stages

    def _meet(self, id_: ContestantId, stage: int) -> None:
        known = self.people.get(id_)
        self.people[id_] = known | {stage} if known else _alone(stage)


@cache
def _alone(stage: int) -> Stages:
    return frozenset({stage})


def _over(command: int, stack: Iterable[int], touched: Mapping[int, Stages]) -> int:
    """Return the topmost command that came after another on the stack of one of its stages; 0 if there is none."""
    for each in reversed([*stack]):
        if each == command:
            return 0
        if touched[each] & touched[command]:
            return each
    return 0
