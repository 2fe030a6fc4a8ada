"""Whole events by the rules of 2026, by the commands of an arbiter: held against gacrux, the checker and themselves."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from random import Random

import pytest

from paircard.core.commands import Command, CreateTournament, RegisterEntrants, SetFirstColour
from paircard.core.commands.pairing import PairRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import AbsenceAnnounced, EntrantWithdrawn
from paircard.core.event.regulations import Details, Regulations, Together
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.review.explained_round import account_of, explaining
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf

ROUNDS = 7
RESULTS = (Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT)


@pytest.mark.parametrize("seed", range(6))
def test_whole_events(seed: int) -> None:
    """Late entries, byes, withdrawals, forfeits; every other one accelerated, every third with clubs kept apart."""
    held(played(seed))


@pytest.mark.parametrize(("seed", "points"), [(0, "3-1-0"), (2, "3-1-0 U=½"), (4, "3-2-1"), (1, "2-1-0")])
def test_whole_events_of_other_points(seed: int, points: str) -> None:
    """Results give what was announced, and the acceleration what a win gives."""
    held(played(seed, points))


def held(tournament: Tournament) -> None:
    """Hold every round against gacrux, the checker and its own account."""
    report = write_trf(tournament, Edition.TRF26).decode()
    numbers = tournament.numbers
    for round_ in tournament.rounds:
        pairs = [(numbers[white], numbers[black]) for white, black in round_.pairs]
        bye = [] if round_.bye is None else [(numbers[round_.bye], 0)]
        assert sorted(pairs + bye) == by_gacrux(report, round_.number)
        before = state_before(tournament, round_.number)
        assert not explaining(before).findings(before, round_)
        account = account_of(tournament, round_.number)
        assert account.told is not None
        assert account.otherwise is None
        for player in account.told.position.players:
            assert all(map(str, account.explain.way_lines(account.told, player.number)))


def by_gacrux(report: str, number: int) -> list[tuple[int, int]]:
    """Return the round that FIDE's reference code pairs, White first, 0 for the bye."""
    from gacrux.pairingdutch import pairing_dutch
    from gacrux.trf2json import trf2json

    read = trf2json()
    read.parse_file(report, 0)
    options: dict[str, object] = {"experimental": [], "verbose": 0}
    with redirect_stdout(StringIO()):
        brackets = pairing_dutch(read.get_tournament(1), number, options).compute_pairing(False, 0)
    return sorted((pair["w"], pair["b"]) for bracket in brackets for pair in bracket["pairs"])


def played(seed: int, points: str = "") -> Tournament:
    """Play an event; it may end early where nobody is left to be met."""
    chance = Random(seed)
    options = DutchOptions(chance.choice(("win", "draw")), "baku" if seed % 2 else "none")
    apart: Together = "club" if seed % 3 == 0 else ""
    regulations = Regulations(ROUNDS, "dutch-2026", half_point_byes=True, options=options, apart=apart, points=points)
    tournament = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), regulations))
    tournament = did(tournament, RegisterEntrants(entrants(chance, "Player", chance.randint(8, 20))))
    tournament = did(tournament, SetFirstColour(chance.choice(("W", "B"))))
    for number in range(1, ROUNDS + 1):
        if 1 < number < ROUNDS and chance.random() < 0.6:
            tournament = did(tournament, RegisterEntrants(entrants(chance, f"Late {number}", 1)))
        for id_ in tournament.to_pair:
            luck = chance.random()
            if luck < 0.03:
                away = AbsenceAnnounced(id_, number, chance.choice((0, 1)))
                tournament = tournament.record([away], arbiter="A", time=TIME)
            elif luck < 0.04 and number > 1:
                tournament = tournament.record([EntrantWithdrawn(id_, number)], arbiter="A", time=TIME)
        try:
            tournament = did(tournament, PairRound())
        except Refusal:
            break
        results = [
            ResultEntered(number, board.match, chance.choices(RESULTS, (4, 3, 4, 0.3))[0], board.game)
            for board in tournament.rounds[-1].boards
        ]
        tournament = tournament.record([RoundPublished(number), *results], arbiter="A", time=TIME)
    return tournament


TIME = "2026-05-01T12:00:00Z"


def did(tournament: Tournament, command: Command) -> Tournament:
    """Return the state after a command."""
    return tournament.record(command.decide(tournament), arbiter="A", time=TIME)


def entrants(chance: Random, name: str, count: int) -> tuple[Entrant, ...]:
    """Return players of any strength."""
    clubs = [f"Club {number}" for number in range(8)]
    return tuple(
        Entrant.of(f"{name} {each}", rating=chance.randint(1000, 2500), club=chance.choice(clubs))
        for each in range(count)
    )
