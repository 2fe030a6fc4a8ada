"""A draw into groups and the final after it: one command each, one undo, and every lot can be drawn again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import (
    Command,
    CreateTournament,
    DrawGroups,
    EnterResult,
    FillFinal,
    PairByHand,
    PairRound,
    RegisterEntrants,
    SetFirstColour,
    Undo,
    UnpairRound,
)
from paircard.core.event.announced_facts import LotsDrawn
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.lots import draw_order
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.papers.catalogue import make_paper
from paircard.core.systems.advancing import Plan
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.drawing_groups import Apart, Way, even_places
from paircard.core.values.errors import Refusal
from paircard.data.papers.as_text import as_text
from tests.support.ids import ids
from tests.support.sections import TIME

LEAGUE = Regulations(5, "round-robin", tie_breaks=("SB", "DE"))


def did(tournament: Tournament, *commands: Command, stage: int = 1) -> Tournament:
    """The event after some commands in a stage."""
    state = tournament.seen(stage)
    for command in commands:
        state = state.record(command.decide(state), arbiter="Anna", time=TIME)
    return state


def field(players: int) -> Tournament:
    """An event in which nobody has played yet; every third is of the same club."""
    entrants = tuple(Entrant.of(f"P{n}", rating=2400 - n, club="ABC"[n % 3]) for n in range(1, players + 1))
    return did(
        Tournament.beginning(SYSTEMS), CreateTournament(Details("Cup"), Regulations(5)), RegisterEntrants(entrants)
    )


def drawn(players: int = 8, places: tuple[int, ...] = (4, 4), **fields: object) -> Tournament:
    """The same, drawn into groups from baskets."""
    command = DrawGroups(Way.BASKETS, places, LEAGUE, seed="slip 12", field_name="All", present="Bo, Cy")
    return did(field(players), replace(command, **fields))  # type: ignore[arg-type]


def played(tournament: Tournament, stage: int) -> Tournament:
    """The event after a whole group, the lower start number always the winner."""
    group = did(tournament, PairRound(), stage=stage)
    results = [
        EnterResult(
            round_.number,
            board.number,
            Result.WHITE if group.numbers[board.white] < group.numbers[board.black] else Result.BLACK,
        )
        for round_, board in group.missing
    ]
    return did(group, *results, stage=stage)


@given(
    players=st.integers(6, 40),
    groups=st.integers(1, 5),
    way=st.sampled_from([Way.SNAKE, Way.BASKETS]),
    apart=st.sampled_from([(), (Apart.CLUB,)]),
    seed=st.text("abc123", min_size=1, max_size=4),
)
def test_everybody_is_in_one_group_and_one_undo_takes_it_all_back(
    players: int, groups: int, way: Way, apart: tuple[Apart, ...], seed: str
) -> None:
    groups = min(groups, players // 3)
    before = field(players)
    places = even_places(players, groups, by_snake=way is Way.SNAKE)
    state = did(before, DrawGroups(way, places, LEAGUE, apart, seed))
    made = [state.seen(stage) for stage in state.stages[1:]]
    assert sorted(id_ for each in made for id_ in each.registrations) == list(range(1, players + 1))
    assert tuple(len(each.registrations) for each in made) == places
    assert [each.regulations.rounds for each in made] == [n - 1 + n % 2 for n in places]
    entries = json.loads(json.dumps([entry.to_document() for entry in state.entries]))
    assert Tournament.read(SYSTEMS, entries).world == state.world
    for stage in state.stages:
        assert did(state, Undo(), stage=stage).world == before.world


def test_every_lot_can_be_drawn_again_by_anybody_and_is_of_this_event_alone() -> None:
    state = drawn()
    digest = state.entries[0].digest
    lots = {each.purpose: each for each in state.facts.lots}
    assert [*lots][:2] == ["stage 1: basket 1", "stage 1: basket 2"]
    for purpose, each in lots.items():
        again = draw_order("slip 12", digest, purpose, map(str, sorted(each.order)))
        assert tuple(map(int, again)) == each.order
        assert each.present == "Bo, Cy"
    numbers = tuple(state.seen(2).ids[PairingNumber(n)] for n in (1, 2, 3, 4))
    given = state.seen(2).facts.numbers_given
    assert given is not None
    assert (given.purpose, given.present) == ("stage 1: numbers of group 1", "Bo, Cy")
    again = draw_order("slip 12", digest, given.purpose, map(str, sorted(given.order)))
    assert tuple(map(int, again)) == given.order == numbers


def test_drawn_numbers_come_back_with_a_schedule_that_is_taken_back() -> None:
    state = drawn()
    numbers = state.seen(2).numbers
    state = did(state, PairRound(), stage=2)
    assert state.seen(2).numbers == numbers
    state = did(state, UnpairRound("a mistake"), stage=2)
    assert state.seen(2).numbers == numbers


def test_a_final_names_group_and_place_of_everybody() -> None:
    state = played(played(drawn(), 2), 3)
    plan = Plan((2, 1), best_next=1, across=("PTS",))
    with pytest.raises(Refusal, match="Lots must decide first"):
        FillFinal("Group", replace(plan, places=(2, 2), best_next=1), "Final", LEAGUE).decide(state)
    state = did(state, FillFinal("Group", plan, "Final", LEAGUE, seed="slip 3"))
    final = state.seen(4)
    rules = {each.rule for each in final.registrations.values()}
    assert {"place 1 of group 1", "place 2 of group 1", "place 1 of group 2"} <= rules
    assert "place 2 of group 2, one of the best of those next, by points" in rules
    assert final.planned == 3
    assert did(state, Undo(), stage=2).stages == (1, 2, 3)


def test_a_group_that_is_not_finished_fills_nothing() -> None:
    state = played(drawn(), 2)
    with pytest.raises(Refusal, match="Group 2 has not begun"):
        FillFinal("Group", Plan((1, 1)), "Final", LEAGUE).decide(state)


def test_lots_among_people_of_several_groups_stand_in_any_stage_and_on_no_table() -> None:
    state = played(played(drawn(), 2), 3)
    among = (state.seen(2).ids[PairingNumber(1)], state.seen(3).ids[PairingNumber(1)])
    state = state.seen(2).imagine(LotsDrawn("stage 2: advancing from Group", among, "7"))
    assert "advancing" not in as_text(make_paper(state, "tie-breaks"))
    with pytest.raises(LookupError):
        state.imagine(LotsDrawn("stage 2: advancing from Group", ids(99, 1), "7"))


def test_what_cannot_be_drawn_is_refused() -> None:
    command = DrawGroups(Way.SNAKE, (4, 4), LEAGUE, seed="7")
    for state, wrong, said in (
        (field(8), replace(command, seed=""), "Lots need a seed"),
        (field(8), replace(command, places=(6, 2)), "Group 2 would have 2 players"),
        (field(8), replace(command, places=(4, 3)), "7 places together, but 8 enter"),
        (field(1), replace(command, places=(1,)), "nobody to draw"),
        (drawn(), command, "drawn into Group 1, Group 2 already"),
        (did(drawn(), PairRound(), stage=2).seen(2), command, "Round 1 is paired"),
    ):
        with pytest.raises(Refusal, match=said):
            wrong.decide(state)


def test_who_was_drawn_plays_in_the_groups_alone() -> None:
    """The stage that was drawn is paired neither by the system nor by hand, until the draw is taken back."""
    state = did(drawn(), SetFirstColour("W"))
    for command in (
        PairRound(),
        PairByHand(
            (
                (ContestantId(1), ContestantId(2)),
                (ContestantId(3), ContestantId(4)),
                (ContestantId(5), ContestantId(6)),
                (ContestantId(7), ContestantId(8)),
            ),
            None,
            "by lot",
        ),
    ):
        with pytest.raises(Refusal, match="drawn into Group 1, Group 2 already"):
            command.decide(state)
    assert did(drawn(), PairRound(), stage=2).rounds
    assert did(drawn(), Undo(), SetFirstColour("W"), PairRound()).rounds
