"""What is asked, whoever asks it: a screen shows it as a dialog, line mode line by line."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from paircard.core.values.language import mark, tr

Answer = TypeVar("Answer")  # no words: a type


class Question(Generic[Answer]):
    """A question with a heading; whoever would rather not answer it answers None."""

    shown_by: ClassVar[str]
    """The dialog that shows it on a screen, as `module:Class`: it is loaded when it is first shown."""
    hint = mark("Esc cancel")
    """The keys, as they stand in the code."""

    def __init__(self, title: str) -> None:
        self.heading = title

    def keys(self) -> str:
        """Say what the keys do, in the language spoken."""
        return tr(self.hint)
