"""The change of a rated player: game by game, summed, times K, rounded once (B.02 8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from paircard.core.rating_changes.coefficient import Coefficient, Known, coefficient
from paircard.core.rating_changes.game import GameStep, Met, game_step
from paircard.core.rating_changes.regulations import FLOOR, Regulations
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True)
class Change:
    """What the games of one event, or of one period of it, make of a rating."""

    own: int
    games: tuple[GameStep, ...]
    k: Coefficient
    """For the games of these alone: other events of the period are not known here (ruling T9)."""

    @cached_property
    def rated(self) -> int:
        """How many games are rated."""
        return sum(each.rated for each in self.games)

    @property
    def half_points(self) -> int:
        """What they gave."""
        return sum(each.met.half_points for each in self.games if each.rated)

    @property
    def expected(self) -> int:
        """What was expected of them, in hundredths of a point."""
        return sum(each.expected for each in self.games if each.rated)

    @cached_property
    def gained(self) -> int:
        """The sum beyond what was expected, in hundredths of a point."""
        return sum(each.change for each in self.games)

    @property
    def changes(self) -> tuple[int, ...]:
        """The change in hundredths, for every K it may be."""
        return tuple(k * self.gained for k in self.k.lowered)

    @property
    def hundredths(self) -> int | None:
        """The change in hundredths; None while K is not known and it matters."""
        values = set(self.changes)
        return values.pop() if len(values) == 1 else None

    @property
    def rounded(self) -> int | None:
        """The change in whole points; None where it is not known."""
        return None if self.hundredths is None else rounded(self.hundredths)


def change(own: int, met: Iterable[Met], known: Known, regulations: Regulations) -> Change:
    """Return the change of a rated player by what they have met."""
    games = tuple(game_step(own, each, regulations) for each in met)
    return Change(own, games, coefficient(known, sum(each.rated for each in games)))


def rounded(hundredths: int) -> int:
    """Return a change in whole points, half a point away from zero (8.3.4).

    >>> rounded(50), rounded(-250), rounded(740), rounded(-49)
    (1, -3, 7, 0)
    """
    whole = (abs(hundredths) + 50) // 100
    return whole if hundredths >= 0 else -whole


def published(own: int, whole: int) -> int:
    """Return the rating after a change; 0 where the next list has the player as unrated (7.2.1).

    >>> published(1405, -5), published(1405, -6)
    (1400, 0)
    """
    now = own + whole
    return now if now >= FLOOR else 0


def signed(hundredths: int) -> str:
    """Write hundredths with their sign, one decimal where that says it.

    >>> signed(740), signed(-1890), signed(0), signed(133), signed(-4)
    ('+7.4', '-18.9', '0.0', '+1.33', '-0.04')
    """
    whole, rest = divmod(abs(hundredths), 100)
    decimals = f"{rest:02}" if rest % 10 else str(rest // 10)
    return f"{'+' if hundredths > 0 else '-' if hundredths else ''}{whole}.{decimals}"
