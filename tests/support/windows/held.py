"""An event file that another program of Windows has open: the program waits a while, then says so."""

from __future__ import annotations

from tests.support.windows.account import Account
from tests.support.windows.python import WindowsPython

CASES = {"0.7": "stored", "6": "another program has it open"}
"""For how many seconds it is held, and what is said: the program waits for two."""


def held(python: WindowsPython, account: Account) -> None:
    """Do a command in each case."""
    for seconds, wanted in CASES.items():
        done = python.run("-m", "tests.support.windows.inside.held", seconds)
        said = (done.stdout + done.stderr).decode(errors="replace")
        right = done.returncode == 0 and wanted in said
        account.judges(f"the event file is held for {seconds} seconds", "" if right else said)
