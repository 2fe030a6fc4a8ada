"""A pairing that stands although an article says otherwise: marked in every report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn


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
        >>> Override(4, ("",), "agreed", by_hand=True).sentence
        'Round 4 was paired by hand against the rules: agreed'
        """
        what = {"round": self.round, "articles": ", ".join(self.articles), "reason": self.reason}
        if self.byes == 1:
            return tr("Round {round}: a full-point bye ({articles})", **what)
        if self.byes:
            return trn(
                "Round {round}: {count} bye ({articles})", "Round {round}: {count} byes ({articles})", self.byes, **what
            )
        if self.by_hand and not any(self.articles):  # a club's own rules have none
            return tr("Round {round} was paired by hand against the rules: {reason}", **what)
        if self.by_hand:
            return tr("Round {round} was paired by hand against {articles}: {reason}", **what)
        return tr("Round {round} was paired anew against {articles}: {reason}", **what)


def sentences(overrides: Iterable[Override]) -> tuple[str, ...]:
    """Return the marks of a table, byes of several rounds that the rules do not give in one line.

    >>> sentences(Override(round, ("A5",), "", byes=2) for round in (1, 2, 3, 5))
    ('Rounds 1-3, 5: byes not by the rules (A5)',)
    """
    every = tuple(overrides)
    byes = [each for each in every if each.byes]
    told = [each.sentence for each in every if not each.byes or len(byes) == 1]
    if len(byes) > 1:
        articles = ", ".join(dict.fromkeys(article for each in byes for article in each.articles))
        rounds = in_runs([each.round for each in byes])
        told.append(tr("Rounds {rounds}: byes not by the rules ({articles})", rounds=rounds, articles=articles))
    return tuple(told)


def in_runs(numbers: Sequence[int]) -> str:
    """Write rising numbers in short.

    >>> in_runs([1, 2, 3, 5, 8, 9])
    '1-3, 5, 8-9'
    """
    runs = (list(run) for _, run in groupby(enumerate(numbers), key=lambda each: each[1] - each[0]))
    ends = ((run[0][1], run[-1][1]) for run in runs)
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ends)
