"""The command line. The screen library is loaded only when a screen is asked for."""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Sequence

PATIENT = 20_000
"""After so many new objects rubbish is looked for: what is loaded for a command is none, and stays to its end."""
FEW = 2
"""After so many such looks at the new the somewhat older is looked at, too: after more of them a key waits for it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    gc.set_threshold(PATIENT, FEW)
    atexit.register(gc.freeze)  # what is left then goes with the process: nobody need look for it
    try:
        from paircard.tui.start.command_line import run  # loaded once nobody looks
    except KeyboardInterrupt:
        sys.stderr.write("paircard: Stopped.\n")  # no words: no language is known yet
        return 130  # as in `command_line`, which is not loaded
    return run(arguments)
