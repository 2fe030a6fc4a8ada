"""Stores with the mistakes that others have made: a harness that does not find them out is worth nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from core.event.tournament import Tournament
from data.storage import durable, journal_file, seal, sealed, store
from data.storage.journal_file import JournalFile
from tests.support.torture import kills
from tests.support.torture.kills import Campaign
from tests.support.torture.tally import Tally


def _written_in_place(path: Path, content: bytes) -> None:
    # the `os` of that module, where a test puts its own system
    system = vars(durable)["os"]
    descriptor = system.open(path, system.O_WRONLY | system.O_CREAT | system.O_TRUNC, 0o600)
    try:
        durable.write_all(descriptor, content[: len(content) // 2])
        time.sleep(0.001)
        durable.write_all(descriptor, content[len(content) // 2 :])
        system.fsync(descriptor)
    finally:
        system.close(descriptor)


def _one_entry_at_a_time(file: JournalFile, tournament: Tournament) -> None:
    for revision in range(file.tournament.revision + 1, tournament.revision + 1):
        _GENUINE_APPEND(file, replace(tournament, entries=tournament.entries[:revision]))


def _nothing(*_arguments: Any, **_options: Any) -> None:
    pass


_GENUINE_APPEND = JournalFile.append
SABOTAGES: dict[str, tuple[object, str, object]] = {
    "written in place": (sealed, "replace_file", _written_in_place),
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
    """Do a campaign against a store that makes a mistake."""
    mistake, campaign = part
    with sabotaged(mistake):
        return kills.fight(campaign)
