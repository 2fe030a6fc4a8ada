"""A round, its groups and pairs in lines, each with the rules it names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.lim import said_of
from paircard.core.systems.lim.apart import as_paired, choice_of, kept_apart, why_no_bye
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.legality import refused_pair
from paircard.core.systems.lim.outcome import BracketResult, Choice, Floater
from paircard.core.systems.lim.position import Player
from paircard.core.systems.swiss.bye_first.why_white import by_number
from paircard.core.systems.swiss.colour_words import more_strongly, wish
from paircard.core.systems.swiss.colours import last_difference, turns_since_difference
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, written
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.rule_id import Book

if TYPE_CHECKING:
    from paircard.core.systems.lim.explain import Bracket, Round

_BOOK = Book.LIM_2026
_NEXT = 3
"""Of so many who would have floated next it is told why they did not."""


def round_lines(told: Round) -> Iterator[Cited]:
    """Yield the bye, then every group in the order in which they are paired, then every pair with its colours."""
    yield from _bye_lines(told)
    for bracket in as_paired(told.made):
        yield from _group_lines(told, bracket)
    yield from board_lines(told.made.pairs)


def bye_line(number: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{player} has the bye (C.04.4.3 1.1).", player=number), lim("1.1"))


def _bye_lines(told: Round) -> Iterator[Cited]:
    """Say who has the bye, and why nobody who would come first."""
    bye = told.made.bye
    if bye is None:
        return
    each = told.player(bye)
    article, words = said_of.bye(told.own, each)
    yield cite(f"{words} ({article})", article)
    others = sorted((one for one in told.own.players if one.score <= each.score), key=lambda one: -one.number)
    for other in [one for one in others if one is not each][:OTHERS]:
        if reason := why_no_bye(told, other.number):
            yield because(_BOOK, tr("Not {player}:", player=other.number), reason).below(INDENT)


# --- groups -------------------------------------------------------------------------------------------------------


def bracket_lines(bracket: Bracket) -> Iterator[Cited]:
    """Yield all of a group."""
    return _group_lines(bracket.forcing.told, bracket.own)


def _group_lines(told: Round, own: BracketResult) -> Iterator[Cited]:
    """Yield who stands in a group, who floats in and out, and how all were paired."""
    yield cite(str(said_of.group(own)), lim("2.2"))
    yield from (line.below(INDENT) for line in virtual_in(told.forcing.players, (*own.residents, *own.incoming)))
    for cracked in own.cracked:
        yield cite(str(said_of.cracked(cracked)), lim("2.6")).below(INDENT)
    if own.incoming:
        article, words = said_of.floated_in(own)
        yield cite(str(words), article).below(INDENT)
    for floater in own.floaters:
        yield from (line.below(INDENT) for line in _floater_lines(own, floater))
    if own.first:
        line = tr("First scrutiny: {pairs}. The second one changes that for colours.", pairs=written(own.first))
        yield cite(line, lim("5.2")).below(INDENT)
    for choice in own.choices:
        yield from (line.below(INDENT) for line in _choice_lines(told, choice))


def _floater_lines(own: BracketResult, floater: Floater) -> Iterator[Cited]:
    """Say that somebody floats, and why not those who would come next."""
    yield cite(str(said_of.floats(own, floater)), lim(said_of.decided(floater)), lim("3.9"))
    others = sorted((each for each in floater.ranks if each != floater.number), key=floater.ranks.__getitem__)
    for other in others[:_NEXT]:
        article, words = said_of.not_floated(own, floater, other)
        yield because(_BOOK, tr("Not {player}:", player=other), Reason(article, words)).below(INDENT)


def _choice_lines(told: Round, choice: Choice) -> Iterator[Cited]:
    """Say whom somebody gets, and what speaks against everybody who was tried before."""
    line = tr("{player} gets {opponent}.", player=choice.seeker, opponent=choice.mate)
    why = tr("the first that fits") if len(choice.tried) > 1 else tr("the first that is free")
    yield fits(choice.mate, cite(line, lim(choice.article)), why)
    for other in choice.tried[:-1][:OTHERS]:
        reason = _passed(told, choice, other)
        words = because(_BOOK, tr("Not {player}:", player=other), reason).below(INDENT)
        yield refused(other, words, str(reason.said))


def _passed(told: Round, choice: Choice, other: PairingNumber) -> Reason:
    seeker = told.player(choice.seeker)
    if (why := choice.passed.get(other)) is not None:
        return Reason(*said_of.passed(choice, other, why, seeker))
    breach = refused_pair(told.own, seeker, told.player(other))
    if breach is None:
        raise AssertionError("who is compatible was passed over for a reason")
    return Reason(breach.article, breach.said)


# --- pairs --------------------------------------------------------------------------------------------------------


def pair_lines(told: Round, number: PairingNumber) -> Iterator[Cited]:
    """Say why somebody has their opponent, or the bye. Raise KeyError for one that is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from _bye_lines(told)
        return
    own, choice = choice_of(told.made, number)
    yield cite(str(said_of.group(own)), lim("2.2"))
    yield from _choice_lines(told, choice)
    yield colour_line(told, next(each for each in told.made.pairs if number in (each.white, each.black)))
    yield from virtual_in(told.forcing.players, own.paired)


def way_lines(told: Round, number: PairingNumber) -> Iterator[Cited]:
    """Say how somebody came into their group, and how they were paired there. Raise KeyError for a stranger."""
    told.player(number)
    for own in as_paired(told.made):
        for floater in own.floaters:
            if floater.number == number:
                yield cite(str(said_of.group(own)), lim("2.2"))
                yield from (line.below(INDENT) for line in _floater_lines(own, floater))
        for cracked in own.cracked:
            if number in cracked.pair:
                yield cite(str(said_of.cracked(cracked)), lim("2.6"))
    yield from pair_lines(told, number)


def apart(told: Round, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two do not meet."""
    return apart_line(_BOOK, one, other, kept_apart(told, one, other))


def colour_line(told: Round, pair: Pair) -> Cited:
    """Say who of a pair has White and which rule gave it to them."""
    white, black = told.player(pair.white), told.player(pair.black)
    reason = _because(told, white, black, pair.colour_rule.split()[-1])
    named = {"player": pair.white, "reason": reason, "rule": pair.colour_rule}
    return cite(tr("{player} has White: {reason} ({rule}).", **named), pair.colour_rule)


def _because(told: Round, white: Player, black: Player, rule: str) -> str:
    upper = min(white, black, key=lambda each: each.number)
    match rule:
        case "7.2":
            return by_number(upper, told.own.initial_colour)
        case "5.5" | "5.6":
            return f"{wish(white.number, white.preference)}, {wish(black.number, black.preference)}"
        case "5.1" | "5.3":
            granted, other = (white, black) if white.preference.colour == "W" else (black, white)
            return more_strongly(granted.number, granted.preference, other.number, other.preference)
    if last_difference(white.colours, black.colours) is not None:
        return trn(
            "both are due one colour, and in their last game {white} had Black and {black} White",
            "both are due one colour, and {count} games ago {white} had Black and {black} White",
            turns_since_difference(white.colours, black.colours),
            white=white.number,
            black=black.number,
        )
    if choice_of(told.made, white.number)[0].side < 0:
        return tr("colours so far are equal, and below the median the lower player gets what both are due")
    return tr("colours so far are equal, and down to the median the upper player gets what both are due")


def short_of(bracket: Bracket) -> tuple[str, ...]:
    """Return nothing: there are no criteria that a group could not keep."""
    return ()
