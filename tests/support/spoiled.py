"""Rounds that are not right any more, for checkers to find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paircard.core.facets.pairing import Pair


def spoiled(pairs: tuple[Pair, ...]) -> Iterator[tuple[Pair, ...]]:
    """Yield a round's pairs with the colours of the first turned, then with the Blacks of two pairs changed."""
    first, *others = pairs
    yield replace(first, white=first.black, black=first.white), *others
    if others:
        second, *rest = others
        yield replace(first, black=second.black), replace(second, black=first.black), *rest
