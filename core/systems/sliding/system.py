"""The sliding system as one of the table of systems: boards in a row, and everybody moves on after every round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from core.systems.base import FacetName, System
from core.systems.exercises import SlidingExercises
from core.systems.facets import Entry, Exchange, Law, Live, Matter, Meetings, Papers, Rounds, Seating, Tables, Worth
from core.systems.kit import posted_tables
from core.systems.options import Options
from core.systems.sliding.facets import entry, exchange, law, rounds, worth
from core.systems.sliding.options import SlidingOptions
from core.values.language import mark, tr


class Sliding(System):
    """B.VI A5: one table for all rounds, made before the first."""

    key: ClassVar[str] = "sliding"
    name: ClassVar[str] = mark("Sliding system")
    called: ClassVar[str] = mark("Sliding")
    serves: ClassVar[str] = mark("3 to 60 players; blitz along a row of boards")
    asks: ClassVar[frozenset[str]] = frozenset({"points"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("DE/P", "SB/P@fide1998", "KS", "WON")
    numbers_by_lot: ClassVar[bool] = True
    articles: ClassVar[Mapping[Matter, str]] = {"numbers": "B.VI A5", "pairs": "B.VI A5"}
    options: ClassVar[type[Options] | None] = SlidingOptions

    @property
    def entry(self) -> Entry:
        """Everybody before the seats are taken, nobody after."""
        return entry

    @property
    def rounds(self) -> Rounds:
        """B.VI A5."""
        return rounds

    @property
    def law(self) -> Law:
        """Nothing rests on a result."""
        return law

    @property
    def worth(self) -> Worth:
        """Who rests has nothing for it."""
        return worth

    @property
    def tables(self) -> Tables:
        """Pairs are known beforehand."""
        return posted_tables

    @property
    def exchange(self) -> Exchange:
        """What others call it."""
        return exchange

    @property
    def papers(self) -> Papers:
        """The square table, and where everybody goes next."""
        from core.systems.sliding.facets import papers

        return papers

    @property
    def meetings(self) -> Meetings:
        """B.VI A5, K1, K2: which sum gives the round, which seat the colour, and where one goes then."""
        from core.systems.sliding.facets import meetings  # words come with it: who only posts needs none

        return meetings

    @property
    def seating(self) -> Seating:
        """B.VI A5: on which side of which board everybody sits."""
        from core.systems.sliding.facets import seating  # words come with it: who only posts needs none

        return seating

    @property
    def live(self) -> Live:
        """A crosstable that fills."""
        from core.systems.kit import all_against_all  # standings come with it: who only posts needs none

        return all_against_all

    @property
    def exercises(self) -> SlidingExercises:
        """What lessons ask."""
        from core.systems.sliding.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that the seats are all there is to it."""
        match facet:
            case "explain":
                return tr("There is nothing more to explain in the sliding system: the seats made the pairs.")
            case "groups":
                return tr("The sliding system has no score groups: the seats made the pairs. S shows the standings.")
            case "steps":
                return tr("There are no steps to play in the sliding system: the seats made the pairs.")
            case "teach":
                return tr("Nothing is asked about a round here: the seats made the pairs. i has questions about seats.")
            case "by_hand":
                return tr("No round of the sliding system is paired by hand: the seats make the pairs.")
