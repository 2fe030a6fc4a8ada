"""Lists of tie-breaks that the sources name."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark


@dataclass(frozen=True, slots=True)
class NamedList:
    """A list an event may announce by its name."""

    codes: tuple[str, ...]
    name: str
    """English; `tr` says it."""


LISTS: Mapping[str, NamedList] = {
    "F10": NamedList(("DE/FIRST", "ARO", "LOTS"), mark("F10: direct encounter for first place, average rating, lots")),
    "PZSZACH": NamedList(
        ("BH@fide1998", "BH/M1@fide1998", "PS", "DE", "WON"),
        mark("Polish supplement: Buchholz, median, progression, direct encounter, wins"),
    ),
    "SSF": NamedList(
        ("SSFBH", "DE@ssf", "WIN", "BPG", "LOTS"), mark("SSF, Swiss: SSF Buchholz, direct encounter, wins, Black, lots")
    ),
    "RR": NamedList(
        ("DE@c07-2026", "SB@c07-2026", "KS", "WIN"),
        mark("Round robin: direct encounter, Sonneborn-Berger, Koya, wins"),
    ),
    "SSF-RR": NamedList(
        ("DE/P@ssf", "SB/P@ssf", "WIN", "BPG", "LOTS"),
        mark("SSF, round robin: direct encounter, Sonneborn-Berger, wins, Black, lots"),
    ),
    "TEAMS": NamedList(
        ("MPVGP", "EDE", "EMMSB@c07-2026"),
        mark("Teams by match points: game points, direct encounter, Sonneborn-Berger"),
    ),
    "TEAMS-GAMES": NamedList(
        ("MPVGP", "EDE", "BBE"),
        mark("Teams by game points: match points, direct encounter, without the last boards"),
    ),
}
"""By the name that may be typed in place of the codes."""
