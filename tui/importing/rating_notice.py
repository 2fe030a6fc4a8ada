"""What a renewed list changes for an event, told without being asked (Q139): how many ratings differ, and the key."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import trn
from paircard.data.machine.settings import NO_NOTICE, read_settings
from paircard.data.ratings.comparison import Compared
from paircard.data.ratings.difference import RATINGS
from paircard.data.storage.errors import StoreError
from paircard.tui.importing.rating_plan import compared_of, lists_of


def differing_told(tournament: Tournament | None) -> str:
    """Say how many entrants have another rating in the lists that count; empty where none has, or nobody wants it."""
    if tournament is None or read_settings().settings.compare_ratings == NO_NOTICE:
        return ""
    try:
        compared = compared_of(tournament, lists_of(tournament))
    except StoreError:
        return ""
    differ = len(list(_with_other_ratings(compared)))
    if not differ:
        return ""
    return trn(
        "{count} entrant has another rating there: c in Entrants shows it.",
        "{count} entrants have other ratings there: c in Entrants shows them.",
        differ,
    )


def _with_other_ratings(compared: Iterable[Compared]) -> Iterable[Compared]:
    return (each for each in compared if any(found.field in RATINGS for found in each.differences))
