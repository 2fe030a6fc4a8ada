"""The knock-out as one of the table of systems: the loser is out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.first_colour import INITIAL_COLOUR
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.kit.play_offs import PLAY_OFFS
from paircard.core.systems.knockout.options import KnockoutOptions, options_of
from paircard.core.values.frozen import replace
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.announced_facts import LotsDrawn
    from paircard.core.event.facts import Fact
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.knocked_out import KnockedOut
    from paircard.core.facets.replayed import Replayed, RoundsTold


class Knockout(System):
    """B.VI D: a tree of matches, of one game or several."""

    key: ClassVar[str] = "knockout"
    norm_format: ClassVar[Format] = Format.KNOCKOUT
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
        "play_off": "B.VI D5",
    }
    first_colour = replace(
        INITIAL_COLOUR,
        asked=mark(
            "Before round 1 number 1 draws a colour by lot ({article}): all odd numbers get it in round 1, the even "
            "ones the other."
        ),
    )
    several_games: ClassVar[bool] = True
    ends_early: ClassVar[bool] = True
    shares_places: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = KnockoutOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing more to explain in a cup: the tree made the pairs."),
        "groups": mark("A cup has no score groups: the tree makes the pairs. S shows who has come how far."),
        "steps": mark("There are no steps to play in a cup: the tree made the pairs."),
        "teach": mark("There is nothing to ask about this round: the tree made the pairs."),
        "by_hand": mark("No round of a cup is paired by hand: the tree makes the pairs. D on Entrants sets the seeds."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    rounds = when_asked(".facets.rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    tables = when_asked(".facets.law:Tables")
    meetings = when_asked(".facets.meetings")
    tree = when_asked(".facets.tree")
    exercises = when_asked(".facets.exercises")

    def draws_colour(self, tournament: Tournament) -> bool:
        """Number 1 draws where a match has one game; otherwise lots are drawn for every match."""
        return options_of(tournament).odd

    def colour_lots(self, tournament: Tournament, seed: str) -> tuple[LotsDrawn, ...]:
        """Draw the colours of the first games of the next round (D3a)."""
        from paircard.core.systems.knockout.drawing import lots_for
        from paircard.core.systems.knockout.facets.rounds import playing

        return lots_for(tournament, tournament.next_round, [id_ for pair in playing(tournament) for id_ in pair], seed)

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """B.VI D5: blitz, rapid, and sudden death as E1 has it."""
        kinds = dict.fromkeys((options_of(tournament).kind, *PLAY_OFFS))
        return {each.key: (each.minutes, each.increment, each.black) for each in kinds}

    def numbered(
        self, tournament: Tournament, by_strength: Sequence[ContestantId], lots: Sequence[ContestantId]
    ) -> tuple[ContestantId, ...]:
        """Let so many keep the number of their rating."""
        kept = tuple(by_strength[: options_of(tournament).seeded])
        return (*kept, *(id_ for id_ in lots if id_ not in kept))

    def reached(self, tournament: Tournament, after: int) -> Mapping[ContestantId, int] | None:
        """How far everybody has come."""
        from paircard.core.systems.knockout.reached import reached

        return reached(tournament, after)

    def knocked_out(self, tournament: Tournament) -> KnockedOut | None:
        """Who is out, round by round."""
        from paircard.core.systems.knockout.out import knocked_out

        return knocked_out(tournament)

    def corrected(self, tournament: Tournament, corrected: tuple[Fact, ...]) -> Sequence[str]:
        """Who went on because of what is corrected."""
        from paircard.core.systems.knockout.corrected import told

        return tuple(told(tournament, corrected))

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report of ours over."""
        from paircard.core.systems.knockout.replay import replayed

        return replayed(told)
