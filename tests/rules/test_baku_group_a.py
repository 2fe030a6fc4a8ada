"""Group A of the Baku acceleration where somebody registered is not there in round 1 (Q111; C.04.7 1.2, C.04.2 2.4)."""

from __future__ import annotations

import pytest

from paircard.core.commands import Command, CreateTournament, RegisterEntrants, SetFirstColour
from paircard.core.commands.pairing import PairRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.state_before import state_before
from paircard.core.event.tournament import Tournament
from paircard.core.review.before_pairing import befores
from paircard.core.review.explained_round import explaining
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.as_seen import position
from paircard.core.systems.dutch2026.options import DutchOptions, options_of
from paircard.core.systems.kit import acceleration
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.kit.baku import size_of_ga
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from tests.rules.test_dutch_whole_events import by_gacrux

TIME = "2026-05-01T12:00:00Z"


def did(event: Tournament, command: Command) -> Tournament:
    """Return the event after a command."""
    return event.record(command.decide(event), arbiter="A", time=TIME)


def entered(players: int, away: dict[int, int]) -> Tournament:
    """Return an accelerated event of five rounds; who is `away` in round 1 gets so many half points."""
    regulations = Regulations(5, "dutch-2026", half_point_byes=True, options=DutchOptions(acceleration="baku"))
    event = did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), regulations))
    named = tuple(Entrant.of(f"Player {number}", rating=2400 - 20 * number) for number in range(1, players + 1))
    event = did(did(event, RegisterEntrants(named)), SetFirstColour("W"))
    absent = [AbsenceAnnounced(ContestantId(id_), 1, half_points) for id_, half_points in away.items()]
    return event.record(absent, arbiter="A", time=TIME)


def played(event: Tournament, rounds: int) -> Tournament:
    """Return the event after rounds that the higher rated win."""
    for number in range(1, rounds + 1):
        event = did(event, PairRound())
        boards = event.rounds[-1].boards
        won = {board.number: Result.WHITE if board.white < board.black else Result.BLACK for board in boards}
        results = [ResultEntered(number, board, result) for board, result in won.items()]
        event = event.record([RoundPublished(number), *results], arbiter="A", time=TIME)
    return event


def last_of_ga(event: Tournament) -> ContestantId:
    """Return the last of group A."""
    baku = baku_of(event, options_of(event))
    assert baku is not None
    return baku.last_of_ga


@pytest.mark.parametrize(
    ("players", "away", "last"),
    [
        (9, {}, 6),  # N = 9: 2·⌈9/4⌉ = 6
        (9, {2: 0}, 5),  # N = 8: 1 3 4 5
        (9, {2: 1}, 5),  # a half-point bye is no part in round 1, either
        (9, {9: 0}, 4),  # N = 8: 1 2 3 4
        (12, {2: 0, 3: 0, 11: 0}, 8),  # N = 9: 1 4 5 6 7 8
    ],
)
def test_who_is_not_in_round_1_is_not_counted(players: int, away: dict[int, int], last: int) -> None:
    """N is who plays in round 1; every round is that of gacrux, when those who were away have come, too."""
    event = played(entered(players, away), 4)
    assert last_of_ga(event) == last
    report = write_trf(event, Edition.TRF26).decode()
    numbers = event.numbers
    for round_ in event.rounds:
        pairs = [(numbers[white], numbers[black]) for white, black in round_.pairs]
        bye = [] if round_.bye is None else [(numbers[round_.bye], 0)]
        assert sorted(pairs + bye) == by_gacrux(report, round_.number)


def test_who_comes_late_has_a_place_by_rating_and_moves_the_last_of_group_a_down() -> None:
    """C.04.7 1.3: the last stays the same person; who comes above them is in group A, who comes below is not."""
    event = played(entered(9, {2: 0}), 1)
    last = last_of_ga(event)
    late = (Entrant.of("Late above", rating=2330), Entrant.of("Late below", rating=2250))
    event = did(event, RegisterEntrants(late))
    assert last_of_ga(event) == last
    assert event.numbers[last] == 6
    assert {each.number for each in position(event).players if each.virtual} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("players", "away"), [(9, (2,)), (12, (2, 3)), (13, (1, 12)), (16, (3, 4, 5))])
def test_an_event_paired_when_everybody_entered_was_counted_stays_as_it_is(
    players: int, away: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Versions up to 0.2.0 counted who was absent: such an event opens, re-checks and goes on as it was paired."""

    def as_it_was(event: Tournament) -> ContestantId:
        return event.ids[PairingNumber(size_of_ga(players))]

    event = entered(players, dict.fromkeys(away, 0))
    with monkeypatch.context() as former:
        former.setattr(acceleration, "last_of_round_1", as_it_was)
        event = played(event, 3)
        then = last_of_ga(event)
    opened = Tournament.read(SYSTEMS, [entry.to_document() for entry in event.entries])
    assert last_of_ga(opened) == then
    for round_, before in befores(opened):
        assert not explaining(before).findings(before, round_)
        assert last_of_ga(before) == last_of_ga(state_before(opened, round_.number)) == then
