"""How often something happens in a made-up event: so many times, or to such a share; in every round, or by round.

It is typed as `5` (five times in the event), `3%` (of those to whom it can happen, in every round), or round by round
as `3%,3%,0` or `2,1,0`, where the last one holds on to the end.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from random import Random

from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

_AMOUNT = re.compile(r"(\d{1,4})|(\d{1,3}(?:\.\d{1,4})?)\s*%")


@dataclass(frozen=True, slots=True)
class Amount:
    """How often it happens in one round."""

    share: float = 0.0
    """Of those to whom it can happen, from 0 to 1."""
    count: int = 0
    """So many of them beside that, as long as there are any."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often it happens in an event."""

    by_round: tuple[Amount, ...] = (Amount(),)
    """Round 1 first; the last one holds for all rounds that follow."""
    in_all: int = 0
    """So often in the event, in whatever rounds; `spread` chooses them."""

    @staticmethod
    def of(text: str) -> Rate:
        """Read what was typed; raise `Refusal` for what is no such list.

        >>> Rate.of("5").in_all, Rate.of("3%").in_round(7), Rate.of("2,1,0").in_round(2).count
        (5, Amount(share=0.03, count=0), 1)
        """
        parts = _parts(text)
        if len(parts) == 1 and parts[0].isdecimal():
            return Rate(in_all=_amount(parts[0], text).count)
        return Rate(tuple(_amount(part, text) for part in parts))

    @property
    def text(self) -> str:
        """What is typed for it.

        >>> Rate.of("3%, 2.5%,0").text, Rate.of("4").text
        ('3%,2.5%,0', '4')
        """
        return str(self.in_all) if self.in_all else ",".join(map(_written, self.by_round))

    @property
    def ever(self) -> bool:
        """Whether it can happen at all."""
        return bool(self.in_all) or any(each.share or each.count for each in self.by_round)

    def in_round(self, number: int) -> Amount:
        """Return how often it happens in a round; what is told for the whole event is no part of that."""
        by_round = self.by_round
        return by_round[number - 1] if number <= len(by_round) else by_round[-1]

    def says(self, number: int) -> bool:
        """Whether a round was named by itself, not as one of all."""
        return 1 < len(self.by_round) >= number

    def divided(self, parts: int, at: int) -> Rate:
        """Return part `at` of so many, as even as numbers allow."""

        def part(amount: Amount) -> Amount:
            return Amount(amount.share / parts, (amount.count + at) // parts)

        return self if parts == 1 else Rate(tuple(map(part, self.by_round)), (self.in_all + at) // parts)

    def spread(self, rounds: range, chance: Random) -> Rate:
        """Return the same with rounds drawn for what is told for the whole event; nothing is drawn where nothing is."""
        if not self.in_all or not rounds:
            return self
        drawn = Counter(chance.choices(rounds, k=self.in_all))
        return Rate((*(Amount(0.0, drawn[number]) for number in range(1, rounds[-1] + 1)), Amount()))


NEVER = Rate()
ROUNDING = 1e-9
"""More than what a few sums and differences of shares can be off."""


def share(of_one: float) -> Rate:
    """Return that something happens to this share in every round."""
    return Rate((Amount(of_one),))


def _parts(text: str) -> list[str]:
    """Split a list by round."""
    return [part.strip() for part in text.split(",")]


def _written(amount: Amount) -> str:
    return f"{100 * amount.share:g}%" if amount.share else str(amount.count)


def _amount(part: str, text: str) -> Amount:
    found = _AMOUNT.fullmatch(part)
    if found is None or (found[2] and float(found[2]) > 100):
        raise Refusal(said("{text} is not like 5, 3% or, by round, 3%,3%,0.", text=repr(text)))
    return Amount(count=int(found[1])) if found[1] else Amount(float(found[2]) / 100)
