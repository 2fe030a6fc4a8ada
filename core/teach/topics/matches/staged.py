"""The little event a question is about, played by the commands of the program: what it says is the answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from paircard.core.commands import CreateTournament, EnterResult, RegisterEntrants
from paircard.core.commands.base import Command
from paircard.core.commands.display import NoteLate, PutTogether
from paircard.core.commands.duel import ChooseColour, DrawForColour, OpenDuelSeries
from paircard.core.commands.pairing import PairRound
from paircard.core.commands.schedule import PostSchedule
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.exercises import DisplayExercises, MatchExercises
from paircard.core.values.colour import Colour

ONE, OTHER = ContestantId(1), ContestantId(2)
"""Who play a match."""
GIVER = ContestantId(1)


def match_asked() -> MatchExercises:
    """Return whom matches are asked of."""
    asked: MatchExercises = SYSTEMS["match"].exercises
    return asked


def display_asked() -> DisplayExercises:
    """Return whom displays are asked of."""
    asked: DisplayExercises = SYSTEMS["simultaneous"].exercises
    return asked


@lru_cache(maxsize=64)
def match(options: Options, games: int, results: str, chooser: int = 1, colour: Colour = "W") -> Tournament:
    """Return a match after some games, each with a sign from the side of player 1: `1`, `=` or `0`."""
    at = _begun(Regulations(games, "match", tie_breaks=(), options=options), 2)  # no words: a key
    at = _after(at, DrawForColour(winner=ContestantId(chooser)), ChooseColour(colour))
    for number, sign in enumerate(results, 1):
        at = _after(at, PairRound())
        first = at.rounds[-1].boards[0].white == ONE
        at = _after(at, EnterResult(number, 1, Result(sign) if first else Result(sign).turned))
    return at


def one_game_decides(chooser: int, colour: Colour, minutes: tuple[int, int], result: str = "") -> Tournament:
    """Return a drawn match of two games in which one game decides; its result, White first, once it has one."""
    drawn = match(match_asked().options(), 2, "==")
    at = _after(drawn, DrawForColour(winner=ContestantId(chooser)), OpenDuelSeries(colour, minutes[0], 0, minutes[1]))
    return _after(at, EnterResult(2, at.rounds[-1].boards[-1].number, Result(result))) if result else at


@lru_cache(maxsize=64)
def display(
    boards: int, options: Options, results: str = "", late: Sequence[int] = (), *, together: bool = False
) -> Tournament:
    """Return a display: a sign a board from the side of the giver (`.` is open), boards noted late, in that order."""
    at = _begun(Regulations(1, "simultaneous", tie_breaks=(), options=options), boards + 1)  # no words: a key
    at = _after(at, PostSchedule(), *map(NoteLate, late))
    for board, sign in zip(at.rounds[0].boards if results else (), results, strict=True):
        if sign != ".":
            result = Result(sign) if board.white == GIVER else Result(sign).turned
            at = _after(at, EnterResult(1, board.number, result))
    return _after(at, PutTogether()) if together else at


def _begun(regulations: Regulations, players: int) -> Tournament:
    names = (Entrant.of(str(number)) for number in range(1, players + 1))
    return _after(
        Tournament.beginning(SYSTEMS), CreateTournament(Details("1"), regulations), RegisterEntrants(tuple(names))
    )


def _after(tournament: Tournament, *commands: Command) -> Tournament:
    for command in commands:
        tournament = tournament.imagine(*command.decide(tournament))
    return tournament
