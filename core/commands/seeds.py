"""From which seed something is drawn: what was typed, or the seed of the event, which is the only one in FIDE mode."""

from __future__ import annotations

from paircard.core.event.event_seed import event_seed
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import clean


def seed_to_draw_from(tournament: Tournament, typed: str) -> str:
    """Return the seed; empty where none is typed and the event has none yet.

    In FIDE mode a draw gives the same whenever it is made again: a second seed is refused (Q206).
    """
    seed, kept = clean(typed), event_seed(tournament)
    if kept and seed and seed != kept and system_of(tournament).in_fide_mode(tournament):
        wrong = said(
            "FIDE mode: all lots of an event are drawn from one seed. That of this event is {seed}.", seed=kept
        )
        raise Refusal(wrong, field="seed")
    return seed or kept
