"""Is the last command of a journal there in part only? What the facts alone can say of it.

A file is written command by command. A half command comes from a log that was cut, by a version that did not mark in
its lines where a command ends. Nothing is known of most of them: one entrant may have been entered alone. What no
command leaves behind is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.incident_facts import HandPairingBegun
from paircard.core.event.journal_queries import events_of
from paircard.core.event.round_facts import RoundPaired, RoundPublished, RoundUnpaired
from paircard.core.event.stage_facts import StageOpened
from paircard.core.event.team_facts import TeamRegistered

if TYPE_CHECKING:
    from paircard.core.event.journal import Entry
    from paircard.core.event.tournament import Tournament


def broken_off(tournament: Tournament) -> bool:
    """Whether entries of the last command are surely missing."""
    if not tournament.entries:
        return False
    entries = events_of(tournament, tournament.entries[-1].command)
    if entries[0].number == 1:  # the report of another program, which may end anywhere
        return False
    if isinstance(entries[-1].event, HandPairingBegun):
        return True  # the pairing is its end
    return _in_schedule(tournament, entries[-1]) or (len(entries) > 1 and _before_what_must_follow(entries))


def _in_schedule(tournament: Tournament, last: Entry) -> bool:
    """Whether it ends between the rounds of a schedule, which is posted as a whole."""
    if not isinstance(last.event, RoundPaired | RoundPublished):
        return False
    stage = tournament.seen(last.stage or 1)
    return stage.pairing_system.rounds.beforehand and (not stage.all_paired or isinstance(last.event, RoundPaired))


def _before_what_must_follow(entries: tuple[Entry, ...]) -> bool:
    """Whether it ends with teams without their players, stages without theirs, or a round taken back for another."""
    events = [entry.event for entry in entries]
    match events[-1]:
        case TeamRegistered():
            return isinstance(events[0], TeamRegistered | EntrantRegistered)
        case StageOpened() | RoundUnpaired():
            return True
        case _:
            return False
