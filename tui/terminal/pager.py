"""Handing the terminal to a pager for a while."""

from __future__ import annotations

import signal
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from paircard.core.values.language import tr
from paircard.core.values.text import clean, harmless
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import processes


def run_pager(command: str, text: str) -> str:
    """Show a text in a pager until it is left; return why the command cannot be run, nothing where it could.

    Nothing is raised: the terminal must be taken back first.
    """
    # Ctrl+C is for the pager; a handler of Python is not inherited by it, as SIG_IGN would be
    before = signal.signal(signal.SIGINT, _leave_it_to_the_pager)
    try:
        with TemporaryDirectory(prefix="paircard-") as folder:
            paper = Path(folder) / "paper.txt"  # closed when it is shown: Windows shows nothing that is open
            paper.write_text(harmless(text), encoding="utf-8")
            processes.run_in_front([*processes.words_of(command), str(paper)])
    except (OSError, ValueError) as error:
        why = in_words(error)
        return tr(
            "{command} cannot be run ({why}): name another pager in the settings (,).",
            command=clean(command),
            why=why,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    return ""


def _leave_it_to_the_pager(_signum: int, _frame: FrameType | None) -> None:
    """Do nothing."""
