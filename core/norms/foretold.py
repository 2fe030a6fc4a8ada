"""What is still needed for a norm while the event goes on: never a promise that the rules do not make.

What coming opponents decide is told as a condition: so many points, against such a mean, so many of them with titles.
What is called lost is lost: with every game won against the strongest who may still come there would be no norm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import product

from paircard.core.event.entrant import Title
from paircard.core.norms.games import NO_FEDERATION, Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.needs import Field, Need, Parted, ways
from paircard.core.norms.norm import Norm
from paircard.core.norms.pools import pools
from paircard.core.norms.verdict import Verdict, judge
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.points import DRAW, LOSS, WIN

_EACH_TRIED = 3
"""So many games to come are tried with every result; of more only the points are counted."""


class State(Enum):
    """How it stands with a norm; say the value with `tr`."""

    MADE = "made"  # no words: keys
    POSSIBLE = "possible"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Outlook:
    """How it stands with one norm of one player."""

    verdict: Verdict
    """Of the games as they stand."""
    state: State
    needs: tuple[Need, ...] = ()
    """Ways to the norm, by points; the first asks for fewest points against opponents like those before."""
    certain: bool = True
    """Whether the first way makes it however the points are spread over the games."""
    failing: tuple[str, ...] = ()
    """Where it is lost: what would fail with every game won."""
    over: bool = False
    """Whether nothing is left to be played."""

    @property
    def by_whom_they_meet(self) -> bool:
        """Whether one opponent alone is not known yet, and not everybody will do."""
        return any(need.unknown == 1 and need.asks_for_somebody for need in self.needs[:1])


def outlook(
    norm: Norm, candidate: Candidate, rounds: Sequence[Met], event: NormEvent, coming: int, field: Field
) -> Outlook:
    """Return how it stands: `rounds` have the games paired, too; `coming` more rounds have no opponent yet."""
    verdict = judge(norm, candidate, rounds, event)
    paired = [met for met in rounds if met.ended is Ended.OPEN]
    if not paired and not coming:
        return Outlook(verdict, State.MADE if verdict.made else State.LOST, failing=verdict.failing, over=True)
    if verdict.made and not event.format.fixed:
        return Outlook(verdict, State.MADE)
    at_best = _at_best(norm, candidate, rounds, coming, field)
    best = judge(norm, candidate, at_best, event)
    if not best.made:
        return Outlook(verdict, State.LOST, failing=best.failing)
    if not coming and len(paired) <= _EACH_TRIED:
        return _decided_by_results(verdict, rounds)
    return Outlook(verdict, State.POSSIBLE, ways(norm, candidate, event, _parted(rounds, at_best, event), field))


# --- opponents known -----------------------------------------------------------------------------------------


def _decided_by_results(verdict: Verdict, rounds: Sequence[Met]) -> Outlook:
    """Try every result of the games paired: the least that makes it however it is spread, or else in some spread."""
    norm, candidate, event = verdict.norm, verdict.candidate, verdict.event
    makes: dict[int, list[bool]] = {}
    used: dict[int, Verdict] = {}
    count = sum(met.ended is Ended.OPEN for met in rounds)
    for results in product((LOSS, DRAW, WIN), repeat=count):
        told = judge(norm, candidate, tuple(_with_results(rounds, results)), event)
        makes.setdefault(sum(results), []).append(told.made)
        if told.made:
            used.setdefault(sum(results), told)
    safe = _from_here_on(makes)
    least = min(used)
    points = least if safe is None else safe
    measured = used[points].measured
    games, total = (measured.games, measured.half_points) if measured else (0, 0)
    need = Need(points, total, games, count)
    return Outlook(verdict, State.POSSIBLE, (need,), certain=safe is not None)


def _from_here_on(makes: dict[int, list[bool]]) -> int | None:
    """Return the least points from which on every spread makes it; None where not even the most does."""
    safe = None
    for points in sorted(makes, reverse=True):
        if not all(makes[points]):
            break
        safe = points
    return safe


def _with_results(rounds: Sequence[Met], results: Sequence[int]) -> Iterator[Met]:
    given = iter(results)
    for met in rounds:
        yield replace(met, ended=Ended.PLAYED, half_points=next(given)) if met.ended is Ended.OPEN else met


# --- opponents to come -----------------------------------------------------------------------------------------


def _at_best(norm: Norm, candidate: Candidate, rounds: Sequence[Met], coming: int, field: Field) -> tuple[Met, ...]:
    """Return all rounds as they would be at best: everything won, and the strongest to come."""
    count = sum(met.ended is Ended.OPEN for met in rounds)
    known = tuple(_with_results(rounds, (WIN,) * count))
    after = max((met.round for met in rounds), default=0)
    strongest = _strongest(norm, candidate, coming, field)
    return (*known, *(Met(after + at, Ended.PLAYED, WIN, each) for at, each in enumerate(strongest, start=1)))


def _strongest(norm: Norm, candidate: Candidate, coming: int, field: Field) -> Iterator[Opponent]:
    """Yield opponents at least as good as anybody who may come: each field of the best that there is."""
    carrying = sum(title in norm.carried_by for title in field.titles)
    foreign = [each for each in field.federations if each not in (candidate.federation, *NO_FEDERATION)]
    for at in range(coming):
        rating = field.ratings[at] if at < len(field.ratings) else 0
        title = norm.title if at < carrying else Title.FM if at < len(field.titles) else Title.NONE
        elsewhere = foreign[at] if at < len(foreign) else "FID"  # no words: a code
        yield Opponent(-1 - at, "", elsewhere if foreign else candidate.federation, title, rating)


def _parted(rounds: Sequence[Met], at_best: Sequence[Met], event: NormEvent) -> Parted:
    """Return which of the games that would count are over, which are paired, and how many have no opponent yet."""
    pool = next(iter(pools(at_best, event)))
    open_ = {met.round for met in rounds if met.ended is Ended.OPEN}
    known = [met for met in pool.games if met.opponent is not None and met.opponent.id >= 0]
    return Parted(
        tuple(met for met in known if met.round not in open_),
        tuple(met for met in known if met.round in open_),
        len(pool.games) - len(known),
        pool.fewest,
    )
