"""A long paper in parts: Typst keeps all that it has set until it is told to forget, a gigabyte for 300 start cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

MODELS = 4
"""So many of the longest, and of the broadest, stand for all cards of a kind: each pile is set the same way."""

Told = dict[str, Any]
"""A paper, or a section, as the `.typ` files read it."""


@dataclass(frozen=True, slots=True)
class Part:
    """Sections that are set in one go."""

    sections: Sequence[Told]
    kind: int
    """Cards of one kind have the same columns; 0 for what flows from page to page."""
    opening: bool
    """Whether the title stands before it."""
    notes: bool
    """Whether what the signs mean stands below it."""
    models: Sequence[Told] = ()
    """The cards that need most room."""

    def pile(self, start: int, size: int) -> Part:
        """Return so many of the cards, the first of them at `start`."""
        return replace(self, sections=self.sections[start : start + size])


def parts_of(sections: Sequence[Told]) -> list[Part]:
    """Return a paper in parts, in their order."""
    groups = [(kind, list(group)) for kind, group in groupby(sections, key=_kind)]
    last_flowing = max((at for at, (kind, _) in enumerate(groups) if not kind), default=-1)
    return [_part(kind, group, at == 0, at == last_flowing) for at, (kind, group) in enumerate(groups)]


def _kind(section: Told) -> int:
    return len(section["table"]["columns"]) if section["card"] else 0


def _part(kind: int, group: list[Told], opening: bool, notes: bool) -> Part:
    if not kind:
        return Part(group, kind, opening, notes)
    models = [each for size in ("length", "breadth") for each in sorted(group, key=lambda card: -card[size])[:MODELS]]
    return Part(group, kind, False, False, models)
