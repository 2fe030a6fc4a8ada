"""A round explained: its brackets, and what so many downfloaters would allow in each, by numbers alone."""

from __future__ import annotations

from paircard.core.systems.dutch2026.as_seen import bracket_seen, pairing_seen
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.checker.chain import Link, chain
from paircard.core.systems.dutch2026.checker.floor import floor
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.explain.forcing import Forcing
from paircard.core.systems.dutch2026.outcome import BracketResult, Values
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.dutch2026.search import search
from paircard.core.systems.swiss.explained import SwissBracket, SwissRound
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class DutchBracket(SwissBracket[BracketResult, Forcing]):
    """One bracket."""

    least: Values
    """Values that no candidate with as many downfloaters could undercut, whoever may meet whom; C6 for any number."""


class DutchRound(SwissRound[DutchBracket, Position, BracketResult, Player, Forcing]):
    """The pairing of a round and how it came about."""

    __slots__ = ()


def explain(position: Position) -> DutchRound:
    """Pair a position and explain it; raise NoCompletePairing where there is none."""
    made = search(position)
    forcing = Forcing(position, made)
    sheet = Sheet(position)
    links = chain(sheet, made)
    brackets = tuple(
        DutchBracket(bracket_seen(bracket), bracket, forcing, at, _least(sheet, link, bracket.values))
        for at, (bracket, link) in enumerate(zip(made.brackets, links, strict=True))
    )
    return DutchRound(BOOK.seen(position), pairing_seen(made), brackets, position, made, forcing)


def _least(sheet: Sheet, link: Link, reached: Values) -> Values:
    """Return the least values with as many left over; where all are, the others are what they are."""
    least = floor(sheet, link, len(link.left))
    return least if link.pairs else reached._replace(c6=least.c6, c8=least.c8)
