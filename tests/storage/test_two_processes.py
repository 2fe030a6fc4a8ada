"""Two arbiters at two terminals, one event: nothing lost, nothing doubled, the chain whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.journal import verify
from data.storage.logbook import Logbook, Standing
from data.storage.store import EventFile
from tests.support.stored import new_event

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = 100

ARBITER = """
import sys
from core.commands import RegisterEntrants
from core.entrant import Entrant
from data.storage.store import EventFile
path, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
with EventFile.open(path, wait=60) as event:
    for number in range(count):
        event.execute(RegisterEntrants((Entrant.of(f"{name} {number}"),)), arbiter=name)
"""


def arbiter(path: Path, name: str) -> subprocess.Popen[str]:
    """Start a process that executes commands as fast as it can."""
    argv = [sys.executable, "-c", ARBITER, str(path), name, str(COMMANDS)]
    return subprocess.Popen(argv, cwd=ROOT, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("names", [("Anna", "Bo")])
def test_two_who_write_at_once_lose_and_double_nothing(tmp_path: Path, names: tuple[str, ...]) -> None:
    path = tmp_path / "open.json"
    new_event(path, paired=False).close()
    processes = [arbiter(path, name) for name in names]
    for process in processes:
        assert process.communicate(timeout=120)[1] == ""
        assert process.returncode == 0
    with EventFile.open(path) as event:
        tournament = event.tournament
        assert event.take_notices() == ()
        assert Logbook(event.companions).read().standing(tournament.entries) is Standing.IN_STEP
    verify(tournament.entries)
    entered = [each.entrant.name for each in tournament.registrations.values()]
    wanted = [f"{name} {number}" for name in names for number in range(COMMANDS)]
    assert sorted(entered[4:]) == sorted(wanted)
    for name in names:
        assert [each for each in entered if each.startswith(name)] == [f"{name} {n}" for n in range(COMMANDS)]
