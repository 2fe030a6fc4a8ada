"""A file is asked for: names of folders and files are completed while they are typed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from textual.suggester import Suggester
from textual.widgets import Input

from paircard.tui.dialogs.import_dialog import AskFile
from paircard.tui.dialogs.on_screen.ask import AskLineDialog


class FileDialog(AskLineDialog):
    """A line that completes paths."""

    question: AskFile

    def on_mount(self) -> None:
        """Let the line complete paths."""
        self.query_one(Input).suggester = PathCompletion(self.question.endings)


class PathCompletion(Suggester):
    """Completes a path to the first file of a wanted kind, else to the first folder."""

    def __init__(self, endings: frozenset[str]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._endings = endings

    async def get_suggestion(self, value: str) -> str | None:
        """Return the completed path, None when nothing fits."""
        folder, start = _cut(value)
        if not value or value == "~":
            return None
        try:
            names = sorted(self._fitting(Path(folder).expanduser(), start))
        except (OSError, RuntimeError, ValueError):
            return None
        return f"{folder}{names[0][1]}" if names else None

    def _fitting(self, folder: Path, start: str) -> Iterator[tuple[bool, str]]:
        with os.scandir(folder) as entries:
            for entry in entries:
                # an unprintable name would reach the terminal as it is
                if not entry.name.startswith(start) or not entry.name.isprintable():
                    continue
                if entry.is_dir():
                    if start or not entry.name.startswith("."):
                        yield True, f"{entry.name}{os.sep}"
                elif Path(entry.name).suffix.lower() in self._endings:
                    yield False, entry.name


def _cut(typed: str) -> tuple[str, str]:
    """Return the folder with what ends it, and the beginning of a name in it; Windows has two signs between them."""
    place = max(typed.rfind(each) for each in (os.sep, os.altsep) if each) + 1
    return typed[:place], typed[place:]
