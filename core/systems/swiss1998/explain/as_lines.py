"""An explanation in lines of plain words, short enough to be read aloud; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.language import mark, tr, trn
from core.points import format_points
from core.systems.kit.pairing import BracketResult
from core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, Lack
from core.systems.swiss1998.explain.reason import Reason
from core.systems.swiss1998.explain.round import RoundExplained
from core.systems.swiss1998.explain.why_not import Apart

INDENT = "  "


def round_lines(told: RoundExplained) -> Iterator[str]:
    """Yield every bracket, highest first, then every pair with the rule that gave the colours."""
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    for pair in told.pairing.pairs:
        yield tr(
            "{white} has White against {black} ({rule}).", white=pair.white, black=pair.black, rule=pair.colour_rule
        )
    if told.pairing.bye is not None:
        yield tr("{player} has the bye (A5).", player=told.pairing.bye)


def bracket_lines(told: BracketExplained) -> Iterator[str]:
    """Yield all there is to say of one bracket."""
    moved = {*told.result.moved_down}
    residents = numbers([number for number in told.result.players if number not in moved])
    points = format_points(told.result.score)
    if moved:
        down = numbers(told.result.moved_down)
        yield tr(
            "Bracket of {points}: {moved} moved down, {residents}.", points=points, moved=down, residents=residents
        )
    else:
        yield tr("Bracket of {points}: {players}.", points=points, players=residents)
    for line in (*_how_it_stands(told), *_decisions(told), *_who_goes(told)):
        yield INDENT + line


def _how_it_stands(told: BracketExplained) -> Iterator[str]:
    result = told.result
    if result.joined:
        yield trn(
            "Joined with the bracket above it (C13).", "Joined with {count} brackets above it (C13).", result.joined
        )
    if told.excused:
        yield tr(
            "No opponent in it for {players}: moved on (C1). Nothing is undone for them, as at least half of the "
            "bracket moved down and the others make all pairs (R9).",
            players=numbers(told.passed_on),
        )
    elif told.passed_on:
        yield tr("No opponent in it for {players}: moved on (C1).", players=numbers(told.passed_on))
    if told.levelled and result.pairs:
        article = "R13" if any(lack.article == "R13" for lack in told.lacks) else "A3"
        yield tr("Treated as homogeneous ({article}).", article=article)
    if told.wanted.movers and told.wanted.rest:
        yield tr(
            "p = {p} (A6), then {rest} in the remainder; x = {x} (A8).",
            p=told.wanted.p,
            rest=told.wanted.rest,
            x=result.first_x,
        )
    elif told.wanted.p:
        yield f"p = {told.wanted.p} (A6), x = {result.first_x} (A8)."
    yield from (each.sentence for each in told.exempt if not each.way)


def _decisions(told: BracketExplained) -> Iterator[str]:
    result = told.result
    if told.undone_by:
        alone = " ".join(f"{higher}-{lower}" for higher, lower in told.instead)
        yield tr(
            "Paired anew for the bracket below ({article}); by itself it would be {pairs}.",
            article=told.undone_by,
            pairs=alone,
        )
    for lack in told.lacks:
        yield lack_line(lack)
    counted = result.first_x or result.x or told.lacks
    if result.pairs and (counted or result.downfloaters or result.moved_down):
        yield _in_force(result)
    if told.movers is not None:
        yield from _group(told.movers)
    if told.rest is not None:
        yield from _group(told.rest, remainder=told.movers is not None)


def _in_force(result: BracketResult) -> str:
    """Say what held when the pairing was found: the clashes x allows (B4), and the floats (B5, B6; R3)."""
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


def _who_goes(told: BracketExplained) -> Iterator[str]:
    over = [number for number in told.result.downfloaters if number not in told.passed_on]
    if over and told.pairs_wanted:
        yield tr("Left over: {players}.", players=numbers(over))
    yield from (each.sentence for each in told.exempt if each.way)


def _group(group: Group, *, remainder: bool = False) -> Iterator[str]:
    if group.unexchanged is not None:
        yield tr("Not without an exchange: {reason}", reason=_because(group.unexchanged))
        yield tr(
            "Exchange {number} of D2: {leaving} of S1 for {coming} of S2.",
            number=group.exchange_number,
            leaving=numbers(group.leaving),
            coming=numbers(group.coming),
        )
    sides = {"s1": numbers(group.s1), "s2": numbers(group.s2), "number": group.transposition_number}
    if remainder:
        yield tr("Remainder: S1 {s1} | S2 {s2}: transposition {number} of D1.", **sides)
    else:
        yield tr("S1 {s1} | S2 {s2}: transposition {number} of D1.", **sides)
    for choice in group.choices:
        yield from choice_lines(choice)


def choice_lines(choice: Choice) -> Iterator[str]:
    """Yield who a player of S1 got, and why not those who come before in S2."""
    named = {"player": choice.player, "opponent": choice.opponent}
    if choice.clash == "W":
        yield tr("{player} gets {opponent}, a clash: both prefer White (B4).", **named)
    elif choice.clash == "B":
        yield tr("{player} gets {opponent}, a clash: both prefer Black (B4).", **named)
    else:
        yield tr("{player} gets {opponent}.", **named)
    for passed in choice.passed:
        yield INDENT + tr("Not {player}: {reason}", player=passed.candidate, reason=_because(passed.reason))


def lack_line(lack: Lack) -> str:
    """Say what could not be had."""
    # translators: {level} is "2 pairs", "B5 for upfloats" or the like
    return tr(
        "Not with {level} ({article}): {reason}",
        level=lack.level,
        article=lack.article,
        reason=_because(lack.reason),
    )


def apart_line(one: int, other: int, apart: Apart | None) -> str:
    """Say why two players do not meet."""
    if apart is None:
        return tr("{one} and {other} meet in this round.", one=one, other=other)
    why = f"{one}-{other}: {_because(apart.reason)}"
    if apart.bracket is None:
        return why
    return f"{why} {tr('Decided in the bracket of {points}.', points=format_points(apart.bracket))}"


def numbers(players: Sequence[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, players)) or tr("nobody")


def _because(reason: Reason) -> str:
    return f"{reason.article}. {reason.sentence}"
