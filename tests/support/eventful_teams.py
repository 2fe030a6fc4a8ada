"""Events of teams in which everything happens to a match: drawn, without a game, lost by both, annulled, open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from paircard.core.commands import Command, EnterResult, HandLineUp, PairRound, WithdrawEntrant
from paircard.core.event.ids import NOBODY
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from tests.support.teams import SIGNS, did, opening

TEAM_SYSTEMS = tuple(key for key in SYSTEMS if SYSTEMS[key].contestants == "teams")
ROUNDS = 4
_FATES = ("played", "played", "drawn", "walkover", "neither", "split")


def choices(system: str) -> Iterator[Mapping[str, object]]:
    """Yield what may be chosen of scores: by match points of every worth, and by game points."""
    kind = SYSTEMS[system].options
    asked = {each.field for each in kind.asked} if kind else set()
    yield {}
    if "match_points" in asked:
        yield from ({"match_points": told} for told in ("3-1-0", "3-2-1"))
    if "primary" in asked:
        yield {"primary": "game"}
    if "cycles" in asked:
        yield {"cycles": 2, "primary": "game"}


def eventful(system: str, seed: int, **options: object) -> Tournament:
    """Play an event: its last round is under way, some matches have no line-ups, a game may be adjourned."""
    chance = Random(f"{system} {seed} {options}")
    teams = 2 if system == "scheveningen" else chance.choice((4, 5, 6))
    boards = chance.choice((2, 3, 4))
    opened = opening(teams, system=system, boards=boards, rounds=ROUNDS, **options)  # type: ignore[arg-type]
    tournament = did(Tournament.beginning(SYSTEMS), *opened)
    while True:
        try:
            tournament = did(tournament, PairRound())
        except Refusal:  # a drawn match of a cup waits for its decision, or all is paired
            return tournament
        beforehand = system_of(tournament).rounds.beforehand
        numbers = [each.number for each in tournament.rounds] if beforehand else [tournament.scheduled]
        for number in numbers:
            tournament = _round(tournament, number, chance, last=number == (numbers[-1] if beforehand else ROUNDS))
            if system == "team-round-robin" and number == 1 and chance.random() < 0.6:
                tournament = did(tournament, WithdrawEntrant(chance.choice(list(tournament.registrations)), "ill"))
        if beforehand or tournament.scheduled == ROUNDS:
            return tournament


def _round(tournament: Tournament, number: int, chance: Random, *, last: bool) -> Tournament:
    for match in tournament.rounds[number - 1].matches:
        if match.complete or (last and chance.random() < 0.3):
            continue
        empty = _hand_with_a_gap(tournament, number, match) if chance.random() < 0.3 else None
        if empty is not None:
            tournament = did(tournament, empty)
        for team in match.teams:
            if team not in tournament.rounds[number - 1].line_ups:
                members = tournament.teams[team].members[: match.seats]
                tournament = did(tournament, HandLineUp(number, team, tuple(members)))
        tournament = did(tournament, *_results(tournament.rounds[number - 1], match, chance, last=last))
    return tournament


def _hand_with_a_gap(tournament: Tournament, number: int, match: Match) -> HandLineUp | None:
    """Return the line-up of the team named first without anybody at its last board."""
    if match.first in tournament.rounds[number - 1].line_ups or match.seats < 3:
        return None
    members = tournament.teams[match.teams[0]].members[: match.seats - 1]
    return HandLineUp(number, match.teams[0], (*members, NOBODY))


def _results(round_: Round, match: Match, chance: Random, *, last: bool) -> Iterator[Command]:
    fate, winner = chance.choice(_FATES), chance.choice(match.contestants)
    now = next(each for each in round_.matches if each.number == match.number)
    for at, board in enumerate(now.boards):
        empty = next((team for team in match.contestants if not board.player_of(team)), None)
        result = _result(fate, at, board.white == winner, chance)
        if empty is not None:
            result = Result.BLACK_FORFEIT if board.white == empty else Result.WHITE_FORFEIT
        elif last and chance.random() < 0.2:
            if chance.random() < 0.5:
                continue
            result = Result.ADJOURNED
        if board.result is None:
            yield EnterResult(round_.number, board.number, result)


def _result(fate: str, at: int, white_wins: bool, chance: Random) -> Result:
    won = Result.WHITE_FORFEIT if white_wins else Result.BLACK_FORFEIT
    match fate:
        case "drawn":
            return Result.DRAW
        case "walkover":
            return won
        case "neither":
            return Result.DOUBLE_FORFEIT
        case "split":
            return won if at % 2 else won.turned
    return chance.choice((*SIGNS, *SIGNS, won, Result.DOUBLE_FORFEIT))
