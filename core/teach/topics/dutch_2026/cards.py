"""A position as a table in plain text, with the floats that the rules of 2026 see: those of the last two rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.systems.dutch2026.position import Player, Position
from core.teach.topics.dutch_2026.history import History
from core.values.colour_letters import in_letters
from core.values.language import tr, trp
from core.values.points import format_points


def card_lines(position: Position, history: History | None = None) -> Iterator[str]:
    """Yield a head and one line a player, in the order 1.2; then what the signs in it mean."""
    rows = [_heads(history), *(_row(player, history) for player in position.players)]
    widths = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:-1]]
    for row in rows:
        yield "  ".join((*(text.ljust(width) for text, width in zip(row, widths, strict=False)), row[-1]))
    yield from _signs(position, history)


def _heads(history: History | None) -> tuple[str, ...]:
    last = trp("at most 8 columns", "met") if history is None else trp("at most 8 columns", "rounds")
    return (
        trp("at most 3 columns", "No"),
        trp("at most 8 columns", "points"),
        trp("at most 8 columns", "colours"),
        trp("at most 8 columns", "floats"),
        last,
    )


def _row(player: Player, history: History | None) -> tuple[str, ...]:
    marks = ("*" if player.bye_barred else "") + ("!" if player.topscorer else "")
    met = " ".join(map(str, sorted(player.opponents))) or "-"
    return (
        f"{player.number}{marks}",
        _points(player),
        in_letters(player.colours) or "-",
        player.float_two_before + player.float_before,
        (_games(history.row(player.number)) or "-") if history else met,
    )


def _points(player: Player) -> str:
    virtual = player.score - player.points
    return f"{format_points(player.points)}+{format_points(virtual)}" if virtual else format_points(player.points)


def _games(row: str) -> str:
    """Return a row with its colours as they are written in the language spoken."""
    return " ".join(_game(word) for word in row.split())


def _game(word: str) -> str:
    for letter in "wb":
        before, found, after = word.partition(letter)
        if found:
            return f"{before}{in_letters(letter.upper()).lower()}{after}"
    return word


def _signs(position: Position, history: History | None) -> Iterator[str]:
    players: Sequence[Player] = position.players
    if any(player.bye_barred for player in players):
        yield tr("* has had a bye, or the points of a win without playing (C2)")
    if any(player.topscorer for player in players):
        yield tr("! topscorer: more than half of the points before the last round (1.8)")
    if any(player.score != player.points for player in players):
        yield tr("points + virtual points (C.04.7 1.5)")
    if position.round > 1:
        yield tr("floats of the last two rounds, the last one on the right: D down, U up")
    if history is not None and not history.plain:
        yield tr("U pairing-allocated bye, F H Z bye of a full, half, no point; + - not played")
