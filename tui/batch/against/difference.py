"""What two programs answer differently in one event."""

# no words in this file: a report for those who test programs, in English
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any


class Way(StrEnum):
    """Who made the event that the other judges."""

    OURS = "ours"
    """It was made here; the other program judges it."""
    THEIRS = "theirs"
    """It was made by the other program, and is judged here."""


class Matter(StrEnum):
    """What they differ about."""

    PAIRING = "pairing"
    TABLE = "table"
    """Points, or places by the tie-breaks that the report names."""
    NO_ANSWER = "no answer"
    """One of them refused the report, failed, or took too long."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One of them, as it is filed."""

    matter: Matter
    round: int = 0
    """0 where it is about no round."""
    ours: str = ""
    theirs: str = ""
    article: str = ""
    """The first article by which the answers part, as this program finds it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One event that both have judged."""

    way: Way
    seed: int
    players: int = 0
    rounds: int = 0
    traits: tuple[str, ...] = ()
    """What was special about it: what varies from event to event."""
    differences: tuple[Difference, ...] = field(default=())

    @property
    def kept(self) -> dict[str, Any]:
        """As it is kept, a line of JSON."""
        return asdict(self)

    @staticmethod
    def of(kept: Mapping[str, Any]) -> Outcome:
        """Return what was kept."""
        found = [{**each, "matter": Matter(each["matter"])} for each in kept["differences"]]
        told = {**kept, "way": Way(kept["way"]), "traits": tuple(kept["traits"])}
        return Outcome(**{**told, "differences": tuple(Difference(**each) for each in found)})
