"""The round robin as one of the table of systems: everybody meets everybody, by the Berger tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from core.systems.base import FacetName, System
from core.systems.exercises import BergerExercises
from core.systems.facets import Entry, Exchange, Law, Live, Matter, Meetings, Papers, Rounds, Tables, Worth
from core.systems.kit import posted_tables
from core.systems.options import Options
from core.systems.round_robin.facets import entry, exchange, law, rounds, worth
from core.systems.round_robin.options import RoundRobinOptions
from core.values.language import mark, tr


class RoundRobin(System):
    """B.VI A: one table for all rounds, made before the first."""

    key: ClassVar[str] = "round-robin"
    name: ClassVar[str] = mark("Round robin (Berger tables)")
    asks: ClassVar[frozenset[str]] = frozenset({"points"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("DE/P", "SB/P@fide1998", "KS", "WON")
    called: ClassVar[str] = mark("Round robin")
    serves: ClassVar[str] = mark("3 to 40 players; everybody meets everybody")
    articles: ClassVar[Mapping[Matter, str]] = {"numbers": "B.VI A1", "pairs": "B.VI A4"}
    numbers_by_lot: ClassVar[bool] = True
    not_carried: ClassVar[str] = ""
    options: ClassVar[type[Options] | None] = RoundRobinOptions

    @property
    def entry(self) -> Entry:
        """B.VI A1."""
        return entry

    @property
    def rounds(self) -> Rounds:
        """B.VI A4."""
        return rounds

    @property
    def law(self) -> Law:
        """Nothing rests on a result."""
        return law

    @property
    def worth(self) -> Worth:
        """A free round is nothing."""
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
        """A1: the square table."""
        from core.systems.round_robin.facets import papers

        return papers

    @property
    def meetings(self) -> Meetings:
        """B.VI A4: which sum gives the round, and which the colour."""
        from core.systems.round_robin.facets import meetings  # words come with it: who only posts needs none

        return meetings

    @property
    def live(self) -> Live:
        """A crosstable that fills."""
        from core.systems.kit import all_against_all  # standings come with it: who only posts needs none

        return all_against_all

    @property
    def exercises(self) -> BergerExercises:
        """What lessons ask."""
        from core.systems.round_robin.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that the table is all there is to it."""
        match facet:
            case "explain":
                return tr("There is nothing to explain in a round robin: the table made the pairs.")
            case "groups":
                return tr("A round robin has no score groups: the table made the pairs. S shows the standings.")
            case "steps":
                return tr("There are no steps to play in a round robin: the table made the pairs.")
            case "teach":
                return tr("There is nothing to ask about in a round robin: the table made the pairs.")
            case "by_hand":
                return tr("No round of a round robin is paired by hand: the table makes the pairs.")
