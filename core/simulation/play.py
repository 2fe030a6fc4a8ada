"""One event from its opening to its last result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from random import Random

from paircard.core.commands import CreateTournament, HandUsualLineUps, SetFirstColour
from paircard.core.commands.pairing import PairRound
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.proposal import Proposal
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
from paircard.core.simulation.under_way import UnderWay
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.waiting import searched_once


@dataclass(slots=True)
class Played:
    """One event: how it went, and what the checker found."""

    seed: int
    plan: Plan
    counting: bool = False
    """Whether brackets are counted."""
    event: UnderWay = field(default_factory=lambda: UnderWay(Tournament.beginning(SYSTEMS)), repr=False)
    habits: Habits = field(init=False)
    """How often things happen, with rounds for all that is told for the whole event."""
    strength: dict[ContestantId, int] = field(default_factory=dict)
    """How strong everybody plays."""
    late: dict[int, list[Entry]] = field(default_factory=dict)
    """Who is still to come, by the round before which they enter."""
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    """Round and finding."""
    brackets: int = 0
    """How many were paired, where they are counted."""
    events: Counter[str] = field(default_factory=Counter)
    """How many brackets were shaped by C1, C12, C13, C14, and how many rounds joined some, where they are counted."""
    ended: str = ""
    """Why it ended before its last round; empty if it did not."""
    stuck: bool = False
    """Whether it ended because no legal pairing was left."""

    def __post_init__(self) -> None:
        """Draw the rounds by a chance of its own, so that whoever names none has the same event as ever."""
        habits, chance = self.plan.habits, f"rounds of {self.seed}"  # no words: a seed
        self.habits = habits.spread(self.plan.rounds, Random(chance)) if habits.of_whole_event else habits

    @property
    def tournament(self) -> Tournament:
        """The event, as far as it has been played."""
        return self.event.tournament

    def count(self, made: Proposal) -> None:
        """Count the brackets of a round, and what shaped them where a system undoes some."""
        self.brackets += len(made.brackets)
        if SYSTEMS[self.plan.system].undoes_brackets:
            for bracket in made.brackets:
                self.events.update((*set(bracket.events), *(["joined"] if bracket.joined else [])))


def play(plan: Plan, seed: int, *, counting: bool = False) -> Played:
    """Play one event; every pairing is checked where the plan says so, and brackets are counted for whoever asks.

    How a round was paired is not kept: who plays many events would carry that from round to round.
    """
    chance, played = Random(seed), Played(seed, plan, counting)
    _open(played, plan, chance)
    if system_of(played.tournament).rounds.beforehand:
        _play_table(played, chance)
    with searched_once() if plan.checked else nullcontext():  # the checker reads the cards anew, and asks for the same
        while not (played.ended or played.event.all_paired):
            _play_round(played, chance)
    return played


def before_rounds(plan: Plan, seed: int) -> Iterator[Tournament]:
    """Yield the event that `play` plays before each of its rounds is paired; nothing is checked."""
    for event in on_the_way(plan, seed):
        yield event.before_pairing()


def on_the_way(plan: Plan, seed: int) -> Iterator[UnderWay]:
    """Yield the event that `play` plays, as it goes on, before each round that can be paired."""
    chance, played = Random(seed), Played(seed, plan)
    event = played.event
    _open(played, plan, chance)
    while not event.all_paired:
        _come_and_go(played, chance)
        try:
            event.found()
        except Refusal:
            return
        yield event
        event.pair()
        if event.of_teams:
            event.do(HandUsualLineUps(event.scheduled))
        event.happen(_results(played, chance, event.scheduled))


def _open(played: Played, plan: Plan, chance: Random) -> None:
    """Enter the players or teams, say who does not meet, and draw the first colour where one is drawn."""
    name = f"Simulation {played.seed}"  # no words: the journal keeps it
    played.event.do(CreateTournament(Details(name), _regulations(plan)))
    _enter(played, _there_at_once(played, entries(plan, chance), chance))
    for command in forbid(played.tournament, plan.forbidden, chance):
        played.event.do(command)
    if needs_first_colour(played.tournament):
        played.event.do(SetFirstColour(chance.choice(("W", "B"))))


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
        played.event.do(command)
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


# --- where a round is paired from the results before it ---------------------------------------------------------


def _play_round(played: Played, chance: Random) -> None:
    _come_and_go(played, chance)
    event, number = played.event, played.event.next_round
    if played.plan.checked:
        _check(played, event.before_pairing())
    try:
        made = event.pair()
    except Refusal as refusal:
        played.ended = tr("round {round}: {reason}", round=number, reason=refusal)
        played.stuck = system_of(event.tournament).law.without_legal_pairing(event.tournament)
        return
    if made is not None and played.counting:
        played.count(made)
    if event.of_teams:
        event.do(HandUsualLineUps(number))
    event.happen((RoundPublished(number), *_results(played, chance, number)))


def _check(played: Played, before: Tournament) -> None:
    """Hold the next round against the rules."""
    if explain := system_of(before).explain:
        played.findings += [(before.next_round, finding) for finding in explain.checked(before)]


def _come_and_go(played: Played, chance: Random) -> None:
    """Let late entries in, and those go who leave the event or are not there for a round."""
    if late := played.late.pop(played.event.next_round, []):
        _enter(played, late)
    played.event.happen(away(played.event, played.habits, chance))


# --- where a table made all rounds beforehand -------------------------------------------------------------------


def _play_table(played: Played, chance: Random) -> None:
    try:
        played.event.do(PairRound())
    except Refusal as refusal:
        played.ended = str(refusal)
        return
    for number in range(1, played.tournament.scheduled + 1):
        for id_, each in played.tournament.registrations.items():
            if number > 1 and not each.gone and chance.random() < played.habits.withdrawn.in_round(number).share:
                played.event.happen(system_of(played.tournament).entry.withdrawn(played.tournament, id_, ""))
        if played.tournament.of_teams:
            played.event.do(HandUsualLineUps(number))
        played.event.happen(_results(played, chance, number))


# --- results ----------------------------------------------------------------------------------------------------


def _results(played: Played, chance: Random, number: int) -> list[Fact]:
    """Return the results of a round; what a forfeit or an annulment has settled stays as it is."""
    games = played.event.missing(number)
    return results(games, number, played.habits, Skill(played.strength, played.plan.results), chance)
