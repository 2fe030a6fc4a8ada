"""Which part of the order of candidates (3.6, 3.7) separates two as good ways to pair one bracket."""

from __future__ import annotations

from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.candidates import order
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.values.said import Words, joined, said


def comes_later(link: Link, earlier: Pairs, *, chosen: bool = False) -> Finding:
    """Say why the pairs of a bracket come later than others; `chosen` where it is known that the rules pair those."""
    first, second = order(link, earlier), order(link, link.pairs)
    at = next(at for at, (mine, theirs) in enumerate(zip(first, second, strict=True)) if mine != theirs)
    fresh = tuple(pair for pair in earlier if pair not in link.pairs)
    other = tuple(pair for pair in link.pairs if pair not in earlier)
    article, tail = _of(at, exchanged=bool(first[2][0]), pairs=written(other))
    players = tuple(dict.fromkeys(number for pair in (*fresh, *other) for number in pair))
    head = said("{pairs} would be as good.", pairs=written(fresh))
    return Finding(dutch(article), link.score, players, tail if chosen else joined((head, tail)))


def _of(at: int, *, exchanged: bool, pairs: str) -> tuple[str, Words]:
    """Return the article and the sentence for the first part of the order that differs."""
    if at == 0:
        return "4.4", said("{pairs} takes a set of moved-down players that comes later.", pairs=pairs)
    if at in (1, 5):
        return "4.2", said("{pairs} takes a transposition of S2 that comes later.", pairs=pairs)
    if exchanged:
        return "4.3", said("{pairs} takes an exchange between S1 and S2 that comes later.", pairs=pairs)
    return "4.3", said("{pairs} needs an exchange between S1 and S2, which comes later.", pairs=pairs)


def written(pairs: Pairs) -> str:
    """Return pairs for a sentence."""
    return " ".join(f"{one}-{two}" for one, two in pairs)
