"""An explanation in lines of plain words; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from core.cited import Cited, cite, fits, refused
from core.event.ids import PairingNumber
from core.language import tr
from core.points import format_points
from core.systems.dutch2026.explain.apart import Reason, why_no_bye, why_not
from core.systems.dutch2026.explain.colour import colour_line
from core.systems.dutch2026.outcome import NAMES
from core.systems.dutch2026.rules import basic, dutch
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.value_words import value_words
from core.systems.kit.places import mask_of
from core.systems.kit.virtual_points import virtual_lines

if TYPE_CHECKING:
    from core.systems.dutch2026.explain.model import DutchBracket, DutchRound
    from core.systems.dutch2026.position import Player

INDENT = "  "


def round_lines(told: DutchRound) -> Iterator[Cited]:
    """Yield every bracket, highest first, then every pair with the rule of its colours, and the bye."""
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    for pair in told.made.pairs:
        named = {"white": pair.white, "black": pair.black, "rule": pair.colour_rule}
        yield cite(tr("{white} has White against {black} ({rule}).", **named), pair.colour_rule)
    yield from bye_lines(told)


def bye_line(player: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{player} has the bye (C.04.1 3).", player=player), basic("3"))


def bye_lines(told: DutchRound) -> Iterator[Cited]:
    """Say who has the bye, and why nobody else of that score."""
    bye = told.made.bye
    if bye is None:
        return
    points = format_points(told.player(bye).score)
    named = {"player": bye, "points": points}
    yield cite(
        tr("{player} has the bye, with {points} points: the least score that can have it (C5).", **named),
        basic("3"),
        dutch("C5"),
    )
    yield from _virtual(told.forcing.players, (bye,))
    same = [each.number for each in told.own.players if each.score == told.player(bye).score and each.number != bye]
    for other in same[:_OTHERS]:
        reason = why_no_bye(told, other)
        if reason is not None:
            yield _because(tr("Not {player}:", player=other), reason).below(INDENT)


_OTHERS = 8
"""So many others are told of who could have had the bye by their score."""


def bracket_lines(told: DutchBracket) -> Iterator[Cited]:
    """Yield who is in a bracket, how it ended, and what was reached by every criterion."""
    own = told.own
    points, residents = format_points(own.score), numbers(own.residents)
    if own.mdps:
        named = {"points": points, "moved": numbers(own.mdps), "residents": residents}
        yield Cited(tr("Bracket of {points}: {moved} moved down, {residents}.", **named))
    else:
        yield Cited(tr("Bracket of {points}: {players}.", points=points, players=residents))
    for line in (*_virtual(told.forcing.players, own.players), *_ended(told), *_criteria(told)):
        yield line.below(INDENT)


def _virtual(players: Mapping[int, Player], some: Iterable[PairingNumber]) -> Iterator[Cited]:
    """Say whose scores have virtual points in them."""
    return virtual_lines((number, players[number].virtual) for number in sorted(some))


def _ended(told: DutchBracket) -> Iterator[Cited]:
    own = told.own
    if own.pairs:
        yield cite(tr("Pairs, higher player first: {pairs}.", pairs=_written(own.pairs)), dutch("3.8"))
    if (
        own.downfloaters
        and told.forcing.made.bye == own.downfloaters[0]
        and told.at == len(told.forcing.made.brackets) - 1
    ):
        yield cite(tr("Left over, and so the bye: {players}.", players=numbers(own.downfloaters)), basic("3"))
    elif own.downfloaters:
        yield cite(tr("Left over for the next bracket: {players}.", players=numbers(own.downfloaters)), dutch("1.4.1"))


def short_of(bracket: DutchBracket) -> tuple[str, ...]:
    """Return the criteria C6 - C21 that are above their least value in a bracket."""
    reached, least = bracket.own.values, bracket.least
    return tuple(name for name in NAMES if getattr(reached, name.lower()) != getattr(least, name.lower()))


def _criteria(told: DutchBracket) -> Iterator[Cited]:
    """Yield every criterion that is not as good as numbers alone would allow, the first of them with its reason."""
    reached, least = told.own.values, told.least
    above = short_of(told)
    for name in NAMES:
        value = getattr(reached, name.lower())
        if name in above:
            named = {"criterion": name, "reached": value_words(name, reached), "least": value_words(name, least)}
            yield cite(tr("{criterion}: {reached} Numbers alone: {least}", **named), dutch(name))
            if name == above[0]:
                yield from (line.below(INDENT) for line in _why_above(told, name))
        elif value and name in ("C6", "C12"):
            yield cite(
                tr("{criterion}: {reached} No fewer can be.", criterion=name, reached=value_words(name, reached)),
                dutch(name),
            )
    if not above:
        yield cite(tr("Every criterion from C6 to C21 has its least value."), dutch("3.8"))


def _why_above(told: DutchBracket, name: str) -> Iterator[Cited]:
    """Say who has nobody to meet, or who is needed below; else that nothing better keeps what comes before."""
    if name == "C6":
        cards = Cards(told.forcing.position)
        place = {player.number: at for at, player in enumerate(cards.players)}
        here = mask_of(place[each] for each in told.own.players)
        alone = [each for each in told.own.players if not cards.legal(place[each]) & here]
        if alone:
            yield cite(tr("Nobody here may meet {players} (C1, C3).", players=numbers(alone)), dutch("C1"), dutch("C3"))
            return
    yield cite(tr("No candidate that keeps C1 to C5 and the criteria before this one does better."), dutch("3.8"))


def pair_lines(told: DutchRound, number: PairingNumber) -> Iterator[Cited]:
    """Say why a player has their opponent, or the bye. Raise KeyError for one who is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from bye_lines(told)
        return
    pair = next(each for each in told.made.pairs if number in (each.white, each.black))
    bracket = next(each for each in told.brackets if any(number in two for two in each.own.pairs))
    yield from _chosen(told, bracket, next(two for two in bracket.own.pairs if number in two))
    yield colour_line(told, pair)
    yield from _virtual(told.forcing.players, (pair.white, pair.black))
    yield from _floats(told, pair.white, pair.black)


def _chosen(told: DutchRound, bracket: DutchBracket, pair: tuple[PairingNumber, PairingNumber]) -> Iterator[Cited]:
    """Say who comes before the opponent, and the first criterion that speaks against each."""
    higher, lower = pair
    points = format_points(bracket.own.score)
    line = cite(
        tr("Bracket of {points}: {player} gets {opponent}.", points=points, player=higher, opponent=lower), dutch("3.8")
    )
    passed = passed_over(bracket, pair)
    yield fits(lower, line, tr("the first that fits") if passed else tr("the first in S2 who is free"))
    if not passed:
        yield cite(tr("{opponent} is the first in S2 who is free.", opponent=lower), dutch("4.2")).below(INDENT)
    for other in passed[:_OTHERS]:
        reason = why_not(told, higher, other)
        if reason is not None:
            line = _because(tr("Not {player}:", player=other), reason).below(INDENT)
            yield refused(other, line, str(reason.said))


def passed_over(bracket: DutchBracket, pair: tuple[PairingNumber, PairingNumber]) -> list[PairingNumber]:
    """Return who comes before the opponent in S2 and was not taken before."""
    own = bracket.own
    movers = {*own.mdps}
    mine = [two for two in own.pairs if (two[0] in movers) == (pair[0] in movers)]
    taken = {two[1] for two in mine[: mine.index(pair)]}
    if pair[0] in movers:
        side: Sequence[PairingNumber] = own.residents
    else:
        with_movers = {two[1] for two in own.pairs if two[0] in movers}
        s1 = {two[0] for two in mine}
        side = [each for each in own.residents if each not in with_movers and each not in s1]
    return [each for each in side[: side.index(pair[1])] if each not in taken]


def _floats(told: DutchRound, white: PairingNumber, black: PairingNumber) -> Iterator[Cited]:
    one, other = sorted((told.player(white), told.player(black)), key=lambda player: -player.score)
    if one.score > other.score:
        yield cite(tr("{player} floats down: the scores are unequal (1.4).", player=one.number), dutch("1.4"))
        yield cite(tr("{player} floats up: the scores are unequal (1.4).", player=other.number), dutch("1.4"))


def way_lines(told: DutchRound, number: PairingNumber) -> Iterator[Cited]:
    """Say how a player came through the brackets. Raise KeyError for one who is not in the round."""
    told.player(number)
    for bracket in told.brackets[:-1]:
        if number in bracket.own.downfloaters:
            points = format_points(bracket.own.score)
            sentence = tr("Bracket of {points}: {player} is left over and moves down.", points=points, player=number)
            yield cite(sentence, dutch("1.4.1"))
    yield from pair_lines(told, number)


def apart(told: DutchRound, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two players do not meet."""
    reason = why_not(told, one, other)
    if reason is None:
        return Cited(tr("{one} and {other} meet in this round.", one=one, other=other))
    line = _because(f"{one}-{other}:", reason)
    if reason.bracket is None:
        return line
    decided = tr("Decided in the bracket of {points}.", points=format_points(reason.bracket))
    return Cited(f"{line.text} {decided}", line.rules)


def _because(head: str, reason: Reason) -> Cited:
    article = reason.article.removeprefix("C.04.3 ")  # no words: a chapter
    return cite(f"{head} {article}. {reason.said}", reason.article)


def numbers(players: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, players)) or tr("nobody")


def _written(pairs: Iterable[tuple[int, int]]) -> str:
    return " ".join(f"{one}-{two}" for one, two in pairs)
