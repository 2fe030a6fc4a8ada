"""Well-known events, up to the round that is talked about."""

from __future__ import annotations

from paircard.core.facets.position import Position
from tests.support.replay import Event
from tests.support.swiss import fixture


def eon_round_5() -> Position:
    """The worked example of the rules, section 9."""
    played = fixture("eon_2007a.json")
    event = Event.of(len(played["players"]), first_colour=played["first_colour_no1"])
    for each in played["rounds"][:4]:
        event.record([(white, black) for white, black in each["pairs"]], None, each["results"])
    return event.position()


def dresden_round_2() -> Position:
    """The exam question of Dresden 2008 (GOLD-15): 13 has left."""
    first = next(each for each in fixture("small_tournaments.json")["tournaments"] if each["name"] == "dresden15")
    event = Event.of(first["n"])
    played = first["rounds"][0]
    event.record([(white, black) for white, black in played["pairs"]], played["bye"], played["results"])
    return event.position({13})
