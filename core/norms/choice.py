"""Which games are used: all that may be left out is tried, as far as a bound does not say that it cannot be better.

Left out may be the games after a point (1.4.1e), and games that were won (1.4.1f). Of the games up to a point, so many
wins less always leave the same number of games and the same score. Their mean is highest where the wins left out are
those over the lowest opponents: with one exchanged for a higher one, the ratings that remain are no higher place by
place, and so is their sum with the lowest raised. What fails with the highest mean, or is worth no more games with it
than another choice is, need not be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from paircard.core.norms.games import Candidate, Met, NormEvent
from paircard.core.norms.limits import MOST_GAMES
from paircard.core.norms.measured import FOREIGNERS, Measured, measure, mix_failing, result_failing, surplus
from paircard.core.norms.norm import Norm
from paircard.core.norms.pools import Pool
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """Games that make a norm."""

    games: tuple[Met, ...]
    left_out: tuple[Met, ...]
    """Games that count, and are not used, the earliest first."""
    measured: Measured
    worth: int
    """Games that it is worth in an application (1.4.1d)."""
    ways: tuple[str, ...]
    """The articles that were needed beside the ordinary ones, in their order."""
    normal_foreigners: bool
    """Whether 1.4.3 and 1.4.4 are met, too, as one norm of an application must (1.4.3e)."""


Order = tuple[int, int, int, tuple[int, ...]]  # no words: types


def order_of(choice: Choice, pool_at: int) -> Order:
    """Return what the best choice has most of: worth, games used, the ordinary pool, games left out early."""
    left_out = tuple(-met.round for met in choice.left_out)
    return choice.worth, len(choice.games), -pool_at, left_out


def best_choice(norm: Norm, candidate: Candidate, event: NormEvent, pools: Sequence[Pool]) -> Choice | None:
    """Return the games that make a norm worth most; None where none do."""
    best: Choice | None = None
    best_order: Order | None = None
    for at, pool in enumerate(pools):
        search = _Search(norm, candidate, event, pool)
        for count in range(len(pool.games), pool.fewest - 1, -1):
            for until in search.points(count):
                most = search.most_worth(until, until - count)
                if not most or (best_order and (most, count, -at) < best_order[:3]):
                    continue
                for choice in search.choices(until, until - count):
                    order = order_of(choice, at)
                    if best_order is None or order > best_order:
                        best, best_order = choice, order
    return best


class _Search:
    """The choices among the games of one pool."""

    def __init__(self, norm: Norm, candidate: Candidate, event: NormEvent, pool: Pool) -> None:
        self._norm, self._candidate, self._event, self._pool = norm, candidate, event, pool
        self._exempt = event.exempts(candidate)

    def points(self, count: int) -> Iterator[int]:
        """Yield up to which game there may be that many used, the last game first (1.4.1e, 1.4.1f)."""
        whole = len(self._pool.games)
        if not self._event.format.fixed:
            yield from range(whole, count - 1, -1)
        elif count == whole or self._whole_mix():
            yield whole

    def _whole_mix(self) -> bool:
        """Return whether the mix of the complete event would make a norm possible (1.4.1f)."""
        games = self._pool.games
        return bool(games) and not self._mix_failing(self._measure(games))

    def most_worth(self, until: int, fewer: int) -> int:
        """Return what the games up to a point can be worth at most with so many wins less; 0 where they make none."""
        games = self._pool.games[:until]
        wins = sorted((met for met in games if met.won), key=_rating)[:fewer]
        if len(wins) < fewer:
            return 0
        out = {id(met) for met in wins}
        measured = self._measure([met for met in games if id(met) not in out])
        return 0 if result_failing(self._norm, measured) else self._worth(measured)

    def choices(self, until: int, fewer: int) -> Iterator[Choice]:
        """Yield what makes a norm of the games up to a point with so many wins less."""
        games = self._pool.games[:until]
        wins = [at for at, met in enumerate(games) if met.won]
        for out in combinations(wins, fewer):
            used = tuple(met for at, met in enumerate(games) if at not in out)
            measured = self._measure(used)
            if result_failing(self._norm, measured) or self._mix_failing(measured):
                continue
            yield self._choice(used, measured, until, tuple(games[at] for at in out))

    def _choice(self, used: tuple[Met, ...], measured: Measured, until: int, wins: tuple[Met, ...]) -> Choice:
        after = self._pool.games[until:]
        foreign = [each for each in mix_failing(self._norm, measured) if each in FOREIGNERS]
        cut, less = "1.4.1e" if after else "", "1.4.1f" if wins else ""  # no words: articles
        ways = (self._pool.way, cut, less, self._exempt if foreign else "")
        worth = self._worth(measured)
        return Choice(used, (*wins, *after), measured, worth, tuple(filter(None, ways)), not foreign)

    def _worth(self, measured: Measured) -> int:
        return min(MOST_GAMES, self._pool.worth(measured.games) + surplus(self._norm, measured))

    def _mix_failing(self, measured: Measured) -> list[str]:
        failing = mix_failing(self._norm, measured)
        return [each for each in failing if not (self._exempt and each in FOREIGNERS)]

    def _measure(self, games: Sequence[Met]) -> Measured:
        return measure(self._norm, self._candidate, self._event, games)


def _rating(met: Met) -> int:
    return met.opponent.counted_rating if met.opponent else 0
