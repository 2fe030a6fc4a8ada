"""The last criterion of A2: entrants whom rating and title leave equal, in the order of lots or of a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.lots import draw_order

if TYPE_CHECKING:
    from paircard.core.event.fold.established import Facts
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament

PURPOSE = "A2"
"""Of the lots in the journal; no words: it is drawn with."""
_BEHIND = 10**6
"""Place of who entered after the draw: behind all who took part in it."""


def lots_of_equals(facts: Facts) -> Mapping[ContestantId, int]:
    """Return the place of everybody in the last draw or list, by id; empty where the alphabet decides."""
    if facts.regulations.last_criterion == "alphabet":
        return {}
    order = next((each.order for each in reversed(facts.lots) if each.purpose == PURPOSE), ())
    return {**dict.fromkeys(facts.registrations, _BEHIND), **{id_: place for place, id_ in enumerate(order)}}


def equals(registrations: Mapping[ContestantId, Registration]) -> tuple[ContestantId, ...]:
    """Return all who are equal to somebody else before the last criterion, in order of registration."""
    groups: dict[object, list[ContestantId]] = {}
    for id_, each in registrations.items():
        groups.setdefault(each.entrant.a2_strength, []).append(id_)
    return tuple(sorted(id_ for group in groups.values() if len(group) > 1 for id_ in group))


def undecided(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return the equals who have no lot, or no place in the list, although the event wants one."""
    lots = lots_of_equals(tournament.facts)
    return tuple(id_ for id_ in equals(tournament.registrations) if lots[id_] == _BEHIND) if lots else ()


def drawn_order(seed: str, event: str, registrations: Mapping[ContestantId, Registration]) -> tuple[ContestantId, ...]:
    """Draw the order of all equals, from their names: everybody can read them, and draw again."""
    by_name: dict[str, ContestantId] = {}
    for id_ in equals(registrations):
        name = registrations[id_].entrant.name
        by_name[name if name not in by_name else f"{name} {id_}"] = id_
    return tuple(by_name[name] for name in draw_order(seed, event, PURPOSE, by_name))
