"""How far numbers and texts of a journal may go: far beyond what an arbiter types, never so far that a reader suffers.

What the state of the event says besides (which rounds are paired, which boards there are) is asked by the fold.
Widen these as you like; a narrower one would refuse files that were good.
"""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.entrant import BIRTH_YEARS, RATING_LIMIT
from paircard.core.event.regulations import ROUNDS_READ

MOST_ENTRANTS = 9_999
"""So many numbers have a place in the columns of a report."""
MOST_STAGES = 99
"""A round of groups for a thousand players, with room; 0 is the event itself."""

MOST_GAMES = 99
"""Games of one match: one for the championship of the world had 48."""

MOST_BOARDS = 99
"""Boards of a match of teams, and so members who are regulars: a match of two towns may have them."""

_ROUNDS = range(1, ROUNDS_READ + 1)
_AFTER_THE_LAST = range(1, ROUNDS_READ + 2)
"""Who leaves when the last round is paired leaves before the one that would follow."""
_HALF_POINTS = range(3)
_STAGES = range(MOST_STAGES + 1)
_IDS = range(1, 1_000_000)
_ID_OR_NOBODY = range(1_000_000)
_NUMBERS: Mapping[str, range] = {
    "rounds": _ROUNDS,
    "round": _AFTER_THE_LAST,
    "match": range(1, MOST_ENTRANTS),
    "winner": _ID_OR_NOBODY,
    "chosen_by": _ID_OR_NOBODY,
    "first_round": _AFTER_THE_LAST,
    "half_points": _HALF_POINTS,
    "missed": _HALF_POINTS,
    "id": _IDS,
    "white": _IDS,
    "black": _IDS,
    "bye": _IDS,
    "who": _IDS,
    "half_point_byes": _IDS,
    "further_byes": _IDS,
    "full_point_byes": _IDS,
    "numbers": _IDS,
    "order": _IDS,
    "members": _IDS,
    "team": _ID_OR_NOBODY,
    "team_id": _IDS,
    "players": _ID_OR_NOBODY,
    "seats": range(1, MOST_BOARDS + 1),
    "regulars": range(MOST_BOARDS + 1),
    "board": range(1, MOST_ENTRANTS),
    "at": range(MOST_ENTRANTS),
    "game": range(1, MOST_GAMES + 1),
    "stage": _STAGES,
    "source": _STAGES,
    "rating": range(RATING_LIMIT + 1),
    "starts": _ROUNDS,
    "period": _ROUNDS,
    "official_rating": range(RATING_LIMIT + 1),
    "national_rating": range(RATING_LIMIT + 1),
    "birth": BIRTH_YEARS,
}
_ANY = range(1_000_000_000)

_SHORT = 500
"""Names, places, dates, codes, seeds: the forms take 60 characters of most."""
_LONG = 20_000
"""What is written in sentences, and a line of a report."""
_LONG_TEXTS = frozenset({"reason", "by_hand", "text", "after", "about", "was", "now"})


def span(name: str) -> range:
    """Return the numbers that a field of that name may hold."""
    return _NUMBERS.get(name, _ANY)


def longest(name: str) -> int:
    """Return how many characters a text in a field of that name may have."""
    return _LONG if name in _LONG_TEXTS else _SHORT
