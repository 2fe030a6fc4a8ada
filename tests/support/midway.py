"""Events of any size in the middle of play, made through the commands of the program."""

from __future__ import annotations

from random import Random

from paircard.core.commands import CreateTournament, PairRound, RegisterEntrants, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from tests.bench.bench_swiss import by_rating


def midway(players: int, rounds: int, played: int) -> Tournament:
    """Return an event of some rounds after those played, results by rating; the same size gives the same event."""
    chance, tournament = Random(players), Tournament.beginning(SYSTEMS)
    entrants = tuple(Entrant.of(f"Player {n:04}", rating=2700 - n // 2) for n in range(1, players + 1))
    opening = CreateTournament(Details(f"{players} players"), Regulations(rounds)), RegisterEntrants(entrants)
    for command in (*opening, SetFirstColour("W")):
        tournament = tournament.imagine(*command.decide(tournament))
    for _ in range(played):
        tournament = _played(tournament.imagine(*PairRound().decide(tournament)), chance, players)
    return tournament


def _played(tournament: Tournament, chance: Random, players: int) -> Tournament:
    """Return the tournament after its current round."""
    number, numbers = len(tournament.rounds), tournament.numbers
    results = [
        ResultEntered(
            number, board.number, Result(by_rating(chance, numbers[board.white], numbers[board.black], players))
        )
        for board in tournament.rounds[-1].boards
    ]
    return tournament.imagine(RoundPublished(number), *results)
