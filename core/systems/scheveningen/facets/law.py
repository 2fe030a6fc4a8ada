"""Two teams play by the table (B.VI F5 - F7); who leaves after it is posted loses what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.kit import posted
from paircard.core.values.errors import Refusal
from paircard.core.values.language import trn
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.systems.kit.leaving import Leaving

TEAMS = 2


class Entry(posted.Entry):
    """Two teams; lots say which is A (F5)."""

    article = "B.VI F1"
    late = said("The schedule is posted: no team can join but in the place of one that has played nothing (h).")
    absent = (said("No team is absent from a round of a Scheveningen match: its boards are lost by forfeit."), "")

    def chosen(self, tournament: Tournament) -> Leaving:
        """Return that every game still to be played goes to the other team."""
        return "forfeit"

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let two teams in, until the schedule is posted."""
        if not tournament.rounds and len(tournament.registrations) >= TEAMS:
            return Refusal(said("Two teams play a Scheveningen match, and both are entered."), self.article)
        return super().may_join(tournament)

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say what becomes of the games to come."""
        open_ = len(tournament.missing)
        if not open_:
            return ""
        return trn("{count} game to come is lost by forfeit.", "{count} games to come are lost by forfeit.", open_)


class Law(posted.Law):
    """No pairing rests on a result."""

    article = "B.VI F7"
    stands = said("The table makes the pairs of a Scheveningen match: no round is paired anew.")

    def first_colour_fixed(self, tournament: Tournament) -> Refusal | None:
        """Say that lots are drawn for the numbers: number 1 is team A, which has White in round 1."""
        numbers = said("Number 1 is team A and has White in round 1: D on Entrants draws who that is.")
        return Refusal(numbers, "B.VI F5")


class Tables(posted.Tables):
    """All points of a team together decide; where they are equal, what the regulations say (F6)."""

    fitting = ("WBP", "REG", "DROP2", "TBR", "BBE", "BC")
    separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB", "SB", "DE", "EDE"})
    """Two teams have met each other only."""
