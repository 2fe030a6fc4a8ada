"""Kill -9 at random moments: what was confirmed is there, nothing is half, the lock is free."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.commands import ChangeDetails
from core.regulations import Details
from data.storage.backups import Backups
from data.storage.logbook import Logbook, Standing
from data.storage.store import EventFile
from tests.support.stored import new_event

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("PAIRCARD_KILLS", "20"))
"""Kills for each kind of work: a small dose here, thousands before a release."""

WORK = {
    "results": "EnterResult(1, 1 + n % 30, [Result.WHITE, Result.DRAW][n // 30 % 2])",
    "undo": "Undo() if n % 2 else EnterResult(1, 1, Result.WHITE)",
    "pairing": "UnpairRound() if n % 2 else PairInOrder()",
}

WRITER = """
import sys
from core.commands import EnterResult, Undo, UnpairRound
from core.result import Result
from data.storage.store import EventFile
from tests.support.stored import PairInOrder
with EventFile.open(sys.argv[1]) as event:
    n = 0
    while True:
        print(event.execute({command}, arbiter="Anna").revision, flush=True)
        n += 1
"""


def killed_writer(path: Path, command: str, delay: float) -> int:
    """Let a writer work, kill it some time after its first confirmation; return the last confirmation."""
    argv = [sys.executable, "-c", WRITER.format(command=command), str(path)]
    with subprocess.Popen(argv, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        confirmed = [process.stdout.readline()]
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        confirmed += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    # the last line may be torn as well
    return int([line for line in confirmed if line.endswith("\n")][-1])


@pytest.mark.parametrize("work", WORK)
def test_killed_at_random_moments(tmp_path: Path, work: str) -> None:
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    for kill in range(KILLS):
        place = f"kill {kill}, seed {seed}"
        path = tmp_path / f"{kill}.json"
        new_event(path, players=60, paired=work != "pairing").close()
        confirmed = killed_writer(path, WORK[work], chance.uniform(0, 0.06))
        with EventFile.open(path, wait=0) as event:
            entries = event.tournament.entries
            assert confirmed <= len(entries), f"confirmed, but lost: {place}"
            unconfirmed = {entry.command for entry in entries[confirmed:]}
            assert len(unconfirmed) <= 1, f"a second command before the first was confirmed: {place}"
            assert Logbook(event.companions).read().standing(entries) is Standing.IN_STEP, place
            event.execute(ChangeDetails(Details(place)), arbiter="Bo")
        backups = Backups(event.companions)
        assert backups.newest_good() == next(iter(backups.all()), None), f"the newest backup is damaged: {place}"
