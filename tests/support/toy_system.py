"""A pairing system that only a test knows: several games in a round, and whatever byes it likes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import cast
from unittest.mock import patch

from core.errors import Refusal
from core.event.bye import Bye
from core.event.facts import PairMade
from core.event.proposal import Proposal
from core.event.tournament import Tournament
from core.systems.catalogue import SYSTEMS, PairingSystem
from core.systems.swiss1998.trace import Sink

KEY = "toy"


@dataclass(frozen=True)
class Toy:
    """Pairs what it is told to pair."""

    pairs: tuple[PairMade, ...] = ()
    byes: tuple[Bye, ...] = ()
    key: str = KEY
    name: str = "Toy"
    several_games: bool = True

    def pair(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG002
        """Return the same pairs in every round."""
        return Proposal(self.pairs, None, (), (), self.byes)

    def forbids(self, tournament: Tournament, white: int, black: int) -> Refusal | None:  # noqa: ARG002
        """Allow everything."""
        return None


@contextmanager
def known(toy: Toy | None = None) -> Iterator[None]:
    """Make the toy a system of the program for a while."""
    with patch.dict(cast("dict[str, PairingSystem]", SYSTEMS), {KEY: toy or Toy()}):
        yield
