"""The Scheveningen system as one of the table of systems: everybody of one team meets everybody of the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from core.systems.base import FacetName, System
from core.systems.exercises import ScheveningenExercises
from core.systems.facets import Entry, Exchange, Law, Matter, Meetings, Papers, Rounds, Square, Tables, Worth
from core.systems.options import Choosable, Options
from core.systems.scheveningen.table import FEWEST, MOST, need_size
from core.teams.options import (
    BOARDS,
    LATE_MEMBERS,
    LEAST_REGULAR_GAMES,
    LOST_AFTER,
    MOST_RESERVE_GAMES,
    STRENGTH,
    Reserves,
    TeamOptions,
)
from core.values.language import mark, tr


@dataclass(frozen=True, slots=True)
class ScheveningenOptions(TeamOptions):
    """Boards and reserves; games decide."""

    tag: ClassVar[str] = "scheveningen"
    asked: ClassVar[tuple[Choosable, ...]] = (
        replace(BOARDS, hint=mark("and so many rounds, 2 to 60"), numbers=range(FEWEST, MOST + 1)),
        STRENGTH,
        MOST_RESERVE_GAMES,
        LEAST_REGULAR_GAMES,
        LATE_MEMBERS,
        LOST_AFTER,
    )

    primary: Literal["match", "game"] = "game"
    reserves: Reserves = "any-place"
    """F4: a reserve takes any regular's place, and the regulars are not moved."""

    def checked(self) -> ScheveningenOptions:
        """Return these options; raise `Refusal` for boards without a table, and limits beyond its rounds."""
        need_size(self.boards)
        TeamOptions.checked(self)
        self.need_rounds(self.boards)
        return self


class Scheveningen(System):
    """B.VI F: one table for all rounds, made before the first."""

    key: ClassVar[str] = "scheveningen"
    name: ClassVar[str] = "Scheveningen system"  # no words: the name of the system
    called: ClassVar[str] = mark("Scheveningen")
    serves: ClassVar[str] = mark("two teams; everybody of one meets everybody of the other")
    tie_breaks: ClassVar[tuple[str, ...]] = ("WBP", "REG", "DROP2")
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    most_contestants: ClassVar[int] = 2
    articles: ClassVar[Mapping[Matter, str]] = {"numbers": "B.VI F5", "pairs": "B.VI F7"}
    several_games: ClassVar[bool] = True
    numbers_by_lot: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = ScheveningenOptions

    @property
    def entry(self) -> Entry:
        """Two teams; lots say which is A (B.VI F5)."""
        from core.systems.scheveningen.facets import entry

        return entry

    @property
    def rounds(self) -> Rounds:
        """B.VI F7."""
        from core.systems.scheveningen.facets import rounds

        return rounds

    @property
    def law(self) -> Law:
        """Nothing rests on a result."""
        from core.systems.scheveningen.facets import law

        return law

    @property
    def worth(self) -> Worth:
        """There is no round without an opponent."""
        from core.systems.scheveningen.facets import worth

        return worth

    @property
    def tables(self) -> Tables:
        """B.VI F6."""
        from core.systems.scheveningen.facets import tables

        return tables

    @property
    def exchange(self) -> Exchange:
        """What others call it."""
        from core.systems.scheveningen.facets import exchange

        return exchange

    @property
    def papers(self) -> Papers:
        """Matches with their boards."""
        from core.systems.scheveningen.facets import papers

        return papers

    @property
    def meetings(self) -> Meetings:
        """B.VI F5, F7: which sum gives the round, and who has White in it."""
        from core.systems.scheveningen.facets import meetings

        return meetings

    @property
    def square(self) -> Square:
        """Everybody of one team against everybody of the other."""
        from core.systems.scheveningen.facets import square

        return square

    @property
    def exercises(self) -> ScheveningenExercises:
        """What lessons ask."""
        from core.systems.scheveningen.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that the table is all there is to it."""
        match facet:
            case "explain":
                return tr("There is nothing to explain in a Scheveningen match: the table made the pairs.")
            case "groups":
                return tr("A Scheveningen match has no score groups: the table made the pairs. S shows the standings.")
            case "steps":
                return tr("There are no steps to play in a Scheveningen match: the table made the pairs.")
            case "teach":
                return tr("There is nothing to ask about in a Scheveningen match: the table made the pairs.")
            case "by_hand":
                return tr("No round of a Scheveningen match is paired by hand: the table makes the pairs.")
