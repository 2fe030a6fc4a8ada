"""Finding players by what is typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.commands import RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.find_player import found
from tests.support.play import Play

NAMES = ("Nowak, Anna", "Łukasz, Jan", "Annan, Kofi", "Hannah, Eve")


def event() -> Play:
    """Four players, ids 1 to 4 after the first."""
    play = Play([2500], first_name="Zz")
    play.do(RegisterEntrants(tuple(Entrant.of(name, rating=2400 - n) for n, name in enumerate(NAMES))))
    return play


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("ann", ["Annan, Kofi", "Nowak, Anna", "Hannah, Eve"]),
        ("LUKASZ", ["Łukasz, Jan"]),
        ("3", ["Łukasz, Jan"]),
        ("99", []),
        ("²", []),
        ("9" * 5000, []),
        ("", []),
        ("[/]", []),
    ],
)
def test_best_first(wanted: str, expected: list[str]) -> None:
    """Beginnings of names, of words, then any part; a number is a pairing number."""
    tournament = event().tournament
    ids = found(tournament, tournament.order, wanted)
    assert [tournament.registrations[id_].entrant.name for id_ in ids] == expected


@given(st.text(max_size=20))
def test_anything_may_be_typed(wanted: str) -> None:
    """Never an error, never somebody twice."""
    tournament = event().tournament
    ids = found(tournament, tournament.order, wanted)
    assert len(ids) == len(set(ids))
