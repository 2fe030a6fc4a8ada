"""What must hold for every pairing, and events played through."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoLegalPairing, NoPairing, Pairing, TooManyTries
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.preference import preference_of
from tests.support.dose import examples
from tests.support.replay import Event
from tests.support.swiss import positions


def paired_or_refused(position: Position) -> Pairing | NoLegalPairing:
    """Return the pairing, or the error that says there is none."""
    try:
        return pair(position)
    except NoLegalPairing as error:
        return error


def check(position: Position, pairing: Pairing) -> None:
    """Assert legality (B1a, B1b, B2), completeness, colours (E1, E2), floats (A4) and order (F1)."""
    players = {player.number: player for player in position.players}
    rank = {player.number: place for place, player in enumerate(position.players)}
    met = [number for each in pairing.pairs for number in (each.white, each.black)]
    assert sorted(met + ([] if pairing.bye is None else [pairing.bye])) == sorted(players)
    assert pairing.bye is None or not players[pairing.bye].bye_barred
    order = []
    for each in pairing.pairs:
        assert illegal(position, each.white, each.black) is None
        white, black = players[each.white], players[each.black]
        likes, others = (preference_of(player.colours, player.over_half) for player in (white, black))
        if "W" in (likes.colour, others.colour) and "B" in (likes.colour, others.colour):
            assert (likes.colour, others.colour, each.colour_rule) == ("W", "B", "E1")
        if likes.colour == others.colour and likes.strength != others.strength:
            assert (likes.strength > others.strength) == (likes.colour == "W")
        marks = {0: ("-", "-"), 1: ("D", "U"), -1: ("U", "D")}
        difference = (white.score > black.score) - (white.score < black.score)
        assert (each.white_float, each.black_float) == marks[difference]
        best = min(rank[each.white], rank[each.black])
        order.append((-max(white.score, black.score), -white.score - black.score, best))
    assert order == sorted(order)


@settings(max_examples=examples(300), deadline=None)
@given(positions(most=14, groups=4))
def test_every_pairing_is_complete_and_legal(position: Position) -> None:
    made = paired_or_refused(position)
    if isinstance(made, NoLegalPairing):
        assert set(made.players) <= {player.number for player in position.players}
        assert made.obstacles
    else:
        check(position, made)
        assert pair(position) == made


@settings(max_examples=examples(150), deadline=None)
@given(positions(most=7, groups=3))
def test_no_legal_pairing_is_said_only_where_there_is_none(position: Position) -> None:
    found = isinstance(paired_or_refused(position), Pairing)
    assert found == legal_exists(position, [player.number for player in position.players])


def legal_exists(position: Position, numbers: list[int]) -> bool:
    """Try all complete pairings."""
    if len(numbers) < 2:
        return all(not player.bye_barred for player in position.players if player.number in numbers)
    first, *others = numbers
    barred = {player.number for player in position.players if player.bye_barred}
    if len(numbers) % 2 and first not in barred and even_legal(position, others):
        return True
    return any(
        illegal(position, first, other) is None and legal_exists(position, [each for each in others if each != other])
        for other in others
    )


def even_legal(position: Position, numbers: list[int]) -> bool:
    """Try all complete pairings without a bye."""
    if not numbers:
        return True
    first, *others = numbers
    return any(
        illegal(position, first, other) is None and even_legal(position, [each for each in others if each != other])
        for other in others
    )


def played_through(size: int, rounds: int, seed: int, results: str) -> int:
    """Play an event with random results and absences; return the number of rounds paired."""
    chance, event = Random(seed), Event.of(size, rounds)
    for _ in range(rounds):
        absent = [number for number in event.cards if chance.random() < 0.03]
        position = event.position(absent)
        pairing = paired_or_refused(position)
        if isinstance(pairing, NoLegalPairing):
            break
        check(position, pairing)
        event.play(pairing, [chance.choice(results) for _ in pairing.pairs])
    return event.round - 1


@settings(max_examples=examples(25), deadline=None)
@given(st.integers(2, 40), st.integers(1, 9), st.integers(0, 10**6), st.sampled_from(["10=", "1", "10=10=+-", "="]))
def test_random_events_are_paired_to_the_end(size: int, rounds: int, seed: int, results: str) -> None:
    paired = played_through(size, rounds, seed, results)
    assert paired == rounds or size < 3 * rounds


@pytest.mark.parametrize("seed", range(3))
def test_an_event_of_120_players_is_paired_to_the_end(seed: int) -> None:
    assert played_through(120, 9, seed, "10=") == 9


@pytest.mark.parametrize(("size", "rounds"), [(10, 9), (20, 15), (40, 20), (41, 25), (15, 12)])
def test_crowded_events_where_all_games_are_drawn(size: int, rounds: int) -> None:
    event = Event.of(size, rounds)
    for _ in range(rounds):
        position = event.position()
        pairing = paired_or_refused(position)
        if isinstance(pairing, NoLegalPairing):
            assert pairing.obstacles
            return
        check(position, pairing)
        event.play(pairing, "=" * len(pairing.pairs))


def test_too_many_tries_names_the_bracket() -> None:
    event = Event.of(12)
    for _ in range(4):
        pairing = pair(event.position())
        event.play(pairing, "=" * len(pairing.pairs))
    with pytest.raises(TooManyTries, match="bracket of 2 points was not settled within 5 tries") as caught:
        pair(event.position(), tries=5)
    assert (caught.value.score, caught.value.tries) == (4, 5)
    assert isinstance(caught.value, NoPairing)


def test_nobody_and_one_alone() -> None:
    assert pair(Position(())) == Pairing((), None, ())
    alone = Event.of(1).position()
    assert pair(alone).bye == 1
    with pytest.raises(NoLegalPairing, match="1 has already had a point without playing"):
        pair(Position((replace(alone.players[0], bye_barred=True),)))


def test_of_equally_few_obstacles_the_lowest_are_named() -> None:
    """1 - 3 may meet nobody but 4: of these, any two could be forced upon each other. The bye comes after them."""
    met = {1: {2, 3}, 2: {1, 3}, 3: {1, 2}, 4: set[int]()}
    star = Position(tuple(Player(PairingNumber(one), 2, frozenset(map(PairingNumber, met[one]))) for one in met), 3)
    with pytest.raises(NoLegalPairing, match="2 and 3 have already met") as caught:
        pair(star)
    assert caught.value.players == (2, 3)
    barred = Position(tuple(replace(player, bye_barred=True) for player in Event.of(3).position().players))
    with pytest.raises(NoLegalPairing, match="3 has already had a point without playing") as caught:
        pair(barred)
    assert caught.value.players == (3,)


def test_f4_round_one() -> None:
    pairing = pair(Event.of(7).position())
    assert [(each.white, each.black, each.colour_rule) for each in pairing.pairs] == [
        (1, 4, "E5"),
        (5, 2, "E5"),
        (3, 6, "E5"),
    ]
    assert pairing.bye == 7


def test_r1_literal_c6_looks_at_b1_and_b2_only() -> None:
    """Top against bottom in both score groups, although all four winners prefer Black."""
    event = Event.of(8)
    event.record([(1, 5), (2, 6), (3, 7), (4, 8)], None, "1111")
    position = replace(event.position(), c6="literal")
    pairs = {frozenset({each.white, each.black}) for each in pair(position).pairs}
    assert pairs == {frozenset(each) for each in [(1, 3), (2, 4), (5, 7), (6, 8)]}
