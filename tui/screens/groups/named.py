"""Who a player of a bracket is: the name, and what there is room for behind it: club, federation, rating."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.values.language import trp
from paircard.tui.widgets.fitting import fit

_NAME = 30
"""Cells of a name that need not be more."""
_RATED = 9
"""Federation and rating with a blank before each."""
_CLUB = 9
"""Cells of a club that are worth a column."""
_SCORE = 4
"""Cells at the end that are left for the score of who came from another group."""


def named(registrations: Mapping[ContestantId, Registration], width: int) -> Callable[[ContestantId], str]:
    """Return what writes a player in so many cells; the name alone where there is no room for more."""

    def name(id_: ContestantId) -> str:
        entrant = registrations[id_].entrant
        return _fields(entrant.name, entrant.club, entrant.federation, str(entrant.rating or ""), width)

    return name


def head(width: int) -> str:
    """Return the words over these fields."""
    name, club = trp("at most 8 columns", "Name"), trp("at most 10 columns", "Club")
    federation, rating = trp("at most 3 columns", "Fed"), trp("at most 4 columns", "Rtg")
    return _fields(name, club, federation, rating, width)


def _fields(name: str, club: str, federation: str, rating: str, width: int) -> str:
    """Write the fields that have room beside a name.

    >>> _fields("Öhrnberg, Sixten", "SK", "SWE", "2431", 42), _fields("Öhrnberg, Sixten", "SK", "SWE", "2431", 43)
    ('Öhrnberg, Sixten', 'Öhrnberg, Sixten               SWE 2431')
    """
    room = width - _NAME - _RATED - _SCORE
    if room < 0:
        return name
    rated = f" {federation:>3.3} {rating:>4}"
    if room <= _CLUB:
        return f"{fit(name, _NAME + room)}{rated}"
    return f"{fit(name, _NAME)} {fit(club, room - 1)}{rated}"
