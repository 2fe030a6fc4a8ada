"""The league of two boards that the manual tells of: four teams with a reserve each, the schedule posted."""

from __future__ import annotations

from paircard.core.commands import Command, DrawNumbers, PairRound, RegisterTeam
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.team import Team
from tests.support.teams import LEAGUE, opening

TEAMS = {
    "Rooks": ("Nowak, Anna", "Lis, Ewa", "Kos, Bea"),
    "Pawns": ("Wit, Tom", "Zak, Jan", "Mak, Ola"),
    "Kings": ("Bis, Jan", "Gil, Ada", "Rek, Lena"),
    "Queens": ("Ost, Kim", "Lem, Zoe", "Fik, Leo"),
}


def league_posted() -> list[Command]:
    """The commands that open it; the lots of the hat give the teams their numbers in this order."""
    entries = [
        RegisterTeam(Team(name), tuple(Entrant.of(each, rating=2100 - 100 * at) for at, each in enumerate(people)))
        for name, people in TEAMS.items()
    ]
    lots = tuple(ContestantId(1 + 4 * at) for at in range(len(TEAMS)))
    return [
        *opening(0, system=LEAGUE, boards=2, reserves="last-boards"),
        *entries,
        DrawNumbers(listed=lots),
        PairRound(),
    ]
