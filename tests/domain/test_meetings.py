"""What is said of a table is what is posted: round, board and colours of every game, in every cycle."""

from __future__ import annotations

import pytest

from paircard.core.commands import CreateTournament, DrawNumbers, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.rules.book import rule
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from tests.support.round_robins import did


@pytest.mark.parametrize(("players", "cycles", "swap"), [(5, 1, False), (4, 2, True), (7, 3, True), (10, 2, False)])
def test_what_is_said_is_what_is_posted(players: int, cycles: int, swap: bool) -> None:
    """By numbers drawn by lot; every rule that is named can be read."""
    regulations = Regulations(5, "round-robin", options=RoundRobinOptions(cycles, swap))
    entrants = RegisterEntrants(tuple(Entrant.of(f"A{n}") for n in range(1, players + 1)))
    event = did(
        Tournament.beginning(SYSTEMS),
        CreateTournament(Details("Club"), regulations),
        entrants,
        DrawNumbers("7"),
        PostSchedule(),
    )
    meetings = system_of(event).meetings
    assert meetings is not None
    for round_ in event.rounds:
        for board in round_.boards:
            white, black = (event.numbers[id_] for id_ in board.players)
            place = f"  {white}-{black}: round {round_.number}, board {board.number}."
            for id_ in board.players:
                head, where, *_ = (line.text for line in meetings.pair_lines(event, round_.number, id_))
                assert head == f"{event.label(board.white)} has White against {event.label(board.black)}."
                assert where == place
            said = list(meetings.between(event, black, white))
            assert place in [line.text for line in said]
            assert sum(line.text.endswith(".") and " has White against " in line.text for line in said) == cycles
        for bye in round_.byes:
            first, *_ = meetings.pair_lines(event, round_.number, bye.who)
            assert first.text == f"{event.label(bye.who)} rests in round {round_.number}: no game and no point."
        assert all(rule(id_) for line in meetings.round_lines(event, round_.number) for id_ in line.rules)
