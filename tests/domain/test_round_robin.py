"""A round robin as an event: all rounds are there at once, and results come in any order."""

from __future__ import annotations

import pytest

from paircard.core.commands import (
    AnnounceAbsence,
    ChangeRegulations,
    ClearResult,
    Command,
    CorrectResult,
    CreateTournament,
    EnterResult,
    PairAnew,
    PairByHand,
    PairRound,
    PostSchedule,
    RegisterEntrants,
    ReturnEntrant,
    SetFirstColour,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.standing_of_rounds import settled_up_to
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.tables.standings import standings
from paircard.core.values.errors import Refusal
from tests.support.round_robins import did, opening, posted, results


def opened(players: int, cycles: int = 1) -> Tournament:
    """An event with its entrants, nothing posted yet."""
    return did(Tournament.beginning(SYSTEMS), *opening(players, cycles))


def typed(tournament: Tournament, seed: int) -> Tournament:
    """The event with all its results."""
    return did(tournament, *results(tournament, seed))


@pytest.mark.parametrize(("players", "cycles", "rounds"), [(5, 1, 5), (10, 1, 9), (6, 2, 10), (40, 4, 156)])
def test_the_whole_schedule_is_posted_at_once(players: int, cycles: int, rounds: int) -> None:
    """As many rounds as the table has; everybody meets everybody as often as there are cycles; one undo takes it."""
    event = posted(players, cycles)
    assert (event.scheduled, event.planned, event.under_way, settled_up_to(event)) == (rounds, rounds, 1, 0)
    assert all(round_.published for round_ in event.rounds)
    met = [frozenset(board.players) for round_ in event.rounds for board in round_.boards]
    assert {met.count(pair) for pair in set(met)} == {cycles}
    assert len(set(met)) == players * (players - 1) // 2
    assert did(event, Undo()).rounds == ()


def test_any_order_of_results_gives_the_same_table() -> None:
    """Whoever always wins is first, and a free round gives nobody anything."""
    kinds = [line.kind for card in posted(5).cards.values() for line in card.lines]
    assert kinds.count(Kind.FREE) == 5
    for seed in range(3):
        table = standings(typed(posted(5), seed))
        assert [(row.card.number, row.points) for row in table.rows] == [(1, 8), (2, 6), (3, 4), (4, 2), (5, 0)]
        assert not table.provisional


def test_no_game_has_begun_that_nobody_plays() -> None:
    """Boards of rounds to come give no colours, no opponents, no points."""
    event = posted(6)
    assert {len(card.opponents) for card in event.cards.values()} == {1}, "the round in play"
    assert {len(card.colours) for card in event.cards.values()} == {1}
    last = event.rounds[-1]
    event = did(event, EnterResult(last.number, 1, Result.WHITE))
    assert event.under_way == 1
    ahead = event.cards[last.boards[0].white]
    assert (len(ahead.opponents), ahead.score) == (2, 2)


def test_sonneborn_berger_counts_no_free_round() -> None:
    """Beating one player, who beat another, is worth what that one has: 1 point."""
    event = posted(5)
    ids = event.ids
    for winner, loser in ((1, 2), (2, 3)):
        number, board = next(
            (round_.number, board)
            for round_ in event.rounds
            for board in round_.boards
            if set(board.players) == {ids[PairingNumber(winner)], ids[PairingNumber(loser)]}
        )
        won = Result.WHITE if board.white == ids[PairingNumber(winner)] else Result.BLACK
        event = did(event, EnterResult(number, board.number, won))
    sums = {row.card.number: row.figures[0].value for row in standings(event).rows}
    assert sums[PairingNumber(1)] == 4, "quarter points"
    assert sums[PairingNumber(4)] == 0, "nobody has a sum without a game"


def test_a_result_is_changed_as_it_was_typed() -> None:
    """Nothing rests on it: no reason, no later round in the way, in any round."""
    event = did(posted(5), EnterResult(1, 1, Result.WHITE), EnterResult(4, 2, Result.DRAW))
    event = did(event, EnterResult(1, 1, Result.DRAW), CorrectResult(4, 2, Result.BLACK, ""), ClearResult(1, 1))
    assert [board.result for _, board in event.missing].count(None) == 9
    assert event.rounds[3].board(2).result is Result.BLACK


def test_who_leaves_loses_the_games_still_to_be_played() -> None:
    """What was played stays; one undo brings everything back."""
    event = did(posted(5), EnterResult(1, 1, Result.WHITE), EnterResult(2, 2, Result.WHITE))
    number, board = event.rounds[0].number, event.rounds[0].boards[0]
    leaving = board.white
    left = did(event, WithdrawEntrant(leaving, "ill"))
    of_theirs = [each for round_ in left.rounds for each in round_.boards if leaving in each.players]
    assert left.rounds[number - 1].board(1).result is Result.WHITE
    assert [each.result is not None and each.result.played for each in of_theirs].count(True) == 2
    assert left.cards[leaving].points() == 2
    assert not any(leaving in each.players for _, each in left.missing)
    assert len(did(left, Undo()).missing) == 8
    back = did(left, ReturnEntrant(leaving))
    assert not back.registrations[leaving].gone


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (RegisterEntrants((Entrant("New"),)), "nobody can join"),
        (AnnounceAbsence(ContestantId(1), 2), "nobody is absent"),
        (PairRound(), "All 5 rounds are posted"),
        (PostSchedule(), "All 5 rounds are posted"),
        (PairAnew(), "the pairs of a round robin"),
        (PairByHand((), None, "why"), "by hand"),
        (SetFirstColour("W"), "gives the colours"),
        (UnpairRound(), "Results are in"),
        (ChangeRegulations(Regulations(7, "round-robin", options=RoundRobinOptions())), "rounds cannot change"),
        (ChangeRegulations(Regulations(5, "round-robin", options=RoundRobinOptions(2))), "rounds cannot change"),
        (ChangeRegulations(Regulations(5)), "system cannot change"),
    ],
)
def test_what_a_table_forbids_is_refused_in_a_sentence(command: Command, said: str) -> None:
    """Every command of an event says what is different here, and none falls over."""
    with pytest.raises(Refusal, match=said):
        command.decide(did(posted(5), EnterResult(1, 1, Result.WHITE)))


def test_the_schedule_goes_as_a_whole() -> None:
    """As long as nobody has played it is taken back, and numbers follow the order of the list again."""
    event = did(posted(5), UnpairRound())
    assert event.rounds == ()
    assert all(each.number is None for each in event.registrations.values())


def test_too_few_and_those_who_will_not_play() -> None:
    """The table is for those who play, three at least."""
    with pytest.raises(Refusal, match="3 to 40 players, not for 2"):
        PostSchedule().decide(opened(2))
    with pytest.raises(Refusal, match=r"Strike out .* 3 A3"):
        PostSchedule().decide(did(opened(5), WithdrawEntrant(ContestantId(3))))
    with pytest.raises(Refusal, match="one by one"):
        PostSchedule().decide(did(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), Regulations())))
    with pytest.raises(Refusal, match="1 to 10 cycles"):
        opened(5, 11)


def test_a_file_of_it_is_read_again() -> None:
    """Options stand under the key of their system; an older version is told that it is too old."""
    event = typed(posted(5, 2), 1)
    documents = [entry.to_document() for entry in event.entries]
    told = documents[0]["event"]
    assert isinstance(told, dict)
    assert told["regulations"]["options"] == {"round-robin": {"cycles": 2, "swap_last_two": False}}
    again = Tournament.read(SYSTEMS, documents)
    assert again.regulations == event.regulations
    assert [row.points for row in standings(again).rows] == [row.points for row in standings(event).rows]


def test_every_system_has_its_facets_or_says_why_not() -> None:
    """What is missing is said in a sentence; what is there is not."""
    for key, system in SYSTEMS.items():
        assert system.key == key
        assert all((system.entry, system.rounds, system.law, system.worth, system.tables, system.exchange))
        for name in ("explain", "groups", "steps", "teach"):
            assert bool(getattr(system, name)) != bool(system.lacks(name))
