"""The questions of a warning: staying is named first, and a script answers on the line of its command or is refused."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import AskReason, Confirm


class Warn(Confirm):
    """One question of a warning: Enter or `y` goes on, Escape stays and is named first."""

    def __init__(self, title: str, text: str, go_on: str = "", stay: str = "") -> None:
        super().__init__(title, text, go_on or tr("go on"))
        self.stay = stay or tr("cancel")

    def keys(self) -> str:
        """Say the way back first."""
        return "   ".join((f"Esc {self.stay}", *self.ways()))  # no words: a key


class WhyAllTheSame(AskReason):
    """The reason for what is against the rules and is done all the same."""

    def __init__(self, title: str) -> None:
        super().__init__(title, tr("Why is it done all the same? The journal keeps your reason."))


class Notice(Confirm):
    """Something that is done and the rules do not know: whatever key comes next takes notice."""

    def __init__(self, text: str) -> None:
        super().__init__(tr("Notice"), text, tr("noted"))

    def choice_of(self, key: str) -> str:  # noqa: ARG002
        """Take any key."""
        return "y"  # no words: a key
