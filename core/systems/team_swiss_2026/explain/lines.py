"""A round, its brackets and pairs in lines, each with the rules it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.virtual_points import virtual_in
from paircard.core.systems.swiss.lines import INDENT, OTHERS, apart_line, because, board_lines, numbers, written
from paircard.core.systems.team_swiss_2026.criteria_in_words import value_words
from paircard.core.systems.team_swiss_2026.explain.apart import (
    kept_apart,
    paired_in,
    why_no_bye,
    why_not,
    why_not_drawn_up,
)
from paircard.core.systems.team_swiss_2026.explain.colour import colour_line
from paircard.core.systems.team_swiss_2026.explain.floor import floor, short_of
from paircard.core.systems.team_swiss_2026.explain.held import OF_PAIRS, held
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Capital, joined, series

if TYPE_CHECKING:
    from paircard.core.systems.team_swiss_2026.explain.model import TeamBracket, TeamRound

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


def round_lines(told: TeamRound) -> Iterator[Cited]:
    """Yield the bye, then every bracket, highest first, then every pair with the rule of its colours."""
    yield from bye_lines(told)
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    yield from board_lines(told.made.pairs)


def bye_line(number: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{team} has the bye (C.04.6 3.4).", team=number), team("3.4"))


def bye_lines(told: TeamRound) -> Iterator[Cited]:
    """Say who has the bye, and why nobody of fewer points, or of as many."""
    bye = told.made.bye
    if bye is None:
        return
    each = told.player(bye)
    named = {"team": bye, "points": format_points(each.score)}
    yield cite(
        trn(
            "{team} has the bye: score {points}, {count} match played (C.04.6 3.4).",
            "{team} has the bye: score {points}, {count} matches played (C.04.6 3.4).",
            each.matches,
            **named,
        ),
        team("3.4"),
    )
    others = sorted(
        (one for one in told.own.players if one.score <= each.score and one is not each), key=lambda o: -o.number
    )
    for other in others[:OTHERS]:
        if reason := why_no_bye(told, other.number):
            yield because(Book.TEAMS_2026, tr("Not {team}:", team=other.number), reason).below(INDENT)


def bracket_lines(bracket: TeamBracket) -> Iterator[Cited]:
    """Yield who is in a bracket, who was drawn up and why, its pairs, and what was reached by every criterion."""
    own = bracket.own
    named = {"points": format_points(own.score), "residents": numbers(own.residents), "up": numbers(own.upfloaters)}
    if own.upfloaters:
        yield cite(tr("Bracket of {points}: {residents}, drawn up {up}.", **named), team("3.5"))
        yield from (line.below(INDENT) for line in _upfloaters(bracket))
    else:
        yield Cited(tr("Bracket of {points}: {residents}.", **named))
    yield from (line.below(INDENT) for line in virtual_in(bracket.forcing.players, bracket.own.players))
    yield cite(tr("Pairs, smaller number first: {pairs}.", pairs=written(own.pairs)), team("3.6")).below(INDENT)
    yield from (line.below(INDENT) for line in chain(_criteria(bracket), _choices(bracket)))


def _upfloaters(bracket: TeamBracket) -> Iterator[Cited]:
    """Say how many upfloaters there are, of which scores, and why none of those that come earlier."""
    own = bracket.own
    least = len(own.residents) % 2
    if own.values.c4 == least:
        yield cite(tr("C4: {value} No fewer: their number is odd.", value=value_words("C4", own.values)), team("C4"))
    else:
        sentence = tr("C4: {value} With fewer not all could be paired.", value=value_words("C4", own.values))
        yield cite(sentence, team("C4"), team("C3"))
        yield from (line.below(INDENT) for line in _no_fewer(bracket))
    passed = _passed_over(bracket)
    for number in passed[:OTHERS]:
        yield because(
            Book.TEAMS_2026, tr("Not {team}:", team=number), why_not_drawn_up(bracket.forcing, bracket.at, number)
        )
    if not passed:
        yield cite(tr("First in the order of sets: higher scores, then smaller numbers."), team("3.5"))
    elif len(passed) > OTHERS:
        more = len(passed) - OTHERS
        yield Cited(trn("And {count} other that comes earlier.", "And {count} others that come earlier.", more))


def _no_fewer(bracket: TeamBracket) -> Iterator[Cited]:
    """Say who competes for whom with two upfloaters fewer: in the bracket, else among those below."""
    forcing, here, fewer = bracket.forcing, bracket.forcing.before(bracket.at), bracket.own.values.c4 - 2
    shortages = forcing.shortages
    short = shortages.with_up(here.residents, here.residents, fewer) or shortages.with_up(here.lower, here.lower, fewer)
    if short is not None:
        yield cite(str(Capital(short.clause())), team("C1"), team("C3"))


def _passed_over(bracket: TeamBracket) -> list[PairingNumber]:
    """Return who comes before the last of the upfloaters in the order of sets and was not drawn up."""
    forcing = bracket.forcing
    ordered = forcing.cards.in_set_order(forcing.before(bracket.at).lower)
    there = [forcing.cards.number(place) for place in ordered]
    last = max(there.index(each) for each in bracket.own.upfloaters)
    return [each for each in there[:last] if each not in bracket.own.upfloaters]


def _criteria(bracket: TeamBracket) -> Iterator[Cited]:
    """Yield what speaks of C6 - C10 where anything does."""
    values, last = bracket.own.values, bracket.forcing.position.last_two_rounds
    names = [name for name in ("C6", "C7", "C8", "C9", "C10") if getattr(values, name.lower())]
    if values.c4:
        names += [name for name in ("C6", "C7") if name not in names and not (name == "C7" and last)]
    for name in sorted(names, key=lambda name: int(name[1:])):
        if name in OF_PAIRS and getattr(values, name.lower()):
            yield from _of_pairs(bracket, name)
        else:
            yield cite(f"{name}: {value_words(name, values)}", team(name))
    if not (values.c8 or values.c9 or values.c10):
        yield cite(tr("Every preference can be granted (C8)."), team("C8"))


def _of_pairs(bracket: TeamBracket, name: str) -> Iterator[Cited]:
    """Say what the pairs reached by a criterion, and what holds it there: an earlier one, numbers, or C1."""
    values = bracket.own.values
    reason = held(bracket.forcing.cards, bracket.own, name)
    if reason.waived:
        without = values._replace(c8=reason.costs[0], c9=reason.costs[1], c10=reason.costs[2])
        named = {"criterion": name, "reached": value_words(name, values), "waived": series(reason.waived)}
        line = tr("{criterion}: {reached} Without {waived}: {least}", least=value_words(name, without), **named)
        yield cite(line, team(name), *map(team, reason.waived))
        fails = [joined((f"{each}:", value_words(each, without))) for each in reason.waived]
        way = tr("{way}: but then {fails}", way=written(reason.pairs), fails=joined(fails))
        yield cite(way, *map(team, reason.waived)).below(INDENT)
        return
    yield cite(f"{name}: {value_words(name, values)}", team(name))
    if name == "C8":
        yield from (line.below(INDENT) for line in _crowded(bracket))
    else:
        line = tr("No pairing of the bracket in which nobody meets twice (C1) does better.")
        yield cite(line, team(name), team("C1")).below(INDENT)


def _crowded(bracket: TeamBracket) -> Iterator[Cited]:
    """Say who wants the colour that is wanted more, where numbers alone explain C8; else who competes for whom."""
    wishes = [(bracket.forcing.player(each).preference.colour, each) for each in bracket.own.players]
    least = floor(bracket).c8
    for colour in ("W", "B"):
        wanting = [each for wish, each in wishes if wish == colour]
        if len(wanting) - len(bracket.own.pairs) == bracket.own.values.c8:
            named = {"teams": numbers(wanting), "pairs": len(bracket.own.pairs)}
            if colour == "W":
                yield cite(tr("No fewer can be: {teams} prefer White, pairs: {pairs}.", **named), team("C8"))
            else:
                yield cite(tr("No fewer can be: {teams} prefer Black, pairs: {pairs}.", **named), team("C8"))
            return
    short = bracket.forcing.shortages.coloured(
        mask_of(bracket.forcing.place[each] for each in bracket.own.players), least
    )
    if short is None:
        yield cite(
            tr("No pairing of the bracket in which nobody meets twice (C1) does better."), team("C8"), team("C1")
        )
    else:
        yield cite(str(Capital(short.clause(least))), team("C8"), team("C1"))


def _choices(bracket: TeamBracket) -> Iterator[Cited]:
    """Say of every top member why those who come before its partner were passed over."""
    for top, partner in bracket.own.pairs:
        line = cite(tr("{player} gets {opponent}.", player=top, opponent=partner), team("3.6"))
        yield fits(partner, line, tr("the first that fits"))
        for other in _before(bracket, (top, partner)):
            if reason := kept_apart(bracket.forcing, top, other):
                line = because(Book.TEAMS_2026, tr("Not {team}:", team=other), reason).below(INDENT)
                yield refused(other, line, str(reason.said))


def _before(bracket: TeamBracket, pair: tuple[PairingNumber, PairingNumber]) -> list[PairingNumber]:
    """Return who comes before the partner of a top member and was not taken before."""
    top, partner = pair
    tops = {each for each, _ in bracket.own.pairs}
    taken = {mate for each, mate in bracket.own.pairs if each < top}
    return [each for each in bracket.own.players if top < each < partner and each not in tops | taken]


def pair_lines(told: TeamRound, number: PairingNumber) -> Iterator[Cited]:
    """Say why a team has its opponent, or the bye. Raise KeyError for one that is not in the round."""
    told.player(number)
    if told.made.bye == number:
        yield from bye_lines(told)
        return
    pair = next(each for each in told.made.pairs if number in (each.white, each.black))
    bracket = told.brackets[paired_in(told, number)]
    yield from _chosen(told, bracket, next(two for two in bracket.own.pairs if number in two))
    yield colour_line(told, pair)
    yield from virtual_in(bracket.forcing.players, bracket.own.players)
    one, other = sorted((told.player(pair.white), told.player(pair.black)), key=lambda each: -each.score)
    if one.score > other.score:
        named = {"one": one.number, "other": other.number}
        yield cite(tr("{one} and {other} float: their scores are unequal (C.04.6 1.5).", **named), team("1.5"))


def _chosen(told: TeamRound, bracket: TeamBracket, pair: tuple[PairingNumber, PairingNumber]) -> Iterator[Cited]:
    """Say who comes before the partner, and the first criterion that speaks against each."""
    top, partner = pair
    named = {"points": format_points(bracket.own.score), "team": top, "opponent": partner}
    line = cite(tr("Bracket of {points}: {team} gets {opponent}.", **named), team("3.6"))
    passed = _before(bracket, pair)
    yield fits(partner, line, tr("the first that fits"))
    if not passed:
        line = cite(tr("{opponent} is the first partner that is free.", **named), team("3.6")).below(INDENT)
        yield fits(partner, line, tr("the first that is free"))
    for other in passed:
        if reason := why_not(told, top, other):
            line = because(Book.TEAMS_2026, tr("Not {team}:", team=other), reason).below(INDENT)
            yield refused(other, line, str(reason.said))


def way_lines(told: TeamRound, number: PairingNumber) -> Iterator[Cited]:
    """Say how a team came into its bracket, and how it was paired there. Raise KeyError for a stranger."""
    told.player(number)
    if told.made.bye != number:
        bracket = told.brackets[paired_in(told, number)]
        if number in bracket.own.upfloaters:
            named = {"points": format_points(bracket.own.score), "team": number}
            yield cite(tr("Bracket of {points}: {team} is drawn up into it.", **named), team("3.5"))
            yield from (line.below(INDENT) for line in _upfloaters(bracket))
    yield from pair_lines(told, number)


def apart(told: TeamRound, one: PairingNumber, other: PairingNumber) -> Cited:
    """Say why two teams do not meet."""
    return apart_line(Book.TEAMS_2026, one, other, why_not(told, one, other))
