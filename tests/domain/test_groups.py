"""Score groups and brackets of the next round: the published examples, and what must hold of any event."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import AnnounceAbsence, ClearResult, RegisterEntrants, WithdrawEntrant
from paircard.core.event.card import Kind
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import BracketView, ScoreGroup
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.swiss1998.facets.groups import away, brackets, score_groups
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.play import GOLD12_RESULTS, Play, gold10, gold12

EON = Path(__file__).parents[1] / "rules" / "fixtures" / "swiss1998" / "eon_2007a.json"


def eon(rounds_played: int) -> Tournament:
    """Replay a real event whose round 5 is a known case (rules, section 9)."""
    play = Play.evenly(20, 2400, 10, rounds=9)
    for each in json.loads(EON.read_text())["rounds"][:rounds_played]:
        play.round(" ".join(f"{white}-{black}" for white, black in each["pairs"]), each["results"])
    return play.tournament


def numbers(group: ScoreGroup) -> tuple[list[int], list[int]]:
    """Pairing numbers of S1 and of S2."""
    return [player.number for player in group.s1], [player.number for player in group.s2]


def test_the_score_groups_of_a_known_event() -> None:
    """Rules, section 9: the groups before round 5, each split in the middle (A6)."""
    groups = {group.score: numbers(group) for group in score_groups(eon(4))}
    assert groups == {
        7: ([], [8]),
        6: ([], [1]),
        5: ([2, 4, 5], [7, 9, 16, 17]),
        4: ([3, 6], [11, 13, 15]),
        3: ([10], [20]),
        2: ([12], [18, 19]),
        0: ([], [14]),
    }
    assert list(groups) == sorted(groups, reverse=True)


def test_the_brackets_of_a_known_event() -> None:
    """Rules, section 9: who moved down, who met whom, who moved on, and at which x."""
    views = {view.score: view for view in brackets(eon(4))}
    five, four, two = views[5], views[4], views[2]
    assert {player.number for player in five.players if player.id in five.moved_down} == {8, 1}
    assert numbers(five) == ([8, 1, 4, 9], [7, 2, 5, 17, 16])
    assert [(white.number, black.number) for white, black in five.pairs] == [(7, 8), (1, 2), (5, 4), (17, 9)]
    assert [player.number for player in five.left_over] == [16]
    assert (five.x, five.p, five.bye) == (0, 2, None)
    assert four.result is not None
    assert (four.result.first_x, four.result.x, "C11" in four.articles) == (0, 2, True)
    assert [player.number for player in two.left_over] == [12]
    assert views[7].articles == views[6].articles == views[3].articles == ("C1",)


def test_x_of_the_groups_is_that_of_the_procedure() -> None:
    """Where nobody moves down, x by A8 is the one the procedure begins with."""
    for rounds in range(1, 5):
        tournament = gold12(rounds).tournament
        natural = {group.score: group for group in score_groups(tournament)}
        for view in brackets(tournament):
            if not view.moved_down and view.result is not None and "C1" not in view.articles:
                assert natural[view.score].x == view.result.first_x


def test_an_open_game_leaves_three_scores() -> None:
    """GOLD-12, round 2 with one result in, 10-1 a draw: both have 1½, nothing else is settled."""
    play = gold12(1)
    play.pair()
    play.results(GOLD12_RESULTS[1][0])
    found = {player.number: player for group in score_groups(play.tournament) for player in group.players}
    settled = {player.number for player in found.values() if not player.open}
    assert settled == {number for number, player in found.items() if player.reachable == ()} == {10, 1}
    assert (found[PairingNumber(10)].score, found[PairingNumber(1)].score) == (3, 3)
    assert found[PairingNumber(7)].reachable == (0, 1, 2)
    assert found[PairingNumber(2)].reachable == (2, 3, 4)


def test_a_group_is_fixed_when_no_missing_result_can_reach_it() -> None:
    """With one board open, only its two players and the scores they may reach are open."""
    play = gold12(2)
    board = play.tournament.rounds[1].boards[5]
    play.do(ClearResult(2, 6))
    pair = {play.tournament.cards[id_].score for id_ in board.players}
    reached = {score + more for score in pair for more in (0, 1, 2)}
    for group in score_groups(play.tournament):
        assert group.fixed == (group.score not in reached)
        assert group.open == sum(player.id in board.players for player in group.players)


def test_no_brackets_while_a_result_is_missing() -> None:
    """The scores are not known (A2)."""
    play = gold12(2)
    play.do(ClearResult(2, 3))
    with pytest.raises(Refusal, match="A2: Round 2 has no result on board 3"):
        brackets(play.tournament)


def test_no_brackets_after_the_last_round() -> None:
    """There is nothing left to pair."""
    with pytest.raises(Refusal, match="All 5 rounds"):
        brackets(gold12(5).tournament)


def test_no_brackets_without_the_first_colour() -> None:
    """A7: the colour of the highest player is drawn first; the groups can be shown all the same."""
    tournament = Play.evenly(6, 2000, 10).tournament.record((), arbiter="Anna", time="")
    bare = Tournament.beginning(SYSTEMS).imagine(*(entry.event for entry in tournament.entries[:-1]))
    assert bare.facts.first_colour is None
    assert [numbers(group) for group in score_groups(bare)] == [([1, 2, 3], [4, 5, 6])]
    with pytest.raises(Refusal, match="A7"):
        brackets(bare)


def test_the_bye_stands_in_the_lowest_bracket() -> None:
    """GOLD-12 without 6 in round 3: 5 has the bye (S3)."""
    play = gold12(2)
    play.do(WithdrawEntrant(play.id(6)))
    *others, lowest = brackets(play.tournament)
    assert lowest.bye == play.id(5)
    assert [player.number for player in lowest.left_over] == [5]
    assert all(view.bye is None for view in others)


def test_those_away_are_told_apart() -> None:
    """Withdrawn (F5), absent (F5) and with a half point (R18); none of them is in a group."""
    play = gold10(1, half_point_byes=True)
    play.do(
        WithdrawEntrant(play.id(3)), AnnounceAbsence(play.id(4), 2), AnnounceAbsence(play.id(5), 2, half_point=True)
    )
    assert away(play.tournament) == {
        Kind.WITHDRAWN: (play.id(3),),
        Kind.ABSENT: (play.id(4),),
        Kind.HALF_BYE: (play.id(5),),
    }
    shown = {player.number for group in score_groups(play.tournament) for player in group.players}
    assert shown == {1, 2, 6, 7, 8, 9, 10}


def test_a_late_entrant_stands_where_his_rating_puts_him() -> None:
    """R17: the number is the next free one, the place in the group follows A2."""
    play = gold10(1)
    play.do(RegisterEntrants((Entrant.of("Late", rating=2290),)))
    lowest = score_groups(play.tournament)[-1]
    late = lowest.s1[0]
    assert late.number == 11
    assert (late.colours, late.preference.colour, late.floats) == ("", None, "-")


@settings(max_examples=examples(30), deadline=None)
@given(players=st.integers(2, 13), rounds=st.integers(0, 4), data=st.data())
def test_of_any_event(players: int, rounds: int, data: st.DataObject) -> None:
    """Every player is in one group; A6 and A8 hold; brackets pair and move on everybody."""
    play = Play.evenly(players, 2400, 10, rounds=9)
    for _ in range(rounds):
        try:
            play.pair()
        except Refusal:
            break
        boards = len(play.tournament.rounds[-1].boards)
        play.results("".join(data.draw(st.lists(st.sampled_from("10="), min_size=boards, max_size=boards))))
    groups = score_groups(play.tournament)
    _holds_of_groups(groups, play.tournament)
    try:
        views = brackets(play.tournament)
    except Refusal:
        return
    _holds_of_brackets(views, play.tournament)


def _holds_of_groups(groups: tuple[ScoreGroup, ...], tournament: Tournament) -> None:
    order = [player.id for group in groups for player in group.players]
    assert tuple(order) == tournament.to_pair
    for group in groups:
        size = len(group.players)
        assert {player.score for player in group.players} == {group.score}
        assert (len(group.s1), group.p) == (size // 2, size // 2)
        assert group.whites + group.blacks <= size
        assert 0 <= group.x <= group.p
        assert group.x == max(0, max(group.whites, group.blacks) - -(-size // 2))
        assert group.fixed


def _holds_of_brackets(views: tuple[BracketView, ...], tournament: Tournament) -> None:
    proposal = tournament.proposal
    pairs = {(white.id, black.id) for view in views for white, black in view.pairs}
    assert pairs == {(pair.white, pair.black) for pair in proposal.pairs}
    assert [view.bye for view in views if view.bye is not None] == ([proposal.bye] if proposal.bye else [])
    rank = {id_: place for place, id_ in enumerate(tournament.to_pair)}
    for view in views:
        assert view.moved_down <= {player.id for player in view.players}
        assert [rank[player.id] for player in view.s1] == sorted(rank[player.id] for player in view.s1)
        for one, other in zip(view.s1, view.s2, strict=False):
            assert rank[one.id] < rank[other.id]
    for above, below in pairwise(views):
        assert {player.id for player in above.left_over} <= below.moved_down
