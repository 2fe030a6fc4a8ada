"""A paper as it goes into a file, and what must be told about it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.values.language import listed, trn


@dataclass(frozen=True, slots=True)
class Drawn:
    """A paper drawn in some format."""

    content: bytes
    """The same for the same paper."""
    missing: Sequence[str] = ()
    """Letters that no font has; a sign stands for each."""

    @property
    def not_printed(self) -> str:
        """Which letters could not be printed, in a sentence; nothing if all were."""
        if not self.missing:
            return ""
        return trn(
            "No font has the letter {letters}: the sign � stands for it.",
            "No font has the letters {letters}: the sign � stands for each.",
            len(self.missing),
            letters=listed([_shown(letter) for letter in self.missing]),
        )


def _shown(letter: str) -> str:
    """Return a letter with its number; an accent needs something to stand on."""
    return f"{'◌' if unicodedata.combining(letter) else ''}{letter} (U+{ord(letter):04X})"
