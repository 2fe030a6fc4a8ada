"""The rules word by word, for small fields: the bye, then bracket by bracket who may float, and the first opponents.

Everything that is decided is told as a step. The search answers the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.facets.trace import Sink
from paircard.core.systems.burstein.cards import Cards, Made
from paircard.core.systems.burstein.level import Costs, Level
from paircard.core.systems.burstein.narrator import Narrator
from paircard.core.systems.burstein.outcome import BracketResult, Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.boards import round_of
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.bye_first.literal import bye_place
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import Budget
from paircard.core.systems.swiss.literal.floating_down import Bracket, walked


def pair(
    book: ByeFirstBook[Any], position: Position, sink: Sink | None, tries: int, pulse: Callable[[], None]
) -> Pairing:
    """Pair the round by C.04.4.2; every step is told to `sink` as it is made.

    Raises NothingLegal (1.9.3) where C1 - C3 allow nothing, TooManyTries where more than `tries` are needed.
    """
    budget = Budget(0, tries, pulse)
    cards = Cards(position)
    narrator = Narrator(book, cards, sink)
    completion = Completion(cards.legal, spend=budget.spend)
    narrator.virtual_points()
    bye = bye_place(book, cards, completion, narrator)
    here = cards.without(bye)

    def paired(bracket: Bracket) -> tuple[int, BracketResult]:
        budget.score = bracket.score
        narrator.begins(bracket)
        level = Level(here, bracket, completion, budget)
        narrator.least(level)
        made = _first(bracket, level, narrator)
        narrator.made(made.pairs)
        narrator.floating(made.left)
        return made.left, here.result(bracket, made)

    number = None if bye is None else cards.number(bye)
    return round_of(position, walked(here, paired), number, book.seats(position), sink)


def _first(bracket: Bracket, level: Level, narrator: Narrator) -> Made:
    """Give everybody, the highest of the Index first, the last opponent that will do (4.3)."""
    pairs: list[tuple[int, int]] = []
    open_, floating, spent = bracket.players, 0, level.nothing
    for place in places_in(bracket.players):
        if not open_ >> place & 1:
            continue
        open_ ^= 1 << place
        narrator.sides((place,), tuple(places_in(open_)))
        mate = _opponent(place, open_, floating, spent, level, narrator)
        if mate is None:
            floating |= 1 << place
            narrator.floats(place)
        else:
            pairs.append((place, mate))
            open_ ^= 1 << mate
            spent = level.together(spent, level.pair(place, mate))
    return Made(tuple(pairs), floating, level.values.c7)


def _opponent(place: int, open_: int, floating: int, spent: Costs, level: Level, narrator: Narrator) -> int | None:
    """Return the last opponent with whom the least values can still be reached; None where nobody is."""
    for mate in reversed(list(places_in(open_))):
        if not level.legal[place] >> mate & 1:
            narrator.illegal(place, mate)
            continue
        rest = level.within(open_ ^ 1 << mate, floating)
        found = None if rest is None else level.together(level.together(spent, level.pair(place, mate)), rest)
        if found == level.least:
            narrator.stands(place, mate)
            return mate
        narrator.worse(place, mate, found)
    return None
