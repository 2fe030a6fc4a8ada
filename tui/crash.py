"""When the program itself fails: a report for its makers in a file, one sentence for the arbiter."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_state_path


def sentence_about(error: BaseException, folder: Path | None = None) -> str:
    """Write what happened to a file and say where; nothing typed is lost, because nothing unsaved is ever shown."""
    said = "paircard has met a fault of its own and ends. Every result that was on the screen is on disk: start again."
    file = (folder or user_state_path("paircard")) / f"fault-{datetime.now(UTC):%Y%m%dT%H%M%S}.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"paircard {version('paircard')}\n", *traceback.format_exception(error)]
        file.write_text("".join(lines), encoding="utf-8")
    except OSError:
        return said
    return f"{said}\nPlease send {file} to the makers."
