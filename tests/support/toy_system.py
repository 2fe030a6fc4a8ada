"""A system that only a test knows: several games in a round, and whatever byes it likes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar
from unittest.mock import patch

from paircard.core.event.bye import Bye
from paircard.core.event.ids import ContestantId
from paircard.core.event.proposal import Proposal
from paircard.core.event.round_facts import PairMade
from paircard.core.event.tournament import Tournament
from paircard.core.facets import ordinary
from paircard.core.facets.trace import Sink
from paircard.core.systems import catalogue
from paircard.core.systems.swiss1998.facets import law
from paircard.core.systems.swiss1998.system import Swiss1998
from paircard.core.values.errors import Refusal

KEY = "toy"


class _Told(ordinary.Rounds):
    """Rounds one by one, but the pairs are told."""

    def __init__(self, pairs: tuple[PairMade, ...], byes: tuple[Bye, ...]) -> None:
        self.pairs, self.byes = pairs, byes

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG002
        """Return the same pairs in every round."""
        return Proposal(self.pairs, None, (), (), self.byes)


class _Lenient(law.Law):
    """The law of the Swiss, but every pair is allowed."""

    def forbids(self, before: Tournament, white: ContestantId, black: ContestantId) -> None:
        """Forbid no pair."""

    def breaches(self, before: Tournament, pairs: object, bye: ContestantId | None) -> list[Refusal]:  # noqa: ARG002
        """Find nothing that a pairing breaks."""
        return []

    def without_legal_pairing(self, before: Tournament) -> bool:  # noqa: ARG002
        """Return that there always is one."""
        return False

    def kept(self) -> str:
        """Say nothing: nothing can be broken."""
        return ""


class Toy(Swiss1998):
    """Pairs what it is told to pair."""

    key: ClassVar[str] = KEY
    name: ClassVar[str] = "Toy"
    several_games: ClassVar[bool] = True

    def __init__(self, pairs: tuple[PairMade, ...] = (), byes: tuple[Bye, ...] = ()) -> None:
        self.rounds = _Told(pairs, byes)
        self.law = _Lenient()


@contextmanager
def known(toy: Toy | None = None) -> Iterator[None]:
    """Make the toy a system of the program for a while."""
    system, loaded = toy or Toy(), catalogue._loaded
    with (
        patch.object(catalogue, "_ROWS", {**catalogue._ROWS, KEY: KEY}),
        patch.object(catalogue, "_loaded", lambda name: system if name == KEY else loaded(name)),
    ):
        yield
