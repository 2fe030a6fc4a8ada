"""The state folder of the user, and small JSON files in it: losing one, or being refused one, harms nothing."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_state_path

from paircard.data.platform import files
from paircard.data.storage import ordinary_files

LARGEST = 1_000_000
"""Bytes; a larger file is none of ours."""


def state_file(name: str, folder: Path | None = None) -> Path:
    """Return the path of a file of that name; `folder` is another one than the user's."""
    return (folder or user_state_path("paircard")) / name


def read_state(file: Path) -> object:
    """Return what the file holds, None if it cannot be read."""
    try:
        if file.stat().st_size > LARGEST:
            return None
        return json.loads(ordinary_files.read(file).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None


def write_state(file: Path, content: object) -> None:
    """Write the file; where it cannot be written, nothing happens."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(json.dumps(content), encoding="utf-8")
        files.replace(fresh, file)  # in one go: another start may be reading
    except OSError:
        with suppress(OSError):
            fresh.unlink()
