"""Fields on which a search of the rules of 2026 can go astray: those of 1998, and events played by them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paircard.core.event.ids import ContestantId
from paircard.core.facets.position import Position as Field
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.values.colour import Float
from tests.support.dutch import position_from
from tests.support.dutch_events import Habits, positions
from tests.support.hard_fields import (
    due_groups_above_others,
    due_white_and_due_black,
    groups_of_one_colour,
    halves_met,
    one_bye,
    one_colour,
)


def read_anew(field: Field) -> Position:
    """Return a field of the rules of 1998 as those of 2026 see it."""
    return Position(
        tuple(
            Player(
                number=each.number,
                score=each.score,
                colour_number=each.number,
                opponents=each.opponents,
                colours=each.colours,
                float_before=_mark(each.floats, 1),
                float_two_before=_mark(each.floats, 2),
                bye_barred=each.bye_barred,
                topscorer=each.over_half,
                id=ContestantId(each.number),
            )
            for each in field.players
        ),
        field.round,
        field.first_colour,
        field.last_round,
    )


def _mark(floats: str, before: int) -> Float:
    mark = floats[-before] if len(floats) >= before else "-"
    return "D" if mark == "D" else "U" if mark == "U" else "-"


def played_to(players: int, round: int, rounds: int, results: str) -> Position:
    """Return the position of a round, in an event paired by the search."""
    events = positions(Random(players), players, rounds, Habits(results=results))
    entry = next(entry for at, (entry, _) in enumerate(events, 1) if at == round)
    return position_from(entry)


FIELDS: dict[str, Callable[[], Position]] = {
    "top group of 300 all wanting White": lambda: read_anew(one_colour(300)),
    "two groups of 150 inside which nobody may meet": lambda: read_anew(due_white_and_due_black(300)),
    "two groups of 300 inside which nobody may meet": lambda: read_anew(due_white_and_due_black(600)),
    "140 and 160 of one colour each above 100": lambda: read_anew(due_groups_above_others(140, 160, 100)),
    "280 and 320 of one colour each above 100": lambda: read_anew(due_groups_above_others(280, 320, 100)),
    "30 groups, one colour in each half, 300": lambda: read_anew(groups_of_one_colour(300, 30)),
    "20 groups, one colour in each half, 600": lambda: read_anew(groups_of_one_colour(600, 20)),
    "300: top half has met bottom half": lambda: read_anew(halves_met(300, interleaved=False)),
    "300: odd numbers have met even ones": lambda: read_anew(halves_met(300, interleaved=True)),
    "300: top half has met bottom half, 5 groups": lambda: read_anew(halves_met(300, interleaved=False, scores=5)),
    "600: top half has met bottom half": lambda: read_anew(halves_met(600, interleaved=False)),
    "one may have the bye, 301": lambda: read_anew(one_bye(301)),
    "round 15 of 20, 20 players": lambda: played_to(20, 15, 20, "10="),
    "round 15 of 20, 20 players, all drawn": lambda: played_to(20, 15, 20, "="),
    "round 15 of 20, 300 players": lambda: played_to(300, 15, 20, "10="),
    "last round of 9, 300 players": lambda: played_to(300, 9, 9, "10="),
    "last round of 9, 300 players, all drawn": lambda: played_to(300, 9, 9, "="),
    "round 3 of 300 players, White always wins": lambda: played_to(300, 3, 9, "1"),
    "round 6 of 300 players, White always wins": lambda: played_to(300, 6, 9, "1"),
    "last round of 300 players, White always wins": lambda: played_to(300, 9, 9, "1"),
    "round 5 of 600 players, White always wins": lambda: played_to(600, 5, 9, "1"),
    "round 5 of 1000 players, White always wins": lambda: played_to(1000, 5, 9, "1"),
}
