"""The shortage of a question: who competes for too few opponents, and what keeps them from the others."""

from __future__ import annotations

from collections.abc import Iterator

from core.facets.breach import Breach
from core.systems.kit.matching.deficit import smallest_deficit
from core.systems.kit.places import mask_of, places_in
from core.systems.kit.shortage import Crowd, Forbidden, Shortage
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain.forbidden import forbidden
from core.systems.swiss1998.explain.staying import Staying
from core.systems.swiss1998.subproblem import Question

MOST_BARRED = 12
"""Of so many it is told why none of them may be left over."""
MOST_TOLD = 4
"""Of so many players it is told who is kept from them and why; of more nobody would read it."""


def shortage_in(
    cards: Cards, rows: dict[int, int], question: Question, staying: Staying | None, *, clashes: bool
) -> Shortage | None:
    """Return why a graph (players by place, then places for those left over) has no perfect matching; None if it has.

    `rows` holds the neighbours of each node as a mask; `clashes` tells whether the graph has any. `staying` tells
    why somebody may not be left over, None if that is not to be told.
    """
    everybody = (1 << len(cards.players)) - 1
    found = smallest_deficit(rows, awkward=sum(1 << node for node in rows) & ~everybody)
    if found is None:
        return None
    crowds = [Crowd(numbers(cards, group & everybody), (group & ~everybody).bit_count()) for group in found.groups]
    alone = [place for place in question_places(question) if 1 << place in found.groups]
    # a group that has nobody outside it: told of all its members, but not what keeps them from each other
    group = found.groups[0] if len(found.groups) == 1 and not crowds[0].places and not alone else 0
    needy = [*places_in(group)] or alone
    needy = needy if len(needy) <= MOST_TOLD else []
    places = (found.serving & ~everybody).bit_count()
    return Shortage(
        tuple(sorted(crowds, key=lambda crowd: (not crowd.players, len(crowd.players), crowd.players))),
        numbers(cards, found.serving & everybody),
        places,
        tuple(_barred(question, staying, mask_of(_told_why(question, alone, crowds))))
        if staying and not places
        else (),
        tuple(_kept_away(cards, question, needy, found.serving | group, clashes=clashes)),
        sides=bool(question.seekers) and not question.rest,
    )


def question_places(question: Question) -> list[int]:
    """Return everybody a question is about, in the order A2."""
    return sorted((*question.seekers, *question.pool))


def _kept_away(cards: Cards, question: Question, needy: list[int], told: int, *, clashes: bool) -> Iterator[Forbidden]:
    """Yield what keeps those who need somebody from all others but those of whom it is told anyway (a mask)."""
    for place in needy:
        yield from forbidden(cards, question, place, told, clashes=clashes)
        told |= 1 << place


def numbers(cards: Cards, places: int) -> tuple[int, ...]:
    """Return the pairing numbers of a mask of places."""
    return tuple(map(cards.number, places_in(places)))


def _told_why(question: Question, alone: list[int], crowds: list[Crowd]) -> list[int]:
    """Return of whom it is told what bars them: those who need somebody, or all where a place does."""
    if not question.left:
        return []
    seats = any(crowd.places for crowd in crowds)
    return [*question.pool] if seats and len(question.pool) <= MOST_BARRED else alone


def _barred(question: Question, staying: Staying, alone: int) -> Iterator[Breach]:
    """Yield what bars those who might be left over as far as the sides go: S1 never is."""
    for place in places_in(alone & mask_of(question.pool)):
        breach = staying.refusal(place)
        if breach is not None:
            yield breach
