"""The sample event, made anew in a folder of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path

from data.samples.demo import demo_commands
from data.storage.store import EventFile


def create_demo(folder: Path | None = None) -> Path:
    """Write the sample event and return its path; by default into a new temporary folder."""
    path = (folder or Path(tempfile.mkdtemp(prefix="paircard-demo-"))) / "demo-open.json"
    EventFile.create(path, *demo_commands(), arbiter="demo").close()
    return path
