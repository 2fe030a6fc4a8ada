"""A paper as its page shows it: in parts, in place of the sections."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from paircard.core.pages.parts import Part
from paircard.core.papers.paper import Paper
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class PaperInParts(Paper):
    """A paper with a page of its own kind."""

    parts: tuple[Part, ...] = ()


def in_parts(paper: Paper, *parts: Part) -> PaperInParts:
    """Return a paper with what its page shows."""
    return PaperInParts(**_told(paper), parts=parts)


def as_on_paper(paper: Paper) -> Paper:
    """Return a paper without what its page shows."""
    return Paper(**_told(paper))


def _told(paper: Paper) -> dict[str, Any]:
    return {each.name: getattr(paper, each.name) for each in fields(Paper)}


def parts_of(paper: Paper) -> tuple[Part, ...]:
    """Return what a page shows: the parts, else the sections as on paper."""
    return paper.parts if isinstance(paper, PaperInParts) else paper.sections
