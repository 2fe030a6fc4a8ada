"""A shortage: players who compete for too few opponents, as a proof that a bracket cannot be paired.

Tutte's theorem (1947) in the arbiter's words: take some players away, and more groups of odd size are
left, none of which can pair all of its own, than were taken away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.said import Words, joined, said, said_n, series
from core.systems.kit.breach import Breach
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.explain.forbidden import Forbidden, forbidden
from core.systems.swiss1998.explain.staying import Staying
from core.systems.swiss1998.search.deficit import smallest_deficit
from core.systems.swiss1998.subproblem import Question

MOST_BARRED = 12
"""Of so many it is told why none of them may be left over."""
MOST_TOLD = 4
"""Of so many players it is told who is kept from them and why; of more nobody would read it."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Players and places to be left over, an odd number of them together: at least one needs another from outside."""

    players: tuple[int, ...]
    """Pairing numbers."""
    places: int = 0
    """How many must be left over: each such place needs a player, as a player needs an opponent."""

    @property
    def words(self) -> object:
        """Say who needs somebody."""
        members = [*self.players, *_places(self.places)]
        return members[0] if len(members) == 1 else said("one of {players}", players=series(members))


@dataclass(frozen=True, slots=True)
class Shortage:
    """More who need somebody than there are who could be had."""

    needing: tuple[Crowd, ...]
    """Each needs one from outside it."""
    only: tuple[int, ...]
    """Pairing numbers of all who could serve them."""
    places: int
    """How many of them may be left over instead."""
    barred: tuple[Breach, ...] = ()
    """Why some of them may not be left over (B1b, B5, B6 where they are in force)."""
    forbidden: tuple[Forbidden, ...] = ()
    """Why those who need somebody cannot have the others."""
    sides: bool = False
    """Do S1 and S2 stand against each other, so that nobody can meet a player of their own side?"""

    def clause(self, clashes: int | None = None) -> Words:
        """Say what is wrong, if so many clashes are allowed (None: however many), beginning with a small letter."""
        return joined((self._short(clashes), self.why))

    @property
    def why(self) -> Words:
        """Say which articles keep the others away, each with its sentence; nobody is told twice of the same."""
        found = [(each.article, each.said) for each in self.forbidden]
        found += [(each.article, each.said) for each in self.barred]
        return joined(joined(each, ": ") for each in dict.fromkeys(found))

    def _among_themselves(self, clashes: int | None) -> Words:
        """Say that one odd group has nobody outside it."""
        named = {"players": series(self.needing[0].players), "odd": len(self.needing[0].players)}
        if clashes is None:
            return said("{players} can meet only each other, and {odd} is an odd number.", **named)
        if not clashes:
            return said("without a clash, {players} can meet only each other, and {odd} is an odd number.", **named)
        return said_n(
            "with {count} clash, {players} can meet only each other, and {odd} is an odd number.",
            "with {count} clashes, {players} can meet only each other, and {odd} is an odd number.",
            clashes,
            **named,
        )

    def _short(self, clashes: int | None) -> Words:
        """Say who needs somebody and who there is."""
        if len(self.needing) == 1 and len(self.needing[0].players) > 1 and not self.needing[0].places:
            return self._among_themselves(clashes)
        if self.only or self.places:
            return self._too_few(clashes)
        if not any(crowd.players for crowd in self.needing):
            return said("nobody may be left over.")
        return self._opposite(clashes) if self.sides else self._nobody(clashes)

    def _too_few(self, clashes: int | None) -> Words:
        """Say that several compete."""
        # translators: {players} is "3, 5 and one of 6, 7 and 8", {served} is "4 and 2 places to be left over"
        named = {
            "players": series(self._competing()),
            "served": series((*self.only, *_places(self.places))),
        }
        if clashes is None:
            return said("{players} have only {served} between them.", **named)
        if not clashes:
            return said("{players} have only {served} between them without a clash.", **named)
        return said_n(
            "{players} have only {served} between them with {count} clash.",
            "{players} have only {served} between them with {count} clashes.",
            clashes,
            **named,
        )

    def _competing(self) -> Iterator[object]:
        """Yield who needs somebody, places that need a player together at the end."""
        seats = [crowd for crowd in self.needing if not crowd.players]
        yield from (crowd.words for crowd in self.needing if crowd.players)
        if seats:
            yield said_n("whoever is to be left over", "the {count} who are to be left over", len(seats))

    def _nobody(self, clashes: int | None) -> Words:
        """Say that one player can be paired with nobody."""
        player = self.needing[0].words
        if clashes is None:
            return said("{player} has no permitted opponent.", player=player)
        if not clashes:
            return said("{player} has no permitted opponent without a clash.", player=player)
        return said_n(
            "{player} has no permitted opponent with {count} clash.",
            "{player} has no permitted opponent with {count} clashes.",
            clashes,
            player=player,
        )

    def _opposite(self, clashes: int | None) -> Words:
        """Say the same where S1 stands against S2."""
        player = self.needing[0].words
        if clashes is None:
            return said("{player} has no permitted opponent on the other side.", player=player)
        if not clashes:
            return said("{player} has no permitted opponent on the other side without a clash.", player=player)
        return said_n(
            "{player} has no permitted opponent on the other side with {count} clash.",
            "{player} has no permitted opponent on the other side with {count} clashes.",
            clashes,
            player=player,
        )


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


def _places(count: int) -> list[Words]:
    return [said_n("{count} place to be left over", "{count} places to be left over", count)] if count else []
