"""Stores with the mistakes that others have made: a harness that does not find them out is worth nothing."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from paircard.core.event.tournament import Tournament
from paircard.data.storage import durable, journal_file, rescue, seal
from paircard.data.storage import event_file as store
from paircard.data.storage import log_followed as whole_commands
from paircard.data.storage import sealed_storage as sealed
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.log_followed import Followed
from paircard.data.storage.logbook import Log
from tests.support.torture import kills
from tests.support.torture.kills import Campaign
from tests.support.torture.tally import Tally
from tests.support.torture.victim import Report, Victim


def _a_moment() -> None:
    time.sleep(0.001)


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _written_in_place(path: Path, content: bytes, between: Callable[[], None] = _a_moment) -> None:
    # the `os` of that module, where a test puts its own system
    system = vars(durable)["os"]
    descriptor = system.open(path, system.O_WRONLY | system.O_CREAT | system.O_TRUNC, 0o600)
    try:
        durable.write_all(descriptor, content[: len(content) // 2])
        between()
        durable.write_all(descriptor, content[len(content) // 2 :])
        system.fsync(descriptor)
    finally:
        system.close(descriptor)


def _one_entry_at_a_time(file: JournalFile, tournament: Tournament) -> None:
    for revision in range(file.tournament.revision + 1, tournament.revision + 1):
        _GENUINE_APPEND(file, replace(tournament, entries=tournament.entries[:revision]))


def _first_entry_only(file: JournalFile, tournament: Tournament) -> None:
    first = file.tournament.revision + 1
    _GENUINE_APPEND(file, replace(tournament, entries=tournament.entries[:first]))
    if first < tournament.revision:
        _die()


def _all_there_is(tournament: Tournament, _base: Tournament, _log: Log) -> Followed:
    return Followed(tournament)


def _nothing(*_arguments: Any, **_options: Any) -> None:
    pass


_GENUINE_APPEND = JournalFile.append
SABOTAGES: dict[str, tuple[object, str, object]] = {
    "written in place": (sealed, "replace_file", _written_in_place),
    "written in place, and killed there": (sealed, "replace_file", partial(_written_in_place, between=_die)),
    "one entry at a time, and killed there": (journal_file.JournalFile, "append", _first_entry_only),
    "half commands are brought back": (whole_commands, "_in_whole_commands", _all_there_is),
    "nothing said to be lost": (rescue, "loss", _nothing),
    "folder not synced": (durable, "sync_folder", _nothing),
    "one entry at a time": (journal_file.JournalFile, "append", _one_entry_at_a_time),
    "whatever lies there is taken": (store, "continues", lambda _longer, _shorter: True),
    "seal not checked": (seal, "_checksum", lambda _revision, _lines: "0" * 64),
}
"""By name: where the mistake is made, and what stands there instead."""


@contextmanager
def sabotaged(mistake: str) -> Iterator[None]:
    """Let the store make a mistake inside the block."""
    place, name, wrong = SABOTAGES[mistake]
    with patch.object(place, name, wrong):
        yield


def fight(part: tuple[str, Campaign]) -> Tally:
    """Do a campaign in which everybody makes a mistake and dies in the middle of it, and not before."""
    mistake, campaign = part

    def died(work: partial[None], _seed: str) -> list[str]:
        return Victim(partial(_mistaken, mistake, work)).died()

    with patch.object(kills, "_killed", died):
        return kills.fight(campaign)


def _mistaken(mistake: str, work: partial[None], report: Report) -> None:
    with sabotaged(mistake):
        work(report)
