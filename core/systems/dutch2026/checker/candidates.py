"""Every candidate of a small bracket, and where it stands in the order of Articles 3 and 4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.checker.sheet import Sheet

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
    of_mdps, of_residents = _split(link, pairs)
    used = {number for pair in of_mdps for number in pair}
    moved = _renumbered(of_mdps, link.players)
    others = _renumbered(of_residents, [number for number in link.residents if number not in used])
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


def _split(link: Link, pairs: Pairs) -> tuple[Pairs, Pairs]:
    """Return the pairs of MDPs, and those of residents among themselves."""
    mdps = {*link.mdps}
    of_mdps = tuple(pair for pair in pairs if pair[0] in mdps)
    return of_mdps, tuple(pair for pair in pairs if pair[0] not in mdps)


def _renumbered(pairs: Pairs, players: Sequence[PairingNumber]) -> list[tuple[int, int]]:
    """Return pairs in order, by the places that their players have in a list, from 1."""
    place = {number: at for at, number in enumerate(players, start=1)}
    return sorted((place[one], place[two]) for one, two in pairs)
