"""A pairing that stands although an article says otherwise: marked in every report."""

from __future__ import annotations

from core.frozen import dataclass
from core.language import tr, trn


@dataclass(frozen=True, slots=True)
class Override:
    """What the arbiter took the responsibility for, and why."""

    round: int
    articles: tuple[str, ...]
    reason: str
    by_hand: bool = False
    """A pairing by hand that breaks the articles; else one made anew that they let stand."""
    byes: int = 0
    """So many points without an opponent, told by a report from elsewhere; 0 for what the arbiter did."""

    @property
    def sentence(self) -> str:
        """The mark as it stands in a report.

        >>> Override(4, ("F6",), "agreed").sentence
        'Round 4 was paired anew against F6: agreed'
        """
        what = {"round": self.round, "articles": ", ".join(self.articles), "reason": self.reason}
        if self.byes == 1:
            return tr("Round {round}: a full-point bye ({articles})", **what)
        if self.byes:
            return trn(
                "Round {round}: {count} bye ({articles})", "Round {round}: {count} byes ({articles})", self.byes, **what
            )
        if self.by_hand:
            return tr("Round {round} was paired by hand against {articles}: {reason}", **what)
        return tr("Round {round} was paired anew against {articles}: {reason}", **what)
