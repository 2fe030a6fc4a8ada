"""Average ratings of opponents (1.7) in words: who has played nobody has none, whatever number the rules count."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.dubov.position import Player
from paircard.core.values.said import Words, joined, said


def with_averages(players: Iterable[Player]) -> Words:
    """Return the TPNs of some, each with the average rating of their opponents."""
    return joined(
        [
            f"{player.number} ({player.aro})" if player.played else said("{player} (none)", player=player.number)
            for player in players
        ]
    )


def average(player: Player) -> str | Words:
    """Return the average rating of the opponents of somebody."""
    return str(player.aro) if player.played else said("none")
