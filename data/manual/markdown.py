"""As much of Markdown as the manual uses: headings, paragraphs, lists, tables, code, pictures, and their spans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

Kind = Literal["text", "code", "strong", "stress"]

_ITEM = re.compile(r"(- |\d+\. )")
_PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]*)\)")
_KEYS = re.compile(r"\S|[↑↓←→]+|(Shift\+|Ctrl\+)?(Enter|Esc|Tab|Space|Backspace|Home|End|PgUp|PgDn|F\d+|[A-Z])")
_SPAN = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|(?<![\w*])\*(?P<stress>[^*\s][^*]*)\*(?![\w*])"
    r"|\[(?P<label>[^]]*)\]\((?P<target>[^)]*)\)"
)
_RULE = re.compile(r"\|[-| :]+\|")
_REMARK = re.compile(r"<!--.*?-->", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a text, as it is said."""

    text: str
    kind: Kind = "text"
    target: str = ""
    """Where a link leads; empty where it is none."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 1 is the title of the page. Texts of blocks keep their marks: `spans` reads them."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that flow."""

    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list, with its dash or number."""

    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, the heads first."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Code:
    """Lines as they stand."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, which no terminal shows."""

    label: str
    target: str


Block = Heading | Paragraph | Item | Table | Code


def blocks(text: str) -> Iterator[Block]:
    r"""Yield what a page is made of at a terminal.

    >>> list(blocks("# Keys\n\nPress\n`p`.\n"))
    [Heading(level=1, text='Keys'), Paragraph(text='Press `p`.')]
    """
    yield from (block for block in with_pictures(text) if not isinstance(block, Picture))


def with_pictures(text: str) -> Iterator[Block | Picture]:
    r"""Yield what a page is made of; a picture stands alone between blank lines.

    >>> list(with_pictures("![Home](home.svg)\n"))
    [Picture(label='Home', target='home.svg')]
    """
    outside = True
    for part in re.split(r"^```.*\n", _REMARK.sub("", text), flags=re.MULTILINE):
        if outside:
            yield from _flowing(part)
        else:
            yield Code(tuple(part.rstrip("\n").split("\n")))
        outside = not outside


def _flowing(text: str) -> Iterator[Block | Picture]:
    for blank, lines in groupby(text.split("\n"), key=lambda line: not line.strip()):
        if not blank:
            yield from _of_lines(list(lines))


def _of_lines(lines: list[str]) -> Iterator[Block | Picture]:
    """Yield the blocks of lines between which none is blank."""
    if lines[0].startswith("|"):
        yield Table(tuple(_cells(line) for line in lines if not _RULE.fullmatch(line.strip())))
        return
    gathered: list[str] = []
    for line in lines:
        if gathered and (_ITEM.match(line) or gathered[0].startswith("#")):
            yield _block(gathered)
            gathered = []
        gathered.append(line)
    yield _block(gathered)


def _block(lines: list[str]) -> Block | Picture:
    text = " ".join(line.strip() for line in lines)
    if shown := _PICTURE.fullmatch(text):
        return Picture(shown[1], shown[2])
    if text.startswith("#"):
        return Heading(len(text) - len(text.lstrip("#")), text.lstrip("# "))
    if item := _ITEM.match(text):
        return Item(item[1], text[item.end() :])
    return Paragraph(text)


def _cells(line: str) -> tuple[str, ...]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner))


def spans(text: str, target: str = "") -> Iterator[Span]:
    """Yield the pieces of a text; `target` is where the link leads in which they stand.

    >>> list(spans("See [`keys`](keys.md)."))
    [Span(text='See ', kind='text', target=''), Span(text='keys', kind='code', target='keys.md'), \
Span(text='.', kind='text', target='')]
    """
    done = 0
    for found in _SPAN.finditer(text):
        if before := text[done : found.start()]:
            yield Span(before, target=target)
        done = found.end()
        if found["label"] is not None:
            yield from spans(found["label"], found["target"])
        elif found["code"] is not None:
            yield Span(found["code"], "code", target)
        else:
            yield from _stressed(found, target)
    if rest := text[done:]:
        yield Span(rest, target=target)


def _stressed(found: re.Match[str], target: str) -> Iterator[Span]:
    kind: Kind = "strong" if found["strong"] is not None else "stress"
    for span in spans(found["strong"] or found["stress"], target):
        yield Span(span.text, kind if span.kind == "text" else span.kind, span.target)


def pressed(code: str) -> bool:
    """Whether a piece of code is what is pressed, one key or several with blanks between; other code is typed or named.

    >>> pressed("Ctrl+P"), pressed("g Enter"), pressed("paircard")
    (True, True, False)
    """
    return all(map(_KEYS.fullmatch, code.split()))


def plain(text: str) -> str:
    """Return a text without what only a browser shows: stress, and where a link leads. Code keeps its marks.

    >>> plain("**Now** see [`keys`](keys.md)")
    'Now see `keys`'
    """
    return "".join(f"`{span.text}`" if span.kind == "code" else span.text for span in spans(text))
