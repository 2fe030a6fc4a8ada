"""All rounds come from the table at once: as many as there are boards (B.VI F2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.event.readiness import Need, Wanting
from paircard.core.event.round_facts import PairMade
from paircard.core.event.team_options import team_options
from paircard.core.systems.kit import posted
from paircard.core.systems.kit.posted import OfTable
from paircard.core.systems.scheveningen.facets.law import TEAMS
from paircard.core.systems.scheveningen.table import FEWEST, MOST, Side, table, white_in
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(posted.Rounds):
    """One match a round, on as many boards as there are rounds."""

    most = MOST

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say what an odd number of boards means for the colours."""
        if team_options(tournament.regulations).boards % 2:
            return tr("The number of boards is odd: team A, number 1, has White once more than Black (B.VI F).")
        return ""

    def count(self, tournament: Tournament) -> int:
        """Return as many as there are boards; refuse boards for which there is no table."""
        boards = team_options(tournament.regulations).boards
        if not FEWEST <= boards <= MOST:
            told = said("Scheveningen tables are for {fewest} to {most} boards.", fewest=FEWEST, most=MOST)
            raise Refusal(told, "B.VI F7")
        return boards

    def of_the_field(self, tournament: Tournament) -> Iterator[Need]:
        """Yield that two teams play, on boards for which there is a table."""
        playing = [id_ for id_, each in tournament.registrations.items() if not each.gone]
        if len(playing) != TEAMS:
            both = said("A Scheveningen match is played by two teams: enter both.")
            yield Need(Wanting.PLAYERS, Refusal(both, "B.VI F1"))
        try:
            self.count(tournament)
        except Refusal as refusal:
            yield Need(Wanting.PLAYERS, refusal)

    def table(self, tournament: Tournament) -> Sequence[OfTable]:
        """Return the one match of every round."""
        return [OfTable((_pair(tournament, number),)) for number in range(1, self.count(tournament) + 1)]


def _pair(tournament: Tournament, number: int) -> PairMade:
    """Return the match of a round: the whole team that has White on its boards in order, whom it meets by seats."""
    first, second = (tournament.ids[each] for each in sorted(tournament.ids)[:TEAMS])
    white, black = (first, second) if white_in(number) is Side.A else (second, first)
    pairs = table(team_options(tournament.regulations).boards)[number - 1]
    return PairMade(white, black, colours="W" * len(pairs), seats=tuple(other.number for _, other in pairs))
