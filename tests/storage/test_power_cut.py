"""The power fails after every call, the disk keeps what it likes of the rest: nothing confirmed is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.torture.cuts import power_cuts_in
from tests.support.torture.venue import venues


@pytest.mark.parametrize("players", [4, 20])
def test_every_state_of_the_disk_is_the_old_event_or_the_new(tmp_path: Path, players: int) -> None:
    for venue in venues(tmp_path, players).values():
        tally = power_cuts_in(venue)
        assert tally.clean, tally.complaints
        assert tally.met["old"] >= 3
        assert tally.met["new"] >= 2
