"""Play a tournament in a test: commands in, the tournament out, players named by pairing number."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paircard.core.commands import (
    Command,
    CreateTournament,
    EnterResult,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile

TIME = "2026-01-01T10:00:00Z"


class Play:
    """One event, played command by command."""

    def __init__(
        self, ratings: Sequence[int], *, rounds: int = 5, half_point_byes: bool = False, first_name: str = "A1"
    ) -> None:
        """Enter players A1, A2 ... with these ratings, highest first, and give odd numbers White."""
        names = [first_name, *(f"A{n}" for n in range(2, len(ratings) + 1))]
        entrants = tuple(Entrant.of(name, rating=r) for name, r in zip(names, ratings, strict=True))
        self._open(Regulations(rounds, half_point_byes=half_point_byes), entrants)

    def _open(self, regulations: Regulations, entrants: tuple[Entrant, ...]) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.commands: list[Command] = []
        opening = CreateTournament(Details("Test"), regulations)
        self.do(opening, RegisterEntrants(entrants), SetFirstColour("W"))

    @classmethod
    def under(cls, regulations: Regulations, entrants: tuple[Entrant, ...]) -> Play:
        """Enter these players under these regulations."""
        play = cls.__new__(cls)
        play._open(regulations, entrants)
        return play

    @classmethod
    def evenly(cls, players: int, top: int, step: int, *, rounds: int = 5, half_point_byes: bool = False) -> Play:
        """Enter players whose ratings fall by `step` from `top`."""
        ratings = [top - step * n for n in range(players)]
        return cls(ratings, rounds=rounds, half_point_byes=half_point_byes)

    def do(self, *commands: Command) -> Tournament:
        """Do the commands one by one."""
        for command in commands:
            events = command.decide(self.tournament)
            self.tournament = self.tournament.record(events, arbiter="Anna", time=TIME)
            self.commands.append(command)
        return self.tournament

    def store(self, path: Path) -> Path:
        """Write the event to a file by the same commands; return the path."""
        EventFile.create(path, *self.commands, arbiter="Anna").close()
        return path

    def pair(self) -> str:
        """Pair the next round and return its pairs as text."""
        self.do(PairRound())
        return self.pairs()

    def pairs(self) -> str:
        """The current round as text: `1-7 8-2 bye 9`, in the order of publication."""
        current = self.tournament.current
        assert current is not None
        numbers = self.tournament.numbers
        text = [f"{numbers[board.white]}-{numbers[board.black]}" for board in current.boards]
        return " ".join(text if current.bye is None else [*text, f"bye {numbers[current.bye]}"])

    def results(self, signs: str) -> None:
        """Enter the results of the current round, board 1 first."""
        number = len(self.tournament.rounds)
        self.do(*(EnterResult(number, board, Result(sign)) for board, sign in enumerate(signs, start=1)))

    def round(self, expected: str, signs: str) -> None:
        """Pair a round, hold it against the expected pairs, and enter its results in the order of those pairs."""
        paired = self.pair()
        assert as_set(paired) == as_set(expected)
        by_pair = dict(zip((p for p in expected.split() if "-" in p), signs, strict=True))
        order = [pair for pair in paired.split() if "-" in pair]
        self.results("".join(by_pair[pair] for pair in order))

    def id(self, number: int) -> ContestantId:
        """Id of a pairing number."""
        return self.tournament.ids[PairingNumber(number)]

    def points(self) -> dict[int, float]:
        """Points by pairing number."""
        return {card.number: card.points() / 2 for card in self.tournament.cards.values()}


def as_set(pairs: str) -> set[str]:
    """Pairs without their order; the bye is one of them."""
    return set(pairs.replace("bye ", "bye").split())


def gold12(rounds_played: int = 5, *, rounds: int = 5) -> Play:
    """GOLD-12 of the product research: 12 players, pairings on which two programs of different editions agree."""
    play = Play.evenly(12, 2350, 25, rounds=rounds)
    for pairs, signs in list(zip(GOLD12_PAIRS, GOLD12_RESULTS, strict=True))[:rounds_played]:
        play.round(pairs, signs)
    return play


GOLD12_PAIRS = (
    "1-7 8-2 3-9 10-4 5-11 12-6",
    "10-1 2-12 11-3 9-5 4-7 6-8",
    "1-2 3-10 8-9 12-4 7-11 5-6",
    "9-1 2-10 7-3 4-8 12-5 6-11",
    "10-9 1-8 2-7 5-4 11-12 3-6",
)
GOLD12_RESULTS = ("10=1=1", "=101=0", "10=01=", "1=10=0", "=10=1=")

GOLD10_PAIRS = (
    "1-6 7-2 3-8 9-4 5-10",
    "8-1 2-9 10-7 4-5 6-3",
    "9-8 1-4 3-10 7-5 6-2",
    "1-9 8-2 5-3 4-7 10-6",
)
GOLD10_RESULTS = ("1=01=", "10=10", "=1100", "1=010")


def gold10(rounds_played: int, *, half_point_byes: bool = False) -> Play:
    """GOLD-10: 10 players."""
    play = Play.evenly(10, 2300, 25, half_point_byes=half_point_byes)
    for pairs, signs in list(zip(GOLD10_PAIRS, GOLD10_RESULTS, strict=True))[:rounds_played]:
        play.round(pairs, signs)
    return play
