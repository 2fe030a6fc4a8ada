"""A sheet as one HTML page that prints on A4 without anything else: no script, no font, no picture to be fetched."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from paircard.core.papers.html_page import html_page
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

STYLE = """\
.answer { border-bottom: 0.3mm solid #000; height: 8mm; }
.reasons { font: 9.5pt/1.3 monospace; }
.reason { text-indent: -2ch; }
.cards { display: grid; grid-template-columns: repeat(3, 59.5mm); padding: 0.5mm; }
.card { border: 0.2mm dashed #000; margin: 0 -0.2mm -0.2mm 0; padding: 3mm; break-inside: avoid; }
.card { position: relative; font: 9pt/1.2 sans-serif; }
.card::before { content: "+"; position: absolute; left: -1.2mm; top: -2.2mm; font: 9pt monospace; }
.card table { border-collapse: collapse; width: 100%; }
.card td, .card th { border: 0.1mm solid #999; height: 4.5mm; text-align: center; font-weight: normal; }
.card caption { text-align: left; font-weight: bold; padding-bottom: 1mm; }
.grid { border-collapse: collapse; margin: 2mm 0 4mm; }
.grid td, .grid th { border: 0.2mm solid #000; padding: 0.5mm 1.5mm; text-align: left; vertical-align: top; }
.grid tr { break-inside: avoid; }
.hand td { height: 8mm; }
.page { break-before: page; }
@media screen and (max-width: 700px) {
  .cards { grid-template-columns: minmax(0, 1fr); }
  .grid { table-layout: fixed; width: 100%; } .grid th { width: auto !important; }
}
"""


def as_html(blocks: Iterable[Block], *, title: str) -> str:
    """Return the sheet."""
    body = "\n".join(line for block in blocks for line in _lines(block))
    return html_page(body, title=title, style=STYLE)


def _lines(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        yield f"<h{block.level}>{escape(block.text)}</h{block.level}>"
    elif isinstance(block, Paragraph):
        yield f"<p>{escape(block.text)}</p>"
    elif isinstance(block, Answer):
        yield from ('<div class="answer"></div>' for _ in range(block.lines))
    elif isinstance(block, Reasons):
        yield from ('<div class="reasons">', *map(_reason, block.lines), "</div>")
    elif isinstance(block, Grid):
        yield from _grid(block)
    elif isinstance(block, NewPage):
        yield '<div class="page"></div>'
    else:
        yield from _cards(block)


def _reason(line: str) -> str:
    """Set a line as far in as it stands; what goes on below hangs."""
    body = line.lstrip(" ")
    return f'<div class="reason" style="padding-left: {len(line) - len(body) + 2}ch">{escape(body)}</div>'


def _grid(grid: Grid) -> Iterator[str]:
    yield f'<table class="grid{" hand" if grid.by_hand else ""}">'
    heads = zip(grid.head, grid.widths, strict=True)
    cells = (f'<th style="width: {width * 2.1:.0f}mm">{escape(head)}</th>' for head, width in heads)
    yield f"<tr>{''.join(cells)}</tr>"
    yield from (f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in grid.rows)
    yield "</table>"


def _cards(block: Cards) -> Iterator[str]:
    yield '<div class="cards">'
    for card in block.cards:
        yield from _card(card)
    yield "</div>"


def _card(card: Card) -> Iterator[str]:
    yield '<div class="card"><table>'
    yield f"<caption>{escape(f'{card.part}{card.number} {card.name}')} {escape(card.rating)}</caption>"
    yield _row(card_head(), "th")
    yield from (_row(row, "td") for row in card.rows)
    yield "</table></div>"


def _row(row: CardRow, cell: str) -> str:
    fields = (row.round, row.opponent, row.colour, row.float, row.result, row.score)
    return "<tr>" + "".join(f"<{cell}>{escape(field)}</{cell}>" for field in fields) + "</tr>"
