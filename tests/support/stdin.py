"""A terminal on which somebody has typed the answers beforehand."""

from __future__ import annotations

import io


class Answering(io.StringIO):
    """Standard input of a person."""

    def isatty(self) -> bool:
        """Somebody sits there."""
        return True
