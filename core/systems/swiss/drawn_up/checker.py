"""What does not hold in a bracket into which players are drawn up. No code of the engines is used here.

What is recorded is followed in the order of the text: bracket by bracket its set and its pairs.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.bye_first import checker
from paircard.core.systems.swiss.bye_first.sheet import Sheet
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.outcome import Numbers, Two
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.values.said import said

S = TypeVar("S", bound=Sheet[Any])  # no words: a name


class Link(NamedTuple):
    """One bracket of a recorded round."""

    score: int
    residents: Numbers
    below: Numbers
    """All of lower scores that are not paired in a bracket above, in the order of sets."""
    upfloaters: Numbers
    """Those of them that meet a resident, in that order."""
    pairs: tuple[Two, ...]
    """The smaller number first, in order."""

    @property
    def members(self) -> Numbers:
        """Everybody in it, by number."""
        return tuple(sorted((*self.residents, *self.upfloaters)))


class Checker(checker.Checker[S]):
    """Holds a round against the text; a book says what is wrong with a set, with pairs and with colours."""

    book: ClassVar[DrawingUpBook[Any]]

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    @abstractmethod
    def wrong_set(self, link: Link) -> Finding | None:
        """Return what is wrong with the upfloaters of a bracket."""

    @abstractmethod
    def wrong_pairs(self, link: Link) -> Finding | None:
        """Return what is wrong with its pairs, its set being right."""

    def first_wrong(self, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[Finding]:
        """Yield what is wrong in the first bracket in which anything is."""
        for link in self.chain(pairs, bye):
            if found := self.wrong_set(link) or self.wrong_pairs(link):
                yield found
                return

    def chain(self, pairs: Sequence[Two], bye: PairingNumber | None) -> list[Link]:
        """Return the brackets that the pairs of a round make, from the top."""
        sheet = self.sheet
        partner = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
        left = {*sheet.players} - {bye}
        links = []
        while left:
            top = max(map(sheet.score, left))
            residents = tuple(sorted(each for each in left if sheet.score(each) == top))
            inside = {*residents}
            below = sheet.ranked(left - inside)
            upfloaters = tuple(each for each in below if partner[each] in inside)
            own = tuple(pair for pair in pairs if inside.intersection(pair))
            links.append(Link(top, residents, below, upfloaters, own))
            left -= {*residents, *upfloaters}
        return links

    # --- sentences --------------------------------------------------------------------------------------------

    def other_set(self, link: Link, right: Numbers, reached: Sequence[Any], could: Sequence[Any]) -> Finding:
        """Return that another set is right: by the first criterion that differs, or only by the order of sets."""
        names, text = self.text.of_sets, self.text
        name = first_worse(names, reached[: len(names)], could[: len(names)])
        named = {"right": _listed(right), "upfloaters": _listed(link.upfloaters)}
        if name is None:
            earlier = said("The rules draw up {right}: {upfloaters} comes later in the order of sets.", **named)
            return Finding(text.cited(text.sets), link.score, link.upfloaters, earlier)
        better = said(
            "Drawn up {upfloaters}: {reached} With {right}: {could}",
            reached=text.value_words(name, reached),
            could=text.value_words(name, could),
            **named,
        )
        return Finding(text.cited(name), link.score, link.upfloaters, better)

    def could_be_better(self, name: str, link: Link, reached: Sequence[Any], could: Sequence[Any]) -> Finding:
        """Return that the members of a bracket could be paired better by a criterion."""
        text = self.text
        words = said(
            "{reached} Possible: {could}",
            reached=text.value_words(name, reached),
            could=text.value_words(name, could),
        )
        return Finding(text.cited(name), link.score, tuple(each for two in link.pairs for each in two), words)


def _listed(upfloaters: Numbers) -> str:
    return " ".join(map(str, upfloaters)) or "-"
