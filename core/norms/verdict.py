"""Whether games make a norm (B.01, 1.4): which are used, or what fails."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.norm_format import Format
from paircard.core.norms.choice import Choice, best_choice
from paircard.core.norms.games import Candidate, Met, NormEvent
from paircard.core.norms.limits import DOUBLE_ROUND_ROBIN_PLAYERS
from paircard.core.norms.measured import FOREIGNERS, Measured, measure, mix_failing, result_failing
from paircard.core.norms.norm import Norm
from paircard.core.norms.pools import Pool, pools
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the games of somebody come to for one norm."""

    norm: Norm
    candidate: Candidate
    event: NormEvent
    choice: Choice | None
    """The games that make it; None where none do."""
    pool: Pool
    """All that count."""
    measured: Measured | None
    """Of the games used, of all that count where no choice makes a norm; None where no game counts."""
    failing: tuple[str, ...]
    """What is not met by all games that count, by article; nothing where a choice makes a norm."""

    @property
    def made(self) -> bool:
        """Whether there is a norm."""
        return self.choice is not None


def judge(norm: Norm, candidate: Candidate, rounds: Sequence[Met], event: NormEvent) -> Verdict:
    """Return what the rounds of a player come to for a norm, as they stand."""
    all_pools = tuple(pools(rounds, event))
    pool = all_pools[0]
    if barred := barred_by(norm, candidate, event):
        return Verdict(norm, candidate, event, None, pool, None, (barred,))
    if choice := best_choice(norm, candidate, event, all_pools):
        return Verdict(norm, candidate, event, choice, pool, choice.measured, ())
    return _missed(norm, candidate, event, pool)


def barred_by(norm: Norm, candidate: Candidate, event: NormEvent) -> str:
    """Return the article by which no games at all would make this norm; empty where they may."""
    if not norm.open_to(candidate.sex):
        return "0.3"
    if not (event.format.usual or event.approved):
        return "1.4.2e"
    few = 0 < event.players < DOUBLE_ROUND_ROBIN_PLAYERS
    return "1.4.5f" if event.format is Format.DOUBLE_ROUND_ROBIN and few else ""


def _missed(norm: Norm, candidate: Candidate, event: NormEvent, pool: Pool) -> Verdict:
    few = ("1.4.1",) if len(pool.games) < pool.fewest else ()
    if not pool.games:
        return Verdict(norm, candidate, event, None, pool, None, few)
    measured = measure(norm, candidate, event, pool.games)
    exempt = event.exempts(candidate)
    mix = tuple(each for each in mix_failing(norm, measured) if not (exempt and each in FOREIGNERS))
    return Verdict(norm, candidate, event, None, pool, measured, (*few, *mix, *result_failing(norm, measured)))
