"""Why two players do not meet, why somebody does not float, why they have not the bye: what first speaks against it."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.criteria_in_words import value_words
from paircard.core.systems.burstein.explain.forcing import LATER, Against, Forcing
from paircard.core.systems.burstein.explain.model import BursteinRound
from paircard.core.systems.burstein.legality import refused_bye, refused_pair
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, Words, joined, said


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if forcing.meets(one, other):
        return None
    if breach := refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    if forcing.made.bye in (one, other):
        sitting_out = said("{player} has the bye, which is given before anybody is paired.", player=forcing.made.bye)
        return Reason(burstein("3.1"), sitting_out)
    brackets = forcing.made.brackets
    common = next((at for at, each in enumerate(brackets) if {one, other} <= {*each.players}), None)
    if common is not None:
        return _reason(forcing, common, forcing.pair(common, one, other))
    at = min(settled_in(forcing, one), settled_in(forcing, other))
    higher, lower = (one, other) if settled_in(forcing, one) == at else (other, one)
    reason = why_not_left(forcing, at, higher)
    head = said(
        "{player} was paired with {opponent} in the bracket of {points}; to meet {lower}, {player} would have to be "
        "left over there.",
        player=higher,
        opponent=next(sum(pair) - higher for pair in brackets[at].pairs if higher in pair),
        points=format_points(brackets[at].score),
        lower=lower,
    )
    return Reason(reason.article, joined((head, reason.said)), reason.bracket)


def why_not_left(forcing: Forcing, at: int, number: PairingNumber) -> Reason:
    """Return why somebody who was paired in a bracket is not left over there."""
    return _reason(forcing, at, forcing.left(at, number))


def after(forcing: Forcing, at: int, one: PairingNumber, other: PairingNumber) -> Reason:
    """Return why somebody who comes before an opponent was passed over, when it was the turn of the other."""
    if breach := refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    reason = _reason(forcing, at, forcing.pair(at, one, other))
    if reason.article != burstein(LATER):
        return reason
    found = _reason(forcing, at, forcing.turn(at, one, other))
    return Reason(found.article, joined((said("With the pairs made before."), found.said)), found.bracket)


def why_no_bye(told: BursteinRound, number: PairingNumber) -> Reason | None:
    """Return why somebody has not the bye; None if they have. Raise KeyError for one that is not in the round."""
    each = told.player(number)
    if told.made.bye == number:
        return None
    if told.made.bye is None:
        return Reason(burstein("3.1"), said("The number of players is even: nobody has a bye."))
    if breach := refused_bye(each):
        return Reason(breach.article, breach.said)
    if short := told.forcing.short_without(number):
        clause = said("Without {player} not all others can be paired.", player=number)
        return Reason(burstein("C4"), joined((clause, Capital(short.clause()))))
    sitting_out = told.player(told.made.bye)
    named: dict[str, object] = {"player": number, "bye": sitting_out.number}
    if each.score != sitting_out.score:
        named |= {"points": format_points(each.score), "least": format_points(sitting_out.score)}
        return Reason(burstein("3.1.3"), said("{player} has {points} points, {bye} has only {least}.", **named))
    if len(each.colours) != len(sitting_out.colours):
        named |= {"fewer": len(each.colours), "more": len(sitting_out.colours)}
        fewer = said("Of equal score, {bye} has played {more} games and {player} only {fewer}.", **named)
        return Reason(burstein("3.1.4"), fewer)
    lower = said("Of equal score and as many games, {bye} is lower in the Index than {player}.", **named)
    return Reason(burstein("3.1.5"), lower)


def settled_in(forcing: Forcing, number: PairingNumber) -> int:
    """Return the bracket in which somebody was paired."""
    return max(at for at, each in enumerate(forcing.made.brackets) if number in each.players)


def _reason(forcing: Forcing, at: int, against: Against) -> Reason:
    return Reason(burstein(against.article), _words(against), forcing.made.brackets[at].score)


def _words(against: Against) -> Words:
    match against.article:
        case "C4":
            return said("Then not all players could be paired.")
        case "4.3":
            return said("That could be, as well by C5 to C8; but all such pairings come later in the order of 4.3.")
    return against.words(value_words)
