"""The sample event, made anew in a folder of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path

from data.samples.demo import play_demo
from data.store import EventFile

ARBITER = "demo"


def create_demo(folder: Path | None = None) -> Path:
    """Write the sample event and return its path; by default into a new temporary folder."""
    path = (folder or Path(tempfile.mkdtemp(prefix="paircard-demo-"))) / "demo-open.json"
    play_demo(path, arbiter=ARBITER)
    return path
