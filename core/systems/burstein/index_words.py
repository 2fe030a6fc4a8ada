"""The Index of a player (C.04.4.2 1.7) as it is shown: Buchholz and Sonneborn-Berger."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.burstein.position import Player
from paircard.core.tiebreaks.written import written
from paircard.core.values.language import tr


def buchholz(player: Player) -> str:
    """Return it in points.

    >>> from paircard.core.event.ids import PairingNumber
    >>> buchholz(Player(PairingNumber(1), 2, buchholz=7)), sonneborn_berger(Player(PairingNumber(1), 2))
    ('3½', '0')
    """
    return written(player.buchholz, 2, "points")


def sonneborn_berger(player: Player) -> str:
    """Return it in points."""
    return written(player.sonneborn_berger, 4, "points")


def shown(player: Player) -> tuple[str, str]:
    """Return both."""
    return buchholz(player), sonneborn_berger(player)


def index_told(player: Player) -> str:
    """Say both with their names."""
    return tr("Buchholz {buchholz}, Sonneborn-Berger {sb}", buchholz=buchholz(player), sb=sonneborn_berger(player))


def ranked(players: Iterable[Player]) -> str:
    """Return players with both, the highest first.

    >>> from paircard.core.event.ids import PairingNumber
    >>> ranked([Player(PairingNumber(2), 2), Player(PairingNumber(3), 2, buchholz=3, sonneborn_berger=5)])
    '3 (1½, 1¼)  2 (0, 0)'
    """
    listed = sorted(players, key=lambda player: player.index)
    return "  ".join(f"{each.number} ({buchholz(each)}, {sonneborn_berger(each)})" for each in listed)
