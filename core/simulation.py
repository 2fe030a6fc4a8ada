"""Made-up events, played through the way real ones are: the same seed always gives the same event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from core.commands import CreateTournament, RegisterEntrants, SetFirstColour
from core.commands.pairing import PairRound
from core.errors import Refusal
from core.event.entrant import Entrant
from core.event.facts import AbsenceAnnounced, EntrantWithdrawn, Fact, ResultEntered, RoundPublished
from core.event.regulations import Details, Regulations
from core.event.replay import proposed_pairing
from core.event.result import Result
from core.event.round import Board
from core.event.tournament import Tournament
from core.language import tr
from core.said import said
from core.systems.swiss1998.checker import Finding, check
from core.systems.swiss1998.checker.possible import can_be_paired
from core.systems.swiss1998.system import position

ABSENT = 0.03
"""Share of the players who miss a round (F5)."""
WITHDRAWN = 0.007
"""Share of the players who leave the event before a round (F5)."""
FORFEIT = 0.015
"""Share of the boards where one of the two does not come, once in ten neither."""
DRAW = 0.35
"""Share of the draws between equal players; it shrinks as the difference grows."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the events are to be like."""

    fewest: int
    most: int
    """Players of one event."""
    rounds: int
    names: tuple[str, ...] = ()
    """What the players are called, in the order they enter; none given: by a running number."""
    absent: float = ABSENT
    forfeit: float = FORFEIT
    system: str = "swiss-1998"
    """Key of the rules it is paired by; `play` checks those of 1998 only."""


@dataclass(slots=True)
class Played:
    """One event: how it went, and what the checker found."""

    seed: int
    plan: Plan
    tournament: Tournament = field(default_factory=Tournament)
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    """Round and finding."""
    brackets: int = 0
    events: dict[str, int] = field(default_factory=dict)
    """How many brackets were shaped by C1, C12, C13, C14, and how many rounds joined brackets."""
    ended: str = ""
    """Why it ended before its last round; empty if it did not."""


def play(plan: Plan, seed: int) -> Played:
    """Play one event, every pairing checked."""
    chance, played = Random(seed), Played(seed, plan)
    _open(played, plan, chance)
    while not played.ended and played.tournament.scheduled < plan.rounds:
        _play_round(played, chance)
    return played


def before_rounds(plan: Plan, seed: int) -> Iterator[Tournament]:
    """Yield the event that `play` plays before each of its rounds is paired; nothing is checked."""
    chance, played = Random(seed), Played(seed, plan)
    _open(played, plan, chance)
    while played.tournament.scheduled < plan.rounds:
        _happen(played, *_away(played, chance))
        before = played.tournament
        try:
            _do(played, PairRound())
        except Refusal:
            return
        yield before
        _happen(played, *_results(played, chance))


def _open(played: Played, plan: Plan, chance: Random) -> None:
    """Enter the players and draw the first colour."""
    name = f"Simulation {played.seed}"  # no words: the journal keeps it
    _do(played, CreateTournament(Details(name), Regulations(plan.rounds, system=plan.system)))
    _do(played, RegisterEntrants(_entrants(chance, chance.randint(plan.fewest, plan.most), plan.names)))
    _do(played, SetFirstColour(chance.choice(("W", "B"))))


def _do(played: Played, command: CreateTournament | RegisterEntrants | SetFirstColour | PairRound) -> None:
    _happen(played, *command.decide(played.tournament))


def _happen(played: Played, *events: Fact) -> None:
    played.tournament = played.tournament.imagine(*events)


def _entrants(chance: Random, count: int, names: tuple[str, ...]) -> tuple[Entrant, ...]:
    """Return players of all strengths; some share a rating, some have none."""
    ratings = [0 if chance.random() < 0.05 else 10 * round(chance.gauss(185, 25)) for _ in range(count)]
    numbered = (f"Player {number:03}" for number in range(len(names) + 1, count + 1))  # no words: the journal keeps it
    called = (*names[:count], *numbered)
    return tuple(Entrant.of(name, rating=max(0, each)) for name, each in zip(called, ratings, strict=True))


def _play_round(played: Played, chance: Random) -> None:
    _happen(played, *_away(played, chance))
    before = played.tournament
    try:
        _do(played, PairRound())
    except Refusal as refusal:
        played.ended = tr("round {round}: {reason}", round=before.next_round, reason=refusal)
        if before.system.law.without_legal_pairing(before) and can_be_paired(position(before)):
            sentence = said("A pairing that keeps B1 and B2 exists.")
            played.findings.append((before.next_round, Finding("R14", None, (), sentence, illegal=True)))
        return
    _check(played, before)
    _happen(played, RoundPublished(before.next_round), *_results(played, chance))


def _away(played: Played, chance: Random) -> list[Fact]:
    """Return who leaves the event, and who is not there for a round."""
    tournament, absent = played.tournament, played.plan.absent
    number = tournament.next_round
    events: list[Fact] = []
    for id_ in tournament.to_pair:
        luck = chance.random()
        if number > 1 and luck < WITHDRAWN:
            events.append(EntrantWithdrawn(id_, number))
        elif luck < WITHDRAWN + absent:
            events.append(AbsenceAnnounced(id_, number))
    return events


def _check(played: Played, before: Tournament) -> None:
    """Hold a pairing against the rules, and count what shaped it."""
    made = proposed_pairing(before)
    number = before.next_round
    played.findings += [(number, finding) for finding in check(position(before), made)]
    played.brackets += len(made.brackets)
    for bracket in made.brackets:
        for event in (*set(bracket.events), *(["joined"] if bracket.joined else [])):
            played.events[event] = played.events.get(event, 0) + 1


def _results(played: Played, chance: Random) -> list[Fact]:
    tournament = played.tournament
    number = tournament.scheduled
    return [
        ResultEntered(number, board.match, _result(played, board, chance), board.game)
        for board in tournament.rounds[-1].boards
    ]


def _result(played: Played, board: Board, chance: Random) -> Result:
    """Return a result by the ratings: 400 points of difference make ten wins of one loss."""
    tournament = played.tournament
    if chance.random() < played.plan.forfeit:
        return chance.choices((Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT), (9, 9, 2))[0]
    white, black = (tournament.registrations[id_].entrant.rating or 1400 for id_ in board.players)
    expected = 1 / (1 + 10 ** ((black - white) / 400))
    draw = DRAW * 2 * min(expected, 1 - expected)
    win = expected - draw / 2
    return chance.choices((Result.WHITE, Result.DRAW, Result.BLACK), (win, draw, 1 - win - draw))[0]
