"""Why two can never meet, and why somebody has not the bye: what speaks against it before any bracket is paired."""

from __future__ import annotations

from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.forcing import Forcing
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.values.said import Capital, Words, joined, said


def refused(forcing: Forcing[Any], one: PairingNumber, other: PairingNumber) -> Reason | None:
    """Return why two cannot meet in any bracket; None if they can. Raise KeyError for one that is not in the round."""
    if breach := forcing.book.refused_pair(forcing.position, forcing.player(one), forcing.player(other)):
        return Reason(breach.article, breach.said)
    text, bye = forcing.book.text, forcing.made.bye
    if bye in (one, other):
        sitting_out = said("{player} has the bye, which is given before anybody is paired.", player=bye)
        return Reason(text.cited(text.bye), sitting_out)
    return None


def why_no_bye(forcing: Forcing[Any], number: PairingNumber) -> Reason | None:
    """Return why somebody has not the bye; None if they have. Raise KeyError for one that is not in the round."""
    each, text, bye = forcing.player(number), forcing.book.text, forcing.made.bye
    if bye == number:
        return None
    if bye is None:
        return Reason(text.cited(text.bye), said_of.even_field(text))
    if breach := forcing.book.refused_bye(each):
        return Reason(breach.article, breach.said)
    if not forcing.may_sit_out >> forcing.place[number] & 1:
        clause = said("Without {player} not all others can be paired.", player=number)
        others = forcing.cards.everybody & ~(1 << forcing.place[number])
        return Reason(text.cited(text.complete), with_shortage(clause, forcing.short(others)))
    return forcing.book.bye_comes_later(each, forcing.player(bye))


def with_shortage(clause: Words, short: Shortage | None) -> Words:
    """Add who competes for whom."""
    return clause if short is None else joined((clause, Capital(short.clause())))
