"""Who can still win: nobody is given up who could, and nobody is kept who could not."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.commands import EnterResult, PublishRound, WithdrawEntrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.pages.in_parts import parts_of
from paircard.core.pages.ladder import History, standings_pages
from paircard.core.pages.parts import Ladder
from paircard.core.tables.standings import standings
from paircard.core.tables.who_can_still_win import behind, chances, in_reach
from paircard.core.values.points import format_points
from paircard.data.pages.parts_as_html import lines_of
from tests.support.dose import examples
from tests.support.play import Play, gold12
from tests.support.round_robins import did, posted

fields = st.lists(st.tuples(st.integers(0, 18), st.integers(0, 8)), min_size=1, max_size=12)


@given(field=fields, data=st.data())
def test_whoever_is_out_never_catches_up_and_whoever_is_in_may(
    field: list[tuple[int, int]], data: st.DataObject
) -> None:
    points = {ContestantId(at): each for at, (each, _) in enumerate(field)}
    more = {ContestantId(at): most for at, (_, most) in enumerate(field)}
    reach = in_reach(points, more)
    got = {id_: data.draw(st.integers(0, most)) for id_, most in more.items()}
    best = max(points[id_] + got[id_] for id_ in points)
    for id_ in points:
        if id_ in reach:
            assert points[id_] + more[id_] >= max(points.values()), "if everybody else loses"
        else:
            assert points[id_] + got[id_] < best


@settings(max_examples=examples(15), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_in_real_events_nobody_who_is_out_wins(seed: int) -> None:
    """A Swiss of seven rounds played out at random, looked at after every round and in the middle of each."""
    chance = random.Random(seed)
    play = Play.evenly(10, 2200, 20, rounds=6)
    out: set[ContestantId] = set()
    while not play.tournament.all_paired:
        play.pair()
        boards = list(play.tournament.rounds[-1].boards)
        play.do(PublishRound())
        chance.shuffle(boards)
        for at, board in enumerate(boards):
            number = play.tournament.under_way
            play.do(EnterResult(number, board.number, chance.choice([Result.WHITE, Result.BLACK, Result.DRAW])))
            if at in {2, len(boards) - 1} and (now := chances(play.tournament, standings(play.tournament))):
                out |= {row.card.id for row in standings(play.tournament).rows} - now.in_reach
                assert {row.card.id for row in now.beaten}.isdisjoint(now.in_reach)
    final = standings(play.tournament)
    assert chances(play.tournament, final) is None, "all is played"
    winners = {row.card.id for row in final.rows if not behind(final, row)}
    assert not winners & out


def test_what_is_left_counts_games_that_are_open_and_rounds_to_come() -> None:
    """GOLD-12 after four of five rounds: who is more than a point behind is out; a game under way is one more."""
    play = gold12(4)
    after = standings(play.tournament)
    now = chances(play.tournament, after)
    assert now is not None
    assert {row.card.id for row in after.rows if behind(after, row) <= 2} == now.in_reach
    assert [behind(after, row) > 2 for row in after.rows][-len(now.beaten) :] == [True] * len(now.beaten)
    play.pair()
    during = chances(play.tournament, standings(play.tournament))
    assert during is not None
    assert during.in_reach == now.in_reach, "the last round is under way, and gives as much"


def test_whoever_has_left_gets_no_more() -> None:
    play = gold12(3)
    table = standings(play.tournament)
    last = table.rows[-1].card.id
    before = chances(play.tournament, table)
    play.do(WithdrawEntrant(last, "gone"))
    left = chances(play.tournament, standings(play.tournament))
    assert before is not None
    assert left is not None
    assert last not in left.in_reach


def test_whoever_has_all_games_annulled_leads_nobody() -> None:
    """And nobody is told that they cannot reach the nothing that they have."""
    tournament = did(posted(6), WithdrawEntrant(ContestantId(6), "ill"))
    now = chances(tournament, standings(tournament))
    assert now is not None
    assert (now.best, now.leaders, len(now.in_reach), now.beaten) == (0, 5, 5, ())


def test_a_schedule_has_its_games_to_come() -> None:
    """Before the first result of a round robin everybody can win."""
    tournament = posted(6)
    now = chances(tournament, standings(tournament))
    assert now is not None
    assert len(now.in_reach) == 6


def test_the_page_of_the_standings_draws_the_line() -> None:
    """A row of its own before the first who can no longer win, and none while everybody can."""
    drawn = '<tr role="row" class="cut">'
    early, late = (as_page(gold12(rounds).tournament) for rounds in (2, 4))
    assert drawn not in early
    after = late.partition(drawn)[2]
    open_ = chances(gold12(4).tournament, standings(gold12(4).tournament))
    assert open_ is not None
    assert f">can no longer reach {format_points(open_.best)}<" in after
    assert after.count('scope="row"') == len(open_.beaten)


def as_page(tournament: Tournament) -> str:
    """The page of the standings, as lines of HTML."""
    paper = dict(standings_pages(tournament, History(tournament)))["standings"]
    ladder = next(part for part in parts_of(paper) if isinstance(part, Ladder))
    return "\n".join(lines_of(ladder, lambda key: key))
