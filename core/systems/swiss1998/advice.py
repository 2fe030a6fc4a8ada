"""What B.VI advises a Swiss, without forbidding anything: how many rounds (C2), and for how many players (C3)."""

from __future__ import annotations

from core.event.regulations import Regulations
from core.event.round_facts import RoundPaired
from core.event.tournament import Tournament
from core.values.language import mark, tr

FEWEST, BEST = 2, 5
"""Players a round: fewer than the first is warned of, fewer than the second hinted at (C3)."""


def advice_on_rounds(regulations: Regulations) -> str:
    """Return what is said of the number of rounds when it is chosen (C2); empty where it is odd."""
    if regulations.rounds % 2:
        return ""
    said = mark("B.VI C2: with an odd number of rounds colours come out more easily than with {rounds}.")
    return tr(said, rounds=regulations.rounds)


def advice_before_round_1(tournament: Tournament) -> str:
    """Return what is said of the number of players (C3), once: when round 1 is paired for the first time."""
    regulations, players = tournament.regulations, len(tournament.to_pair)
    paired_before = any(isinstance(entry.event, RoundPaired) for entry in tournament.entries)
    if tournament.rounds or paired_before:
        return ""
    if tournament.of_teams:
        return _of_teams(players, regulations.rounds)
    said = {"players": players, "rounds": regulations.rounds}
    if players < FEWEST * regulations.rounds:
        return tr("B.VI C3: {players} players are too few for {rounds} rounds: at least twice as many.", **said)
    if players < BEST * regulations.rounds:
        return tr("B.VI C3: {players} players for {rounds} rounds; five times as many are best.", **said)
    return ""


def _of_teams(teams: int, rounds: int) -> str:
    said = {"teams": teams, "rounds": rounds}
    if teams < FEWEST * rounds:
        return tr("B.VI C3: {teams} teams are too few for {rounds} rounds: at least twice as many.", **said)
    if teams < BEST * rounds:
        return tr("B.VI C3: {teams} teams for {rounds} rounds; five times as many are best.", **said)
    return ""
