"""Why two players do not meet, why somebody was not drawn up, why they have not the bye: what first speaks against."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.criteria_in_words import value_words
from paircard.core.systems.dubov.explain.forcing import Against, Forcing
from paircard.core.systems.dubov.explain.model import DubovRound
from paircard.core.systems.dubov.legality import refused_bye, refused_pair
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import numbers
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if forcing.meets(one, other):
        return None
    if breach := refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    if forcing.made.bye in (one, other):
        sitting_out = said("{player} has the bye, which is given before anybody is paired.", player=forcing.made.bye)
        return Reason(dubov("3.1"), sitting_out)
    at = min(bracket_of(forcing, one), bracket_of(forcing, other))
    bracket = forcing.made.brackets[at]
    against = forcing.pair(at, one, other)
    words = _against_words(forcing, against, at)
    if not {one, other} <= {*bracket.players}:
        higher, lower = (one, other) if one in bracket.players else (other, one)
        head = said(
            "{player} was paired in the bracket of {points}, and {lower} would have to be drawn up into it.",
            player=higher,
            points=format_points(bracket.score),
            lower=lower,
        )
        words = joined((head, words))
    return Reason(dubov(against.article), words, bracket.score)


def why_not_drawn_up(forcing: Forcing, at: int, number: PairingNumber) -> Reason:
    """Return why somebody of a lower score was not drawn up into a bracket."""
    against = forcing.drawn_up(at, number)
    return Reason(dubov(against.article), _against_words(forcing, against, at), forcing.made.brackets[at].score)


def why_no_bye(told: DubovRound, number: PairingNumber) -> Reason | None:
    """Return why somebody has not the bye; None if they have. Raise KeyError for one that is not in the round."""
    each = told.player(number)
    if told.made.bye == number:
        return None
    if told.made.bye is None:
        return Reason(dubov("3.1"), said("The number of players is even: nobody has a bye."))
    if breach := refused_bye(each):
        return Reason(breach.article, breach.said)
    if not told.forcing.all_paired_without(number):
        return Reason(dubov("C4"), said("Without {player} not all others can be paired.", player=number))
    sitting_out = told.player(told.made.bye)
    named: dict[str, object] = {"player": number, "bye": sitting_out.number}
    if each.score != sitting_out.score:
        named |= {"points": format_points(each.score), "least": format_points(sitting_out.score)}
        return Reason(dubov("3.1"), said("{player} has {points} points, {bye} has only {least}.", **named))
    if len(each.colours) != len(sitting_out.colours):
        named |= {"fewer": len(each.colours), "more": len(sitting_out.colours)}
        fewer = said("Of equal score, {bye} has played {more} games and {player} only {fewer}.", **named)
        return Reason(dubov("3.1"), fewer)
    return Reason(
        dubov("3.1"), said("Of equal score and as many games, {bye} has a larger number than {player}.", **named)
    )


def bracket_of(forcing: Forcing, number: PairingNumber) -> int:
    """Return the bracket in which somebody was paired."""
    return next(at for at, each in enumerate(forcing.made.brackets) if number in each.players)


def _against_words(forcing: Forcing, against: Against, at: int) -> Words:
    """Say what speaks against what was asked."""
    match against.article:
        case "C4":
            return said("Then not all players could be paired.")
        case "C5" if against.asked is None:
            return said("Both were drawn up: if they met, the bracket would have two upfloaters more than it needs.")
        case "3.2.2":
            drawn = numbers(forcing.made.brackets[at].upfloaters)
            return said(
                "That could be, as well by C5 to C10; but the set {players} comes earlier in the order.", players=drawn
            )
        case "3.2.4":
            return said("Then others would have to change sides, and these come later in the order of 4.3.")
        case "3.2.6":
            return said("The bracket could be paired so; but all such transpositions of G2 come later.")
    return against.words(value_words)
