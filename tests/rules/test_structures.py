"""Fields that look like no event, small ones: every search answers what the literal engine of its book answers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from paircard.core.facets.pairing import NoPairing, TooManyTries
from paircard.core.systems.burstein.book import BOOK as BURSTEIN
from paircard.core.systems.double_swiss.book import BOOK as DOUBLE
from paircard.core.systems.dubov.book import BOOK as DUBOV
from paircard.core.systems.dutch2026.book import BOOK as DUTCH
from paircard.core.systems.swiss.outcome import NoCompletePairing
from paircard.core.systems.team_swiss_2026.book import BOOK as TEAMS
from tests.support.adversary import drawn
from tests.support.seeds import fresh_seed
from tests.support.structures import Structure, of_2026, of_burstein, of_double, of_dubov, of_teams

BOOKS: dict[str, tuple[Callable[[Structure], Any], Any]] = {
    "dutch-2026": (of_2026, DUTCH),
    "burstein-2026": (of_burstein, BURSTEIN),
    "team-swiss-2026": (of_teams, TEAMS),
    "double-swiss-2026": (of_double, DOUBLE),
    "dubov-2026": (of_dubov, DUBOV),
}
TRIES = 20_000
"""So many the literal engine has for a field."""


def small(chance: Random) -> Structure:
    """Return a structure of few players."""
    groups = tuple(chance.randint(1, 5) for _ in range(chance.choice((1, 2, 3, 4))))
    return replace(drawn(chance, 60), groups=groups)


def answered(pair: Callable[[], Any]) -> object:
    """Return the pairs and the bye, None where nothing is legal."""
    try:
        pairing = pair()
    except TooManyTries:
        raise
    except (NoPairing, NoCompletePairing):
        return None
    return pairing.pairs, pairing.bye, tuple(pairing.brackets)


@pytest.mark.parametrize("book", BOOKS)
def test_search_answers_what_the_literal_engine_does(book: str) -> None:
    chance, (position_of, of_book) = Random(fresh_seed()), BOOKS[book]
    for _ in range(150):
        structure = small(chance)
        position = position_of(structure)
        with suppress(TooManyTries):
            right = answered(partial(of_book.literal, position, tries=TRIES))
            assert answered(partial(of_book.search, position)) == right, structure
