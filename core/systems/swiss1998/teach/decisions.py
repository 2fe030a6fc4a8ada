"""Which articles decide a round, and where: read off its explanation, never worked out anew.

The quiz counts marks by it, lessons are found and tested by it, and exams are drawn by it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Choice, Group, RoundExplained
from paircard.core.systems.swiss1998.judge.reason import Kind, Reason


@dataclass(frozen=True, slots=True)
class Decision:
    """One article that decided something."""

    article: str
    bracket: int | None
    """Which bracket it was, 0 the highest; None if it concerns the whole round."""
    players: tuple[int, ...] = ()
    """Pairing numbers it was about, as far as they are known."""


def decisions(told: RoundExplained) -> Iterator[Decision]:
    """Yield what decided a round: its brackets from the highest down, then colours (E) and the bye (A5)."""
    for at, bracket in enumerate(told.brackets):
        for article, players in _of_bracket(bracket):
            yield Decision(article, at, players)
    for pair in told.pairing.pairs:
        yield Decision(pair.colour_rule, None, (pair.white, pair.black))
    if told.pairing.bye is not None:
        yield Decision("A5", None, (told.pairing.bye,))


def articles(told: RoundExplained, at: int | None = None) -> tuple[str, ...]:
    """Return the articles that decide a round, or one bracket of it, each once."""
    found = (each.article for each in decisions(told) if at is None or each.bracket == at)
    return tuple(dict.fromkeys(found))


def _of_bracket(told: BracketExplained) -> Iterator[tuple[str, tuple[int, ...]]]:
    result = told.result
    if told.passed_on:
        yield "C1", told.passed_on
    if told.levelled and result.pairs:
        yield "A3", result.moved_down
    if result.first_x:
        yield "A8", ()
    yield from ((event, result.players) for event in result.events if event != "C1")
    if result.joined:
        yield "R13" if any(lack.article == "R13" for lack in told.lacks) else "C13", result.players
    for lack in told.lacks:
        yield from ((lack.article, ()),) if lack.article not in ("R13", "C14") else ()
        yield from _barred(lack.reason)
    if told.movers is not None:
        yield from of_group(told.movers)
        if told.rest is not None:
            yield from _another_opponent(told.movers)
    if told.rest is not None:
        yield from of_group(told.rest)


def of_group(group: Group) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield what decided one group: how far its tries went, and why candidates were passed over."""
    if group.exchange.count:
        yield "C8", (*group.leaving, *group.coming)
        yield from _barred(group.unexchanged) if group.unexchanged else ()
        if group.exchange_number > 1:
            yield "D2", (*group.leaving, *group.coming)
    if group.transposition_number == 1:
        yield "C6", (*group.s1, *group.s2)
    else:
        yield "C7", group.s2
    if group.transposition_number > 2:
        yield "D1", group.s2
    for choice in group.choices:
        yield from of_choice(choice)


def of_choice(choice: Choice) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield why those before the opponent a player got were passed over."""
    for passed in choice.passed:
        if passed.reason.kind is not Kind.SHORTAGE:
            yield passed.reason.article, (choice.player, passed.candidate)
        yield from _barred(passed.reason)


def _barred(reason: Reason) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield why somebody who would have been left over may not be (B5, B6, B1b)."""
    for breach in reason.shortage.barred if reason.shortage else ():
        yield breach.article, ()


def _another_opponent(movers: Group) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield whose opponent would have left the others without a pairing (C10)."""
    for choice in movers.choices:
        for passed in choice.passed:
            if passed.reason.kind in (Kind.SHORTAGE, Kind.CLASHES):
                yield "C10", (choice.player, passed.candidate)


def kept(told: RoundExplained, at: int, meet: Collection[frozenset[PairingNumber]]) -> Iterator[str]:
    """Yield what decided the choices of a bracket that an answer has made as well."""
    bracket = told.brackets[at]
    for group in filter(None, (bracket.movers, bracket.rest)):
        for choice in group.choices:
            if {choice.player, choice.opponent} in meet:
                yield from (article for article, _ in of_choice(choice))
