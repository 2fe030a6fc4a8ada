"""A paper as one HTML page that prints on A4: lying where a table has many columns, large for the wall."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape

from core.html_page import html_page
from core.papers.paper import Column, Paper, Section, Table, rules_in_force

Link = Callable[[str], str]
STYLE = """\
h2 { margin: 5mm 0 1mm; } p { margin: .6mm 0; } footer { margin-top: 5mm; font-size: 9pt; }
.mark { border: .4mm solid #000; padding: 1mm 2mm; font-weight: bold; }
.in { padding-left: 6mm; } .more { padding-left: 12mm; }
table { border-collapse: collapse; font: 10pt/1.25 sans-serif; margin: 2mm 0; }
thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .6mm 1.6mm; text-align: left; white-space: nowrap; border-bottom: .1mm solid #999; }
th { border-bottom: .3mm solid #000; font-weight: bold; }
.right { text-align: right; } .centre { text-align: center; }
.roomy { white-space: normal; overflow-wrap: anywhere; min-width: 24mm; }
.card { border: .2mm dashed #000; padding: 3mm; margin: 3mm 0; break-inside: avoid; }
.wall table { font-size: 17pt; } .wall h1 { font-size: 26pt; }
@media screen { main { overflow-x: auto; } }
"""
LYING = "@page { size: A4 landscape; }\nbody { max-width: 267mm; }\n"
STANDING_COLUMNS = 12
"""So many columns go on upright paper."""
VIEWPORT = '<meta name="viewport" content="width=device-width">\n'


def as_html(paper: Paper, *, lang: str = "") -> str:
    """Return the page."""
    kind = ' class="wall"' if paper.wall else ""
    body = "\n".join([f"<main{kind}>", *body_lines(paper), "</main>"])
    widest = max((len(each.table.columns) for each in paper.sections if each.table), default=0)
    style = STYLE + (LYING if paper.wall or widest > STANDING_COLUMNS else "")
    return html_page(body, title=f"{paper.head[0]}: {paper.title}", style=style, lang=lang, head=VIEWPORT)


def body_lines(paper: Paper, link: Link | None = None) -> Iterator[str]:
    """Yield the paper without the frame of its page; `link` gives the page of a pairing number."""
    yield "<header>"
    yield from (f"<p>{escape(line)}</p>" for line in paper.head)
    yield f"<h1>{escape(paper.title)}</h1>"
    yield from (f'<p class="mark">{escape(mark)}</p>' for mark in paper.marks)
    yield "</header>"
    for section in paper.sections:
        yield from _section(section, link)
    yield "<footer>"
    yield from (f"<p>{escape(note)}</p>" for note in (*paper.notes, *rules_in_force()))
    yield "</footer>"


def _section(section: Section, link: Link | None) -> Iterator[str]:
    yield '<section class="card">' if section.card else "<section>"
    if section.title:
        yield f"<h2>{escape(section.title)}</h2>"
    yield from map(_line, section.lines)
    if section.table is not None:
        yield from _table(section.table, link)
    yield from map(_line, section.below)
    yield "</section>"


def _line(line: str) -> str:
    indent = len(line) - len(line.lstrip(" "))
    kind = ("", ' class="in"', ' class="more"')[min(indent // 2, 2)]
    return f"<p{kind}>{escape(line.strip())}</p>"


def _table(table: Table, link: Link | None) -> Iterator[str]:
    yield "<table>"
    heads = tuple(column.head for column in table.columns)
    if any(heads):
        yield f"<thead>{_row(table.columns, map(escape, heads), 'th')}</thead>"
    yield "<tbody>"
    for row in table.rows:
        yield _row(table.columns, _linked(table.columns, row, link) if link else map(escape, row), "td")
    yield "</tbody></table>"


def _linked(columns: Iterable[Column], row: Iterable[str], link: Link) -> Iterator[str]:
    """Yield cells in which a pairing number, and the name that follows it, lead to a page."""
    number = ""
    for column, text in zip(columns, row, strict=True):
        if column.number:
            number = text
        leads = number and (column.number or column.roomy)
        yield f'<a href="{escape(link(number))}">{escape(text)}</a>' if leads else escape(text)
        if column.roomy:
            number = ""


def _row(columns: Iterable[Column], cells: Iterable[str], cell: str) -> str:
    """Return a row of cells that are HTML already."""
    written = (f"<{cell}{_kind(column)}>{text}</{cell}>" for column, text in zip(columns, cells, strict=True))
    return f"<tr>{''.join(written)}</tr>"


def _kind(column: Column) -> str:
    kinds = [*(() if column.align == "left" else (column.align,)), *(("roomy",) if column.roomy else ())]
    return f' class="{" ".join(kinds)}"' if kinds else ""
