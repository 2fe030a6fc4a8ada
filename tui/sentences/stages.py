"""The stages of an event in a list: system, players, rounds played of those planned, and what is missing in each."""

from __future__ import annotations

from paircard.core.event.drawn import drawn_from
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr, trn
from paircard.tui.dialogs.system_form import name_of_system

_NAME, _SYSTEM = 12, 15


def stage_lines(tournament: Tournament) -> list[str]:
    """Return a line for every stage that is open."""
    return [_line(tournament.seen(stage)) for stage in tournament.stages]


def _line(stage: Tournament) -> str:
    players = len(stage.registrations)
    entered = trn("{count} player", "{count} players", players)
    if stage.of_teams:
        entered = trn("{count} team", "{count} teams", players)
    system = name_of_system(system_of(stage))
    rounds = "" if drawn_from(stage) else f"{_played(stage)}/{stage.planned}, "
    return f"{_cell(stage.stage_name, _NAME)} {_cell(system, _SYSTEM)} {entered}, {rounds}{what_is_missing(stage)}"


def _cell(text: str, width: int) -> str:
    return f"{text[:width]:<{width}}"


def _played(stage: Tournament) -> int:
    """Return how many rounds have all their results; of a posted schedule any round counts."""
    return sum(round_.settled for round_ in stage.rounds)


def what_is_missing(stage: Tournament) -> str:
    """Say what a stage waits for, in few words."""
    if groups := drawn_from(stage):
        names = [stage.seen(each).stage_name for each in groups]
        return tr("drawn into {first} to {last}", first=names[0], last=names[-1])
    if not stage.registrations:
        return tr("nobody is entered")
    if not stage.rounds:
        return tr("schedule not posted") if system_of(stage).rounds.beforehand else tr("round 1 not paired")
    if results := len(stage.missing):
        return trn("{count} result missing", "{count} results missing", results)
    if any(not round_.settled for round_ in stage.rounds):
        return tr("a game is adjourned")
    return tr("finished") if stage.all_paired else tr("round {round} not paired", round=stage.next_round)
