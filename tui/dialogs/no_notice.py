"""The question about those who lost by forfeit and of whom nothing was said (F8)."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.dialogs.patient import PatientChoose


class NoNotice(PatientChoose):
    """Whether several players are withdrawn (`y`) or had given notice (`n`); Escape leaves it open."""

    def __init__(self, text: str, yes: str, no: str) -> None:
        """Ask about all of them at once."""
        super().__init__(tr("Absent without notice?"), text, {"y": yes, "n": no})
