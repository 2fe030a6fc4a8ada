"""What every checker holds a round against, whatever its book: everybody once, colours, float marks, the order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.values.said import said, said_n

Pairs = tuple[Pair, ...]
Score = Callable[[PairingNumber], int]
"""The score of a player, in half points."""


def not_once(
    players: Collection[PairingNumber], pairs: Pairs, bye: PairingNumber | None, stranger: str, once: str
) -> Iterator[Finding]:
    """Yield strangers, by the article about them; and by `once` who is paired twice or not at all."""
    times = Counter(number for pair in pairs for number in (pair.white, pair.black))
    if bye is not None:
        times[bye] += 1
    for number in sorted(times):
        if number not in players:
            sentence = said("{player} does not take part in this round.", player=number)
            yield Finding(stranger, None, (number,), sentence, illegal=True)
        elif times[number] > 1:
            sentence = said_n(
                "{player} is paired {count} time.", "{player} is paired {count} times.", times[number], player=number
            )
            yield Finding(once, None, (number,), sentence, illegal=True)
    missing = tuple(number for number in players if number not in times)
    if missing:
        names = " ".join(map(str, missing))
        yield Finding(once, None, missing, said("Not paired: {players}.", players=names), illegal=True)


def wrong_rule(pair: Pair, rule: str) -> Iterator[Finding]:
    """Yield that the right colours of a pair are put down to another rule than theirs, if a rule is named."""
    if pair.colour_rule and pair.colour_rule != rule:
        sentence = said(
            "The colours of {pair} follow from {rule}, not from {named}.",
            pair=f"{pair.white}-{pair.black}",
            rule=rule,
            named=pair.colour_rule,
        )
        yield Finding(rule, None, (pair.white, pair.black), sentence)


def turned(pair: Pair, rule: str) -> Finding:
    """Return that the colours of a pair are the other way round."""
    sentence = said("{white} has White against {black}.", white=pair.black, black=pair.white)
    return Finding(rule, None, (pair.white, pair.black), sentence)


def wrong_marks(pairs: Pairs, score: Score, article: str) -> Iterator[Finding]:
    """Yield the pairs whose float marks are not those of their scores."""
    for pair in pairs:
        above = score(pair.white) - score(pair.black)
        right = ("-", "-") if not above else ("D", "U") if above > 0 else ("U", "D")
        if (pair.white_float, pair.black_float) != right:
            sentence = said(
                "The floats of {pair} are {white} and {black}.",
                pair=f"{pair.white}-{pair.black}",
                white=right[0],
                black=right[1],
            )
            yield Finding(article, None, (pair.white, pair.black), sentence)


def wrong_order(pairs: Pairs, score: Score, rank: Score, article: str) -> Iterator[Finding]:
    """Yield the first pair that stands before one that belongs above it; `rank` is less for who is higher."""

    def place(pair: Pair) -> tuple[int, int, int]:
        higher, lower = sorted((pair.white, pair.black), key=lambda number: (-score(number), rank(number)))
        return -score(higher), -score(higher) - score(lower), rank(higher)

    for before, after in pairwise(pairs):
        if place(before) > place(after):
            sentence = said(
                "{pair} belongs above {other}.",
                pair=f"{after.white}-{after.black}",
                other=f"{before.white}-{before.black}",
            )
            yield Finding(article, None, (after.white, after.black), sentence)
            return
