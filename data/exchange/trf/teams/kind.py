"""Whether a report tells an event of teams, or one of players who have teams."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from core.text import folded
from data.exchange.trf.rounds import Round
from data.exchange.trf.systems import is_of_teams, named_system
from data.exchange.trf.teams.records import TeamRecord

_TEAMS_MEET = re.compile("team|scheveningen", re.IGNORECASE)  # no words: codes of record 192
_WORDS = re.compile("team|mannschaft|druzyn|equip|squadr|scheveningen")
_INDIVIDUAL = re.compile("individual|einzel|indywidual|individuell")


def teams_contest(lines: Iterable[str], teams: Mapping[int, TeamRecord], rounds: Sequence[Round]) -> bool:
    """Whether teams meet in the event of a report: by its code, else by its words, its records, or its games."""
    records = list(lines)
    words, code = named_system(records)
    if not teams:
        return False
    if code:
        return bool(_TEAMS_MEET.search(code))
    if _WORDS.search(folded(words)):
        return True
    if _INDIVIDUAL.search(folded(words)):
        return False
    return is_of_teams(line[:3] for line in records if line[:3] != "310") or _matches_seen(teams, rounds)


def _matches_seen(teams: Mapping[int, TeamRecord], rounds: Sequence[Round]) -> bool:
    """Whether everybody of a team meets the same other team in every round, and not always one player alone."""
    owners = {player: team.number for team in teams.values() for player in team.members}
    boards = 0
    for round_ in rounds:
        meets: dict[int, int] = {}
        games: dict[int, int] = {}
        for game in round_.games:
            one, two = owners.get(game.white, 0), owners.get(game.black, 0)
            if not one or not two or one == two:
                return False
            if meets.setdefault(one, two) != two or meets.setdefault(two, one) != one:
                return False
            games[one] = games.get(one, 0) + 1
            boards = max(boards, games[one])
    return boards > 1
