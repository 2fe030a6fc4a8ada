"""A position as a table of pairing cards in plain text: what a student may see before he pairs."""

from __future__ import annotations

from collections.abc import Iterator

from core.points import format_points
from core.swiss.position import Player, Position

HEADS = ("No", "points", "colours", "floats", "met")


def card_lines(position: Position) -> Iterator[str]:
    """Yield a head and one line a player, in the order A2, as wide as the opponents they have met."""
    rows = [HEADS, *(_row(player) for player in position.players)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS) - 1)]
    for row in rows:
        number, points, colours, floats = (text.ljust(width) for text, width in zip(row[:-1], widths, strict=True))
        yield f"{number}  {points}  {colours}  {floats}  {row[-1]}"
    if any(player.bye_barred for player in position.players):
        yield "* has had a point without playing (B1b)"
    if any(player.over_half for player in position.players):
        yield "! has more than half of the points before the last round (R6)"


def situation(position: Position) -> str:
    """Say which round it is, and what else counts in it."""
    last = ", the last one" if position.last_round else ""
    drawn = "White" if position.first_colour == "W" else "Black"
    start = f"; odd numbers have {drawn} in round 1" if position.round == 1 else ""
    return f"Round {position.round}{last}, {len(position.players)} players{start}."


def _row(player: Player) -> tuple[str, ...]:
    marks = ("*" if player.bye_barred else "") + ("!" if player.over_half else "")
    met = " ".join(map(str, sorted(player.opponents))) or "-"
    return f"{player.number}{marks}", format_points(player.score), player.colours or "-", player.floats or "-", met
