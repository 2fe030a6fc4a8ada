"""Games without a result in the file of a running event: `?` for both, and what they count until then (162, X)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paircard.core.event.facts import Fact
    from paircard.core.event.tournament import Tournament

UNKNOWN = "?"
"""The sign of a result that is not known; a blank would mean that they did not play."""


def is_open(line: CardLine) -> bool:
    """Whether a game is adjourned or under way; one of a round that is not in play has not begun."""
    return line.kind is Kind.ADJOURNED or (line.kind is Kind.OPEN and not line.to_come)


def games_open(card: PairingCard) -> tuple[CardLine, ...]:
    """Return those of a player, but for games of an earlier stage: the report of that has them."""
    return tuple(line for line in card.lines if is_open(line) and not line.same_as)


def drawn(tournament: Tournament) -> Tournament:
    """Return an event of teams as if all games that are open were drawn, as they count until they have a result."""
    return tournament.imagine(*_draws(tournament))


def _draws(tournament: Tournament) -> Iterator[Fact]:
    for round_ in tournament.rounds[: tournament.under_way]:
        for board in round_.boards:
            if board.result in (None, Result.ADJOURNED) and all((board.white_player, board.black_player)):
                yield ResultEntered(round_.number, board.match, Result.DRAW, board.game)


def counted_open(card: PairingCard) -> int:
    """Return the half points that games of a player count until they have a result: as draws (162, X)."""
    return sum(line.scale.draw for line in games_open(card))
