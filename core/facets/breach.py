"""What forbids a pair or a float: an article and a sentence."""

from __future__ import annotations

from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words


@dataclass(frozen=True, slots=True)
class Breach:
    """The article that forbids something, and one sentence that says why."""

    article: str
    said: Words

    @property
    def sentence(self) -> str:
        """Say it in the language that is spoken."""
        return str(self.said)
