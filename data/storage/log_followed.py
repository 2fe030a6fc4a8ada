"""The command is the unit: of a log, which may end anywhere, only whole commands are taken."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.broken_off import broken_off
from paircard.core.event.journal import BadEntry, Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.data.storage.logbook import Log


@dataclass(frozen=True, slots=True)
class Followed:
    """A journal as far as whole commands lead, and what is left of the command in which it breaks off."""

    tournament: Tournament
    half: tuple[Entry, ...] = ()
    """The entries of that command that are there; none where all commands are whole."""


def followed(base: Tournament, log: Log) -> Followed:
    """Return where a log leads from a base, to the end of its last whole command.

    Raises `NewerEntry` for what this version does not know; a log whose entries cannot be leads nowhere.
    """
    journal = _chained(base.entries, log)
    if len(journal) == base.revision:
        return Followed(base)
    try:
        tournament = Tournament.fold(SYSTEMS, journal)
    except BadEntry:
        return Followed(base)
    return _in_whole_commands(tournament, base, log)


def _chained(entries: Sequence[Entry], log: Log) -> tuple[Entry, ...]:
    journal, later = list(entries), log.entries()
    while (entry := later.get(len(journal) + 1)) and entry.previous == (journal[-1].digest if journal else ""):
        journal.append(entry)
    return tuple(journal)


def _in_whole_commands(tournament: Tournament, base: Tournament, log: Log) -> Followed:
    last, going_on = tournament.entries[-1], log.goes_on_after()
    # where the line before says that the command goes on, this one would say it too
    marked = last.number != last.command and last.number - 1 in going_on
    if last.number not in going_on and (marked or not broken_off(tournament)):
        return Followed(tournament)
    whole = max(last.command - 1, base.revision)
    return Followed(tournament.as_of(whole) if whole > base.revision else base, tournament.entries[whole:])
