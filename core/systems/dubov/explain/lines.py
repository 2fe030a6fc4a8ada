"""A round, its brackets and pairs in lines, each with the rules it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.criteria_in_words import value_words
from paircard.core.systems.dubov.explain.apart import bracket_of, kept_apart, why_no_bye, why_not_drawn_up
from paircard.core.systems.dubov.explain.colour import colour_line
from paircard.core.systems.dubov.explain.model import DubovBracket, DubovRound
from paircard.core.systems.dubov.outcome import NAMES, Values
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.kit.virtual_points import virtual_in
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, numbers, written
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book

__all__ = ["apart", "bracket_lines", "bye_line", "colour_line", "pair_lines", "round_lines", "short_of", "way_lines"]

_BOOK = Book.DUBOV_2026


def round_lines(told: DubovRound) -> Iterator[Cited]:
    """Yield the bye, then every bracket, highest first, then every pair with the rule of its colours."""
    yield from _bye_lines(told)
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    yield from board_lines(told.made.pairs)


def bye_line(number: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{player} has the bye (C.04.4.1 3.1).", player=number), dubov("3.1"))


def _bye_lines(told: DubovRound) -> Iterator[Cited]:
    """Say who has the bye, and why nobody who would come first."""
    bye = told.made.bye
    if bye is None:
        return
    each = told.player(bye)
    line = trn(
        "{player} has the bye: score {points}, {count} game played (C.04.4.1 3.1).",
        "{player} has the bye: score {points}, {count} games played (C.04.4.1 3.1).",
        len(each.colours),
        player=bye,
        points=format_points(each.score),
    )
    yield cite(line, dubov("3.1"))
    others = sorted((one for one in told.own.players if one.score <= each.score), key=lambda one: -one.number)
    for other in [one for one in others if one is not each][:OTHERS]:
        if reason := why_no_bye(told, other.number):
            yield because(_BOOK, tr("Not {player}:", player=other.number), reason).below(INDENT)


def bracket_lines(bracket: DubovBracket) -> Iterator[Cited]:
    """Yield who is in a bracket, who was drawn up and why, its halves, its pairs, and what first failed."""
    own = bracket.own
    named = {"points": format_points(own.score), "residents": numbers(own.residents), "up": numbers(own.upfloaters)}
    if own.upfloaters:
        yield cite(tr("Bracket of {points}: {residents}, drawn up {up}.", **named), dubov("3.2.2"))
        yield from (line.below(INDENT) for line in _upfloaters(bracket))
    else:
        yield Cited(tr("Bracket of {points}: {residents}.", **named))
    inside = chain(virtual_in(bracket.forcing.players, own.players), _halves(bracket), _pairs(bracket))
    yield from (line.below(INDENT) for line in inside)


def _upfloaters(bracket: DubovBracket) -> Iterator[Cited]:
    """Say how many upfloaters there are, what was reached by C6 - C10, and why none of those that come earlier."""
    own, values = bracket.own, bracket.own.values
    if values.c5 == len(own.residents) % 2:
        yield cite(tr("C5: {value} No fewer: their number is odd.", value=value_words("C5", values)), dubov("C5"))
    else:
        sentence = tr("C5: {value} With fewer not all could be paired.", value=value_words("C5", values))
        yield cite(sentence, dubov("C5"), dubov("C4"))
    for name in NAMES[3:]:
        if getattr(values, name.lower()):
            yield cite(f"{name}: {value_words(name, values)}", dubov(name))
    passed = _passed_over(bracket)
    for number in passed[:OTHERS]:
        reason = why_not_drawn_up(bracket.forcing, bracket.at, number)
        yield because(_BOOK, tr("Not {player}:", player=number), reason)
    if not passed:
        yield cite(tr("First in the order of sets: higher scores, then smaller numbers."), dubov("3.2.2"))
    elif len(passed) > OTHERS:
        more = len(passed) - OTHERS
        yield Cited(trn("And {count} other that comes earlier.", "And {count} others that come earlier.", more))


def _passed_over(bracket: DubovBracket) -> list[PairingNumber]:
    """Return who comes before the last of the upfloaters in the order of sets and was not drawn up."""
    cards = bracket.forcing.cards
    there = [cards.number(place) for place in cards.in_set_order(bracket.forcing.before(bracket.at).lower)]
    last = max(there.index(each) for each in bracket.own.upfloaters)
    return [each for each in there[:last] if each not in bracket.own.upfloaters]


def _halves(bracket: DubovBracket) -> Iterator[Cited]:
    """Say who goes without their preference, who is in G1 and G2, and who changed sides."""
    own = bracket.own
    yield cite(f"C7: {value_words('C7', own.values)}", dubov("C7"))
    named = {"g1": numbers(own.g1), "g2": numbers(own.g2)}
    if any(bracket.forcing.player(each).colours for each in own.players):
        yield cite(tr("G1, who prefer White: {g1}. G2, who prefer Black: {g2}.", **named), dubov("3.2.3"))
    else:
        yield cite(tr("Nobody here has played. G1, the upper half: {g1}. G2: {g2}.", **named), dubov("3.2.3"))
    smaller, larger = ("G1", "G2") if len(own.g1) <= len(own.g2) else ("G2", "G1")
    if own.shifted_first:
        out = {"group": smaller, "players": numbers(own.shifted_first)}
        yield cite(tr("Out of {group}, so that all can be paired: {players}.", **out), dubov("3.2.4"), dubov("4.3"))
    if own.shifted_back:
        out = {"group": larger, "players": numbers(own.shifted_back)}
        yield cite(tr("Out of {group}, so that both are equal: {players}.", **out), dubov("3.2.4"), dubov("4.3"))


def _pairs(bracket: DubovBracket) -> Iterator[Cited]:
    """Say S1 with the averages, the pairs, and of everybody why those before the partner were passed over."""
    own, player = bracket.own, bracket.forcing.player
    averages = " ".join(f"{each} ({player(each).aro})" for each in own.s1)
    yield cite(tr("S1, average rating of opponents first: {s1}.", s1=averages), dubov("3.2.5"), dubov("1.7"))
    yield cite(tr("G1 against G2: {pairs}.", pairs=written(own.pairs)), dubov("3.2.6"))
    for seeker, partner in own.pairs:
        line = cite(tr("{player} gets {opponent}.", player=seeker, opponent=partner), dubov("3.2.6"))
        yield from _passed(bracket, seeker, partner, line)


def _passed(bracket: DubovBracket, seeker: PairingNumber, partner: PairingNumber, line: Cited) -> Iterator[Cited]:
    """Say whom somebody gets, and what speaks against everybody who comes before and was free."""
    own = bracket.own
    taken = own.t2[: own.s1.index(seeker)]
    passed = [each for each in sorted(own.t2) if each < partner and each not in taken]
    yield fits(partner, line, tr("the first that fits") if passed else tr("the first that is free"))
    for other in passed:
        if reason := kept_apart(bracket.forcing, seeker, other):
            why = because(_BOOK, tr("Not {player}:", player=other), reason).below(INDENT)
            yield refused(other, why, str(reason.said))


def pair_lines(told: DubovRound, number: PairingNumber) -> Iterator[Cited]:
    """Say why somebody has their opponent, or the bye. Raise KeyError for one that is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from _bye_lines(told)
        return
    pair = next(each for each in told.made.pairs if number in (each.white, each.black))
    bracket = told.brackets[bracket_of(told.forcing, number)]
    seeker, partner = next(two for two in bracket.own.pairs if number in two)
    named = {"points": format_points(bracket.own.score), "player": seeker, "opponent": partner}
    line = cite(
        tr(
            "Bracket of {points}: {player} of G1 (ARO {aro}) gets {opponent} of G2.",
            aro=told.player(seeker).aro,
            **named,
        ),
        dubov("3.2.6"),
    )
    yield from _passed(bracket, seeker, partner, line)
    yield colour_line(told, pair)
    yield from virtual_in(bracket.forcing.players, bracket.own.players)


def way_lines(told: DubovRound, number: PairingNumber) -> Iterator[Cited]:
    """Say how somebody came into their bracket, and how they were paired there. Raise KeyError for a stranger."""
    told.player(number)
    if told.made.bye != number:
        bracket = told.brackets[bracket_of(told.forcing, number)]
        named = {"points": format_points(bracket.own.score), "player": number}
        if number in bracket.own.upfloaters:
            yield cite(tr("Bracket of {points}: {player} is drawn up into it.", **named), dubov("3.2.2"))
            yield from (line.below(INDENT) for line in _upfloaters(bracket))
        if number in bracket.own.shifted_first + bracket.own.shifted_back:
            yield cite(tr("Bracket of {points}: {player} changed sides.", **named), dubov("3.2.4"))
            yield from (line.below(INDENT) for line in _halves(bracket))
    yield from pair_lines(told, number)


def apart(told: DubovRound, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two do not meet."""
    return apart_line(_BOOK, one, other, kept_apart(told.forcing, one, other))


def short_of(bracket: DubovBracket) -> tuple[str, ...]:
    """Return the criteria C5 - C10 that are not as good in a bracket as numbers alone would allow."""
    forcing, own = bracket.forcing, bracket.own
    lower = forcing.cards.in_set_order(forcing.before(bracket.at).lower)[: own.values.c5]
    least = Values(
        c5=len(own.residents) % 2,
        c6=tuple(sorted(map(forcing.cards.score, lower))),
        c7=forcing.cards.by_colour(forcing.mask(own.players)).apart,
    )
    return tuple(name for name in NAMES if getattr(own.values, name.lower()) != getattr(least, name.lower()))
