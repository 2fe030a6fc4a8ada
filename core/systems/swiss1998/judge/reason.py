"""Why something was not done: the article, one sentence, and what kind of claim it makes."""

from __future__ import annotations

from enum import StrEnum

from paircard.core.systems.kit.shortage import Shortage
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Capital, Words


class Kind(StrEnum):
    """What a reason claims; each claim can be put to the proof by doing what was not done."""

    PAIR = "pair"
    """The pair by itself breaks the article."""
    SHORTAGE = "shortage"
    """Others would be left without a permitted opponent, whatever clashes are allowed."""
    CLASHES = "clashes"
    """The others could be paired, but only with more clashes than x leaves (B4)."""
    BELOW = "below"
    """The bracket could be paired so, but then not the one below it (C12, C13)."""
    ORDER = "order"
    """Nothing forbids it: something that comes earlier in the order of the tries stands."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something was not done."""

    article: str
    """Article or ruling."""
    said: Words
    """What is wrong: a whole sentence, which may follow other words: it begins with a small letter or a number."""
    kind: Kind
    shortage: Shortage | None = None
    """Who competes for whom, where that was found."""

    @property
    def clause(self) -> str:
        """What is wrong, in the language that is spoken."""
        return str(self.said)

    @property
    def whole(self) -> Words:
        """The same as a sentence of its own."""
        return Capital(self.said)

    @property
    def sentence(self) -> str:
        """That sentence in the language that is spoken."""
        return str(self.whole)
