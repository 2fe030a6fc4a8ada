"""How an answer is typed, and what is said of one that cannot be read: it costs nothing."""

from __future__ import annotations

from enum import StrEnum

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

LONGEST_SHOWN = 30
"""More letters of what was typed are not repeated."""


class AnswerForm(StrEnum):
    """The forms of a kind of questions: each value is marked for the translators, to stand after `Write`."""

    @property
    def hint(self) -> str:
        """What to type, for whoever types it."""
        return tr(self.value)

    def unread(self, text: str) -> Refusal:
        """Return the refusal of what cannot be read."""
        what = text.strip()
        if not what:
            return Refusal(said("Write {form}.", form=self.hint))
        shown = what if len(what) <= LONGEST_SHOWN else f"{what[: LONGEST_SHOWN - 1]}…"
        return Refusal(said("{answer} cannot be read as an answer. Write {form}.", answer=repr(shown), form=self.hint))
