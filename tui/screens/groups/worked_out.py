"""The message that the next round was worked out beside the screen."""

from __future__ import annotations

from textual.message import Message

from paircard.tui.screens.groups.outlook import Outlook


class WorkedOut(Message):
    """An outlook is there; the screen may have moved on since."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self.outlook = outlook
