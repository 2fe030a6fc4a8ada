"""Why two players do not meet, why somebody does not float: what first speaks against it."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.explain.forcing import Against, Forcing
from paircard.core.systems.burstein.text import TEXT, burstein
from paircard.core.systems.swiss.bye_first.apart import refused
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.moving_down import decided
from paircard.core.values.said import Words, joined, said


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if forcing.meets(one, other):
        return None
    if never := refused(forcing, one, other):
        return never
    return decided(
        forcing.made.brackets,
        one,
        other,
        lambda at: _reason(forcing, at, forcing.pair(at, one, other)),
        lambda at, left: why_not_left(forcing, at, left),
    )


def why_not_left(forcing: Forcing, at: int, number: PairingNumber) -> Reason:
    """Return why somebody who was paired in a bracket is not left over there."""
    return _reason(forcing, at, forcing.left(at, number))


def after(forcing: Forcing, at: int, one: PairingNumber, other: PairingNumber) -> Reason:
    """Return why somebody who comes before an opponent was passed over, when it was the turn of the other."""
    if never := refused(forcing, one, other):
        return never
    reason = _reason(forcing, at, forcing.pair(at, one, other))
    if reason.article != burstein(TEXT.pairs):
        return reason
    found = _reason(forcing, at, forcing.turn(at, one, other))
    return Reason(found.article, joined((said("With the pairs made before."), found.said)), found.bracket)


def _reason(forcing: Forcing, at: int, against: Against) -> Reason:
    return Reason(burstein(against.article), _words(against), forcing.made.brackets[at].score)


def _words(against: Against) -> Words:
    match against.article:
        case TEXT.complete:
            return said("Then not all players could be paired.")
        case TEXT.pairs:
            return said("That could be, as well by C5 to C8; but all such pairings come later in the order of 4.3.")
    return against.words(TEXT.value_words)
