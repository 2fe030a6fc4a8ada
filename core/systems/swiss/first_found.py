"""Where a round is paired otherwise than by a book whose checker goes before everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.said import said

P = TypeVar("P")  # no words: a name of a type


def first_found(
    check: Callable[[P, Any], Sequence[Finding]],
    article: str,
    position: P,
    right: SwissPairing[Any],
    other: SwissPairing[Any],
) -> Finding | None:
    """Return what the checker finds first, what is illegal before all else; None where the two are the same.

    Where it finds nothing the right pairing is the witness: it is by `article` that they differ.
    """
    if _as_set(right) == _as_set(other):
        return None
    if found := check(position, other):
        return next((each for each in found if each.illegal), found[0])
    return Finding(article, None, (), said("The round is paired otherwise."))


def _as_set(pairing: SwissPairing[Any]) -> set[tuple[object, ...]]:
    pairs: set[tuple[object, ...]] = {(pair.white, pair.black) for pair in pairing.pairs}
    return pairs | {(pairing.bye,)}
