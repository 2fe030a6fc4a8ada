"""When the program itself fails: a report for its makers in a file, one sentence for the arbiter."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from pathlib import Path

from paircard import __version__
from paircard.core.values.language import tr
from paircard.data.machine.state_file import state_file

FAULT = 70
"""Exit code, as systems have it for a fault of the program itself."""


def sentence_about(error: BaseException, folder: Path | None = None) -> str:
    """Write what happened to a file and say where; nothing typed is lost, because nothing unsaved is ever shown."""
    said = tr(
        "paircard has met a fault of its own and ends. Every result that was on the screen is on disk: start again."
    )
    return "\n".join(filter(None, (said, report_fault(error, folder))))


def report_fault(error: BaseException, folder: Path | None = None) -> str:
    """Write what happened to a file and ask for it to be sent; nothing is said where it cannot be written."""
    name = f"fault-{datetime.now(UTC):%Y%m%dT%H%M%S}.txt"  # no words: a name of a file
    file = state_file(name, folder)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        made_by = f"paircard {__version__}\n"  # no words: for its makers
        lines = [made_by, *traceback.format_exception(error)]
        file.write_text("".join(lines), encoding="utf-8")
    except OSError:
        return ""
    return tr("Please send {file} to the makers.", file=file)
