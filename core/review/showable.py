"""Can everything that a journal tells be shown? Asked when a file is verified: right is what a screen can show too."""

from __future__ import annotations

from contextlib import suppress

from core.errors import Refusal
from core.event.tournament import Tournament
from core.systems.kit.in_numbers import recorded_pairing
from core.tables.standings import standings


def first_that_cannot_be_shown(tournament: Tournament) -> int:
    """Return the number of the entry with which something cannot be shown any more; 0 if all can."""
    if _can_be_shown(tournament):
        return 0
    good, bad = 0, tournament.revision
    while bad - good > 1:
        middle = (good + bad) // 2
        if _can_be_shown(tournament.as_of(middle)):
            good = middle
        else:
            bad = middle
    return bad


def _can_be_shown(tournament: Tournament) -> bool:
    try:
        _show(tournament)
    except Exception:  # whatever it is: a screen would end with it
        return False
    return True


def _show(tournament: Tournament) -> None:
    """Work out what screens and papers show: cards, table, groups, and every round as it was to be paired."""
    for stage in tournament.world:
        _show_stage(tournament.seen(stage))


def _show_stage(tournament: Tournament) -> None:
    standings(tournament)
    if groups := tournament.system.groups:
        groups.score_groups(tournament)
    for paired in tournament.rounds:
        before = tournament.before(paired.number)
        recorded_pairing(before, paired)
        with suppress(Refusal):  # said as a sentence wherever it is asked for
            if steps := before.system.steps:
                steps.position(before)
