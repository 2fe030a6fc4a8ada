"""By which ratings an event orders its field: its kind of play, its lists in order, and its method.

The official rating is FIDE's of the kind of play; the tournament rating is the one that counts in the event.
"""

# no words in this file: names and codes that are typed
from __future__ import annotations

from typing import Literal

from paircard.core.values.frozen import dataclass
from paircard.core.values.time_control import Play

Method = Literal["", "FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"]
"""How the tournament rating comes about (TRF26, record 172); empty: as each entrant was entered."""
METHODS: tuple[Method, ...] = ("", "FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER")
KINDS: tuple[Play, ...] = ("", "standard", "rapid", "blitz")

EFFECTIVE = "/standard"
"""Behind `rapid` or `blitz`: where somebody has no such rating, their standard rating takes its place."""
OF_FIDE = ("standard", "rapid", "blitz", f"rapid{EFFECTIVE}", f"blitz{EFFECTIVE}")
"""FIDE's lists, the effective ones too; every other name is that of a list of the arbiter's own."""

_PROPOSED: dict[Play, tuple[str, ...]] = {
    "": ("standard", "rapid", "blitz"),
    "standard": ("standard", "rapid", "blitz"),
    "rapid": (f"rapid{EFFECTIVE}", "blitz"),
    "blitz": (f"blitz{EFFECTIVE}", "rapid"),
}


@dataclass(frozen=True, slots=True)
class RatingRules:
    """What an event has settled of its ratings; nothing of it need be."""

    play: Play = ""
    """Kind of play; empty: as the time control says."""
    lists: tuple[str, ...] = ()
    """The lists in the order in which they are asked; empty: as the kind of play proposes, then all others."""
    method: Method = ""


def proposed_lists(play: Play) -> tuple[str, ...]:
    """Return FIDE's lists in the order proposed for a kind of play.

    >>> proposed_lists("rapid")
    ('rapid/standard', 'blitz')
    """
    return _PROPOSED[play]


def by_method(method: Method, fide: int, national: int, otherwise: int) -> int:
    """Return the tournament rating; 0 where the method gives none, `otherwise` where it says nothing.

    >>> [by_method(each, 1900, 2000, 1) for each in ("FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER")]
    [1900, 2000, 1900, 2000, 2000, 1900, 1]
    >>> [by_method(each, 0, 2000, 1) for each in ("FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER")]
    [0, 2000, 2000, 2000, 2000, 2000, 1]
    """
    match method:
        case "FIDE":
            return fide
        case "NRO":
            return national
        case "FIDON":
            return fide or national
        case "NIDOF":
            return national or fide
        case "HBFN":
            return max(fide, national)
        case "LBFN":
            return min(filter(None, (fide, national)), default=0)
    return otherwise
