"""Norms of random games held against brute force over every set of games that may be used.

Run from the checkout: `python -m tests.support.norm_fields [--seed 1] [--fields 10000]`. Prints what differs, and how
many norms there were; ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from paircard.core.event.entrant import Sex, Title
from paircard.core.event.fide_details import Occasion
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import Candidate, Ended, Met, NormEvent, Opponent
from paircard.core.norms.norm import NORMS
from paircard.core.norms.verdict import Verdict, judge
from tests.support.norm_brute import Answer, by_brute_force

_FEDERATIONS = ("POL", "POL", "POL", "GER", "GER", "CZE", "FRA", "FID", "UKR", "")
_UNPLAYED = (Ended.WON_UNPLAYED, Ended.LOST_UNPLAYED, Ended.PAIRING_BYE, Ended.NO_GAME)
_FORMATS = (
    *(Format.SWISS,) * 5,
    Format.ROUND_ROBIN,
    Format.DOUBLE_ROUND_ROBIN,
    Format.KNOCKOUT,
    Format.SCHEVENINGEN,
    Format.TEAMS_ROUND_ROBIN,
)
_OCCASIONS = (Occasion.ORDINARY,) * 6 + tuple(Occasion)


@dataclass(frozen=True)
class RandomGames:
    """A player, their rounds and their event, near a norm more often than games are."""

    title: Title
    who: Candidate
    rounds: tuple[Met, ...]
    event: NormEvent

    @classmethod
    def of(cls, seed: str) -> RandomGames:
        """Return what a seed gives."""
        random = Random(seed)
        title = random.choice(tuple(NORMS))
        count = random.choice((9, 9, 9, 9, 8, 7, 10, 11, 11, 12, 13))
        event = NormEvent(
            random.choice(_FORMATS),
            count,
            random.choice(_OCCASIONS),
            random.choice(("POL", "GER", "")),
            approved=True,
            players=random.choice((0, 6, 7)),
            many_foreigners=random.random() < 0.1,
        )
        middle = NORMS[title].mean + random.randint(-20, 120)
        strength = random.random()
        opponents = [_opponent(random, at, title, middle) for at in range(count)]
        if event.format is Format.DOUBLE_ROUND_ROBIN:
            opponents = [opponents[at % (count // 2 + 1)] for at in range(count)]
        rounds = tuple(_met(random, at, opponents[at - 1], strength) for at in range(1, count + 1))
        return cls(title, Candidate("POL", Sex.WOMAN), rounds, event)

    def ours(self) -> Verdict:
        """Return what the program says."""
        return judge(NORMS[self.title], self.who, self.rounds, self.event)

    def plain(self) -> Answer:
        """Return what brute force says."""
        return by_brute_force(self.title.value, self.who, self.rounds, self.event)


def _opponent(random: Random, at: int, title: Title, middle: int) -> Opponent:
    held = random.choices((title, Title.GM, Title.FM, Title.CM, Title.NONE), (4, 2, 2, 1, 4))[0]
    rating = 0 if random.random() < 0.04 else middle + random.randint(-150, 150)
    if random.random() < 0.15:
        rating = random.randint(1400, middle)
    federation = "NON" if random.random() < 0.01 else random.choice(_FEDERATIONS)
    return Opponent(at, f"p{at}", federation, held, rating, scoreless=random.random() < 0.3)


def _met(random: Random, number: int, opponent: Opponent, strength: float) -> Met:
    if random.random() < 0.04:
        ended = random.choice(_UNPLAYED)
        paired = ended in (Ended.WON_UNPLAYED, Ended.LOST_UNPLAYED)
        return Met(number, ended, opponent=opponent if paired else None)
    points = random.choices((2, 1, 0), (0.3 + strength, 0.5, 0.4))[0]
    return Met(number, Ended.PLAYED, points, opponent)


def summary(verdict: Verdict) -> Answer:
    """Return a verdict in the form of brute force."""
    choice, measured = verdict.choice, verdict.measured
    games = choice.games if choice else verdict.pool.games
    return Answer(
        verdict.made,
        choice.worth if choice else 0,
        tuple(met.round for met in games),
        measured.mean if measured else 0,
        choice.normal_foreigners if choice else False,
        verdict.failing,
    )


def differing(seed: int, fields: int) -> Iterator[tuple[str, Answer, Answer]]:
    """Yield what differs, by its seed."""
    for at in range(fields):
        games = RandomGames.of(f"{seed} {at}")
        ours, plain = summary(games.ours()), games.plain()
        if ours != plain:
            yield f"{seed} {at}", ours, plain


def main() -> int:
    """Compare as many as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--fields", type=int, default=10_000)
    chosen = asked.parse_args()
    differ = 0
    for seed, ours, plain in differing(chosen.seed, chosen.fields):
        differ += 1
        sys.stdout.write(f"{seed}: {ours}, brute force {plain}\n")
    made = sum(RandomGames.of(f"{chosen.seed} {at}").ours().made for at in range(chosen.fields))
    sys.stdout.write(f"{chosen.fields} fields, {made} norms, {differ} differ\n")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
