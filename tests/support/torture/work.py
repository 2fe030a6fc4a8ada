"""What an arbiter does all day, drawn by chance: the same seed and the same event give the same commands."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paircard.core.commands import (
    AndRepair,
    ChangeDetails,
    ClearResult,
    Command,
    CorrectColours,
    CorrectResult,
    EnterResult,
    PairRound,
    PublishRound,
    Redo,
    RegisterEntrants,
    Undo,
    UnpairRound,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from tests.support.play import TIME, Play

Draw = Callable[[Random, Tournament], Command]
"""Draws a command that the event may still refuse."""

RESULTS = (Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT)
MOST_ENTRANTS = 200


def played(players: int = 14) -> Play:
    """Return an event with two rounds played and the third paired, not published."""
    play = Play.evenly(players, 2300, 7, rounds=9)
    for signs in ("1=0", "01="):
        play.pair()
        play.results("".join(signs[board % 3] for board in range(players // 2)))
    play.pair()
    return play


def entered(players: int = 14) -> Play:
    """Return an event whose first round is not paired yet."""
    return Play.evenly(players, 2300, 7, rounds=9)


def drawn(work: str, chance: Random, tournament: Tournament) -> Command:
    """Return the next command of some kind of work; the event does not refuse it."""
    for _ in range(30):
        command = WORK[work](chance, tournament)
        try:
            command.decide(tournament)
        except Refusal:
            continue
        return command
    return ChangeDetails(Details(f"Open {tournament.revision}"))


def recorded(tournament: Tournament, command: Command, *, arbiter: str, time: str = TIME) -> Tournament:
    """Return what the event must be after the command: worked out without any file."""
    return tournament.record(command.decide(tournament), arbiter=arbiter, time=time)


def _result(chance: Random, tournament: Tournament) -> Command:
    current = tournament.current
    if current is None:
        return PairRound()
    board = chance.randint(1, len(current.boards))
    if chance.random() < 0.1:
        return ClearResult(current.number, board)
    return EnterResult(current.number, board, chance.choice(RESULTS))


def _pairing(chance: Random, tournament: Tournament) -> Command:
    current = tournament.current
    if current is None or current.complete:
        return PairRound()
    if not current.published:
        return UnpairRound() if chance.random() < 0.7 else PublishRound()
    return EnterResult(current.number, current.missing[0].number, chance.choice(RESULTS))


def _correction(chance: Random, tournament: Tournament) -> Command:
    round_ = chance.choice(tournament.rounds)
    board = chance.randint(1, len(round_.boards))
    correction = CorrectResult(round_.number, board, chance.choice(RESULTS), "the score sheet says so")
    colours = CorrectColours(round_.number, board, chance.random() < 0.5, "colours reversed")
    return chance.choice((correction, colours, AndRepair(correction, "the players agree")))


def _undo(chance: Random, tournament: Tournament) -> Command:
    return chance.choice((Undo(), Redo(), _result(chance, tournament)))


def _list(chance: Random, tournament: Tournament) -> Command:
    there = len(tournament.registrations)
    if there >= MOST_ENTRANTS:
        return Undo()
    names = (f"Guest {''.join(chance.choices('abcdefghij', k=8))}" for _ in range(chance.randint(1, 12)))
    return RegisterEntrants(tuple(Entrant.of(name, rating=chance.randint(1000, 2300)) for name in names))


def _anything(chance: Random, tournament: Tournament) -> Command:
    return chance.choice((_result, _result, _pairing, _correction, _undo, _list))(chance, tournament)


WORK: dict[str, Draw] = {
    "results": _result,
    "pairing": _pairing,
    "correction": _correction,
    "undo and redo": _undo,
    "import of a list": _list,
    "anything": _anything,
}
"""By name; each on an event that `template` returns."""


def template(work: str) -> Play:
    """Return the event that some kind of work begins on."""
    return entered() if work == "import of a list" else played()
