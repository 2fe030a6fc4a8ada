"""What of the tests of the storage is not run by a Windows Python under Wine, and why."""

from __future__ import annotations

FORKS = "kills forks of itself, and Windows knows no fork: the part `kills` ends processes instead"
TERMINALS = "needs a terminal of POSIX"
MODES = "about owner, group and mode, which a file has on POSIX"
LINKS = "Wine makes no symbolic links"

FILES = {
    "test_fuzz.py": "limits the memory of forks, which POSIX does",
    "test_kill.py": FORKS,
    "test_pty_harness.py": TERMINALS,
    "test_remains.py": FORKS,
    "test_sharing.py": MODES,
    "test_swaps.py": FORKS,
    "test_torture.py": FORKS,
    "test_warm.py": TERMINALS,
}
"""Whole files of `tests/storage`."""

TESTS: dict[str, str] = {}
"""Single tests, as pytest names them without the folder."""
