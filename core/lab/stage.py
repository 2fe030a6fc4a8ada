"""A stage of an event is played to its last round: paired, its boards played, drawn matches of a cup decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from paircard.core.commands import HandUsualLineUps
from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.lab.cup import open_further_games
from paircard.core.lab.entering import Entries, enter
from paircard.core.lab.event import Event
from paircard.core.lab.game_ends import forfeited, outcome
from paircard.core.simulation.under_way import Game
from paircard.core.values.errors import Refusal
from paircard.core.values.points import DRAW


def play_stage(event: Event, late: Entries, results: Random) -> None:
    """Play to the last round, or to where no legal pairing is left."""
    away = event.chance("absences")
    going = event.going
    while not going.all_paired:
        if going.scheduled == 1:
            enter(event, late)
        _absences(event, away)
        made = going.scheduled
        before = going.before_pairing() if event.explained or event.checked else None
        try:
            event.pair()
        except Refusal:
            break
        if before is not None:
            _look_at(event, before)
        for number in range(made + 1, going.scheduled + 1):
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
        event.findings += [(before.next_round, each) for each in explain.checked(before)]


def _absences(event: Event, chance: Random) -> None:
    """Let some miss the next round, and some have half a point for it: by one number each, whatever the shares are."""
    system, plan, going = event.system, event.cell.players, event.going
    if not (plan.absent or plan.byes) or system.rounds.beforehand or system.shares_places:
        return
    number = going.next_round
    byes = 0.0 if number == going.regulations.rounds else plan.byes
    away: list[Fact] = []
    for id_ in going.to_pair:
        luck = chance.random()
        if luck < plan.absent:
            away.append(AbsenceAnnounced(id_, number))
        elif luck < plan.absent + byes:
            away.append(AbsenceAnnounced(id_, number, DRAW))
    going.happen(away)


def _play_round(event: Event, number: int, chance: Random) -> None:
    """Play all matches of a round, and in a cup further games until each is decided."""
    if event.system.contestants == "teams":
        event.do(HandUsualLineUps(number))
    event.going.publish(number)
    _play_missing(event, number, event.cell.players.forfeits, chance)
    while event.system.ends_early and (drawn := event.tournament.rounds[number - 1].still_drawn):
        open_further_games(event, number, drawn)
        _play_missing(event, number, 0.0, chance)


def _play_missing(event: Event, number: int, share: float, chance: Random) -> None:
    """Play every game that is still to be played in a round; one of the two does not come to that share of them."""
    while missing := event.going.missing(number):
        games = _at_once(event, missing)
        event.going.happen(
            [ResultEntered(number, each.match, _result(event, each, share, chance), each.game) for each in games]
        )


def _at_once(event: Event, games: Sequence[Game]) -> Iterable[Game]:
    """Return the games that are played together: where a match ends as soon as it is decided, one of each match."""
    if event.system.contestants == "teams" or not event.system.ends_early:
        return games
    return {each.match: each for each in reversed(games)}.values()


def _result(event: Event, game: Game, share: float, chance: Random) -> Result:
    missed = forfeited(share, chance)
    if missed is not None:
        return missed
    return outcome(event.strength[game.white], event.strength[game.black], event.cell.results, chance)
