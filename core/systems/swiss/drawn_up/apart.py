"""Why two do not meet, why somebody was not drawn up, why they have not the bye: what first speaks against it."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.drawn_up import said_of
from paircard.core.systems.swiss.drawn_up.forcing import Against, Forcing
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.lines import numbers
from paircard.core.values.points import format_points
from paircard.core.values.said import Capital, Words, joined, said


def kept_apart(forcing: Forcing, one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two do not meet; None if they do. Raise KeyError for one that is not in the round."""
    if forcing.meets(one, other):
        return None
    if breach := forcing.book.refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    text, bye = forcing.text, forcing.made.bye
    if bye in (one, other):
        return Reason(
            text.cited(text.bye), said("{player} has the bye, which is given before anybody is paired.", player=bye)
        )
    at = min(forcing.bracket_of(one), forcing.bracket_of(other))
    bracket = forcing.made.brackets[at]
    against = forcing.pair(at, one, other)
    words = _against_words(forcing, against, at)
    if against.article == text.complete:
        words = _with_shortage(words, forcing.short(forcing.unpaired_without(at, (one, other))))
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


def why_no_bye(forcing: Forcing, number: PairingNumber) -> Reason | None:
    """Return why somebody has not the bye; None if they have. Raise KeyError for one that is not in the round."""
    each, text, bye = forcing.player(number), forcing.text, forcing.made.bye
    if bye == number:
        return None
    if bye is None:
        return Reason(text.cited(text.bye), said_of.even_field(text))
    if breach := forcing.book.refused_bye(each):
        return Reason(breach.article, breach.said)
    if not forcing.may_sit_out >> forcing.place[number] & 1:
        clause = said("Without {player} not all others can be paired.", player=number)
        others = forcing.cards.everybody & ~(1 << forcing.place[number])
        return Reason(text.cited(text.complete), _with_shortage(clause, forcing.short(others)))
    return Reason(text.cited(text.bye), said_of.bye_comes_later(text, each, forcing.player(bye)))


def _with_shortage(clause: Words, short: Shortage | None) -> Words:
    """Add who competes for whom."""
    return clause if short is None else joined((clause, Capital(short.clause())))


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
