"""Every pairing of a stage that stands against an article: reports name them."""

from __future__ import annotations

from paircard.core.event.override import Override
from paircard.core.event.tournament import Tournament


def overrides_of(tournament: Tournament) -> tuple[Override, ...]:
    """Return every pairing that stands against an article, the earliest round first."""
    system = tournament.pairing_system
    full_allowed = system.full_point_byes or tournament.of_teams
    rounds = tournament.rounds
    by_hand = (Override(r.number, r.against, r.by_hand, by_hand=True) for r in rounds if r.against)
    byes = (
        Override(r.number, system.one_bye, "", byes=len(many))
        for r in rounds
        if (many := r.beyond_one_bye(full_allowed=full_allowed))
    )
    return tuple(sorted((*tournament.facts.overrides, *by_hand, *byes), key=lambda each: each.round))
