"""An explanation in lines of plain words; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.cited import basic, dutch
from paircard.core.systems.dutch2026.explain.apart import why_left, why_not
from paircard.core.systems.dutch2026.explain.bye import bye_line, bye_lines
from paircard.core.systems.dutch2026.explain.choices import choice_lines, chosen_lines
from paircard.core.systems.dutch2026.explain.colour import colour_line
from paircard.core.systems.dutch2026.explain.criteria import criteria_lines, short_of
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, numbers, written
from paircard.core.systems.swiss.moving_down import bracket_told, came_down, left_over
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import spoken, tr
from paircard.core.values.rule_id import Book

if TYPE_CHECKING:
    from paircard.core.facets.pairing import Pair
    from paircard.core.systems.dutch2026.explain.forcing import Pair as Two
    from paircard.core.systems.dutch2026.explain.model import DutchBracket, DutchRound

__all__ = [
    "apart",
    "bracket_lines",
    "bye_line",
    "bye_lines",
    "colour_line",
    "pair_lines",
    "round_lines",
    "short_of",
    "way_lines",
]


def round_lines(told: DutchRound) -> Iterator[Cited]:
    """Yield every bracket, highest first, then every pair with the rule of its colours, and the bye."""
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    yield from board_lines(told.made.pairs)
    yield from bye_lines(told)


def bracket_lines(told: DutchBracket) -> Iterator[Cited]:
    """Yield who is in a bracket, how it ended, and what was reached by every criterion."""
    own = told.own
    yield bracket_told(own.score, own.mdps, own.residents)
    virtual = virtual_in(told.forcing.players, own.players)
    for line in chain(virtual, _ended(told), criteria_lines(told), choice_lines(told)):
        yield line.below(INDENT)


def _ended(told: DutchBracket) -> Iterator[Cited]:
    own = told.own
    if own.pairs:
        yield cite(tr("Pairs, higher player first: {pairs}.", pairs=written(own.pairs)), dutch("3.8"))
    if (
        own.downfloaters
        and told.forcing.made.bye == own.downfloaters[0]
        and told.at == len(told.forcing.made.brackets) - 1
    ):
        yield cite(tr("Left over, and so the bye: {players}.", players=numbers(own.downfloaters)), basic("3"))
    elif own.downfloaters:
        yield left_over(own, dutch("1.4.1"))
        yield from (line.below(INDENT) for line in _stayed(told))


def _stayed(told: DutchBracket) -> Iterator[Cited]:
    """Say why those were not left over who rank below somebody who was, the lowest first."""
    own = told.own
    highest = own.players.index(own.downfloaters[0])
    below = [each for each in reversed(own.players[highest:]) if each not in own.downfloaters]
    for player in below[:OTHERS]:
        yield because(Book.DUTCH_2026, tr("Not {player}:", player=player), why_left(told.forcing, told.at, player))


def pair_lines(told: DutchRound, number: PairingNumber) -> Iterator[Cited]:
    """Say why a player has their opponent, or the bye. Raise KeyError for one who is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from bye_lines(told)
        return
    pair, two, at = told.forcing.settled[number]
    known, key = told.forcing.lines_of_pairs, (spoken(), two)
    if key not in known:  # each of the two is told the same
        known[key] = tuple(_of_pair(told, pair, two, told.brackets[at]))
    yield from known[key]


def _of_pair(told: DutchRound, pair: Pair, two: Two, bracket: DutchBracket) -> Iterator[Cited]:
    yield from chosen_lines(bracket, two)
    yield colour_line(told, pair)
    yield from virtual_in(told.forcing.players, (pair.white, pair.black))
    yield from _floats(told, pair.white, pair.black)


def _floats(told: DutchRound, white: PairingNumber, black: PairingNumber) -> Iterator[Cited]:
    one, other = sorted((told.player(white), told.player(black)), key=lambda player: -player.score)
    if one.score > other.score:
        yield cite(tr("{player} floats down: the scores are unequal (1.4).", player=one.number), dutch("1.4"))
        yield cite(tr("{player} floats up: the scores are unequal (1.4).", player=other.number), dutch("1.4"))


def way_lines(told: DutchRound, number: PairingNumber) -> Iterator[Cited]:
    """Say how a player came through the brackets. Raise KeyError for one who is not in the round."""
    yield from came_down(told, number, dutch("1.4.1"))
    yield from pair_lines(told, number)


def apart(told: DutchRound, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two players do not meet."""
    return apart_line(Book.DUTCH_2026, one, other, why_not(told, one, other))
