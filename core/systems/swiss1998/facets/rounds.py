"""A round is paired when the one before it has its results (A2); what B.VI advises on rounds and players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.round_facts import RoundPaired
from paircard.core.facets import ordinary
from paircard.core.facets.round_by_round import proposal_of
from paircard.core.facets.trace import Sink
from paircard.core.facets.wall_chart import can_be_begun
from paircard.core.systems.kit.meeting_once import rounds_meeting_once
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.systems.swiss1998.paired import paired
from paircard.core.systems.swiss1998.wall_chart import WallChart
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink

FEWEST, BEST = 2, 5
"""Players a round: fewer than the first is warned of, fewer than the second hinted at (B.VI C3)."""


class Rounds(ordinary.Rounds):
    """Advice forbids nothing."""

    def advice_on_rounds(self, regulations: Regulations) -> str:
        """Return what is said of the number of rounds when it is chosen (C2); empty where it is odd."""
        if regulations.rounds % 2:
            return ""
        said = mark("B.VI C2: with an odd number of rounds colours come out more easily than with {rounds}.")
        return tr(said, rounds=regulations.rounds)

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Return what is said of the number of players (C3), once: when round 1 is paired for the first time."""
        paired_before = any(isinstance(entry.event, RoundPaired) for entry in tournament.entries)
        if tournament.rounds or paired_before:
            return ""
        of_whom = _of_teams if tournament.of_teams else _of_players
        return of_whom(len(tournament.to_pair), tournament.regulations.rounds)

    def most_among(self, entered: int) -> int:
        """Return so many that everybody has met everybody once."""
        return rounds_meeting_once(entered)

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; refuse without a first colour (A7) and where no legal pairing exists (R14)."""
        return proposal_of(tournament, paired(position(tournament), sink))

    def wall_chart(self, tournament: Tournament) -> WallChart | None:
        """Return the cards, to be written on without the fold."""
        return WallChart(tournament) if can_be_begun(tournament) else None


def _of_players(players: int, rounds: int) -> str:
    said = {"players": players, "rounds": rounds}
    if players < FEWEST * rounds:
        return tr("B.VI C3: {players} players are too few for {rounds} rounds: at least twice as many.", **said)
    if players < BEST * rounds:
        return tr("B.VI C3: {players} players for {rounds} rounds; five times as many are best.", **said)
    return ""


def _of_teams(teams: int, rounds: int) -> str:
    said = {"teams": teams, "rounds": rounds}
    if teams < FEWEST * rounds:
        return tr("B.VI C3: {teams} teams are too few for {rounds} rounds: at least twice as many.", **said)
    if teams < BEST * rounds:
        return tr("B.VI C3: {teams} teams for {rounds} rounds; five times as many are best.", **said)
    return ""
