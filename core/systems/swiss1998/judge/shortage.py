"""Who competes for too few opponents, and what keeps them from all others."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.systems.kit.apart import RULE
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.kept_away import met_words, must_words, prefer_words
from paircard.core.systems.kit.matching.deficit import smallest_deficit
from paircard.core.systems.kit.shortage import Crowd, Forbidden, Shortage
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.brackets import downfloaters
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said_n, series

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
    alone = [place for place in sorted(question.places) if 1 << place in found.groups]
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


@dataclass(frozen=True, slots=True)
class Staying:
    """The terms on which somebody may be left over."""

    cards: Cards
    down: int
    """Level of relaxation for downfloats (R3)."""
    lowest: bool
    """Does whoever is left over get the bye (B1b)?"""

    @property
    def mask(self) -> int:
        """Everybody who may be left over, by place."""
        return downfloaters(self.cards, self.down, lowest=self.lowest)

    def refusal(self, place: int) -> Breach | None:
        """Return what bars a player: B1b, which nothing drops, before B5 and B6, which count only at some levels."""
        player = self.cards.players[place]
        barred = criteria.refused_bye(player) if self.lowest else None
        if barred is None and self.cards.corrected:
            barred = criteria.refused_float(player, criteria.DOWN, self.down)
        return barred


UNLIMITED = 10**6
"""More clashes than anybody can make."""


def forbidden(cards: Cards, question: Question, place: int, serving: int, *, clashes: bool) -> Iterator[Forbidden]:
    """Yield what keeps a player from all whom the tries would set against them, but those who could serve them.

    `clashes` tells whether they are allowed.
    """
    budget = UNLIMITED if clashes else 0
    kept_away: dict[str, list[int]] = {}
    for other in _set_against(question, place):
        refusal = None if serving >> other & 1 else cards.refusal(place, other, question.up, budget)
        if refusal is not None:
            kept_away.setdefault(refusal.article, []).append(other)
    for article, others in sorted(kept_away.items()):
        yield from _told(cards, article, place, others, question.up)


def _set_against(question: Question, place: int) -> list[int]:
    """Return whom a player could be paired with by the sides alone (A6)."""
    if place in question.seekers:
        return [*question.pool]
    within = question.pool if question.rest else ()
    return sorted(other for other in (*question.seekers, *within) if other != place)


def _told(cards: Cards, article: str, place: int, others: list[int], up: int) -> Iterator[Forbidden]:
    player, numbers = cards.number(place), tuple(map(cards.number, others))
    if article in ("B5", "B6"):
        yield from _upfloats(cards, place, others, up)
    elif article == "B1a":
        yield Forbidden(article, player, numbers, met_words(player, numbers, cards.players[place].met_in))
    elif article == RULE:
        yield Forbidden(article, player, numbers, _of_one(player, numbers, cards.players[place].apart))
    else:
        alike = must_words if article == "B2" else prefer_words
        yield Forbidden(article, player, numbers, alike((player, *numbers), cards.preferences[place].colour))


def _of_one(player: PairingNumber, others: tuple[PairingNumber, ...], team: str) -> Words:
    everybody = series(sorted((player, *others)))
    return said_n(
        "{all} are both of {team}, whose players do not meet.",
        "{all} are all of {team}, whose players do not meet.",
        len(others), all=everybody, team=team,
    )  # fmt: skip


def _upfloats(cards: Cards, place: int, others: list[int], up: int) -> Iterator[Forbidden]:
    """Yield the upfloats a pair would give: of the others, or of the player in question where that one is higher."""
    for higher in (False, True):
        some = [other for other in others if (cards.score(other) > cards.score(place)) is higher]
        floating = [place] if higher and some else some
        for each in floating:
            breach = criteria.refused_float(cards.players[each], criteria.UP, up)
            if breach is not None:
                kept = tuple(map(cards.number, some)) if higher else (cards.number(each),)
                yield Forbidden(breach.article, cards.number(place), kept, breach.said)
