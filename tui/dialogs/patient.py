"""A question that lets what is typed meanwhile wait: a hand that types results goes on typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.tui.dialogs.ask import Choose

if TYPE_CHECKING:
    from textual.events import Key


class PatientChoose(Choose):
    """Only its own keys and Escape answer: no result that is typed meanwhile is lost or taken for an answer."""

    shown_by = "paircard.tui.dialogs.on_screen.patient:PatientDialog"

    def __init__(self, title: str, text: str, choices: dict[str, str]) -> None:
        super().__init__(title, text, choices)
        self.waiting: list[Key] = []
        """The keys typed meanwhile."""


def written(key: Key) -> str:
    """Return a key as it is shown."""
    return key.character if key.character and key.character.isprintable() else key.key
