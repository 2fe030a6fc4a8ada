"""A list of rows, one of which is picked; or something is done with all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.values.language import tr
from paircard.tui.dialogs.question import Question


class Pick(Question[str]):
    """Show rows and wait for Enter on one of them, or for another key; the answer is its number from 1, or the key."""

    shown_by = "paircard.tui.dialogs.on_screen.pick:PickDialog"

    def __init__(
        self,
        title: str,
        text: str,
        rows: Sequence[str],
        more: Mapping[str, str],
        *,
        enter: str,
        told: Sequence[str],
        at: int = 0,
    ) -> None:
        """Begin at a row; `enter` says what Enter does, `more` what other keys do, `told` the rows in line mode."""
        super().__init__(title)
        self.text = text
        self.rows = rows
        self.more = more
        self.told = told
        self._enter = enter
        self.at = at

    def keys(self) -> str:
        """Say what may be done."""
        others = (f"{key} {label}" for key, label in self.more.items())
        enter = f"Enter {self._enter}"  # no words: a key
        return "   ".join([enter, *others, tr("Esc close")])
