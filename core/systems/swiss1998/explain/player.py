"""One player in a round: why this opponent, and the way through the brackets until they had one."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss1998.explain.colour import colour_line
from paircard.core.systems.swiss1998.explain.lines import choice_lines
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, RoundExplained
from paircard.core.values.cited import Cited, cite, fits
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


def pair_lines(told: RoundExplained, number: PairingNumber) -> Iterator[Cited]:
    """Say why a player has their opponent, or the bye, and the colours. Raises KeyError for one not in the round."""
    bracket = where_settled(told, number)
    pair = _pair_of(told, number)
    if pair is None:
        yield cite(tr("{player} is left over in the lowest bracket and has the bye (A5).", player=number), "A5")
        return
    for group in filter(None, (bracket.movers, bracket.rest)):
        for choice in group.choices:
            if number in (choice.player, choice.opponent):
                yield from _choice(group, choice)
    yield colour_line(told, pair)
    yield from _floats(pair)


def way_lines(told: RoundExplained, number: PairingNumber) -> Iterator[Cited]:
    """Say how a player came through the brackets. Raises KeyError if they are not in the round."""
    last = where_settled(told, number)
    for bracket in told.brackets:
        if number in bracket.result.players and bracket is not last:
            yield _passing(bracket, number)
    yield from pair_lines(told, number)


def where_settled(told: RoundExplained, number: PairingNumber) -> BracketExplained:
    """Return the last bracket a player was in: where they were paired, or left over for the bye."""
    for bracket in reversed(told.brackets):
        if number in bracket.result.players:
            return bracket
    raise KeyError(number)


def _pair_of(told: RoundExplained, number: PairingNumber) -> Pair | None:
    return next((pair for pair in told.pairing.pairs if number in (pair.white, pair.black)), None)


def _passing(bracket: BracketExplained, number: PairingNumber) -> Cited:
    """Say why a player moved on from a bracket."""
    points = format_points(bracket.result.score)
    if number in bracket.passed_on:
        named = {"points": points, "player": number}
        return cite(tr("Bracket of {points}: no opponent there for {player}, who moves on (C1).", **named), "C1")
    if not bracket.result.pairs:
        return cite(tr("Bracket of {points}: no pair can be made, and all move on (C14).", points=points), "C14")
    if bracket.undone_by and number not in _left_by_itself(bracket):
        sentence = tr(
            "Bracket of {points}: paired anew for the bracket below, "
            "so that {player} is left over and moves down ({article}).",
            points=points,
            player=number,
            article=bracket.undone_by,
        )
        return cite(sentence, bracket.undone_by)
    sentence = tr("Bracket of {points}: {player} is left over and moves down (C6).", points=points, player=number)
    return cite(sentence, "C6")


def _left_by_itself(bracket: BracketExplained) -> set[PairingNumber]:
    """Return who would be left over if nothing came below."""
    paired = {number for pair in bracket.instead for number in pair}
    return {*bracket.result.players} - paired


def _choice(group: Group, choice: Choice) -> Iterator[Cited]:
    """Say how the two came together."""
    if group.exchange.count:
        gone, come = (" ".join(map(str, side)) for side in (group.leaving, group.coming))
        named = {"leaving": gone, "coming": come, "player": choice.player}
        yield cite(tr("After the exchange of {leaving} for {coming} (D2) {player} is in S1.", **named), "D2")
    if choice.passed:
        yield from choice_lines(choice)
    else:
        both = {"opponent": choice.opponent, "player": choice.player}
        line = cite(tr("{opponent} is the first in S2 who is free for {player} (C6).", **both), "C6")
        yield fits(choice.opponent, line, tr("the first in S2 who is free"))


def _floats(pair: Pair) -> Iterator[Cited]:
    """Say who floats (A4)."""
    for number, mark in ((pair.white, pair.white_float), (pair.black, pair.black_float)):
        if mark == "D":
            yield cite(tr("{player} floats down: the scores are unequal (A4).", player=number), "A4")
        elif mark == "U":
            yield cite(tr("{player} floats up: the scores are unequal (A4).", player=number), "A4")
