"""What is seen while the event named on the command line is read: one line, for its room is not known yet."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from paircard.core.values.language import tr

OPENING = "opening"
"""The mode of this screen; no key leads here."""


class Opening(Screen[None]):
    """Names the file that is being read. There is nothing to do but wait."""

    def __init__(self, path: Path) -> None:
        """Prepare to name a file."""
        super().__init__()
        self._path = path

    def compose(self) -> ComposeResult:
        """Yield the one line."""
        yield Static(Text(tr("Opening {file} ...", file=self._path.name)), classes="caption", markup=False)
