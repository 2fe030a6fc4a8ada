"""Line mode ended anywhere by the Windows Python, in events of several systems: what was promised is there."""

from __future__ import annotations

from tests.support.seeds import fresh_seed
from tests.support.windows.account import Account
from tests.support.windows.python import WindowsPython

SCRIPTS = ("dutch-2026", "team-swiss-2026", "sections")
DEATHS = 5
"""Of each script; a start takes three seconds."""
_PATIENCE = 1500.0


def kills(python: WindowsPython, account: Account) -> None:
    """Let each script be played through some deaths."""
    seed = fresh_seed()
    for script in SCRIPTS:
        module = "tests.support.windows.inside.kills"
        done = python.run("-m", module, script, f"{DEATHS}", f"{seed}", patience=_PATIENCE)
        said = (done.stdout + done.stderr).decode(errors="replace")
        account.judges(f"line mode killed: {script}", said if done.returncode else "")
