"""A system that only a test knows: several games in a round, and whatever byes it likes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import ClassVar
from unittest.mock import patch

from core.event.bye import Bye
from core.event.facts import Fact, PairMade
from core.event.proposal import Proposal
from core.event.tournament import Tournament
from core.facets.facets import Law, Rounds
from core.facets.trace import Sink
from core.systems import catalogue
from core.systems.swiss1998.facets import law, rounds
from core.systems.swiss1998.system import Swiss1998
from core.values.errors import Refusal

KEY = "toy"


class _Told:
    """Rounds as the Swiss has them, but the pairs are told."""

    beforehand = False
    most = rounds.most
    planned = staticmethod(rounds.planned)
    under_way = staticmethod(rounds.under_way)
    needs = staticmethod(rounds.needs)
    advice_on_rounds = staticmethod(rounds.advice_on_rounds)
    advice_before_round_1 = staticmethod(rounds.advice_before_round_1)

    def __init__(self, pairs: tuple[PairMade, ...], byes: tuple[Bye, ...]) -> None:
        self.pairs, self.byes = pairs, byes

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:  # noqa: ARG002
        """Return the same pairs in every round."""
        return Proposal(self.pairs, None, (), (), self.byes)

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Pair them."""
        return rounds.made(tournament)


class _Lenient:
    """The law of the Swiss, but every pair is allowed."""

    without_legal_pairing = staticmethod(law.without_legal_pairing)
    kept = staticmethod(law.kept)
    on_paper = staticmethod(law.on_paper)
    may_write = staticmethod(law.may_write)
    reason_to_correct = staticmethod(law.reason_to_correct)
    first_colour_fixed = staticmethod(law.first_colour_fixed)
    taken_back = staticmethod(law.taken_back)
    opened = staticmethod(law.opened)
    arbiter_decides = staticmethod(law.arbiter_decides)

    def forbids(self, before: Tournament, white: int, black: int) -> Refusal | None:  # noqa: ARG002
        """Allow everything."""
        return None

    def breaches(self, before: Tournament, pairs: Iterable[tuple[int, int]], bye: int | None) -> list[Refusal]:  # noqa: ARG002
        """Find nothing."""
        return []


class Toy(Swiss1998):
    """Pairs what it is told to pair."""

    key: ClassVar[str] = KEY
    name: ClassVar[str] = "Toy"
    several_games: ClassVar[bool] = True

    def __init__(self, pairs: tuple[PairMade, ...] = (), byes: tuple[Bye, ...] = ()) -> None:
        self._rounds = _Told(pairs, byes)

    @property
    def rounds(self) -> Rounds:
        """What it was told."""
        return self._rounds

    @property
    def law(self) -> Law:
        """It has none."""
        return _Lenient()


@contextmanager
def known(toy: Toy | None = None) -> Iterator[None]:
    """Make the toy a system of the program for a while."""
    system, loaded = toy or Toy(), catalogue._loaded
    with (
        patch.object(catalogue, "_ROWS", {**catalogue._ROWS, KEY: KEY}),
        patch.object(catalogue, "_loaded", lambda name: system if name == KEY else loaded(name)),
    ):
        yield
