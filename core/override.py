"""A pairing that stands although an article says otherwise: marked in every report."""

from __future__ import annotations

from dataclasses import dataclass

from core.language import tr


@dataclass(frozen=True, slots=True)
class Override:
    """What the arbiter took upon himself, and why."""

    round: int
    articles: tuple[str, ...]
    reason: str
    by_hand: bool = False
    """A pairing by hand that breaks the articles; else one made anew that they let stand."""

    @property
    def sentence(self) -> str:
        """The mark as it stands in a report.

        >>> Override(4, ("F6",), "agreed").sentence
        'Round 4 was paired anew against F6: agreed'
        """
        what = {"round": self.round, "articles": ", ".join(self.articles), "reason": self.reason}
        if self.by_hand:
            return tr("Round {round} was paired by hand against {articles}: {reason}", **what)
        return tr("Round {round} was paired anew against {articles}: {reason}", **what)
