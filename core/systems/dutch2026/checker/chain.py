"""The brackets of a round as its pairs tell them (1.3, 1.4.1), whoever made it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.event.ids import PairingNumber
from core.facets.finding import Finding
from core.systems.dutch2026.checker.sheet import Sheet
from core.systems.dutch2026.outcome import BracketResult, Pairing
from core.systems.dutch2026.rules import dutch
from core.values.said import said

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
    scores = sorted({sheet.score(number) for number in ranked}, reverse=True)
    groups = [tuple(number for number in ranked if sheet.score(number) == score) for score in scores]
    links: list[Link] = []
    down: tuple[PairingNumber, ...] = ()
    for at, (score, group) in enumerate(zip(scores, groups, strict=True)):
        here = {*down, *group}
        inside = [(pair.white, pair.black) for pair in pairing.pairs if pair.white in here and pair.black in here]
        pairs = sorted((sheet.ranked(pair) for pair in inside), key=lambda pair: (-sheet.score(pair[0]), pair[0]))
        left = sheet.ranked(here - {number for pair in inside for number in pair})
        lower = [number for each in groups[at + 2 :] for number in each]
        following = groups[at + 1] if at + 1 < len(groups) else ()
        links.append(Link(score, down, group, tuple((one, two) for one, two in pairs), left, following, tuple(lower)))
        down = left
    return tuple(links)


def broken_links(links: tuple[Link, ...], reported: tuple[BracketResult, ...]) -> Iterator[Finding]:
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
