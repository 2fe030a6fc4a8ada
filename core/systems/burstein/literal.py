"""The rules word by word, for small fields: the bye, then bracket by bracket who may float, and the first opponents.

Everything that is decided is told as a step. The search answers the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.trace import Sink, unlimited
from paircard.core.systems.burstein.cards import Cards, Made
from paircard.core.systems.burstein.level import Costs, Level
from paircard.core.systems.burstein.narrator import Narrator
from paircard.core.systems.burstein.outcome import BracketResult, NoCompletePairing, Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.publication import publish
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.literal.bye_first import bye_place
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES, Budget
from paircard.core.systems.swiss.literal.floating_down import Bracket, bracket_of


def pair(
    position: Position,
    *,
    sink: Sink | None = None,
    tries: int = DEFAULT_TRIES,
    pulse: Callable[[], None] = unlimited,
) -> Pairing:
    """Pair the round by C.04.4.2; every step is told to `sink` as it is made.

    Raises NoCompletePairing (1.9.3) where C1 - C3 allow nothing, TooManyTries where more than `tries` are needed.
    """
    budget = Budget(0, tries, pulse)
    cards = Cards(position)
    narrator = Narrator(cards, sink)
    completion = Completion(cards.legal, spend=budget.spend)
    narrator.virtual_points()
    bye = bye_place(cards, completion, narrator, NoCompletePairing, cards.bye_order())
    here = cards.without(bye)
    brackets: list[BracketResult] = []
    down = 0
    for at in range(len(here.scoregroups)):
        bracket = bracket_of(here, at, down)
        budget.score = bracket.score
        narrator.begins(bracket)
        level = Level(here, bracket, completion, budget)
        narrator.least(level)
        made = _first(bracket, level, narrator)
        narrator.made(made.pairs)
        narrator.floating(made.left)
        brackets.append(here.result(bracket, made))
        down = made.left
    return publish(position, None if bye is None else cards.number(bye), brackets, sink)


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
