"""What members have of their own for a round in which their team had no match, as other programs write it.

An event of teams has no place for that: the team has a bye, and nobody has played. But the points of people rest on it,
so it goes back into the next report as it came.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from core.event.announced_facts import KeptRecord
from core.event.tournament import Tournament
from data.exchange.trf.player import Cell, Kind, Player
from data.exchange.trf.teams.matches import TeamRound
from data.exchange.trf.teams.records import TeamRecord

PREFIX = "### without a match:"  # no words: a record of our own, kept and never written
_SIGNS = {Kind.BYE: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H"}

Told = Mapping[tuple[int, int], str]
"""The sign of a round without an opponent, by the number of the player and the round."""


def kept_signs(
    players: Mapping[int, Player], teams: Mapping[int, TeamRecord], rounds: Sequence[TeamRound]
) -> Iterator[KeptRecord]:
    """Yield a record for every member who has points in a round without a match, by the number they go out with."""
    numbers = {member: at for at, member in enumerate((each for team in teams.values() for each in team.members), 1)}
    playing = [{team for match in each.matches for team in (match.first, match.second)} for each in rounds]
    for number, team in teams.items():
        for member in team.members:
            signs = [
                f"{round_}{sign}"
                for round_, there in enumerate(playing, start=1)
                if number not in there and (sign := _sign(players[member].cell(round_)))
            ]
            if signs:
                yield KeptRecord("", f"{PREFIX} {numbers[member]} {' '.join(signs)}")


def signs_told(tournament: Tournament) -> Told:
    """Return what was kept, for rounds in which the team still has no match."""
    return {
        (int(number), int(round_)): sign
        for each in tournament.facts.kept_records
        if each.text.startswith(PREFIX)
        for number, _, signs in [each.text.removeprefix(PREFIX).strip().partition(" ")]
        for round_, sign in re.findall("([0-9]+)([UFH+=])", signs)
    }


def _sign(cell: Cell) -> str:
    return cell.sign or _SIGNS[cell.kind] if cell.kind in _SIGNS else ""
