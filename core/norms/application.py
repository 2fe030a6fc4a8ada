"""The application for a title: what several norms lack together (1.5)."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.entrant import Title
from paircard.core.norms.norm import Norm
from paircard.core.values.frozen import dataclass

GAMES_NEEDED = 27
"""What the norms must be worth together (1.5.1)."""
_LISTED_SINCE = "2022-07-01"
"""If one norm is of this day or later, one must come from the list of 1.5.6."""
_DAILY = frozenset({Title.GM, Title.WGM})
"""Titles for which one norm must come from an event with one round a day on three days (1.1.3a)."""


@dataclass(frozen=True, slots=True)
class NormWon:
    """A norm as its certificate has it."""

    worth: int
    """Games it is worth."""
    normal_foreigners: bool
    end: str
    """The last day of its event (ISO)."""
    listed: bool
    """Whether its event is one of the list of 1.5.6."""
    one_a_day: bool
    """Whether its event had one round a day on at least three days."""
    eight_games: bool = False
    """Whether it has one game too few for which there was a bye or a forfeit (1.4.1c)."""


def lacking(norm: Norm, norms: Sequence[NormWon], rating: int) -> tuple[str, ...]:
    """Return the articles that an application does not meet, in the order of the regulations; `rating`: the highest."""
    conditions = (
        ("1.1.3a", norm.title not in _DAILY or any(each.one_a_day for each in norms)),
        ("1.4.1c", sum(each.eight_games for each in norms) <= 1),
        ("1.4.3e", any(each.normal_foreigners for each in norms)),
        ("1.5.1", sum(each.worth for each in norms) >= GAMES_NEEDED),
        ("1.5.3", rating >= norm.rating),
        ("1.5.6", _listed_where_needed(norms)),
    )
    return tuple(article for article, met in conditions if not met)


def _listed_where_needed(norms: Sequence[NormWon]) -> bool:
    return all(each.end < _LISTED_SINCE for each in norms) or any(each.listed for each in norms)
