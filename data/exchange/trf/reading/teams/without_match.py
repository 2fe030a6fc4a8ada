"""What of members is kept for a round in which their team had no match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from paircard.core.event.announced_facts import KeptRecord
from paircard.data.exchange.trf.reading.teams.matches import TeamRound
from paircard.data.exchange.trf.records.player_read import Cell, Kind, Player
from paircard.data.exchange.trf.records.team import TeamRecord
from paircard.data.exchange.trf.records.without_match import kept_of

_SIGNS = {Kind.BYE: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H"}


def kept_signs(
    players: Mapping[int, Player], teams: Mapping[int, TeamRecord], rounds: Sequence[TeamRound]
) -> Iterator[KeptRecord]:
    """Yield a record for every member who has points in a round without a match, by the number they go out with."""
    numbers = {member: at for at, member in enumerate((each for team in teams.values() for each in team.members), 1)}
    playing = [{team for match in each.matches for team in (match.first, match.second)} for each in rounds]
    for number, team in teams.items():
        without = [round_ for round_, there in enumerate(playing, start=1) if number not in there]
        for member in team.members:
            signs = {round_: sign for round_ in without if (sign := _sign(players[member].cell(round_)))}
            if signs:
                yield kept_of(numbers[member], signs)


def _sign(cell: Cell) -> str:
    return cell.sign or _SIGNS[cell.kind] if cell.kind in _SIGNS else ""
