"""What an arbiter is told of a pairing by hand: the pairs the rules make instead, and why they prefer those."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.finding import Finding
from paircard.core.facets.system import system_of
from paircard.core.review.pairing_diff import FEW, PairingChanges
from paircard.core.values.language import listed
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


def preferred(before: Tournament, by_hand: Round, changes: PairingChanges) -> Iterator[Words]:
    """Yield what the rules pair where the two part first, by which article, then what is worse or later by hand.

    Nothing where a system explains no pairings.
    """
    explain = system_of(before).explain
    finding = explain.departure(before, by_hand) if explain else None
    if finding is None:
        return
    yield _head(_concerned(changes, finding), finding)
    yield finding.said


def _head(pairs: str, finding: Finding) -> Words:
    if finding.bracket is None or not pairs:
        where = {"pairs": pairs, "article": finding.article}
        return said("The rules pair {pairs}, by {article}:", **where) if pairs else said("By {article}:", **where)
    return said(
        "The rules pair {pairs}, by {article} in the bracket of {points}:",
        pairs=pairs,
        article=finding.article,
        points=format_points(finding.bracket),
    )


def _concerned(changes: PairingChanges, finding: Finding) -> str:
    """Return the pairs of the rules with somebody of whom the finding tells; all where there are few anyway."""
    pairs = changes.gone
    if len(pairs) > FEW:
        numbers = {str(number) for number in finding.players}
        pairs = tuple(pair for pair in pairs if numbers & {*pair.split("-")})
    return listed(pairs) if len(pairs) <= FEW else " ".join((*pairs[:FEW], "..."))
