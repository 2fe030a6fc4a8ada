"""An explanation in lines of plain words, short enough to be read aloud; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.points import format_points
from core.swiss.explain.apart import Apart
from core.swiss.explain.decisions import BracketExplained, Choice, Group, Lack
from core.swiss.explain.reason import Reason
from core.swiss.explain.round import RoundExplained
from core.swiss.pairing import BracketResult

INDENT = "  "


def round_lines(told: RoundExplained) -> Iterator[str]:
    """Yield every bracket, highest first, then every pair with the rule that gave the colours."""
    for bracket in told.brackets:
        yield from bracket_lines(bracket)
    for pair in told.pairing.pairs:
        yield f"{pair.white} has White against {pair.black} ({pair.colour_rule})."
    if told.pairing.bye is not None:
        yield f"{told.pairing.bye} has the bye (A5)."


def bracket_lines(told: BracketExplained) -> Iterator[str]:
    """Yield all there is to say of one bracket."""
    moved = {*told.result.moved_down}
    residents = numbers([number for number in told.result.players if number not in moved])
    who = f"{numbers(told.result.moved_down)} moved down, {residents}" if moved else residents
    yield f"Bracket of {format_points(told.result.score)}: {who}."
    for line in (*_how_it_stands(told), *_decisions(told), *_who_goes(told)):
        yield INDENT + line


def _how_it_stands(told: BracketExplained) -> Iterator[str]:
    result = told.result
    if result.joined:
        yield f"Joined with {'the bracket' if result.joined == 1 else f'{result.joined} brackets'} above it (C13)."
    if told.passed_on:
        yield f"No opponent in it for {numbers(told.passed_on)}: moved on (C1)."
    if told.levelled and result.pairs:
        yield f"Treated as homogeneous ({'R13' if any(lack.article == 'R13' for lack in told.lacks) else 'A3'})."
    if told.pairs_wanted:
        yield f"p = {told.pairs_wanted} (A6), x = {result.first_x} (A8)."


def _decisions(told: BracketExplained) -> Iterator[str]:
    result = told.result
    if told.undone_by:
        alone = " ".join(f"{higher}-{lower}" for higher, lower in told.instead)
        yield f"Paired anew for the bracket below ({told.undone_by}); by itself it would be {alone}."
    for lack in told.lacks:
        yield lack_line(lack)
    if result.pairs:
        yield _in_force(result)
    if told.movers is not None:
        yield from _group(told.movers, "")
    if told.rest is not None:
        yield from _group(told.rest, "Remainder: " if told.movers else "")


def _in_force(result: BracketResult) -> str:
    """Say what held when the pairing was found: the clashes x allows (B4), and the floats (B5, B6; R3)."""
    clashes = f"x = {result.x}, {result.clashes or 'no'} {'clash' if result.clashes == 1 else 'clashes'} made (B4)"
    up, down = _FLOATS[result.upfloat_level], _FLOATS[result.downfloat_level]
    return f"Found with {clashes}; {up} for upfloats, {down} for downfloats."


_FLOATS = ("B5 and B6", "B5 only", "neither B5 nor B6")
"""What is in force at each level of relaxation (R3)."""


def _who_goes(told: BracketExplained) -> Iterator[str]:
    over = [number for number in told.result.downfloaters if number not in told.passed_on]
    if over and told.pairs_wanted:
        yield f"Left over: {numbers(over)}."


def _group(group: Group, what: str) -> Iterator[str]:
    if group.unexchanged is not None:
        yield f"Not without an exchange: {_because(group.unexchanged)}"
        gone, come = numbers(group.leaving), numbers(group.coming)
        yield f"Exchange {group.exchange_number} of D2: {gone} of S1 for {come} of S2."
    yield f"{what}S1 {numbers(group.s1)} | S2 {numbers(group.s2)}: transposition {group.transposition_number} of D1."
    for choice in group.choices:
        yield from choice_lines(choice)


def choice_lines(choice: Choice) -> Iterator[str]:
    """Yield who a player of S1 got, and why not those before him."""
    yield f"{choice.player} gets {choice.opponent}."
    for passed in choice.passed:
        yield f"{INDENT}Not {passed.candidate}: {_because(passed.reason)}"


def lack_line(lack: Lack) -> str:
    """Say what could not be had."""
    return f"Not with {lack.level} ({lack.article}): {_because(lack.reason)}"


def apart_line(one: int, other: int, apart: Apart | None) -> str:
    """Say why two players do not meet."""
    if apart is None:
        return f"{one} and {other} meet in this round."
    where = "" if apart.bracket is None else f" Decided in the bracket of {format_points(apart.bracket)}."
    return f"{one}-{other}: {_because(apart.reason)}{where}"


def numbers(players: Sequence[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, players)) or "nobody"


def _because(reason: Reason) -> str:
    return f"{reason.article}. {reason.sentence}"
