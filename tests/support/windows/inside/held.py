"""A command while another program has the event file open: `python -m tests.support.windows.inside.held SECONDS`.

Prints `stored` or why not, and ends with 1 where the file is anything but the old event or the new one afterwards.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from paircard.data.storage.errors import NotStored
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from tests.support.stored import a_win, new_event

_HOLDER = "import sys, time; file = open(sys.argv[1], 'rb'); print('held', flush=True); time.sleep(float(sys.argv[2]))"
"""As a virus scanner, or what copies a folder to a cloud: it reads, and lets nobody move the file meanwhile."""


def stored_while_held(seconds: str) -> int:
    """Do a command while a process holds the file for so long."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = Path(folder).resolve() / "open.json"
        with new_event(path) as event:
            before = event.tournament.revision
            holder = subprocess.Popen([sys.executable, "-c", _HOLDER, str(path), seconds], stdout=subprocess.PIPE)
            assert holder.stdout is not None
            holder.stdout.readline()
            try:
                expected = event.execute(a_win(), arbiter="Anna").revision
                sys.stdout.write("stored\n")
            except NotStored as error:
                expected = before
                sys.stdout.write(f"{error}\n")
            in_memory = event.tournament.revision
            holder.wait()
        with EventFile.open(path) as event:
            found = (in_memory, event.tournament.revision, examine(path).problem)
    if found != (expected, expected, ""):
        sys.stdout.write(f"{found}, not {expected}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(stored_while_held(sys.argv[1]))
