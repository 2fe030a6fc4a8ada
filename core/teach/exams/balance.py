"""What keeps a paper fair: kinds are spread, yes is as often right as no, every rule of colours comes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Generic, TypeVar

from core.teach.questions.about_round import Kind, Question
from core.teach.questions.pair_stands import Stands
from core.teach.questions.whose_white import WhichColour

K = TypeVar("K", bound=StrEnum)

ANSWERS: Mapping[Kind, tuple[str, ...]] = {
    Kind.STANDS: ("yes", "no"),
    Kind.BYE: ("somebody", "somebody", "somebody", "nobody"),
    Kind.COLOUR: ("E1", "E2", "E3", "E4", "E5", "R7"),
}  # no words: answers are told apart by it, nobody reads it
"""The sorts of answers that have to come, in parts of a pack."""


def shuffled(chance: Random, pack: Sequence[str]) -> list[str]:
    """Return a pack in another order; only `random()` itself is promised to stay the same in every Python."""
    lots = [chance.random() for _ in pack]
    return [pack[at] for at in sorted(range(len(pack)), key=lots.__getitem__)]


def dealt(chance: Random, pack: Sequence[str]) -> Iterator[str]:
    """Deal a pack for ever, shuffled anew whenever it is used up."""
    while pack:
        yield from shuffled(chance, pack)


class Balance(Generic[K]):
    """Deals the sorts of answers of every kind."""

    def __init__(self, chance: Random, sorts: Mapping[K, Sequence[str]]) -> None:
        self._packs = {kind: dealt(chance, pack) for kind, pack in sorts.items()}

    def next(self, kind: K) -> str:
        """Return which sort of answer the next question of a kind should have; empty for any."""
        return next(self._packs[kind]) if kind in self._packs else ""


def sort_of(question: Question) -> str:
    """Return the sort of a question's answer."""
    if isinstance(question, Stands):
        return "no" if question.refused else "yes"
    if isinstance(question, WhichColour):
        return question.pair.colour_rule
    if question.kind is Kind.BYE:
        return "nobody" if question.told.pairing.bye is None else "somebody"
    return ""
