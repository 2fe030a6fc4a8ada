"""The engine's one entry: a position in, a pairing out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Sink, unlimited
from paircard.core.systems.swiss1998.boards import publish
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.literal.lookahead import Matchings, NoLookahead
from paircard.core.systems.swiss1998.literal.tries import pairings
from paircard.core.systems.swiss1998.no_pairing import need_legal_pairing
from paircard.core.systems.swiss1998.procedure import pair_brackets
from paircard.core.systems.swiss1998.run import Method, Run
from paircard.core.systems.swiss1998.search.enumeration import search
from paircard.core.values import waiting

MethodName = Literal["search", "procedure"]
"""The search finds the answer of the procedure without making its tries."""

DEFAULT_TRIES = 20_000
"""Pairs and exchanges tried in one bracket before it is given up; ordinary brackets need some dozens."""


METHODS: dict[MethodName, Method] = {"search": search, "procedure": pairings}


def pair(
    position: Position,
    *,
    sink: Sink | None = None,
    tries: int = DEFAULT_TRIES,
    look_ahead: bool = True,
    method: MethodName = "procedure",
    pulse: Callable[[], None] = unlimited,
) -> Pairing:
    """Pair the round by C.04.1 of 1992 - 1998.

    Every step is told to `sink` as it is made. Without `look_ahead` the procedure is carried out to the
    letter, which takes exponential time but gives the same answer. `pulse` is called at every try and every
    matching of the procedure; what it raises ends the pairing.

    Raises NoLegalPairing (R14) if nothing satisfies B1 and B2, and TooManyTries if a bracket is not
    settled within `tries` tries.
    """
    if method == "search" and sink is None:
        return waiting.found(position, lambda: _searched(position, tries))
    cards = Cards(position)
    lookahead = Matchings(cards, pulse) if look_ahead else NoLookahead()
    return _paired(position, Run(cards, lookahead, sink, tries, METHODS[method], pulse))


def _searched(position: Position, tries: int) -> Pairing:
    """Pair once it is known that there is a pairing: who follows the steps hears instead how each way fails."""
    cards = Cards(position)
    need_legal_pairing(cards)
    return _paired(position, Run(cards, NoLookahead(), None, tries, search))


def _paired(position: Position, run: Run) -> Pairing:
    return publish(run, pair_brackets(run)) if position.players else Pairing((), None, ())
