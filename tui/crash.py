"""When the program itself fails: a report for its makers in a file, one sentence for the arbiter."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_state_path

from core.language import tr


def sentence_about(error: BaseException, folder: Path | None = None) -> str:
    """Write what happened to a file and say where; nothing typed is lost, because nothing unsaved is ever shown."""
    said = tr(
        "paircard has met a fault of its own and ends. Every result that was on the screen is on disk: start again."
    )
    return "\n".join(filter(None, (said, report_fault(error, folder))))


def report_fault(error: BaseException, folder: Path | None = None) -> str:
    """Write what happened to a file and ask for it to be sent; nothing is said where it cannot be written."""
    name = f"fault-{datetime.now(UTC):%Y%m%dT%H%M%S}.txt"  # no words: a name of a file
    file = (folder or user_state_path("paircard")) / name
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        made_by = f"paircard {version('paircard')}\n"  # no words: for its makers
        lines = [made_by, *traceback.format_exception(error)]
        file.write_text("".join(lines), encoding="utf-8")
    except OSError:
        return ""
    return tr("Please send {file} to the makers.", file=file)
