"""Every candidate of a small bracket, and where it stands in the order of Articles 3 and 4."""

from __future__ import annotations

from collections.abc import Iterator

from core.event.ids import PairingNumber
from core.systems.dutch2026.checker.chain import Link, Pairs
from core.systems.dutch2026.checker.sheet import Sheet

Order = tuple[tuple[int, ...], ...]


def candidates(sheet: Sheet, link: Link, most_left: int) -> Iterator[tuple[Pairs, tuple[PairingNumber, ...]]]:
    """Yield every way to pair a bracket by C1 and C3, MDPs with residents only, that leaves at most so many over."""

    def ways(
        players: tuple[PairingNumber, ...], left: tuple[PairingNumber, ...], pairs: Pairs
    ) -> Iterator[tuple[Pairs, tuple[PairingNumber, ...]]]:
        if not players:
            yield pairs, left
            return
        first, rest = players[0], players[1:]
        for at, mate in enumerate(rest):
            both_moved = first in link.mdps and mate in link.mdps
            if not both_moved and sheet.may_meet(first, mate):
                yield from ways(rest[:at] + rest[at + 1 :], left, (*pairs, (first, mate)))
        if len(left) < most_left:
            yield from ways(rest, (*left, first), pairs)

    return ways(link.players, (), ())


def is_very_first(link: Link) -> bool:
    """Tell whether a bracket is paired as its very first candidate: upper half against lower half, in order."""
    half = len(link.pairs)
    upper, lower = link.players[:half], link.players[half : 2 * half]
    return not link.mdps and link.pairs == tuple(zip(upper, lower, strict=True))


def order(link: Link, pairs: Pairs) -> Order:
    """Return where a candidate stands: the smaller, the earlier (4.2 - 4.4).

    Of the many ways to write a pairing the first has the higher player of every pair in S1: any other needs more
    exchanges, or exchanges of a larger sum.
    """
    bsn = {number: at for at, number in enumerate(link.players, start=1)}
    moved = sorted((bsn[one], bsn[two]) for one, two in pairs if one in link.mdps)
    used = {number for one, two in pairs if one in link.mdps for number in (one, two)}
    remainder = [number for number in link.residents if number not in used]
    fresh = {number: at for at, number in enumerate(remainder, start=1)}
    others = sorted((fresh[one], fresh[two]) for one, two in pairs if one not in link.mdps)
    s1 = {one for one, _ in others}
    original = {*range(1, len(others) + 1)}
    out, come = sorted(original - s1, reverse=True), sorted(s1 - original)
    return (
        tuple(one for one, _ in moved),
        tuple(two for _, two in moved),
        (len(out), sum(come) - sum(out)),
        tuple(-each for each in out),
        tuple(come),
        tuple(two for _, two in others),
    )
