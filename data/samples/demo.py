"""The Demo Open: 24 invented entrants, three of seven rounds played, the fourth under way.

By the rules of today, or by those of 1998: until the fourth round both pair the same, and there they part.
"""

# no words in this file: names that are stored
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from importlib import resources

from paircard.core.commands import (
    AnnounceAbsence,
    Command,
    CreateTournament,
    EnterResult,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.board import Board
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_first_colour
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import TODAY

DETAILS = Details("Demo Open", "Nowa Przystań", "2026/05/01", "2026/05/04", "Lisbet Fagerhult")
ROUNDS = 7
PLAYED = 3
SEED = "Demo Open 39"
ABSENT, ABSENT_ROUND = ContestantId(15), 2
FORFEITS = {(3, 9): Result.WHITE_FORFEIT}
"""Boards where somebody did not come, by round and board."""
FOURTH_ROUND_BOARDS = 4
"""Boards of the round under way that have finished."""


def demo_entrants() -> tuple[Entrant, ...]:
    """Return the 24 invented entrants."""
    from paircard.data.exchange.csv_entrants import read_entrants  # every start knows the sample, few open it

    return read_entrants(resources.files("paircard.data.samples").joinpath("demo.csv").read_bytes()).entrants


def demo_commands(system: str = TODAY) -> Iterator[Command]:
    """Yield the commands that bring a fresh journal to round 4 by a system for players, the same ones every time.

    They may be decided one by one or all in one go: a copy of the tournament grows along in here, so that
    nobody need be asked who plays whom.
    """
    event = _Growing()
    yield event.do(CreateTournament(DETAILS, _regulations(system)))
    yield event.do(RegisterEntrants(demo_entrants()))
    yield event.do(SetFirstColour(draw_first_colour(SEED, DETAILS.name), SEED))
    for number in range(1, PLAYED + 1):
        if number == ABSENT_ROUND:
            yield event.do(AnnounceAbsence(ABSENT, ABSENT_ROUND))
        yield from event.round()
    yield from event.round(FOURTH_ROUND_BOARDS)


def _regulations(system: str) -> Regulations:
    """Return what a new event by a system begins with."""
    own, usual = SYSTEMS[system], Regulations(rounds=ROUNDS, system=system)
    options = own.options.of_new_event() if own.options else None
    return replace(usual, tie_breaks=own.tie_breaks or usual.tie_breaks, options=options)


class _Growing:
    """The tournament as far as the commands have brought it."""

    def __init__(self) -> None:
        self._tournament = Tournament.beginning(SYSTEMS)

    def do(self, command: Command) -> Command:
        """Let the command happen here, and return it for the real journal."""
        events = command.decide(self._tournament)
        self._tournament = self._tournament.record(events, arbiter="", time="")
        return command

    def round(self, finished: int | None = None) -> Iterator[Command]:
        """Yield the commands of one round: pairing, publishing, the results of the boards that finished."""
        yield self.do(PairRound())
        yield self.do(PublishRound())
        number = self._tournament.scheduled
        for board in self._tournament.rounds[-1].boards[:finished]:
            yield self.do(EnterResult(number, board.number, self._result(number, board)))

    def _result(self, number: int, board: Board) -> Result:
        white, black = (self._tournament.registrations[id_].entrant for id_ in board.players)
        lot = int(sha256(f"{SEED}|{number}|{white.name}|{black.name}".encode()).hexdigest()[:8], 16) / 2**32
        return FORFEITS.get((number, board.number)) or _drawn(white.rating - black.rating, lot)


def _drawn(advantage: int, lot: float) -> Result:
    """Return the result that a lot from 0 to 1 gives: the higher rated wins, and equals draw, more often."""
    # flatter than the rating scale: a small event needs a few surprises
    expected = 1 / (1 + 10 ** (-advantage / 600))
    draws = 0.8 * min(expected, 1 - expected)
    if lot < expected - draws / 2:
        return Result.WHITE
    return Result.DRAW if lot < expected + draws / 2 else Result.BLACK
