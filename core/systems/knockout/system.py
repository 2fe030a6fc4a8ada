"""The knock-out as one of the table of systems: the loser is out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from core.systems.base import FacetName, System
from core.systems.facets import Entry, Exchange, Law, Matter, Meetings, Papers, Rounds, Tables, Tree, Worth
from core.systems.kit.play_offs import PLAY_OFFS
from core.systems.knockout.facets import entry, exchange, law, rounds, tables, worth
from core.systems.knockout.options import KnockoutOptions, options_of
from core.systems.options import Options
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.facts import Fact, LotsDrawn
    from core.event.ids import PlayerId
    from core.event.tournament import Tournament
    from core.systems.exercises import CupExercises
    from core.systems.kit.knocked_out import KnockedOut
    from core.systems.kit.replayed import Replayed, RoundsTold


class Knockout(System):
    """B.VI D: a tree of matches, of one game or several."""

    key: ClassVar[str] = "knockout"
    name: ClassVar[str] = mark("Knock-out")
    serves: ClassVar[str] = mark("2 to 1024 players; the loser is out")
    articles: ClassVar[Mapping[Matter, str]] = {
        "numbers": "B.VI D2",
        "pairs": "B.VI D2",
        "equals": "B.VI D2",
        "late": "B.VI D2",
        "results": "B.VI D1",
        "colour": "B.VI D3",
        "lots": "B.VI D3",
    }
    several_games: ClassVar[bool] = True
    ends_early: ClassVar[bool] = True
    shares_places: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = KnockoutOptions

    @property
    def entry(self) -> Entry:
        """Everybody before round 1, nobody after."""
        return entry

    @property
    def rounds(self) -> Rounds:
        """B.VI D2, D3, K3."""
        return rounds

    @property
    def law(self) -> Law:
        """The tree makes the pairs."""
        return law

    @property
    def worth(self) -> Worth:
        """Going through gives no point."""
        return worth

    @property
    def tables(self) -> Tables:
        """By how far somebody has come."""
        return tables

    @property
    def exchange(self) -> Exchange:
        """What others call it."""
        return exchange

    @property
    def papers(self) -> Papers:
        """The tree, and what is announced."""
        from core.systems.knockout.facets import papers

        return papers

    @property
    def meetings(self) -> Meetings:
        """B.VI D2, D3, K3, K4, K6: how a pair came, and who has White."""
        from core.systems.knockout.facets import meetings  # words come with it: who only pairs needs none

        return meetings

    @property
    def tree(self) -> Tree:
        """Who meets whom, and who has gone on."""
        from core.systems.knockout.facets import tree  # words come with it: who only pairs needs none

        return tree

    def draws_colour(self, tournament: Tournament) -> bool:
        """Number 1 draws where a match has one game; otherwise lots are drawn for every match."""
        return options_of(tournament).odd

    def colour_lots(self, tournament: Tournament, seed: str) -> tuple[LotsDrawn, ...]:
        """Draw the colours of the first games of the next round (D3a)."""
        from core.systems.knockout.drawing import lots_for

        playing = [id_ for pair in rounds.playing(tournament) for id_ in pair]
        return lots_for(tournament, tournament.next_round, playing, seed)

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """B.VI D5: blitz, rapid, and sudden death as E1 has it."""
        kinds = dict.fromkeys((options_of(tournament).kind, *PLAY_OFFS))
        return {each.key: (each.minutes, each.increment, each.black) for each in kinds}

    def seeded(self, tournament: Tournament) -> int:
        """So many keep their number when lots are drawn."""
        return options_of(tournament).seeded

    def reached(self, tournament: Tournament, after: int) -> Mapping[PlayerId, int] | None:
        """How far everybody has come."""
        from core.systems.knockout.reached import reached

        return reached(tournament, after)

    def knocked_out(self, tournament: Tournament) -> KnockedOut | None:
        """Who is out, round by round."""
        from core.systems.knockout.out import knocked_out

        return knocked_out(tournament)

    def corrected(self, tournament: Tournament, corrected: tuple[Fact, ...]) -> Sequence[str]:
        """Who went on because of what is corrected."""
        from core.systems.knockout.corrected import told

        return tuple(told(tournament, corrected))

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report of ours over."""
        from core.systems.knockout.replay import replayed

        return replayed(told)

    @property
    def exercises(self) -> CupExercises:
        """What lessons ask."""
        from core.systems.knockout.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that the tree is all there is to it."""
        match facet:
            case "explain":
                return tr("There is nothing more to explain in a cup: the tree made the pairs.")
            case "groups":
                return tr("A cup has no score groups: the tree makes the pairs. S shows who has come how far.")
            case "steps":
                return tr("There are no steps to play in a cup: the tree made the pairs.")
            case "teach":
                return tr("There is nothing to ask about this round: the tree made the pairs.")
            case "by_hand":
                return tr(
                    "No round of a cup is paired by hand: the tree makes the pairs. D on Entrants sets the seeds."
                )
