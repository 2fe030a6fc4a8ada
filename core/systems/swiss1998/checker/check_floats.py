"""Float marks (A4) and the order of publication (F1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from core.facets.finding import Finding
from core.facets.pairing import Pair, Pairing
from core.systems.swiss1998.checker.sheet import Sheet
from core.values.said import said


def wrong_marks(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the pairs whose marks are not those of their scores."""
    for pair in pairing.pairs:
        above = sheet.score(pair.white) - sheet.score(pair.black)
        right = ("-", "-") if not above else ("D", "U") if above > 0 else ("U", "D")
        if (pair.white_float, pair.black_float) != right:
            sentence = said(
                "The floats of {pair} are {white} and {black}.",
                pair=f"{pair.white}-{pair.black}",
                white=right[0],
                black=right[1],
            )
            yield Finding("A4", None, (pair.white, pair.black), sentence)


def wrong_order(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the first pair that stands before one that belongs above it."""

    def place(pair: Pair) -> tuple[int, int, int]:
        higher, lower = sheet.by_rank((pair.white, pair.black))
        return -sheet.score(higher), -sheet.score(higher) - sheet.score(lower), sheet.rank[higher]

    for before, after in pairwise(pairing.pairs):
        if place(before) > place(after):
            sentence = said(
                "{pair} belongs above {other}.",
                pair=f"{after.white}-{after.black}",
                other=f"{before.white}-{before.black}",
            )
            yield Finding("F1", None, (after.white, after.black), sentence)
            return
