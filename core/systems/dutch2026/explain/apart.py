"""Why two players do not meet: what forbids it, or the first criterion that speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import chain
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.cited import basic, dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.explain.forcing import Against, Forcing, Pair
from paircard.core.systems.dutch2026.legality import refused_bye, refused_pair
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.moving_down import decided, settled_in
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, Words, joined, said

if TYPE_CHECKING:
    from paircard.core.systems.dutch2026.explain.model import DutchBracket, DutchRound
    from paircard.core.systems.dutch2026.explain.sides import Sides
    from paircard.core.systems.kit.shortage import Shortage


def why_not(told: DutchRound, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one who is not in the round."""
    if told.forcing.meets(one, other):
        return None
    if breach := refused_pair(told.own, told.player(one), told.player(other)):
        return Reason(breach.article, breach.said)
    return decided(
        told.made.brackets,
        one,
        other,
        lambda at: _with_pair(told.forcing, at, one, other),
        lambda at, left: _left(told.forcing, at, left),
    )


def why_no_bye(told: DutchRound, player: PairingNumber) -> Reason | None:
    """Return why a player has not the bye; None if they have it. Raise KeyError for one who is not in the round."""
    if told.made.bye == player:
        return None
    card = told.player(player)
    if told.made.bye is None:
        return Reason(basic("3"), said("The field is even: nobody has a bye."))
    if breach := refused_bye(card):
        return Reason(breach.article, breach.said)
    score = told.forcing.bye_score
    if score is not None and card.score != score:
        named = {"player": player, "points": format_points(card.score), "least": format_points(score)}
        if card.score > score:
            clause = said("{player} has {points} points, and the bye can go to somebody with {least}.", **named)
            return Reason(dutch("C5"), clause)
        clause = said(
            "{player} has {points} points: with the bye to anybody below {least} not all others can be paired.", **named
        )
        others = [each.number for each in told.own.players if each.number != player]
        return Reason(dutch("C5"), _with_shortage(clause, told.forcing.shortages.complete(others)))
    at = settled_in(told.made.brackets, player)
    named = {"player": player, "points": format_points(told.made.brackets[at].score)}
    head = said("{player} was paired in the bracket of {points}, and would have to be left over there.", **named)
    left = _left(told.forcing, at, player)
    return Reason(left.article, joined((head, left.said)), left.bracket)


def why_left(forcing: Forcing, at: int, player: PairingNumber) -> Reason:
    """Return why a player who is paired in a bracket is not left over there."""
    bracket = forcing.made.brackets[at]
    last = at == len(forcing.made.brackets) - 1
    if last and (breach := refused_bye(forcing.players[player])):
        return Reason(breach.article, breach.said, bracket.score)
    if last and forcing.bye_score is not None and forcing.players[player].score != forcing.bye_score:
        points = format_points(forcing.bye_score)
        clause = said("Then the bye could not go to somebody with {points} points.", points=points)
        return Reason(dutch("C5"), clause, bracket.score)
    return _left(forcing, at, player)


def after(told: DutchBracket, sides: Sides, pair: Pair, other: PairingNumber) -> Reason:
    """Return why somebody who comes before an opponent in S2 was passed over, when it was the turn of S1.

    Where the two could meet in a pairing as good, it comes later: then the pairs made before are the reason.
    """
    forcing, one = told.forcing, pair[0]
    if breach := refused_pair(forcing.position, forcing.players[one], forcing.players[other]):
        return Reason(breach.article, breach.said)
    reason = _with_pair(forcing, told.at, one, other)
    if reason.article != dutch("3.8"):
        return reason
    against = forcing.turn(told.at, sides, (one, other))
    what = _turn_words(forcing, told.at, lambda: (*chain.from_iterable(sides.before(pair)), one, other), against)
    clause = said("With this S1 and the pairs made before: {what}", what=what)
    return Reason(dutch(against.article), clause, told.own.score)


def with_sides(told: DutchBracket, sides: Sides) -> Reason:
    """Return why S1 and S2 did not stay as they were: why there is an exchange (4.3)."""
    against = told.forcing.unexchanged(told.at, sides)
    s1, s2 = (" ".join(map(str, side)) for side in sides.original)
    what = _turn_words(told.forcing, told.at, tuple, against)
    clause = said("S1 {s1} against S2 {s2}, however S2 is arranged: {what}", s1=s1, s2=s2, what=what)
    return Reason(dutch(against.article), clause, told.own.score)


def _with_pair(forcing: Forcing, at: int, one: PairingNumber, other: PairingNumber) -> Reason:
    against = forcing.pair(at, one, other)
    return Reason(
        dutch(against.article), _pair_words(forcing, at, (one, other), against), forcing.made.brackets[at].score
    )


def _pair_words(forcing: Forcing, at: int, pair: Pair, against: Against) -> Words:
    match against.article:
        case "C4" | "C5":
            return _incomplete(forcing, at, pair, against.article)
        case "3.8":
            return said(
                "The bracket could be paired so, as well by every criterion; but all such pairings come later in the "
                "order of candidates."
            )
    return against.words(value_words)


def _incomplete(forcing: Forcing, at: int, without: tuple[PairingNumber, ...], article: str) -> Words:
    """Say that without some players the others cannot all be paired, or not with the bye where it is due; and why."""
    others = _others(forcing, at, without)
    if article == "C5":
        points = format_points(forcing.bye_score or 0)
        clause = said("Then the bye could not go to somebody with {points} points.", points=points)
        return _with_shortage(clause, forcing.shortages.complete(others, forcing.bye_score))
    return _with_shortage(said("Then not everybody who is left could be paired."), forcing.shortages.complete(others))


def _others(forcing: Forcing, at: int, without: Collection[PairingNumber]) -> list[PairingNumber]:
    """Return who is in a bracket or below it, without some."""
    own = forcing.made.brackets[at]
    residents = (each for bracket in forcing.made.brackets[at:] for each in bracket.residents)
    return [each for each in (*own.mdps, *residents) if each not in without]


def _with_shortage(clause: Words, short: Shortage | None) -> Words:
    """Add who competes for whom."""
    return clause if short is None else joined((clause, Capital(short.clause())))


def _turn_words(forcing: Forcing, at: int, made: Callable[[], Collection[PairingNumber]], against: Against) -> Words:
    """Say what speaks against a pair when it was its turn, or against the sides as they were.

    Who is `made` into a pair by then is not among those who are left.
    """
    if against.article == "C6" and against.asked is None:
        return said("fewer could be paired.")
    if against.article == "C4":
        left = forcing.shortages.complete(_others(forcing, at, made()))
        return _with_shortage(said("not everybody who is left could be paired."), left)
    if against.article == "C5":
        points = format_points(forcing.bye_score or 0)
        clause = said("the bye could not go to somebody with {points} points.", points=points)
        return _with_shortage(clause, forcing.shortages.complete(_others(forcing, at, made()), forcing.bye_score))
    asked, reached = against.compared(value_words)
    return said("{asked} As it is paired: {reached}", asked=asked, reached=reached)


def _left(forcing: Forcing, at: int, player: PairingNumber) -> Reason:
    against = forcing.left(at, player)
    words = _left_words(forcing, at, player, against)
    return Reason(dutch(against.article), words, forcing.made.brackets[at].score)


def _left_words(forcing: Forcing, at: int, player: PairingNumber, against: Against) -> Words:
    match against.article:
        case "C4":
            return _incomplete(forcing, at, (player,), "C4")
        case "C6":
            now = forcing.made.brackets[at].values.c6
            return said("That would take {count} downfloaters instead of {now}.", count=against.count, now=now)
        case "3.8":
            return said(
                "That could be, as well by every criterion; but all such pairings come later in the order of "
                "candidates."
            )
    return against.words(value_words)
