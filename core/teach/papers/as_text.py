"""A sheet as plain text of 80 columns, English in ASCII but for the half points; cards in pages for A4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from paircard.core.teach.papers.blocks import (
    Answer,
    Block,
    Card,
    CardRow,
    Cards,
    Grid,
    Heading,
    NewPage,
    Paragraph,
    Reasons,
    card_head,
)
from paircard.core.teach.papers.wrapping import WIDTH, wrapped

PAGE = 60
"""Lines of an A4 page."""
ABREAST = 3
INSIDE = 24
"""Columns of a card between its cutting lines."""


def as_text(blocks: Iterable[Block]) -> str:
    """Return the sheet."""
    return "\n".join(line.rstrip(" ") for block in blocks for line in _lines(block)) + "\n"


def _lines(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        yield from (block.text, ("=" if block.level == 1 else "-") * len(block.text), "")
    elif isinstance(block, Paragraph):
        yield from (*wrap(block.text, WIDTH), "")
    elif isinstance(block, Answer):
        yield from (line for _ in range(block.lines) for line in ("_" * WIDTH, ""))
    elif isinstance(block, Reasons):
        yield from (*(part for line in block.lines for part in wrapped(line, 2)), "")
    elif isinstance(block, Grid):
        yield from (*_grid(block), "")
    elif isinstance(block, NewPage):
        yield "\f"
    else:
        yield from _cards(block)


def _grid(grid: Grid) -> Iterator[str]:
    rule = "+".join(("", *("-" * (width + 2) for width in grid.widths), ""))
    yield rule
    for at, row in enumerate((grid.head, *grid.rows)):
        cells = [wrap(cell, width) or [""] for cell, width in zip(row, grid.widths, strict=True)]
        for lines in zip_longest(*cells, fillvalue=""):
            texts = (f" {text:<{width}} " for text, width in zip(lines, grid.widths, strict=True))
            yield "|".join(("", *texts, ""))
        if at == 0 or grid.by_hand or at == len(grid.rows):
            yield rule


def _cards(block: Cards) -> Iterator[str]:
    """Yield the cards in rows, as many rows a page as fit; a page ends with a form feed."""
    rows = [block.cards[at : at + ABREAST] for at in range(0, len(block.cards), ABREAST)]
    high = max((len(card.rows) for card in block.cards), default=0) + 3
    fitting = max(1, (PAGE - 6) // high)
    for at, row in enumerate(rows):
        if at and at % fitting == 0:
            yield _cut(row)
            yield "\f"
        yield _cut(row)
        for line in zip(*(_card(card) for card in row), strict=True):
            yield "|".join(("", *(text.ljust(INSIDE) for text in line), ""))
    if rows:
        yield from (_cut(rows[-1]), "")


def _cut(row: Sequence[Card]) -> str:
    """Return a line to cut along."""
    return "+".join(("", *("- " * (INSIDE // 2) for _ in row), ""))


def _card(card: Card) -> Iterator[str]:
    head = f" {card.part}{card.number} {card.name}"[: INSIDE - 6]
    yield f"{head:<{INSIDE - 5}}{card.rating:>4}"
    yield _row(card_head())
    for row in card.rows:
        yield _row(row)


def _row(row: CardRow) -> str:
    return f" {row.round:<2} {row.opponent:>3} {row.colour:<1} {row.float:<1} {row.result:<4} {row.score:>5}"
