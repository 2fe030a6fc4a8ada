"""The square table of a round robin: what everybody scored against everybody, the games of several cycles together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from core.event.card import CardLine, Kind, PairingCard
from core.tables.crosstable import result_sign

ONESELF = "*"
TO_PLAY = "·"
"""A game still to be played, beside one that was."""


def games_each(cards: Mapping[int, PairingCard]) -> int:
    """Return how many games each two have in all: the cycles."""
    return max((len(lines) for card in cards.values() for lines in _by_opponent(card).values()), default=1)


def square_row(card: PairingCard, opponents: Sequence[int]) -> Iterator[str]:
    """Yield what a player scored against each of these, a cell each: `1`, `½ 0`, `1 ·`; empty before the first game."""
    met = _by_opponent(card)
    for opponent in opponents:
        yield ONESELF if opponent == card.id else _cell(met.get(opponent, ()))


def _by_opponent(card: PairingCard) -> Mapping[int, Sequence[CardLine]]:
    met: dict[int, list[CardLine]] = {}
    for line in card.lines:
        if line.opponent is not None:
            met.setdefault(line.opponent, []).append(line)
    return met


def _cell(lines: Sequence[CardLine]) -> str:
    if all(line.kind is Kind.OPEN for line in lines):
        return ""
    return " ".join(TO_PLAY if line.kind is Kind.OPEN else result_sign(line) for line in lines)
