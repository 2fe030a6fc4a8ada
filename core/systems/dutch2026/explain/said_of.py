"""What lines of an explanation share: players, pairs, a reason with its article."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from core.systems.kit.virtual_points import virtual_lines
from core.values.cited import Cited, cite
from core.values.language import tr

if TYPE_CHECKING:
    from core.event.ids import PairingNumber
    from core.systems.dutch2026.explain.apart import Reason
    from core.systems.dutch2026.position import Player

INDENT = "  "
OTHERS = 8
"""Of so many it is told why they were passed over."""


def because(head: str, reason: Reason) -> Cited:
    """Say a reason with its article."""
    article = reason.article.removeprefix("C.04.3 ")  # no words: a chapter
    return cite(f"{head} {article}. {reason.said}", reason.article)


def numbers(players: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, players)) or tr("nobody")


def written(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs for a sentence."""
    return " ".join(f"{one}-{two}" for one, two in pairs)


def virtual_in(players: Mapping[int, Player], some: Iterable[PairingNumber]) -> Iterator[Cited]:
    """Say whose scores have virtual points in them."""
    return virtual_lines((number, players[number].virtual) for number in sorted(some))
