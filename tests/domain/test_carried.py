"""Games of the groups that count in a final: as links, so that a correction in the group is one in the final."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import (
    ClearResult,
    Command,
    CorrectColours,
    CorrectResult,
    CreateTournament,
    DrawGroups,
    EnterResult,
    FillFinal,
    PairRound,
    PostSchedule,
    RegisterEntrants,
    ReturnEntrant,
    Undo,
    UnpairRound,
    WithdrawEntrant,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.game_address import Address
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.round_facts import PairMade, RoundPaired, RoundUnpaired
from paircard.core.event.standing_of_rounds import finished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.pages.player_page import player_pages
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.advancing import Plan
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.drawing_groups import Way, even_places
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.values.errors import Refusal
from paircard.data.exchange.trf import read_trf
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.exchange.trf.writing.left_out import lost_in_report
from paircard.data.papers.as_text import as_text
from tests.support.sections import TIME

LEAGUE = Regulations(5, "round-robin", tie_breaks=("SB", "DE"))
DOUBLE = replace(LEAGUE, options=RoundRobinOptions(cycles=2))
SIGNS = (Result.WHITE, Result.DRAW, Result.BLACK, Result.WHITE_FORFEIT)


def did(tournament: Tournament, *commands: Command, stage: int = 1) -> Tournament:
    """The event after some commands in a stage."""
    state = tournament.seen(stage)
    for command in commands:
        state = state.record(command.decide(state), arbiter="Anna", time=TIME)
    return state


def played(tournament: Tournament, stage: int, results: str = "") -> Tournament:
    """The event after a whole stage; without results the lower start number wins."""
    state = did(tournament, PairRound(), stage=stage) if not tournament.seen(stage).rounds else tournament.seen(stage)
    typed = [
        EnterResult(
            round_.number,
            board.number,
            Result(results[at % len(results)])
            if results
            else Result.WHITE
            if state.numbers[board.white] < state.numbers[board.black]
            else Result.BLACK,
        )
        for at, (round_, board) in enumerate(state.missing)
    ]
    return did(state, *typed, stage=stage)


def groups(
    players: int = 8, number: int = 2, regulations: Regulations = LEAGUE, results: tuple[str, ...] = ()
) -> Tournament:
    """Groups drawn by the snake and played to their end."""
    entrants = tuple(Entrant.of(f"P{n}", rating=2400 - n) for n in range(1, players + 1))
    state = did(
        Tournament.beginning(SYSTEMS), CreateTournament(Details("Cup"), Regulations(5)), RegisterEntrants(entrants)
    )
    places = even_places(players, number, by_snake=True)
    state = did(state, DrawGroups(Way.SNAKE, places, regulations, seed="7", field_name="All"))
    for at in range(number):
        state = played(state, 2 + at, results[at] if results else "")
    return state


def final(state: Tournament, places: int = 2, regulations: Regulations = LEAGUE) -> Tournament:
    """The final of the first of each group, results carried over, its schedule posted."""
    pool = tuple(places for stage in state.stages if state.world[stage].pool == "Group")
    state = did(state, FillFinal("Group", Plan(pool, carry=True), "Final", regulations))
    return did(state, PostSchedule(), stage=max(state.world))


def elsewhere(state: Tournament) -> list[tuple[int, int]]:
    """Round and board of every game of the stage seen that was played before."""
    return [(r.number, b.number) for r in state.rounds for b in r.boards if b.same_as]


def card(state: Tournament, name: str) -> int:
    """Half points of a player in the stage seen."""
    return next(each.points() for each in state.cards.values() if each.entrant.name == name)


@given(
    players=st.integers(6, 16),
    number=st.integers(2, 4),
    cycles=st.integers(1, 2),
    seed=st.lists(st.sampled_from("10=+-"), min_size=1, max_size=40).map("".join),
)
def test_points_of_a_final_are_those_of_all_games_between_finalists(
    players: int, number: int, cycles: int, seed: str
) -> None:
    """Counted from the boards of both stages, without the links."""
    number = min(number, players // 3)
    league = replace(LEAGUE, options=RoundRobinOptions(cycles=cycles), tie_breaks=("SB", "TPN"))
    state = groups(players, number, league, (seed,) * number)
    state = played(final(state, 2, league), 2 + number, seed[::-1])
    ids = set(state.registrations)
    expected = dict.fromkeys(ids, 0)
    games = dict.fromkeys((frozenset((one, other)) for one in ids for other in ids if one < other), 0)
    for stage in range(2, 3 + number):
        for round_ in state.world[stage].rounds:
            for board in round_.boards:
                if ids.issuperset(board.players) and board.result and not board.same_as:
                    games[frozenset(board.players)] += 1
                    for id_, points in zip(board.players, board.result.half_points, strict=True):
                        expected[id_] += points
    assert {id_: each.points() for id_, each in state.cards.items()} == expected
    assert set(games.values()) == {cycles}
    assert finished(state)
    entries = json.loads(json.dumps([entry.to_document() for entry in state.entries]))
    assert Tournament.read(SYSTEMS, entries).seen(2 + number).cards == state.cards


def test_it_is_a_fact_of_the_schedule_and_no_copy() -> None:
    state = final(groups())
    made = [e.event for e in state.entries if isinstance(e.event, RoundPaired) and e.stage == 4]
    links = [pair for each in made for pair in each.pairs if pair.same_as]
    assert len(links) == 2
    assert {link.same_as.stage for link in links if link.same_as} == {2, 3}
    assert len(state.missing) == 4
    for link in links:
        assert link.same_as
        there = state.world[link.same_as.stage].rounds[link.same_as.round - 1].game(link.same_as.board)
        assert there.players == (link.white, link.black)


def test_a_correction_in_the_group_shows_in_the_final_at_once() -> None:
    state = final(groups())
    (number, board), *_ = elsewhere(state)
    link = state.rounds[number - 1].board(board)
    assert link.same_as
    before = {id_: each.points() for id_, each in state.cards.items()}
    there = state.seen(link.same_as.stage).rounds[link.same_as.round - 1].game(link.same_as.board)
    assert there.result is link.result
    group = did(state, CorrectResult(link.same_as.round, there.number, Result.DRAW, ""), stage=link.same_as.stage)
    after = group.seen(4)
    assert after.rounds[number - 1].board(board).result is Result.DRAW
    assert {id_ for id_, each in after.cards.items() if each.points() != before[id_]} == set(link.players)
    turned = did(group, CorrectColours(link.same_as.round, there.number, True), stage=link.same_as.stage).seen(4)
    assert turned.rounds[number - 1].board(board).reversed
    cleared = did(group, ClearResult(link.same_as.round, there.number), stage=link.same_as.stage).seen(4)
    assert (number, board) in [(r.number, b.number) for r, b in cleared.missing]
    assert did(cleared.seen(link.same_as.stage), Undo(), stage=link.same_as.stage).seen(4).cards == after.cards


def test_nothing_is_typed_in_the_final() -> None:
    state = final(groups())
    (number, board), *_ = elsewhere(state)
    commands: tuple[Command, ...] = (
        EnterResult(number, board, Result.DRAW),
        CorrectResult(number, board, Result.DRAW, "a slip"),
        ClearResult(number, board),
        CorrectColours(number, board, True),
    )
    for command in commands:
        with pytest.raises(Refusal, match=r"was played in Group \d, round \d: its result is typed"):
            command.decide(state)


def test_the_schedule_can_be_taken_back_until_a_game_is_played_here() -> None:
    state = final(groups())
    assert not did(state, UnpairRound("a mistake"), stage=4).rounds
    state = did(state, EnterResult(*next((r.number, b.number) for r, b in state.missing), Result.DRAW), stage=4)
    with pytest.raises(Refusal, match="Results are in"):
        UnpairRound().decide(state)


def test_no_round_of_the_group_is_taken_back_under_it() -> None:
    state = final(groups()).seen(2)
    emptied = [ClearResult(r.number, b.number) for r in state.rounds for b in r.boards]
    group = did(state, *emptied, stage=2)
    with pytest.raises(Refusal, match="Games of round 1 count in Final too"):
        UnpairRound().decide(group)
    with pytest.raises(ValueError, match="count in another stage too"):
        group.imagine(RoundUnpaired(1))


@pytest.mark.parametrize("link", [Address(9, 1, 1), Address(2, 9, 1), Address(2, 1, 9), Address(4, 1, 1)])
def test_a_journal_that_links_to_nothing_is_refused(link: Address) -> None:
    state = did(groups(), FillFinal("Group", Plan((2, 2)), "Final", LEAGUE)).seen(4)
    ids = tuple(state.ids[n] for n in sorted(state.ids))
    pairs = (PairMade(ids[0], ids[3], same_as=link), PairMade(ids[1], ids[2]))
    with pytest.raises(ValueError, match="is no game of these two"):
        state.imagine(RoundPaired(1, pairs, numbers=ids))


def test_who_leaves_the_final_early_has_that_game_annulled_there_alone() -> None:
    state = final(groups())
    (number, board), *_ = elsewhere(state)
    gone = state.rounds[number - 1].board(board).white
    left = did(state, WithdrawEntrant(gone), stage=4)
    assert left.rounds[number - 1].board(board).annulled
    link = left.rounds[number - 1].board(board).same_as
    assert link
    assert not left.seen(link.stage).rounds[link.round - 1].game(link.board).annulled
    assert did(left, ReturnEntrant(gone), stage=4).cards == state.cards


def test_a_swiss_final_says_why() -> None:
    command = FillFinal("Group", Plan((2, 2), carry=True), "Final", Regulations(3))
    with pytest.raises(Refusal, match="No results are carried over: a Swiss pairs by points from its round 1"):
        command.decide(groups())


def test_two_games_do_not_fit_into_one_cycle() -> None:
    command = FillFinal("Group", Plan((2, 2), carry=True), "Final", LEAGUE)
    with pytest.raises(Refusal, match="have played 2 games before, here they meet once: take as many cycles"):
        command.decide(groups(regulations=DOUBLE))


def test_one_game_stands_in_the_cycle_of_its_colours() -> None:
    """In a double final the second game is played, with the other colours."""
    state = final(groups(), regulations=DOUBLE)
    for number, board in elsewhere(state):
        one = state.rounds[number - 1].board(board)
        (other,) = (b for r in state.rounds for b in r.boards if {*b.players} == {*one.players} and b.same_as is None)
        assert other.players == one.players[::-1]


def test_papers_name_where_a_game_was_played() -> None:
    state = final(groups())
    (number, board), *_ = elsewhere(state)
    one = state.rounds[number - 1].board(board)
    assert one.same_as
    white, black = (state.numbers[id_] for id_ in one.players)
    where = f"{white}-{black} in Group {one.same_as.stage - 1}, round {one.same_as.round}"
    sheet = as_text(make_paper(state, "pairings", number))
    assert where in " ".join(sheet.split())
    assert f"{one.result.text if one.result else ''} *" in sheet
    for paper in ("rounds", "crosstable", "start-cards", "report", "standings", "progress", "fallback"):
        assert where in " ".join(as_text(make_paper(state, paper)).split()), paper
    pages = dict(player_pages(state))
    assert where in " ".join(as_text(pages[white]).split())
    if all(each.same_as for each in state.rounds[number - 1].boards):
        with pytest.raises(Refusal, match=f"All games of round {number} were played in an earlier stage"):
            make_paper(state, "slips", number)
    else:
        assert f"board {board}" not in as_text(make_paper(state, "slips", number))
    assert "do not meet again" in " ".join(as_text(make_paper(state, "announcement")).split())


def test_a_report_rates_it_once() -> None:
    state = played(final(groups()), 4)
    assert len(elsewhere(state)) == 2
    games = 0
    for stage in (2, 3, 4):
        read = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(state.seen(stage))).events)
        games += sum(board.result is not None for round_ in read.rounds for board in round_.boards)
    assert games == 6 + 6 + 4
    assert "2 games of an earlier stage left out" in " ".join(lost_in_report(state))
    assert system_of(state).exchange.code(state) == "CUSTOM_ROUNDROBIN"
    read = Tournament.beginning(SYSTEMS).imagine(*read_trf(write_trf(state)).events)
    assert not read.missing  # what is left out is no game to come


def test_explanation_says_why_it_is_not_played_again() -> None:
    state = final(groups())
    (number, board), *_ = elsewhere(state)
    meetings = system_of(state).meetings
    assert meetings
    one = state.rounds[number - 1].board(board)
    told = " ".join(line.text for line in meetings.pair_lines(state, number, one.white))
    assert "had White against" in told
    assert "that game counts here, and is not played again" in told
    between = [line.text for line in meetings.between(state, *(state.numbers[id_] for id_ in one.players))]
    assert any("is not played again" in line for line in between)
