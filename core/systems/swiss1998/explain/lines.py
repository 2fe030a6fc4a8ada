"""An explanation in lines of plain words, short enough to be read aloud; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from paircard.core.event.bracket_result import BracketResult
from paircard.core.systems.kit.apart import RULE
from paircard.core.systems.kit.apart import told as of_apart
from paircard.core.systems.swiss.lines import INDENT, board_lines, numbers, written
from paircard.core.systems.swiss.moving_down import bracket_told
from paircard.core.systems.swiss1998.explain.apart import Apart
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, Lack, RoundExplained
from paircard.core.systems.swiss1998.explain.over_half import Exempt
from paircard.core.systems.swiss1998.judge.reason import Reason
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import RuleId


def round_lines(told: RoundExplained) -> Iterator[Cited]:
    """Yield who may not meet, every bracket, highest first, then every pair with the rule that gave the colours."""
    yield from (cite(sentence, RULE) for sentence in of_apart(told.position.apart))
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    yield from board_lines(told.pairing.pairs)
    if told.pairing.bye is not None:
        yield cite(tr("{player} has the bye (A5).", player=told.pairing.bye), "A5")


def bracket_lines(told: BracketExplained) -> Iterator[Cited]:
    """Yield all there is to say of one bracket."""
    moved = told.result.moved_down
    yield bracket_told(told.result.score, moved, [each for each in told.result.players if each not in moved])
    for line in chain(_how_it_stands(told), _decisions(told), _who_goes(told)):
        yield line.below(INDENT)


def _how_it_stands(told: BracketExplained) -> Iterator[Cited]:
    result = told.result
    if result.joined:
        sentence = trn(
            "Joined with the bracket above it (C13).", "Joined with {count} brackets above it (C13).", result.joined
        )
        yield cite(sentence, "C13")
    if told.excused:
        sentence = tr(
            "No opponent in it for {players}: moved on (C1). Nothing is undone for them, as at least half of the "
            "bracket moved down and the others make all pairs (R9).",
            players=numbers(told.passed_on),
        )
        yield cite(sentence, "C1", "R9")
    elif told.passed_on:
        yield cite(tr("No opponent in it for {players}: moved on (C1).", players=numbers(told.passed_on)), "C1")
    if told.levelled and result.pairs:
        article = "R13" if any(lack.article == "R13" for lack in told.lacks) else "A3"
        yield cite(tr("Treated as homogeneous ({article}).", article=article), article)
    if told.wanted.movers and told.wanted.rest:
        wanted = {"p": told.wanted.p, "rest": told.wanted.rest, "x": result.first_x}
        yield cite(tr("p = {p} (A6), then {rest} in the remainder; x = {x} (A8).", **wanted), "A6", "A8")
    elif told.wanted.p:
        yield cite(f"p = {told.wanted.p} (A6), x = {result.first_x} (A8).", "A6", "A8")
    yield from (_exempt(each) for each in told.exempt if not each.way)


def _decisions(told: BracketExplained) -> Iterator[Cited]:
    result = told.result
    if told.undone_by:
        named = {"article": told.undone_by, "pairs": written(told.instead)}
        sentence = tr("Paired anew for the bracket below ({article}); by itself it would be {pairs}.", **named)
        yield cite(sentence, told.undone_by)
    for lack in told.lacks:
        yield lack_line(lack)
    counted = result.first_x or result.x or told.lacks
    if result.pairs and (counted or result.downfloaters or result.moved_down):
        yield _in_force(result)
    if told.movers is not None:
        yield from _group(told.movers)
    if told.rest is not None:
        yield from _group(told.rest, remainder=told.movers is not None)


def _in_force(result: BracketResult) -> Cited:
    """Say what held when the pairing was found: the clashes x allows (B4), and the floats (B5, B6; R3)."""
    return cite(_held(result), "B4", "B5", "B6")


def _held(result: BracketResult) -> str:
    held: dict[str, object] = {"x": result.x, "floats": _floats(result)}
    if not result.x:
        return tr("Found without a clash (B4), with {floats}.", **held)
    if not result.clashes:
        return tr("Found with x = {x} and no clash (B4), with {floats}.", **held)
    return trn(
        "Found with x = {x} and {count} clash (B4), with {floats}.",
        "Found with x = {x} and {count} clashes (B4), with {floats}.",
        result.clashes,
        **held,
    )


def _floats(result: BracketResult) -> str:
    """Say what is in force of B5 and B6."""
    if result.upfloat_level == result.downfloat_level:
        return tr(_IN_FORCE[result.upfloat_level])
    return tr(
        "{up} for upfloats, {down} for downfloats",
        up=tr(_FLOATS[result.upfloat_level]),
        down=tr(_FLOATS[result.downfloat_level]),
    )


_IN_FORCE = (mark("B5 and B6 in force"), mark("B5 in force but not B6"), mark("neither B5 nor B6 in force"))
"""The same where it is in force for upfloats and downfloats alike."""
_FLOATS = (mark("B5 and B6"), mark("B5 only"), mark("neither B5 nor B6"))
"""What is in force at each level of relaxation (R3)."""


def _who_goes(told: BracketExplained) -> Iterator[Cited]:
    over = [number for number in told.result.downfloaters if number not in told.passed_on]
    if over and told.pairs_wanted:
        yield Cited(tr("Left over: {players}.", players=numbers(over)))
    yield from (_exempt(each) for each in told.exempt if each.way)


def _group(group: Group, *, remainder: bool = False) -> Iterator[Cited]:
    if group.unexchanged is not None:
        reason = group.unexchanged
        yield Cited(tr("Not without an exchange: {reason}", reason=_because(reason)), rules_of_reason(reason))
        sentence = tr(
            "Exchange {number} of D2: {leaving} of S1 for {coming} of S2.",
            number=group.exchange_number,
            leaving=numbers(group.leaving),
            coming=numbers(group.coming),
        )
        yield cite(sentence, "D2")
    sides = {"s1": numbers(group.s1), "s2": numbers(group.s2), "number": group.transposition_number}
    if remainder:
        yield cite(tr("Remainder: S1 {s1} | S2 {s2}: transposition {number} of D1.", **sides), "D1")
    else:
        yield cite(tr("S1 {s1} | S2 {s2}: transposition {number} of D1.", **sides), "D1")
    for choice in group.choices:
        yield from choice_lines(choice)


def choice_lines(choice: Choice) -> Iterator[Cited]:
    """Yield who a player of S1 got, and why not those who come before in S2."""
    named = {"player": choice.player, "opponent": choice.opponent}
    if choice.clash == "W":
        line = cite(tr("{player} gets {opponent}, a clash: both prefer White (B4).", **named), "B4")
        why = tr("the first that fits, with a clash: both prefer White")
    elif choice.clash == "B":
        line = cite(tr("{player} gets {opponent}, a clash: both prefer Black (B4).", **named), "B4")
        why = tr("the first that fits, with a clash: both prefer Black")
    else:
        line, why = Cited(tr("{player} gets {opponent}.", **named)), tr("the first that fits")
    yield fits(choice.opponent, line, why)
    for passed in choice.passed:
        sentence = tr("Not {player}: {reason}", player=passed.candidate, reason=_because(passed.reason))
        line = Cited(INDENT + sentence, rules_of_reason(passed.reason))
        yield refused(passed.candidate, line, passed.reason.clause)


def lack_line(lack: Lack) -> Cited:
    """Say what could not be had."""
    named = {"level": lack.level, "article": lack.article, "reason": _because(lack.reason)}
    # translators: {level} is "2 pairs", "B5 for upfloats" or the like
    sentence = tr("Not with {level} ({article}): {reason}", **named)
    given_up = ("B5", "B6") if lack.article in ("C9", "C10") else ()
    own = cite(sentence, lack.article, *given_up)
    return replace(own, rules=(*own.rules, *rules_of_reason(lack.reason)))


def apart_line(one: int, other: int, apart: Apart | None) -> Cited:
    """Say why two players do not meet."""
    if apart is None:
        return Cited(tr("{one} and {other} meet in this round.", one=one, other=other))
    why = f"{one}-{other}: {_because(apart.reason)}"
    if apart.bracket is not None:
        why += " " + tr("Decided in the bracket of {points}.", points=format_points(apart.bracket))
    return Cited(why, rules_of_reason(apart.reason))


def rules_of_reason(reason: Reason) -> tuple[RuleId, ...]:
    """Return the rules a reason names: its own, then those by which players cannot have each other."""
    short = reason.shortage
    articles = [reason.article]
    if short is not None:
        articles += [each.article for each in short.forbidden] + [each.article for each in short.barred]
    return tuple(RuleId.read(each) for each in dict.fromkeys(articles))


def _exempt(exempt: Exempt) -> Cited:
    return cite(exempt.sentence, *((exempt.article, "R6") if exempt.way else ("R6",)))


def _because(reason: Reason) -> str:
    return f"{reason.article}. {reason.sentence}"
