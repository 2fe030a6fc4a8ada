"""The name of an arbiter as people write it: a title before or behind it, a FIDE id behind it."""

from __future__ import annotations

import re

from paircard.core.event.fide_details import ARBITER_TITLES
from paircard.core.values.frozen import dataclass
from paircard.core.values.text import folded

_ID = re.compile(r"\b\d{5,12}\b")
_TITLE = re.compile(rf"\b(?:{'|'.join(filter(None, ARBITER_TITLES))})\b")


@dataclass(frozen=True, slots=True)
class ArbiterName:
    """What was written, taken apart."""

    name: str
    title: str = ""
    """Of `ARBITER_TITLES`; empty where none was written."""
    id: str = ""

    @property
    def person(self) -> frozenset[str]:
        """The parts of the name, in whatever order somebody writes them."""
        return words_of(self.name)


def arbiter_named(text: str) -> ArbiterName:
    """Return the name without what stands around it.

    >>> arbiter_named("IA Ek, Åsa 1700123")
    ArbiterName(name='Ek, Åsa', title='IA', id='1700123')
    >>> arbiter_named("Lis, Ewa (FA, id 1100456)").name, arbiter_named("Nash, Ian").title
    ('Lis, Ewa', '')
    """
    id_, title = _ID.search(text), _TITLE.search(text)
    rest = re.sub(r"\bid\b", " ", _TITLE.sub(" ", _ID.sub(" ", text)), flags=re.IGNORECASE)
    bare = re.sub(r"[()\[\]]", " ", rest)
    name = " ".join(bare.split()).replace(" ,", ",").strip(" ,;:")
    return ArbiterName(name, title[0] if title else "", id_[0] if id_ else "")


def words_of(name: str) -> frozenset[str]:
    """Return the words of a name without accents and case: "Ek, Åsa" and "Åsa Ek" are the same."""
    return frozenset(folded(name).replace(",", " ").split())
