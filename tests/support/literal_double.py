"""A second engine for Double-Swiss (C.04.5), written from the text: it looks at every set and every pairing.

The procedure is that of the team system without colours, so it stands on the second engine of that; who has White is
read from this book's own list.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from paircard.core.systems.double_swiss.position import Position
from tests.support.literal_teams import OTHER, Literal

Seats = list[list[int]]


class LiteralDouble(Literal):
    """One round."""

    def __init__(self, position: Position) -> None:
        """Take a position: C7 and C8 are not looked at in the last round, and no preference counts."""
        as_teams: Any = SimpleNamespace(
            players=position.players,
            forbidden=position.forbidden,
            initial_colour=position.initial_colour,
            last_two_rounds=position.last_round,
            type_b=False,
        )
        super().__init__(as_teams)

    def seats(self) -> Seats | None:
        """Return the round as fixtures have it; None where it cannot be paired."""
        made = self.paired()
        if not made.complete or (made.bye is None and len(self.teams) % 2):
            return None
        pairs = [[white, sum(pair) - white] for pair in made.pairs for white in (self.white(*pair),)]
        return sorted(pairs if made.bye is None else [*pairs, [made.bye, 0]])

    def _first_team(self, team: Any) -> tuple[int, ...]:
        return -team.score, int(team.number)

    def _rules(self, first: Any, second: Any) -> Iterator[tuple[int, str]]:
        if first.colours == second.colours == "":
            drawn = self.position.initial_colour
            yield 1, drawn if first.colour_number % 2 else OTHER[drawn]
        if first.colours.count("W") != second.colours.count("W"):
            yield 2, "W" if first.colours.count("W") < second.colours.count("W") else "B"
        for had, has in zip(reversed(first.colours), reversed(second.colours), strict=False):
            if had != has:
                yield 3, OTHER[had]
                break
        if first.colours:
            yield 4, OTHER[first.colours[-1]]
        if second.colours:
            yield 5, second.colours[-1]
