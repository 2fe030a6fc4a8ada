"""A round that is being paired by hand: whatever is exchanged, everybody stays in it exactly once."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.draft import AWAY, BYE, WAITING, Area, Draft, Spot, seat
from paircard.core.event.ids import ContestantId
from tests.support.ids import ids


def draft(players: int = 7, away: int = 2) -> Draft:
    """Players 1 to 6 at three boards, 7 with the bye, two more away."""
    playing = ids(*range(1, players + 1))
    bye = playing[-1] if players % 2 else None
    return Draft.of(zip(playing[::2], playing[1::2], strict=False), bye, playing, ids(*range(100, 100 + away)))


@st.composite
def steps(pick: st.DrawFn) -> list[tuple[str, int, int]]:
    """What somebody may press, with two numbers that choose places."""
    names = st.sampled_from(["exchange", "opponents", "colours", "bye", "away", "waiting", "empty", "all"])
    return pick(st.lists(st.tuples(names, st.integers(0, 30), st.integers(0, 30)), max_size=25))


def spots(state: Draft) -> list[Spot]:
    """Every place there is."""
    seats = [seat(board, side) for board in range(len(state.boards)) for side in (0, 1)]
    lists = [Spot(Area.WAITING, id_) for id_ in state.waiting] + [Spot(Area.AWAY, id_) for id_ in state.away]
    return [*seats, BYE, WAITING, AWAY, *lists]


def done(state: Draft, step: tuple[str, int, int]) -> Draft:
    """One step, its numbers taken as they fit."""
    name, one, other = step
    places, people, boards = spots(state), list(state.players), len(state.boards)
    player = people[one % len(people)]
    match name:
        case "exchange":
            return state.exchanged(places[one % len(places)], places[other % len(places)])
        case "opponents":
            return state.opponents_exchanged(one % boards, other % boards) if boards else state
        case "colours":
            return state.colours_swapped(one % boards) if boards else state
        case "bye" | "away" | "waiting":
            return state.moved(player, {"bye": BYE, "away": AWAY, "waiting": WAITING}[name])
        case "empty":
            return state.emptied([one % boards]) if boards else state
        case _:
            return state.emptied()


@given(players=st.integers(2, 9), away=st.integers(0, 3), pressed=steps())
def test_nobody_is_lost_or_doubled(players: int, away: int, pressed: list[tuple[str, int, int]]) -> None:
    state = draft(players, away)
    everybody = Counter(state.players)
    for step in pressed:
        state = done(state, step)
        assert Counter(state.players) == everybody
        assert 2 * len(state.boards) + 1 >= len(everybody) - len(state.away)
        for player in everybody:
            spot = state.spot(player)
            assert spot is not None
            assert state.at(spot) == player


@given(pressed=steps(), one=st.integers(0, 30), other=st.integers(0, 30))
def test_an_exchange_done_twice_is_none(pressed: list[tuple[str, int, int]], one: int, other: int) -> None:
    """As long as both places are seats or the bye: a list has no gaps."""
    state = draft()
    for step in pressed:
        state = done(state, step)
    fixed = [spot for spot in spots(state) if spot.area in (Area.BOARD, Area.BYE)]
    first, second = fixed[one % len(fixed)], fixed[other % len(fixed)]
    assert state.exchanged(first, second).exchanged(first, second) == state


def test_two_players_change_opponents() -> None:
    """1-2 and 5-6: 2 and 6 change places."""
    assert draft().moved(ContestantId(2), seat(2, 1)).pairs == ((1, 6), (3, 4), (5, 2))


def test_the_bye_is_given_away() -> None:
    """Who had it takes the place of who gets it."""
    after = draft().moved(ContestantId(3), BYE)
    assert (after.bye, after.pairs) == (3, ((1, 2), (7, 4), (5, 6)))


def test_who_does_not_come_leaves_a_free_place() -> None:
    """And the player with the bye may fill it."""
    after = draft().moved(ContestantId(3), AWAY)
    assert (after.boards[1], after.away) == ((None, 4), (100, 101, 3))
    assert after.exchanged(BYE, seat(1, 0)).pairs == ((1, 2), (7, 4), (5, 6))


def test_one_more_player_gets_one_more_board() -> None:
    """100 comes after all: with the bye there are eight, and a fourth board."""
    after = draft().moved(ContestantId(100), WAITING)
    assert (after.waiting, len(after.boards)) == ((100,), 4)
    assert draft(6, 1).moved(ContestantId(100), WAITING).boards == draft(6, 1).boards
