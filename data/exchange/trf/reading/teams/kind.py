"""Whether a report tells an event of teams, or one of players who have teams."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from paircard.core.values.pattern import pattern
from paircard.core.values.text import folded
from paircard.data.exchange.trf.reading.rounds import Round
from paircard.data.exchange.trf.records.system import READ_AS, named, words_of
from paircard.data.exchange.trf.records.team import TeamRecord
from paircard.data.exchange.trf.table import is_of_teams

_TEAMS_MEET = pattern("team|scheveningen", re.IGNORECASE)  # no words: codes of record 192
_WORDS = pattern("team|mannschaft|druzyn|equip|squadr|scheveningen")
_INDIVIDUAL = pattern("individual|einzel|indywidual|individuell")


def teams_contest(lines: Iterable[str], teams: Mapping[int, TeamRecord], rounds: Sequence[Round]) -> bool:
    """Whether teams meet in the event of a report: by its code, else by its words, its records, or its games."""
    records = list(lines)
    words, code = named(records)
    if not teams:
        return False
    if code:
        return bool(_TEAMS_MEET.search(code))
    if _WORDS.search(folded(words)):
        return True
    if _INDIVIDUAL.search(folded(words)) or folded(words) == folded(words_of(READ_AS)):
        return False
    boards = _boards_seen(teams, rounds)
    return boards > 1 or (boards >= 0 and is_of_teams(line[:3] for line in records))


def _boards_seen(teams: Mapping[int, TeamRecord], rounds: Sequence[Round]) -> int:
    """Return on how many boards teams meet at most; -1 where the games cannot be matches of teams."""
    owners = {player: team.number for team in teams.values() for player in team.members}
    boards = 0
    for round_ in rounds:
        meets: dict[int, int] = {}
        games: Counter[int] = Counter()
        for game in round_.games:
            one, two = owners.get(game.white, 0), owners.get(game.black, 0)
            if not one or not two or one == two:
                return -1
            if meets.setdefault(one, two) != two or meets.setdefault(two, one) != one:
                return -1
            games.update((one, two))
        boards = max(boards, *games.values(), 0)
    return boards
