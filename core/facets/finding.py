"""What the checker has to say."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that does not hold in a pairing."""

    article: str
    """The article or ruling that is not kept."""
    bracket: int | None
    """Score of the bracket's residents in half points; None if it concerns the whole round."""
    players: tuple[PairingNumber, ...]
    """Pairing numbers."""
    said: Words
    illegal: bool = False
    """The round cannot be published so: B1, B2, or somebody is not paired exactly once."""

    @property
    def sentence(self) -> str:
        """What does not hold, in the language that is spoken."""
        return str(self.said)

    def __str__(self) -> str:
        """Say the article first."""
        return f"{self.article}: {self.sentence}"
