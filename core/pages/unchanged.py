"""What stays as it is from one time the pages of an event are made to the next: a result changes a few of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.event.fold.established import Facts
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.pages.names_for_numbers import by_name
from paircard.core.tables.standings import places_after
from paircard.core.values.frozen import replace

Places = Mapping[ContestantId, int]


class Kept:
    """Handed in each time by whoever makes the pages again and again; of an event of several sections nothing is kept.

    There other sections have a say in what is carried over from them.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._places: tuple[Facts, Sequence[Places]] | None = None
        self._named: tuple[Tournament, Tournament] | None = None

    def places(self, tournament: Tournament, until: int) -> Sequence[Places]:
        """Return the places after each round before one; the same as last time where these rounds are the same."""
        facts = replace(tournament.facts, rounds=tournament.facts.rounds[: until - 1])
        if self._places and not tournament.several and self._places[0] == facts:
            return self._places[1]
        places = [places_after(tournament, after) for after in range(1, until)]
        self._places = facts, places
        return places

    def named(self, before: Tournament) -> Tournament:
        """Return the state before a round with names for numbers: the same where it is, with all it was asked."""
        if self._named and not before.several and self._named[0].facts == before.facts:
            return self._named[1]
        named = by_name(before)
        self._named = before, named
        return named
