"""The questions, and what each answer to them costs. The tree is `questions.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib.resources import files

FIRST = 1
GOES_ON = "..."
"""What a question begins with that goes on from the one before."""
END = 0
"""Instead of the number of a next question."""


class Weight(IntEnum):
    """What an answer costs, the best first."""

    MET = 0
    LEADS_ON = 1
    COSTS = 2
    UNKNOWN = 3
    """A penalty of which the per cent are not known."""
    HARD = 4
    """Such a program cannot be accepted."""


@dataclass(frozen=True, slots=True)
class Way:
    """What one of two answers leads to."""

    weight: Weight
    per_cent: int
    next: int
    """The question that comes next; `END` where none does, or where the way is hard."""

    @classmethod
    def read(cls, text: str) -> Way:
        """Return the way as the file has it.

        >>> Way.read("+10>11")
        Way(weight=<Weight.COSTS: 2>, per_cent=10, next=11)
        """
        if text == "HARD":
            return cls(Weight.HARD, 0, END)
        found = re.fullmatch(r"(ok|\+(\d+)|\?)?>(\d+|end)", text)
        if found is None:
            raise ValueError(text)
        sign, per_cent, next_ = found.groups()
        weight = {"ok": Weight.MET, None: Weight.LEADS_ON, "?": Weight.UNKNOWN}.get(sign, Weight.COSTS)
        return cls(weight, int(per_cent or 0), END if next_ == "end" else int(next_))

    @property
    def is_dear(self) -> bool:
        """Whether it costs anything."""
        return self.weight >= Weight.COSTS

    def better_than(self, other: Way) -> bool:
        """Whether it costs less, or as little and asks for nothing more."""
        return (self.weight, self.per_cent) < (other.weight, other.per_cent)


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the tree."""

    number: int
    chapter: str
    asks: str
    in_full: str
    """The same, with what it goes on from: it can stand alone."""
    yes: Way
    no: Way

    @property
    def better(self) -> Way:
        """The way of the answer that one would like to give."""
        return self.no if self.no.better_than(self.yes) else self.yes


@cache
def questions() -> Mapping[int, Question]:
    """Return all questions by their numbers, in order."""
    return {question.number: question for question in _read()}


def _read() -> Iterator[Question]:
    text = files(__package__).joinpath("questions.toml").read_text(encoding="utf-8")
    begun = ""
    for chapter, rows in tomllib.loads(text).items():
        for number, row in rows.items():
            asks = row["asks"]
            goes_on = asks.startswith(GOES_ON)
            begun = begun if goes_on else asks.removesuffix("?")
            in_full = f"{begun} {asks}" if goes_on else asks
            yield Question(int(number), chapter, asks, in_full, Way.read(row["yes"]), Way.read(row["no"]))
