"""Games without a result in the file of a running event: `?` for both, and what they count until then (162, X)."""

from __future__ import annotations

from core.event.card import CardLine, Kind, PairingCard

UNKNOWN = "?"
"""The sign of a result that is not known; a blank would mean that they did not play."""


def is_open(line: CardLine) -> bool:
    """Whether a game is adjourned or under way; one of a round that is not in play has not begun."""
    return line.kind is Kind.ADJOURNED or (line.kind is Kind.OPEN and not line.to_come)


def games_open(card: PairingCard) -> tuple[CardLine, ...]:
    """Return those of a player, but for games of an earlier stage: the report of that has them."""
    return tuple(line for line in card.lines if is_open(line) and not line.same_as)
