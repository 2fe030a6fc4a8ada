"""How a paper looks as HTML: upright or lying, in type that fits, large for the wall, in boxes on a small screen."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.papers.drawing import Sheet
from paircard.core.papers.paper import Paper, Table
from paircard.data.papers.layout import parts

STYLE = """\
body { font-family: sans-serif; font-size: 10.5pt; }
h2 { margin: 5mm 0 1mm; } p { margin: .6mm 0; } footer { margin-top: 5mm; font-size: 9pt; }
.mark { border: .4mm solid #000; padding: 1mm 2mm; font-weight: bold; }
.in { padding-left: 6mm; } .more { padding-left: 12mm; }
table { border-collapse: collapse; font: 10pt/1.25 sans-serif; margin: 2mm 0; }
thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .6mm 1.6mm; text-align: left; white-space: nowrap; border-bottom: .1mm solid #999; }
th { border-bottom: .3mm solid #000; font-weight: bold; }
.right { text-align: right; } .centre { text-align: center; }
.roomy { white-space: normal; overflow-wrap: anywhere; min-width: 24mm; }
.card { border: .2mm dashed #000; padding: 2mm 3mm; margin: 3mm 0; break-inside: avoid; font-size: 10pt; }
.card h2 { margin: 1mm 0; } .card table { font-size: 9pt; margin: 1mm 0; }
.wall table { font-size: 17pt; } .wall h1 { font-size: 26pt; }
@media screen { .box { overflow-x: auto; } }
@media screen and (max-width: 700px) {
  .wall table { font-size: 9pt; } .wall th, .wall td { padding: .8mm; } .wall .roomy { min-width: 20mm; }
  .wall h1 { font-size: 16pt; }
}
"""
DRAWN = """\
.sheet { display: block; font-family: sans-serif; font-variant-numeric: tabular-nums; }
@media screen { body { max-width: 297mm; } .sheet { max-width: 100%; height: auto; border: .2mm solid #999; } }
@media print { body { max-width: none; margin: 0; } .said { display: none; } .sheet { break-after: page; } }
"""
LEADS = """\
.to { float: right; width: 26mm; margin: 0 0 2mm 4mm; }
.to .qr { width: 26mm; display: block; } .address { overflow-wrap: break-word; }
.wall .to, .wall .to .qr { width: 34mm; }
"""
"""Of the square that leads a telephone to the pages."""
LYING = "@page { size: A4 landscape; }\nbody { max-width: 267mm; }\n"
UPRIGHT_POINTS, LYING_POINTS = 510, 757
"""Between the margins of A4; 1 pt is 1/72 inch."""
PLAIN_TYPE, SMALLEST_TYPE = 10.0, 5.0
_CELL_POINTS = 9.0
"""Left and right of what stands in a cell."""
_TYPE_WIDTH = 0.62
"""Of a digit, in parts of the size of the type; in a wide font, for nobody knows which one a browser takes."""
_ROOMY_POINTS = 68.0
"""A name goes on in the next line rather than in more than that."""


def style_of(paper: Paper, drawn: Sequence[Sheet]) -> str:
    """Return the style of a paper, with its sheets where it is drawn."""
    return _laid_out(paper, drawn) + (LEADS if paper.address else "")


def _laid_out(paper: Paper, drawn: Sequence[Sheet]) -> str:
    """Return the style by which what is too wide for upright A4 lies; what is too wide even so is set smaller."""
    if drawn:
        return STYLE + DRAWN + f"@page {{ size: {drawn[0].width:g}mm {drawn[0].height:g}mm; margin: 0; }}\n"
    tables = [part for section in paper.sections if section.table for part in printed(section.table)]
    widest = max(map(_points, tables), default=0.0)
    if paper.wall != "poster" and widest <= UPRIGHT_POINTS:
        return STYLE
    if paper.wall == "poster" or widest <= LYING_POINTS:
        return STYLE + LYING
    size = max(SMALLEST_TYPE, int(2 * PLAIN_TYPE * LYING_POINTS / widest) / 2)
    return f"{STYLE}{LYING}@media print {{ table {{ font-size: {size}pt; }} }}\n"


def printed(table: Table) -> list[Table]:
    """Return a table, or where the smallest type would not do, the parts of it that stand one below the other."""
    widths = [*_widths(table)]
    if sum(widths) <= LYING_POINTS * PLAIN_TYPE / SMALLEST_TYPE:
        return [table]
    return [table.with_columns(part) for part in parts(table, widths, LYING_POINTS, 0)]


def _points(table: Table) -> float:
    """Return how wide a table is at least, in points."""
    return sum(_widths(table))


def _widths(table: Table) -> Iterator[float]:
    for at, column in enumerate(table.columns):
        longest = max(len(text) for text in (column.head, *(row[at] for row in table.rows)))
        letters = longest * PLAIN_TYPE * _TYPE_WIDTH
        yield _CELL_POINTS + (min(letters, _ROOMY_POINTS) if column.roomy else letters)
