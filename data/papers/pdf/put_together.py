"""The pages of a paper, set part by part and put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

from paircard.core.values.progress import Far, Steps, unheard
from paircard.data.papers.pdf.parts import Part
from paircard.data.papers.pdf.setter import Setter

PILE = 48
"""Cards that are set in one go; the pages they take tell how many are on one."""


COUNTING = 0.25
"""What share of the time it takes to count the pages."""


class Pages:
    """Sets the parts of one paper, each with the number of its first page and of all pages."""

    def __init__(self, setter: Setter, said: dict[str, Any]) -> None:
        self._setter = setter
        self._said = said
        """What all parts are told."""

    def of(self, parts: Sequence[Part], far: Far = unheard) -> bytes:
        """Return the whole paper; raise NotStored if it cannot be set."""
        if len(parts) == 1 and len(parts[0].sections) <= PILE:
            return self._set(parts[0], before=0, pages=None, tags=True)
        counting = Steps(far, round(len(parts) / COUNTING))
        counted = [each for part in counting.each(parts) for each in self._counted(part)]
        total, before, contents = sum(pages for _, pages in counted), 0, []
        setting = Steps(lambda done, whole: far(*_after_counting(done, whole)), len(counted))
        for part, pages in setting.each(counted):
            contents.append(self._set(part, before=before, pages=total, tags=False))
            before += pages
        return _joined(contents)

    def _counted(self, part: Part) -> Iterator[tuple[Part, int]]:
        """Yield a part, cards in piles that fill whole pages, with the number of its pages."""
        cards = len(part.sections) if part.kind else 0
        pages = _count(self._set(part.pile(0, PILE) if cards else part, before=0, pages=0, tags=False))
        if cards <= PILE:
            yield part, pages
            return
        on_a_page = next(many for many in range(1, PILE + 1) if -(-PILE // many) == pages)
        size = PILE - PILE % on_a_page
        for start in range(0, cards, size):
            pile = part.pile(start, size)
            yield pile, -(-len(pile.sections) // on_a_page)

    def _set(self, part: Part, *, before: int, pages: int | None, tags: bool) -> bytes:
        told = {
            "sections": part.sections,
            "models": part.models,
            "cards": part.kind > 0,
            "opening": part.opening,
            "notes": part.notes,
        }
        content = self._setter.pages({**self._said, "part": told, "before": before, "pages": pages}, tags=tags)
        if not tags:
            self._setter.forget()
        return content


def _after_counting(done: int, whole: int) -> tuple[int, int]:
    """Return how much of all is done."""
    return round(100 * (COUNTING + (1 - COUNTING) * done / whole)), 100


def _count(content: bytes) -> int:
    from pypdf import PdfReader

    return len(PdfReader(BytesIO(content)).pages)


def _joined(contents: Sequence[bytes]) -> bytes:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=BytesIO(contents[0]))
    for content in contents[1:]:
        writer.append(PdfReader(BytesIO(content)))
    joined = BytesIO()
    writer.write(joined)
    return joined.getvalue()
