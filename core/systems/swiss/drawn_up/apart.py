"""Why two do not meet, why somebody was not drawn up: what first speaks against it."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.apart import refused, with_shortage
from paircard.core.systems.swiss.drawn_up.forcing import Against, Forcing
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import numbers
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if forcing.meets(one, other):
        return None
    if never := refused(forcing, one, other):
        return never
    text = forcing.text
    at = min(forcing.bracket_of(one), forcing.bracket_of(other))
    bracket = forcing.made.brackets[at]
    against = forcing.pair(at, one, other)
    words = _against_words(forcing, against, at)
    if against.article == text.complete:
        words = with_shortage(words, forcing.short(forcing.unpaired_without(at, (one, other))))
    if not {one, other} <= {*bracket.players}:
        higher, lower = (one, other) if one in bracket.players else (other, one)
        head = said(
            "{player} was paired in the bracket of {points}, and {lower} would have to be drawn up into it.",
            player=higher,
            points=format_points(bracket.score),
            lower=lower,
        )
        words = joined((head, words))
    return Reason(text.cited(against.article), words, bracket.score)


def why_not_drawn_up(forcing: Forcing, at: int, number: PairingNumber) -> Reason:
    """Return why somebody of a lower score was not drawn up into a bracket."""
    against = forcing.drawn_up(at, number)
    words = _against_words(forcing, against, at)
    return Reason(forcing.text.cited(against.article), words, forcing.made.brackets[at].score)


def _against_words(forcing: Forcing, against: Against, at: int) -> Words:
    """Say what speaks against what was asked."""
    text = forcing.text
    if against.article == text.complete:
        return said_of.not_all(text)
    if against.article == text.names[0] and against.asked is None:
        return said("Both were drawn up: if they met, the bracket would have two upfloaters more than it needs.")
    if against.article in forcing.orders():
        return forcing.later_words(against.article)
    if against.article == text.sets:
        return said(
            "That could be, as well by {first} to {last}; but the set {players} comes earlier in the order.",
            first=text.of_sets[0],
            last=text.of_sets[-1],
            players=numbers(forcing.made.brackets[at].upfloaters),
        )
    return against.words(text.value_words)
