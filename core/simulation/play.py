"""One event from its opening to its last result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

from core.commands import CreateTournament, RegisterEntrants, SetFirstColour
from core.commands.base import Command
from core.commands.pairing import PairRound
from core.event.entrant import Entrant
from core.event.entrant_facts import AbsenceAnnounced
from core.event.facts import Fact
from core.event.regulations import Details, Regulations
from core.event.result import Result
from core.event.result_facts import ResultEntered
from core.event.round import Board
from core.event.round_facts import RoundPublished
from core.event.tournament import Tournament
from core.simulation.plan import Plan
from core.systems.catalogue import SYSTEMS
from core.systems.kit.finding import Finding
from core.values.errors import Refusal
from core.values.language import tr

UNRATED = 1400
"""What one without a rating plays like."""
LATEST = 3
"""Before this round the last of the late entries come."""


@dataclass(slots=True)
class Played:
    """One event: how it went, and what the checker found."""

    seed: int
    plan: Plan
    tournament: Tournament = field(default_factory=Tournament)
    late: dict[int, list[Entrant]] = field(default_factory=dict)
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


def play(plan: Plan, seed: int) -> Played:
    """Play one event; every pairing is checked where the plan says so."""
    chance, played = Random(seed), Played(seed, plan)
    _open(played, plan, chance)
    if played.tournament.system.rounds.beforehand:
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
    """Enter the players, and draw the first colour where one is drawn."""
    name = f"Simulation {played.seed}"  # no words: the journal keeps it
    _do(played, CreateTournament(Details(name), _regulations(plan)))
    entrants = _entrants(chance, chance.randint(plan.fewest, plan.most), plan.names)
    _do(played, RegisterEntrants(_there_at_once(played, entrants, chance)))
    if played.tournament.needs_first_colour:
        _do(played, SetFirstColour(chance.choice(("W", "B"))))


def _regulations(plan: Plan) -> Regulations:
    regulations = Regulations(
        plan.rounds, plan.system, half_point_byes=plan.habits.half_point > 0, options=plan.options
    )
    codes = plan.tie_breaks or SYSTEMS[plan.system].tie_breaks
    return replace(regulations, tie_breaks=codes) if codes else regulations


def _there_at_once(played: Played, entrants: tuple[Entrant, ...], chance: Random) -> tuple[Entrant, ...]:
    """Return who is there when the event begins; the others are kept for later. Two are always there."""
    share, rounds = played.plan.habits.late, range(2, min(LATEST, played.plan.rounds) + 1)
    if not share or not rounds or played.tournament.system.rounds.beforehand:
        return entrants
    there: list[Entrant] = []
    for each in entrants:
        if len(there) >= 2 and chance.random() < share:
            played.late.setdefault(chance.choice(rounds), []).append(each)
        else:
            there.append(each)
    return tuple(there)


def _do(played: Played, command: Command) -> None:
    _happen(played, *command.decide(played.tournament))


def _happen(played: Played, *events: Fact) -> None:
    played.tournament = played.tournament.imagine(*events)


def _entrants(chance: Random, count: int, names: tuple[str, ...]) -> tuple[Entrant, ...]:
    """Return players of all strengths; some share a rating, some have none. Their entry cleans them."""
    ratings = [0 if chance.random() < 0.05 else 10 * round(chance.gauss(185, 25)) for _ in range(count)]
    numbered = (f"Player {number:03}" for number in range(len(names) + 1, count + 1))  # no words: the journal keeps it
    called = (*names[:count], *numbered)
    return tuple(Entrant(name, rating=max(0, each)) for name, each in zip(called, ratings, strict=True))


# --- where a round is paired from the results before it ---------------------------------------------------------


def _play_round(played: Played, chance: Random) -> None:
    _come_and_go(played, chance)
    before = played.tournament
    explain = before.system.explain
    if played.plan.checked and explain:
        played.findings += [(before.next_round, finding) for finding in explain.checked(before)]
    try:
        _do(played, PairRound())
    except Refusal as refusal:
        played.ended = tr("round {round}: {reason}", round=before.next_round, reason=refusal)
        played.stuck = before.system.law.without_legal_pairing(before)
        return
    _count(played, before)
    _happen(played, RoundPublished(before.next_round), *_results(played, chance, before.next_round))


def _come_and_go(played: Played, chance: Random) -> None:
    """Let late entries in, and those go who leave the event or are not there for a round."""
    if late := played.late.pop(played.tournament.next_round, []):
        _do(played, RegisterEntrants(tuple(late)))
    _happen(played, *_away(played, chance))


def _away(played: Played, chance: Random) -> list[Fact]:
    """Return who leaves the event, and who is not there for a round."""
    tournament, habits = played.tournament, played.plan.habits
    number, last = tournament.next_round, tournament.next_round == played.plan.rounds
    half_point = 0.0 if last else habits.half_point
    events: list[Fact] = []
    for id_ in tournament.to_pair:
        luck = chance.random()
        if number > 1 and luck < habits.withdrawn:
            events += tournament.system.entry.withdrawn(tournament, id_, "")
        elif luck < habits.withdrawn + habits.absent:
            events.append(AbsenceAnnounced(id_, number))
        elif luck < habits.withdrawn + habits.absent + half_point:
            events.append(AbsenceAnnounced(id_, number, 1))
    return events


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
            if number > 1 and not each.gone and chance.random() < played.plan.habits.withdrawn:
                _happen(played, *played.tournament.system.entry.withdrawn(played.tournament, id_, ""))
        _happen(played, *_results(played, chance, number))


# --- results ----------------------------------------------------------------------------------------------------


def _results(played: Played, chance: Random, number: int) -> list[Fact]:
    """Return the results of a round; what a forfeit or an annulment has settled stays as it is."""
    return [
        ResultEntered(number, board.match, _result(played, board, chance), board.game)
        for board in played.tournament.rounds[number - 1].missing
    ]


def _result(played: Played, board: Board, chance: Random) -> Result:
    if chance.random() < played.plan.habits.forfeit:
        return chance.choices((Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT), (9, 9, 2))[0]
    registrations = played.tournament.registrations
    white, black = (registrations[id_].entrant.rating or UNRATED for id_ in board.players)
    chances = played.plan.results(white, black)
    return chance.choices((Result.WHITE, Result.DRAW, Result.BLACK), (chances.white, chances.draw, chances.black))[0]
