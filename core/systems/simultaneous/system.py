"""The simultaneous display as one of the table of systems: one player, White everywhere, against many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from core.event.ids import PairingNumber, PlayerId
from core.systems.base import FacetName, System
from core.systems.facets import Display, Entry, Exchange, Law, Matter, Papers, Rounds, Score, Tables, Worth
from core.systems.options import Options
from core.systems.simultaneous.facets import display, entry, exchange, law, rounds, score, tables, worth
from core.systems.simultaneous.field import givers, players
from core.systems.simultaneous.options import SimultaneousOptions
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.exercises import DisplayExercises


class Simultaneous(System):
    """B.VI H: the giver has a game with everybody at once."""

    key: ClassVar[str] = "simultaneous"
    name: ClassVar[str] = mark("Simultaneous display")
    called: ClassVar[str] = mark("Simultaneous")
    serves: ClassVar[str] = mark("one player against up to 200; not rated")
    articles: ClassVar[Mapping[Matter, str]] = {"pairs": "B.VI H1", "late": "B.VI H6"}
    several_games: ClassVar[bool] = True
    shares_places: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = SimultaneousOptions

    @property
    def entry(self) -> Entry:
        """Everybody before the boards are set, nobody after."""
        return entry

    @property
    def rounds(self) -> Rounds:
        """One, with all boards."""
        return rounds

    @property
    def law(self) -> Law:
        """Nothing rests on a result."""
        return law

    @property
    def worth(self) -> Worth:
        """Nobody is without a game."""
        return worth

    @property
    def tables(self) -> Tables:
        """There is none: see the score."""
        return tables

    @property
    def exchange(self) -> Exchange:
        """What papers call it."""
        return exchange

    @property
    def score(self) -> Score:
        """The giver against the boards."""
        return score

    @property
    def display(self) -> Display:
        """Who gives it."""
        return display

    @property
    def papers(self) -> Papers:
        """The sheet, and the last boards."""
        from core.systems.simultaneous.facets import papers

        return papers

    def numbers(self, tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
        """Number players by their boards, the givers behind them; fixed when the boards are set."""
        registered = tournament.facts.registrations
        fixed = {id_: each.number for id_, each in registered.items() if each.number is not None}
        if fixed:
            return fixed
        order = (*players(tournament), *givers(tournament))
        return {id_: PairingNumber(number) for number, id_ in enumerate(order, start=1)}

    @property
    def exercises(self) -> DisplayExercises:
        """What lessons ask."""
        from core.systems.simultaneous.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that everybody simply has a board."""
        match facet:
            case "explain":
                return tr("There is nothing to explain in a simultaneous display: the giver meets everybody (B.VI H1).")
            case "groups":
                return tr("A simultaneous display has no score groups: S shows the score, P the boards.")
            case "steps":
                return tr("There are no steps to play in a simultaneous display: the giver meets everybody.")
            case "teach":
                return tr("There is nothing to ask about in a simultaneous display: the giver meets everybody.")
            case "by_hand":
                return tr("No board of a display is paired by hand: the order of the entries, or lots, gives it.")
