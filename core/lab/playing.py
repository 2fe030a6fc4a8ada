"""One event of a cell, played through the way real ones are, and what is observed of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from core.commands import CreateTournament, RegisterEntrants, SetFirstColour
from core.commands.base import Command
from core.commands.pairing import PairRound
from core.errors import Refusal
from core.event.facts import AbsenceAnnounced, Fact, ResultEntered, RoundPublished
from core.event.ids import PlayerId
from core.event.regulations import Details, Regulations
from core.event.result import Result
from core.event.round import Board
from core.event.tournament import Tournament
from core.lab.experiment import Cell, Experiment
from core.lab.measures import Observation, observed
from core.lab.outcomes import forfeited, outcome
from core.lab.players import Drawn, drawn
from core.lab.streams import stream
from core.systems.catalogue import SYSTEMS
from core.systems.kit.finding import Finding


@dataclass(slots=True)
class Event:
    """An event as far as it has been played."""

    experiment: Experiment
    cell: Cell
    number: int
    tournament: Tournament = field(default_factory=Tournament)
    strength: dict[PlayerId, float] = field(default_factory=dict)
    decided: list[str] = field(default_factory=list)
    """The criterion of every bracket in which one could not be kept at its best."""
    brackets: int = 0
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    """What the checker found, with the round."""

    def chance(self, purpose: str) -> Random:
        """Return its chance for one purpose."""
        return stream(self.experiment.seed, purpose, self.number)

    def do(self, command: Command) -> None:
        """Let a command decide, and what it decides happen."""
        self.happen(*command.decide(self.tournament))

    def happen(self, *facts: Fact) -> None:
        """Go on to the event in which these have happened."""
        self.tournament = self.tournament.imagine(*facts)


def play(experiment: Experiment, cell: Cell, number: int) -> Event:
    """Play an event to its last round, or to where no legal pairing is left."""
    event = Event(experiment, cell, number)
    players = drawn(cell.players, event.chance("field"))
    _open(event)
    posted = SYSTEMS[cell.contender.system].rounds.beforehand  # nobody joins a table that is made
    _enter(event, [each for each in players if posted or not each.late])
    results, away = event.chance("results"), event.chance("absences")
    explained = event.chance("explained").random() < experiment.explained
    checked = event.chance("checked").random() < experiment.checked
    while not event.tournament.all_paired:
        if event.tournament.scheduled == 1 and not posted:
            _enter(event, [each for each in players if each.late])
        _absences(event, away)
        before = event.tournament
        try:
            event.do(PairRound())
        except Refusal:
            break
        if explained:
            _explain(event, before)
        if checked and (explain := event.tournament.system.explain):
            event.findings += [(event.tournament.scheduled, each) for each in explain.checked(before)]
        _play_boards(event, before.scheduled, results)
    return event


def observations(event: Event) -> Iterator[Observation]:
    """Yield every figure of a played event."""
    yield from observed(event.tournament, event.strength)
    explain = event.tournament.system.explain
    if explain is not None and event.brackets:
        for criterion in explain.criteria:
            yield Observation("criterion", criterion, event.decided.count(criterion) / event.brackets)


def _open(event: Event) -> None:
    contender, experiment = event.cell.contender, event.experiment
    name = f"{experiment.name} {event.number}"  # no words: nobody reads it
    system = SYSTEMS[contender.system]
    tie_breaks = experiment.tie_breaks if not system.rounds.beforehand else system.tie_breaks
    regulations = Regulations(event.cell.rounds, contender.system, tie_breaks=tie_breaks, options=contender.options)
    event.do(CreateTournament(Details(name), regulations))


def _enter(event: Event, players: list[Drawn]) -> None:
    if not players:
        return
    missed = (0,) * event.tournament.scheduled
    known = set(event.tournament.registrations)
    event.do(RegisterEntrants(tuple(each.entrant for each in players), missed))
    new = [id_ for id_ in event.tournament.registrations if id_ not in known]
    event.strength.update(zip(new, (each.strength for each in players), strict=True))
    if event.tournament.needs_first_colour:
        event.do(SetFirstColour(event.chance("colour").choice(("W", "B"))))


def _absences(event: Event, chance: Random) -> None:
    if event.tournament.system.rounds.beforehand or not event.cell.players.absent:
        return
    number = event.tournament.next_round
    away = [id_ for id_ in event.tournament.to_pair if chance.random() < event.cell.players.absent]
    event.happen(*(AbsenceAnnounced(id_, number) for id_ in away))


def _play_boards(event: Event, paired: int, chance: Random) -> None:
    """Give a result to every board of the rounds made last."""
    facts: list[Fact] = []
    for number in range(paired + 1, event.tournament.scheduled + 1):
        if not event.tournament.rounds[number - 1].published:
            facts.append(RoundPublished(number))
        boards = event.tournament.rounds[number - 1].boards
        facts += [ResultEntered(number, each.match, _result(event, each, chance), each.game) for each in boards]
    event.happen(*facts)


def _result(event: Event, board: Board, chance: Random) -> Result:
    missed = forfeited(event.cell.players.forfeits, chance)
    if missed is not None:
        return missed
    white, black = (event.strength[id_] for id_ in board.players)
    return outcome(white, black, event.experiment.results, chance)


def _explain(event: Event, before: Tournament) -> None:
    explain = event.tournament.system.explain
    if explain is None:
        return
    told = explain.told(before)
    event.brackets += len(told.brackets)
    event.decided += [criterion for bracket in told.brackets for criterion in explain.short_of(bracket)]
