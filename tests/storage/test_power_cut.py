"""The power fails after every call, the disk keeps what it likes of the rest: nothing confirmed is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from core.commands import Command, Undo
from data.storage.logbook import Logbook, Standing
from data.storage.store import EventFile
from tests.support.faulty_os import FaultyOs
from tests.support.power_cut import Disk, power_cuts
from tests.support.stored import NOON, PairInOrder, a_win, new_event


@pytest.mark.parametrize("players", [4, 20])
@pytest.mark.parametrize("command", [PairInOrder(), Undo()], ids=["pairing", "undo"])
def test_every_state_of_the_disk_is_the_old_event_or_the_new(tmp_path: Path, command: Command, players: int) -> None:
    folder = (tmp_path / "venue").resolve()
    folder.mkdir()
    event = new_event(folder / "open.json", players=players)
    event.execute(*(a_win(board) for board in range(1, players // 2 + 1)), arbiter="Anna")
    before, disk, system = event.tournament, Disk.of(folder), FaultyOs()
    with system.installed():
        event.execute(command, arbiter="Anna")
    after = event.tournament
    (folder / "open.backups").mkdir(exist_ok=True)

    found: Counter[str] = Counter()
    for index, (done, state) in enumerate(power_cuts(folder, disk, system.calls)):
        place = tmp_path / str(index)
        for path, content in state.items():
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_bytes(content)
        with EventFile.open(place / "open.json", clock=lambda: NOON) as left:
            entries = left.tournament.entries
            log = Logbook(left.companions).read()
        assert entries in (before.entries, after.entries)
        assert log.standing(entries) is Standing.IN_STEP
        if done == len(system.calls):
            assert entries == after.entries, "confirmed, but lost"
        found["old" if entries == before.entries else "new"] += 1
    assert found["old"] >= 3
    assert found["new"] >= 3
