"""Start an installed program on a pty, see its first screens, leave: `python -m tests.support.first_start PROGRAM`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.support.pty import Terminal


def first_start(program: str) -> None:
    """Open the sample event with the installed program, go through its screens, and leave."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"XDG_STATE_HOME": folder}
        with Terminal([program, "demo"], cwd=Path(folder), env=environment) as terminal:
            terminal.wait_for("Demo Open", timeout=60)
            for key, shown in (("S", "Standings"), ("G", "Groups"), ("E", "Entrants"), ("P", "Round 4")):
                terminal.type(key)
                terminal.wait_for(shown)
            terminal.type("q")
            code = terminal.wait_exit()
    if code != 0:
        raise SystemExit(f"the program ended with {code}")


if __name__ == "__main__":
    first_start(sys.argv[1])
    print("the installed program starts, shows its screens and leaves")  # noqa: T201
