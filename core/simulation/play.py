"""One event from its opening to its last result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from paircard.core.commands import CreateTournament, HandUsualLineUps, SetFirstColour
from paircard.core.commands.base import Command
from paircard.core.commands.pairing import PairRound
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.readiness import needs_first_colour
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.finding import Finding
from paircard.core.facets.system import system_of
from paircard.core.simulation.absences import away
from paircard.core.simulation.boards import Skill, results
from paircard.core.simulation.entering import Entry, entries, forbid, registering, rounds_of_entry
from paircard.core.simulation.plan import Habits, Plan
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr


@dataclass(slots=True)
class Played:
    """One event: how it went, and what the checker found."""

    seed: int
    plan: Plan
    tournament: Tournament = field(default_factory=lambda: Tournament.beginning(SYSTEMS))
    habits: Habits = field(init=False)
    """How often things happen, with rounds for all that is told for the whole event."""
    strength: dict[ContestantId, int] = field(default_factory=dict)
    """How strong everybody plays."""
    late: dict[int, list[Entry]] = field(default_factory=dict)
    """Who is still to come, by the round before which they enter."""
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    """Round and finding."""
    brackets: int = 0
    events: dict[str, int] = field(default_factory=dict)
    """How many brackets were shaped by C1, C12, C13, C14, and how many rounds joined brackets."""
    ended: str = ""
    """Why it ended before its last round; empty if it did not."""
    stuck: bool = False
    """Whether it ended because no legal pairing was left."""

    def __post_init__(self) -> None:
        """Draw the rounds by a chance of its own, so that whoever names none has the same event as ever."""
        self.habits = self.plan.habits.spread(self.plan.rounds, Random(f"rounds of {self.seed}"))  # no words: a seed


def play(plan: Plan, seed: int) -> Played:
    """Play one event; every pairing is checked where the plan says so."""
    chance, played = Random(seed), Played(seed, plan)
    _open(played, plan, chance)
    if system_of(played.tournament).rounds.beforehand:
        _play_table(played, chance)
    while not (played.ended or played.tournament.all_paired):
        _play_round(played, chance)
    return played


def before_rounds(plan: Plan, seed: int) -> Iterator[Tournament]:
    """Yield the event that `play` plays before each of its rounds is paired; nothing is checked."""
    chance, played = Random(seed), Played(seed, plan)
    _open(played, plan, chance)
    while not played.tournament.all_paired:
        _come_and_go(played, chance)
        before = played.tournament
        try:
            _do(played, PairRound())
        except Refusal:
            return
        yield before
        _happen(played, *_results(played, chance, before.next_round))


def _open(played: Played, plan: Plan, chance: Random) -> None:
    """Enter the players or teams, say who does not meet, and draw the first colour where one is drawn."""
    name = f"Simulation {played.seed}"  # no words: the journal keeps it
    _do(played, CreateTournament(Details(name), _regulations(plan)))
    _enter(played, _there_at_once(played, entries(plan, chance), chance))
    for command in forbid(played.tournament, plan.forbidden, chance):
        _do(played, command)
    if needs_first_colour(played.tournament):
        _do(played, SetFirstColour(chance.choice(("W", "B"))))


def _regulations(plan: Plan) -> Regulations:
    regulations = Regulations(
        plan.rounds, plan.system, half_point_byes=plan.habits.half_point.ever, options=plan.options, points=plan.points
    )
    codes = plan.tie_breaks or SYSTEMS[plan.system].tie_breaks
    return replace(regulations, tie_breaks=codes) if codes else regulations


def _enter(played: Played, entered: Sequence[Entry]) -> None:
    """Enter players or teams, and keep how strong they are."""
    for command, strengths in registering(entered):
        before = played.tournament
        _do(played, command)
        played.strength.update(zip(_new(before, played.tournament), strengths, strict=True))


def _new(before: Tournament, now: Tournament) -> list[ContestantId]:
    """Return the players who have entered, those of a team in the order of its boards."""
    if teams := now.teams.keys() - before.teams.keys():
        return [member for team in teams for member in now.teams[team].members]
    return [id_ for id_ in now.registrations if id_ not in before.registrations]


def _there_at_once(played: Played, entered: tuple[Entry, ...], chance: Random) -> tuple[Entry, ...]:
    """Return who is there when the event begins; the others are kept for later. Two are always there."""
    late, rounds = played.habits.late, played.plan.rounds
    if not late.ever or rounds < 2 or system_of(played.tournament).rounds.beforehand:
        return entered
    there: list[Entry] = []
    for each, before in zip(entered, rounds_of_entry(late, len(entered), rounds, chance), strict=True):
        if before > 1:
            played.late.setdefault(before, []).append(each)
        else:
            there.append(each)
    return tuple(there)


def _do(played: Played, command: Command) -> None:
    _happen(played, *command.decide(played.tournament))


def _happen(played: Played, *events: Fact) -> None:
    played.tournament = played.tournament.imagine(*events)


# --- where a round is paired from the results before it ---------------------------------------------------------


def _play_round(played: Played, chance: Random) -> None:
    _come_and_go(played, chance)
    before = played.tournament
    explain = system_of(before).explain
    if played.plan.checked and explain:
        played.findings += [(before.next_round, finding) for finding in explain.checked(before)]
    try:
        _do(played, PairRound())
    except Refusal as refusal:
        played.ended = tr("round {round}: {reason}", round=before.next_round, reason=refusal)
        played.stuck = system_of(before).law.without_legal_pairing(before)
        return
    _count(played, before)
    number = before.next_round
    if played.tournament.of_teams:
        _do(played, HandUsualLineUps(number))
    _happen(played, RoundPublished(number))
    _happen(played, *_results(played, chance, number))


def _come_and_go(played: Played, chance: Random) -> None:
    """Let late entries in, and those go who leave the event or are not there for a round."""
    _enter(played, played.late.pop(played.tournament.next_round, []))
    _happen(played, *away(played.tournament, played.habits, chance))


def _count(played: Played, before: Tournament) -> None:
    """Count what shaped a pairing."""
    made = before.proposal
    played.brackets += len(made.brackets)
    for bracket in made.brackets:
        for event in (*set(bracket.events), *(["joined"] if bracket.joined else [])):
            played.events[event] = played.events.get(event, 0) + 1


# --- where a table made all rounds beforehand -------------------------------------------------------------------


def _play_table(played: Played, chance: Random) -> None:
    try:
        _do(played, PairRound())
    except Refusal as refusal:
        played.ended = str(refusal)
        return
    for number in range(1, played.tournament.scheduled + 1):
        for id_, each in played.tournament.registrations.items():
            if number > 1 and not each.gone and chance.random() < played.habits.withdrawn.in_round(number).share:
                _happen(played, *system_of(played.tournament).entry.withdrawn(played.tournament, id_, ""))
        if played.tournament.of_teams:
            _do(played, HandUsualLineUps(number))
        _happen(played, *_results(played, chance, number))


# --- results ----------------------------------------------------------------------------------------------------


def _results(played: Played, chance: Random, number: int) -> list[Fact]:
    """Return the results of a round; what a forfeit or an annulment has settled stays as it is."""
    return results(played.tournament, number, played.habits, Skill(played.strength, played.plan.results), chance)
