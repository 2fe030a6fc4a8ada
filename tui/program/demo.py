"""The sample event, made anew in a folder of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from paircard.core.systems.today import TODAY
from paircard.data.machine.recent_events import SAMPLE
from paircard.data.samples.demo import demo_commands
from paircard.data.storage.event_file import EventFile, utc_now


def create_demo(folder: Path | None = None, *, system: str = TODAY, clock: Callable[[], str] = utc_now) -> Path:
    """Write the sample event by some rules and return its path; by default into a new temporary folder."""
    path = (folder or Path(tempfile.mkdtemp(prefix=SAMPLE))) / "demo-open.json"
    EventFile.create(path, *demo_commands(system), arbiter="demo", clock=clock).close()
    return path
