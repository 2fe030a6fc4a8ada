"""A blitz evening of 17 and of 18 players typed by keys on a real terminal of 80x24, as its rounds end."""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.pty import Terminal
from tests.ui.test_key_scripts import paircard

LAST = 17
"""Rounds there are, of 17 players as of 18."""
ROUNDS = min(LAST, int(os.environ.get("PAIRCARD_BLITZ_ROUNDS", "3")))
"""So many are played; all where there is time."""


def signs(number: int, boards: int) -> str:
    """The results of a round, board by board."""
    return "".join("150"[(number * number + board) % 3] for board in range(boards))


def types_round(terminal: Terminal, number: int, boards: int) -> None:
    """Half of the rounds in the order of the boards; in the others a board further down has ended first."""
    typed = signs(number, boards)
    if number % 2:
        terminal.type(typed)
        return
    early = number % boards + 1
    terminal.type(f"g{early}\r{typed[early - 1]}g1\r")
    terminal.type(f"{typed[: early - 1]}g{early + 1}\r{typed[early:]}" if early < boards else typed[:-1])


@pytest.mark.parametrize("players", [17, 18])
def test_a_blitz_evening(tmp_path: Path, players: int) -> None:
    """Seats by lot, results by board, everybody told where to go, the table; as typed it is in the file."""
    entrants = tuple(Entrant.of(f"Blitz {number:02}") for number in range(1, players + 1))
    opening = (CreateTournament(Details("Evening"), Regulations(5, "sliding")), RegisterEntrants(entrants))
    path = tmp_path / "blitz.json"
    EventFile.create(path, *opening, arbiter="Anna").close()
    boards = players // 2
    with paircard(tmp_path, "blitz.json") as terminal:
        terminal.wait_for(f"{players} entrants")
        terminal.type("Dy4\rPp")
        terminal.wait_for("The whole schedule is posted")
        for number in range(1, ROUNDS + 1):
            terminal.wait_for(f"Round {number} of {LAST}")
            types_round(terminal, number, boards)
            terminal.wait_for(f"Round {number} of {LAST} · complete")
            terminal.type("]" if number < ROUNDS else "")
        terminal.type("S")
        terminal.wait_for(f"after round {LAST}" if ROUNDS == LAST else f"Standings, {boards * ROUNDS} of")
        terminal.type("X")
        terminal.wait_for("sit, and go next?")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(path) as event:
        state = event.tournament
    met = Counter(frozenset(board.players) for each in state.rounds for board in each.boards)
    assert met == Counter(map(frozenset, combinations(state.registrations, 2)))
    for number, each in enumerate(state.rounds[:ROUNDS], 1):
        assert [board.result for board in each.boards] == list(map(Result, signs(number, boards).replace("5", "=")))
    assert sum(card.score for card in state.cards.values()) == 2 * boards * ROUNDS
