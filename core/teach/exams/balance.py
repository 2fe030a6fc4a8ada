"""What keeps a paper fair: kinds are spread, yes is as often right as no, every rule of colours comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from paircard.core.teach.questions.draw import shuffled
from paircard.core.teach.questions.kind import Kind


def dealt(chance: Random, pack: Sequence[str]) -> Iterator[str]:
    """Deal a pack for ever, shuffled anew whenever it is used up."""
    while pack:
        yield from shuffled(chance, pack)


class Balance:
    """Deals the sorts of answers of every kind."""

    def __init__(self, chance: Random, sorts: Mapping[Kind, Sequence[str]]) -> None:
        self._packs = {kind: dealt(chance, pack) for kind, pack in sorts.items()}

    def next(self, kind: Kind) -> str:
        """Return which sort of answer the next question of a kind should have; empty for any."""
        return next(self._packs[kind]) if kind in self._packs else ""
