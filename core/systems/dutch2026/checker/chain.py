"""The brackets of a round as its pairs tell them (1.3, 1.4.1), whoever made it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said

Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]


@dataclass(frozen=True, slots=True)
class Link:
    """One bracket: who is in it, who is below, and how it was paired."""

    score: int
    mdps: tuple[PairingNumber, ...]
    residents: tuple[PairingNumber, ...]
    pairs: Pairs
    """Higher player first."""
    left: tuple[PairingNumber, ...]
    following: tuple[PairingNumber, ...]
    """The next scoregroup; nobody for the last bracket."""
    lower: tuple[PairingNumber, ...]
    """Everybody below that one."""

    @property
    def players(self) -> tuple[PairingNumber, ...]:
        """Everybody in the bracket in the order 1.2."""
        return self.mdps + self.residents


def chain(sheet: Sheet, pairing: Pairing) -> tuple[Link, ...]:
    """Return the brackets from the top: two who come together in one are paired in it, the others are left over."""
    ranked = sheet.ranked(sheet.players)
    by_score = [(score, tuple(group)) for score, group in groupby(ranked, key=sheet.score)]
    groups = [group for _, group in by_score]
    links: list[Link] = []
    down: tuple[PairingNumber, ...] = ()
    for at, (score, group) in enumerate(by_score):
        here = {*down, *group}
        pairs = _pairs_within(sheet, pairing, here)
        left = sheet.ranked(here - {number for pair in pairs for number in pair})
        following, *lower = groups[at + 1 :] or [()]
        links.append(
            Link(score, down, group, pairs, left, following, tuple(number for each in lower for number in each))
        )
        down = left
    return tuple(links)


def _pairs_within(sheet: Sheet, pairing: Pairing, here: set[PairingNumber]) -> Pairs:
    """Return the pairs among some players, the higher one first, by scores and numbers."""
    inside = [(pair.white, pair.black) for pair in pairing.pairs if {pair.white, pair.black} <= here]
    ranked = [(one, two) for one, two in map(sheet.ranked, inside)]
    return tuple(sorted(ranked, key=lambda pair: (-sheet.score(pair[0]), pair[0])))


def broken_links(links: tuple[Link, ...], reported: Sequence[BracketResult]) -> Iterator[Finding]:
    """Yield the first bracket that is told otherwise than the pairs tell it."""
    if len(links) != len(reported):
        sentence = said("The round has {count} brackets, {told} are told.", count=len(links), told=len(reported))
        yield Finding(dutch("1.3"), None, (), sentence)
        return
    for link, bracket in zip(links, reported, strict=True):
        told = (bracket.score, bracket.mdps, bracket.residents, tuple(sorted(bracket.pairs)), bracket.downfloaters)
        if told != (link.score, link.mdps, link.residents, tuple(sorted(link.pairs)), link.left):
            sentence = said("The bracket is told otherwise than its pairs tell it.")
            yield Finding(dutch("1.3"), link.score, link.players, sentence)
            return
