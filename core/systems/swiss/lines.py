"""What the explanations of every book have in their lines; indented lines belong to the one above."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book

INDENT = "  "
OTHERS = 8
"""Of so many it is told why they were passed over."""


def numbers(players: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, players)) or tr("nobody")


def written(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs for a sentence."""
    return " ".join(f"{one}-{two}" for one, two in pairs)


def because(book: Book, head: str, reason: Reason) -> Cited:
    """Say a reason with its article; the book that is explained need not be named."""
    article = reason.article.removeprefix(f"{book.sign} ")
    return cite(f"{head} {article}. {reason.said}", reason.article)


def apart_line(book: Book, one: PairingNumber, other: PairingNumber, reason: Reason | None) -> Cited:
    """Say why two do not meet."""
    if reason is None:
        return Cited(tr("{one} and {other} meet in this round.", one=one, other=other))
    line = because(book, f"{one}-{other}:", reason)
    if reason.bracket is None:
        return line
    decided = tr("Decided in the bracket of {points}.", points=format_points(reason.bracket))
    return Cited(f"{line.text} {decided}", line.rules)


def board_lines(pairs: Iterable[Pair]) -> Iterator[Cited]:
    """Yield every pair with the rule that gave it its colours."""
    for pair in pairs:
        named = {"white": pair.white, "black": pair.black, "rule": pair.colour_rule}
        yield cite(tr("{white} has White against {black} ({rule}).", **named), pair.colour_rule)
