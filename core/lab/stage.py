"""A stage of an event is played to its last round: paired, its boards played, drawn matches of a cup decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from paircard.core.commands import HandUsualLineUps
from paircard.core.event.board import Board
from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.lab.cup import open_further_games
from paircard.core.lab.entering import Entries, enter
from paircard.core.lab.event import Event
from paircard.core.lab.outcomes import forfeited, outcome
from paircard.core.values.errors import Refusal
from paircard.core.values.points import DRAW


def play_stage(event: Event, late: Entries, results: Random) -> None:
    """Play to the last round, or to where no legal pairing is left."""
    away = event.chance("absences")
    while not event.tournament.all_paired:
        if event.tournament.scheduled == 1:
            enter(event, late)
        _absences(event, away)
        before = event.tournament
        try:
            event.pair()
        except Refusal:
            break
        _look_at(event, before)
        for number in range(before.scheduled + 1, event.tournament.scheduled + 1):
            _play_round(event, number, results)


def _look_at(event: Event, before: Tournament) -> None:
    """Explain and check the round that was paired, where the event is one of those."""
    explain = system_of(before).explain
    if explain is None:
        return
    if event.explained:
        told = explain.told(before)
        event.brackets += len(told.brackets)
        event.decided += [criterion for bracket in told.brackets for criterion in explain.short_of(bracket)]
    if event.checked:
        event.findings += [(event.tournament.scheduled, each) for each in explain.checked(before)]


def _absences(event: Event, chance: Random) -> None:
    """Let some miss the next round, and some have half a point for it: by one number each, whatever the shares are."""
    system, plan = system_of(event.tournament), event.cell.players
    if not (plan.absent or plan.byes) or system.rounds.beforehand or system.shares_places:
        return
    number = event.tournament.next_round
    byes = 0.0 if number == event.tournament.regulations.rounds else plan.byes
    away: list[Fact] = []
    for id_ in event.tournament.to_pair:
        luck = chance.random()
        if luck < plan.absent:
            away.append(AbsenceAnnounced(id_, number))
        elif luck < plan.absent + byes:
            away.append(AbsenceAnnounced(id_, number, DRAW))
    event.happen(*away)


def _play_round(event: Event, number: int, chance: Random) -> None:
    """Play all matches of a round, and in a cup further games until each is decided."""
    if event.tournament.of_teams:
        event.do(HandUsualLineUps(number))
    if not event.tournament.rounds[number - 1].published:
        event.happen(RoundPublished(number))
    _play_missing(event, number, event.cell.players.forfeits, chance)
    while drawn := event.tournament.rounds[number - 1].still_drawn:
        open_further_games(event, number, drawn)
        _play_missing(event, number, 0.0, chance)


def _play_missing(event: Event, number: int, share: float, chance: Random) -> None:
    """Play every game that is still to be played in a round; one of the two does not come to that share of them."""
    while missing := event.tournament.rounds[number - 1].missing:
        boards = _at_once(event, missing)
        event.happen(
            *(ResultEntered(number, each.match, _result(event, each, share, chance), each.game) for each in boards)
        )


def _at_once(event: Event, boards: Sequence[Board]) -> Iterable[Board]:
    """Return the games that are played together: where a match ends as soon as it is decided, one of each match."""
    if event.tournament.of_teams or not system_of(event.tournament).ends_early:
        return boards
    return {board.match: board for board in reversed(boards)}.values()


def _result(event: Event, board: Board, share: float, chance: Random) -> Result:
    missed = forfeited(share, chance)
    if missed is not None:
        return missed
    white, black = (event.strength[id_] for id_ in _seated(event, board))
    return outcome(white, black, event.cell.results, chance)


def _seated(event: Event, board: Board) -> tuple[ContestantId, ContestantId]:
    return (board.white_player, board.black_player) if event.tournament.of_teams else board.players
