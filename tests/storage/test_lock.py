"""The lock between processes: held for a commit, free the moment its holder is gone."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paircard.data.platform.which import WINDOWS
from paircard.data.storage.errors import Busy
from paircard.data.storage.lock import Lock
from tests.support.faulty_os import FaultyOs, failing_calls

HOLDER = """
import sys, time
from pathlib import Path
from paircard.data.storage.lock import Lock
path = Path(sys.argv[1])
with Lock(path, path).held("Bo", wait=1):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the lock file is."""
    return tmp_path / "open.lock"


def lock(path: Path) -> Lock:
    """Return a lock without an event file beside it."""
    return Lock(path, path.with_suffix(".json"))


def holder(path: Path) -> subprocess.Popen[str]:
    """Start another process that holds the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True, cwd=os.getcwd()
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_second_is_told_who_holds_it(path: Path) -> None:
    with holder(path) as process:
        started = time.monotonic()
        told = r"Bo \(process \d+ on .* UTC\) is writing to open and did not finish"
        with pytest.raises(Busy, match=told) as caught, lock(path).held("Anna", wait=0.05):
            pytest.fail("two hold the lock")
        assert time.monotonic() - started >= 0.05
        assert str(process.pid) in caught.value.holder
        process.kill()


def test_it_is_free_when_its_holder_is_killed(path: Path) -> None:
    with holder(path) as process:
        process.kill()
        process.wait()
    with lock(path).held("Anna", wait=0):
        assert "Anna" in path.read_text()


def test_waiting_ends_when_the_holder_is_done(path: Path) -> None:
    with holder(path) as process:
        process.send_signal(signal.SIGTERM)
        with lock(path).held("Anna", wait=10):
            pass


def test_two_in_one_process_exclude_each_other(path: Path) -> None:
    with lock(path).held("Anna", wait=0), pytest.raises(Busy, match="Anna"), lock(path).held("Bo", wait=0):
        pytest.fail("two hold the lock")


def test_file_stays_beside_an_event_and_means_nothing(path: Path) -> None:
    path.with_suffix(".json").touch()
    with lock(path).held("Anna", wait=0):
        inode = path.stat().st_ino
    assert path.exists()
    with lock(path).held("Bo", wait=0):
        assert path.stat().st_ino == inode


def test_error_inside_frees_it(path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), lock(path).held("Anna", wait=0):
        raise KeyboardInterrupt
    with lock(path).held("Bo", wait=0):
        pass


def test_who_waited_on_a_file_that_was_taken_away_waits_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who hold files of one name, of which one is gone, would both write."""
    anna = lock(path).held("Anna", wait=0)
    anna.__enter__()

    def anna_leaves(_: float) -> None:
        anna.__exit__(None, None, None)
        assert not path.exists()

    monkeypatch.setattr("paircard.data.storage.lock.time.sleep", anna_leaves)
    with lock(path).held("Bo", wait=10):
        assert "Bo" in path.read_text()
        with pytest.raises(Busy, match="Bo"), lock(path).held("Cyd", wait=0):
            pytest.fail("two hold the lock")
    assert not path.exists()


def test_child_does_not_inherit_it(path: Path) -> None:
    with lock(path).held("Anna", wait=0):
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], close_fds=False)
    try:
        with lock(path).held("Bo", wait=0):
            pass
    finally:
        child.kill()
        child.wait()


def test_symbolic_link_is_refused(path: Path) -> None:
    target = path.with_name("precious")
    target.write_text("precious")
    path.symlink_to(target)
    with pytest.raises(OSError, match="symbolic links") as caught, lock(path).held("Anna", wait=0):
        pytest.fail("a link was followed")
    assert caught.value.errno == errno.ELOOP
    assert target.read_text() == "precious"


def test_mode_is_that_of_the_event(path: Path) -> None:
    event = path.with_suffix(".json")
    event.touch()
    event.chmod(0o660)
    with lock(path).held("Anna", wait=0):
        assert stat.S_IMODE(path.stat().st_mode) == 0o660


def test_full_disk_costs_only_the_name(path: Path) -> None:
    full_disk = FaultyOs(failing_calls("write" if WINDOWS else "pwrite", errno.ENOSPC)).installed()
    refused = pytest.raises(Busy, match="Another program is writing")
    with full_disk, lock(path).held("Anna", wait=0), refused, lock(path).held("Bo", wait=0):
        pytest.fail("two hold the lock")


def test_hostile_name_is_cleaned_in_the_message(path: Path) -> None:
    anna = lock(path).held("A\x1b]52;c;x\x07nna\n", wait=0)
    with anna, pytest.raises(Busy) as caught, lock(path).held("Bo", wait=0):
        pytest.fail("two hold the lock")
    assert "\x1b" not in str(caught.value)
    assert "\n" not in str(caught.value)
