"""A position as a table of pairing cards in plain text: what a student may see before they pair."""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.kit.position import Player, Position
from core.values.colour_letters import in_letters
from core.values.language import tr, trn, trp
from core.values.points import format_points


def card_lines(position: Position) -> Iterator[str]:
    """Yield a head and one line a player, in the order A2, as wide as the opponents they have met."""
    rows = [_heads(), *(_row(player) for player in position.players)]
    widths = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:-1]]
    for row in rows:
        number, points, colours, floats = (text.ljust(width) for text, width in zip(row[:-1], widths, strict=True))
        yield f"{number}  {points}  {colours}  {floats}  {row[-1]}"
    if any(player.bye_barred for player in position.players):
        yield tr("* has had a point without playing (B1b)")
    if any(player.over_half for player in position.players):
        yield tr("! has more than half of the points before the last round (R6)")


def situation(position: Position) -> str:
    """Say which round it is, and what else counts in it."""
    told = _round_and_players(position)
    if position.round > 1:
        return f"{told}."
    if position.first_colour == "W":
        return tr("{situation}; odd numbers have White in round 1.", situation=told)
    return tr("{situation}; odd numbers have Black in round 1.", situation=told)


def _round_and_players(position: Position) -> str:
    number, players = position.round, len(position.players)
    if position.last_round:
        return trn(
            "Round {round}, the last one, {count} player",
            "Round {round}, the last one, {count} players",
            players,
            round=number,
        )
    return trn("Round {round}, {count} player", "Round {round}, {count} players", players, round=number)


def _heads() -> tuple[str, ...]:
    return (
        trp("at most 3 columns", "No"),
        trp("at most 8 columns", "points"),
        trp("at most 8 columns", "colours"),
        trp("at most 8 columns", "floats"),
        trp("at most 8 columns", "met"),
    )


def _row(player: Player) -> tuple[str, ...]:
    marks = ("*" if player.bye_barred else "") + ("!" if player.over_half else "")
    met = " ".join(map(str, sorted(player.opponents))) or "-"
    return (
        f"{player.number}{marks}",
        format_points(player.score),
        in_letters(player.colours) or "-",
        player.floats or "-",
        met,
    )
