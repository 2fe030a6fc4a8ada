"""One walk: an event of some system, what goes on in it as usual, and between that anything at all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import paircard.core.commands as commands
from paircard.core.commands import (
    ChooseColour,
    Command,
    CreateTournament,
    DrawForColour,
    DrawLots,
    EnterResult,
    HandUsualLineUps,
    ImportEvent,
    OpenSeries,
    OrderEquals,
    PairRound,
    PostSchedule,
    PublishRound,
    RecordFromPaper,
    Redo,
    RegisterEntrants,
    RegisterTeam,
    SetFirstColour,
    Undo,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import System, system_of
from paircard.core.papers.catalogue import PAPERS, make_paper
from paircard.core.review.showable import first_that_cannot_be_shown, need_showable
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.sentences import journal_entry
from tests.support.walk.apt import apt
from tests.support.walk.values import RESULTS, Values

TIME = "2026-05-01T09:00:00Z"
KINDS = sorted(
    (
        kind
        for name in commands.__all__
        if isinstance(kind := getattr(commands, name), type)
        and issubclass(kind, Command)
        and kind not in (Command, CreateTournament, ImportEvent, RecordFromPaper)
    ),
    key=lambda kind: kind.__name__,
)


JOURNALS = {path.stem: path for path in (Path(__file__).parents[2] / "golden" / "journals").glob("*.json")}
BEGINNINGS = (*SYSTEMS, *sorted(JOURNALS))
"""A walk begins with a few entrants in an event of a system, or somewhere in a golden journal."""


@dataclass
class Walk:
    """An event on its way."""

    beginning: str
    seed: int
    state: Tournament = field(default_factory=lambda: Tournament.beginning(SYSTEMS))
    done: list[str] = field(default_factory=list)
    """What was accepted, in its order."""
    kinds: Counter[str] = field(default_factory=Counter)
    usual: float = 0.55
    """How often the next thing done is what brings the event to its end."""

    def __post_init__(self) -> None:
        """Begin the event."""
        self.chance = Random(f"{self.beginning} {self.seed}")
        if self.beginning in SYSTEMS:
            self._begin(SYSTEMS[self.beginning])
        else:
            whole = JournalFile(JOURNALS[self.beginning]).tournament
            ends = [command - 1 for command in whole.timeline.done[1:]] + [whole.revision]
            self.state = Tournament.fold(SYSTEMS, whole.entries[: self.chance.choice(ends)])

    def _begin(self, system: System) -> None:
        while not self.state.entries:
            self.try_(CreateTournament(Details("Walk"), Values(self.chance, self.state).of_system(system)))
        for command in self._entering(system):
            self.try_(command)

    def go(self, steps: int) -> Tournament:
        """Do so many things, and hold the event against what is stored now and then."""
        hesitant = self.chance.choice((0, steps // 3))
        for step in range(1, steps + 1):
            self.usual = 0.0 if step < hesitant else 0.55
            stage = self.chance.choice(self.state.stages) if self.chance.random() < 0.3 else self.state.stage
            self.state = self.state.seen(stage if stage in self.state.stages else 1)
            for command in self._next():
                self.try_(command)
            if step % 10 == 0 or step == steps:
                self.hold()
        return self.state

    def try_(self, command: Command) -> None:
        """Do something if it can be done."""
        try:
            self.do(command)
        except Refusal:
            return

    def do(self, command: Command) -> None:
        """Do something as the store does it: decided, recorded, tried."""
        before = self.state
        facts = command.decide(before)
        self.done.append(f"{before.stage}: {command!r}")
        after = before.record(facts, arbiter="Anna", time=TIME)
        _need(before, after)
        self.state = after if after.stage in after.stages else after.seen(1)
        self.kinds[type(command).__name__] += 1
        for entry in after.entries[before.revision :]:
            assert journal_entry.of_entry(after, entry).isprintable()

    def hold(self) -> None:
        """Hold the event against what was stored: it is read again, verified, and asked what rooms and papers ask."""
        again = Tournament.read(SYSTEMS, (json.loads(entry.text) for entry in self.state.entries))
        assert again.world == self.state.world
        assert again.timeline == self.state.timeline
        for stage in again.world:  # cards grow from state to state
            assert dict(self.state.seen(stage).cards) == dict(again.seen(stage).cards)
        number = first_that_cannot_be_shown(again)
        assert not number, f"entry {number} cannot be shown"
        for stage in again.stages:
            for _ in answers(again.seen(stage)):
                pass

    def _next(self) -> Iterator[Command]:
        if self.chance.random() < self.usual:
            yield from self._usual()
            return
        try:
            if self.chance.random() < 0.5:
                yield apt(self.chance, self.state)
            else:
                yield Values(self.chance, self.state).command(self.chance.choice(KINDS))
        except Refusal:  # a value refuses itself
            return

    def _usual(self) -> Iterator[Command]:
        """Yield what somebody does who runs the event to its end."""
        chance, state = self.chance, self.state
        if state.rounds and chance.random() < 0.1:
            yield chance.choice((Undo(), Undo(), Redo()))
            return
        if missing := state.missing:
            if state.of_teams:
                yield HandUsualLineUps(missing[0][0].number)
            for round_, board in missing[: chance.randrange(1, 6)]:
                yield EnterResult(round_.number, board.number, chance.choice(RESULTS))
            return
        yield SetFirstColour("W", "slip")
        yield OrderEquals("slip")
        yield DrawLots(state.order, "slip")
        yield DrawForColour("slip")
        yield ChooseColour("W")
        if state.rounds:
            for match in state.rounds[-1].matches:
                yield OpenSeries(state.scheduled, match.number, 5, 3, seed="slip")
        yield PostSchedule() if system_of(state).rounds.beforehand else PairRound("slip")
        yield PublishRound()

    def _entering(self, system: System) -> Iterator[Command]:
        number = system.most_contestants or self.chance.randrange(3, 9)
        if system.contestants == "players":
            yield RegisterEntrants(tuple(Entrant.of(f"Player {at:02}", rating=2000 - 10 * at) for at in range(number)))
            return
        for at in range(number):
            members = tuple(Entrant.of(f"T{at} member {n}", rating=2000 - n - 10 * at) for n in range(4))
            yield RegisterTeam(Team(f"Team {at}"), members)


def _need(before: Tournament, after: Tournament) -> None:
    try:
        need_showable(before, after)
    except Refusal as refusal:
        raise AssertionError(str(refusal)) from refusal


def answers(stage: Tournament) -> Iterator[object]:
    """Yield what rooms and papers answer, or the sentence with which they refuse."""
    asked: list[Callable[[], object]] = [lambda: stage.proposal]
    if groups := system_of(stage).groups:
        asked += [partial(groups.brackets, stage), partial(groups.away, stage)]
    for ask in asked:
        try:
            yield ask()
        except Refusal as refusal:
            yield str(refusal)
    for paper in PAPERS:
        try:
            yield as_text(make_paper(stage, paper))
        except Refusal as refusal:
            yield str(refusal)
